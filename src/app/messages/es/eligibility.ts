// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/eligibility.ts'
import { translated } from '../translated.ts'

export const eligibility = translated<typeof english.eligibility>()({
  eligible: '¡Cumple los requisitos! En un momento pasará a otra página.', // f5cfe1e5
  lastQuestion: '¡Era la última pregunta! Pasará a la página siguiente en un momento.', // 0af45f9a
  ineligible: 'Según sus respuestas, usted no cumple los requisitos para seguir en este momento', // f0902c32
  unknownType:
    'Lo sentimos. Parece que tenemos problemas para cargar las preguntas. Inténtelo de nuevo más tarde.', // b01f8517
  issue: 'Tenemos un problema en este momento. Inténtelo de nuevo más tarde.', // 488a0999
  noDetector: 'Tenemos un problema con las reservas en este momento. Inténtelo de nuevo más tarde.', // 4d2eea9c
  continue: 'Continuar', // 31fbef16
  required: 'Este campo es obligatorio', // 0b2b46d5
  invalidDate: 'La fecha no es válida.', // 8bfe8dbd
  notInPast: 'La fecha debe ser anterior a hoy.', // 72b72226
  notOnOrAfter: (date: string) => `La fecha no puede ser anterior a ${date}.`, // 2fcb2919
})
