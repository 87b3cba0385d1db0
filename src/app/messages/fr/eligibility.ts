// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/eligibility.ts'
import { translated } from '../translated.ts'

export const eligibility = translated<typeof english.eligibility>()({
  eligible: 'Vous pouvez continuer. La suite s’ouvre dans un instant !', // f5cfe1e5
  lastQuestion: 'Dernière question ! La suite s’ouvre dans un instant.', // 0af45f9a
  ineligible: 'D’après vos réponses, vous ne pouvez pas continuer pour le moment', // f0902c32
  unknownType: 'Désolé, les questions ne se chargent pas. Réessayez plus tard.', // b01f8517
  issue: 'Il y a un problème en ce moment. Réessayez plus tard.', // 488a0999
  noDetector: 'Il y a un problème avec les rendez-vous en ce moment. Réessayez plus tard.', // 4d2eea9c
  continue: 'Continuer', // 31fbef16
  required: 'Ce champ est obligatoire', // 0b2b46d5
  invalidDate: 'La date n’est pas valable.', // 8bfe8dbd
  notInPast: 'La date doit être dans le passé.', // 72b72226
  notOnOrAfter: (date: string) => `La date doit être le ${date} ou après.`, // 2fcb2919
})
