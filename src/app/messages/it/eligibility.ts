// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/eligibility.ts'
import { translated } from '../translated.ts'

export const eligibility = translated<typeof english.eligibility>()({
  eligible: 'Ha i requisiti e tra poco passerà alla pagina successiva!', // f5cfe1e5
  lastQuestion: 'Era l’ultima domanda! Tra poco passerà alla pagina successiva.', // 0af45f9a
  ineligible: 'In base alle sue risposte, per ora non ha i requisiti per continuare', // f0902c32
  unknownType: 'Siamo spiacenti. Abbiamo problemi a caricare le domande. Riprovi più tardi.', // b01f8517
  issue: 'In questo momento abbiamo un problema. Riprovi più tardi.', // 488a0999
  noDetector: 'In questo momento abbiamo un problema con le prenotazioni. Riprovi più tardi.', // 4d2eea9c
  continue: 'Continua', // 31fbef16
  required: 'Questo campo è obbligatorio', // 0b2b46d5
  invalidDate: 'La data non è valida.', // 8bfe8dbd
  notInPast: 'La data deve essere passata.', // 72b72226
  notOnOrAfter: (date: string) => `La data deve essere il ${date} o dopo.`, // 2fcb2919
})
