// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/benefit.ts'
import { translated } from '../translated.ts'

export const benefit = translated<typeof english.benefit>()({
  heading: 'Wir brauchen Ihren Leistungscode, um verfügbare Termine für Sie zu finden.', // 79650e57
  field: 'Bitte geben Sie Ihren Leistungscode ein', // 6a9d49d5
  checking: 'Wird geprüft …', // ec963ffc
  required: 'Sie müssen einen Leistungscode eingeben.', // 391c71f1
  invalid: 'Ihr Leistungscode ist ungültig. Bitte versuchen Sie es noch einmal.', // 801b774a
  networkError: 'Es gibt einen Netzwerkfehler. Bitte noch einmal versuchen.', // 4852d77d
  locationsFailed: 'Die Standorte zum Code konnten nicht geladen werden.', // c5f4a7ca
  suggestion: 'Bitte laden Sie die Seite neu, oder suchen Sie andere Standorte.', // 82fb4abd
  busy: 'Bitte versuchen Sie es gleich noch einmal, oder suchen Sie andere Standorte.', // 7a3636a5
  noneAccepts:
    'Niemand in der Nähe dieses Ortes nimmt diesen Leistungscode an. Prüfen Sie den Code und den Ort.', // 978ac760
  refresh: 'Neu laden', // 0e916101
  without: 'Ohne Code suchen', // 59a6cf82
  accepted: 'Dieser Standort nimmt Ihren Leistungscode an', // a3cef312
})
