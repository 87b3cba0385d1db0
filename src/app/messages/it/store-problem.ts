// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/store-problem.ts'
import { translated } from '../translated.ts'

export const storeProblem = translated<typeof english.storeProblem>()({
  servicesFailed: 'Abbiamo problemi a caricare i vaccini. Ricarichi questa pagina per riprovare.', // 79f91035
  refresh: 'Ricarica', // 0e916101
  unknownStore: 'Non troviamo questo negozio', // 6ec0bcd2
  unknownStoreWhy: 'Il codice o l’indirizzo usato non è di una delle nostre farmacie.', // e43f35f5
  unknownStoreNext:
    'Scansioni di nuovo il codice al banco della farmacia, o chieda al personale della farmacia.', // 4cdc646e
  findClinic: 'Trova un ambulatorio', // 35925dbf
})
