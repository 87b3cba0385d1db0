// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/store-problem.ts'
import { translated } from '../translated.ts'

export const storeProblem = translated<typeof english.storeProblem>()({
  servicesFailed:
    'Wir können die Impfungen gerade nicht laden. Bitte laden Sie diese Seite neu, um es noch einmal zu versuchen.', // 79f91035
  refresh: 'Neu laden', // 0e916101
  unknownStore: 'Wir finden diese Filiale nicht', // 6ec0bcd2
  unknownStoreWhy: 'Der Code oder die Adresse gehört zu keiner unserer Apotheken.', // e43f35f5
  unknownStoreNext:
    'Scannen Sie den Code an der Theke der Apotheke noch einmal, oder fragen Sie das Apothekenteam.', // 4cdc646e
  findClinic: 'Praxis finden', // 35925dbf
})
