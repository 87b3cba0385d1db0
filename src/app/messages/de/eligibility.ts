// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/eligibility.ts'
import { translated } from '../translated.ts'

export const eligibility = translated<typeof english.eligibility>()({
  eligible: 'Sie erfüllen die Bedingungen und werden gleich weitergeleitet!', // f5cfe1e5
  lastQuestion: 'Das war die letzte Frage! Sie werden gleich weitergeleitet.', // 0af45f9a
  ineligible: 'Nach Ihren Antworten können Sie zurzeit leider nicht fortfahren', // f0902c32
  unknownType: 'Die Fragen lassen sich leider gerade nicht laden. Bitte versuchen Sie es später noch einmal.', // b01f8517
  issue: 'Wir haben gerade ein Problem. Bitte versuchen Sie es später noch einmal.', // 488a0999
  noDetector:
    'Wir haben gerade ein Problem mit der Terminbuchung. Bitte versuchen Sie es später noch einmal.', // 4d2eea9c
  continue: 'Weiter', // 31fbef16
  required: 'Das ist ein Pflichtfeld', // 0b2b46d5
  invalidDate: 'Das Datum ist ungültig.', // 8bfe8dbd
  notInPast: 'Das Datum muss vor heute liegen.', // 72b72226
  notOnOrAfter: (date: string) => `Das Datum darf nicht vor dem ${date} liegen.`, // 2fcb2919
})
