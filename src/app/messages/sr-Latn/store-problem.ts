// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/store-problem.ts'
import { translated } from '../translated.ts'

export const storeProblem = translated<typeof english.storeProblem>()({
  servicesFailed: 'Imamo problema sa učitavanjem vakcina. Osvežite ovu stranicu i pokušajte ponovo.', // 79f91035
  refresh: 'Osvežite', // 0e916101
  unknownStore: 'Ne nalazimo ovu prodavnicu', // 6ec0bcd2
  unknownStoreWhy: 'Kod ili adresa koju ste koristili ne pripada nijednoj od naših apoteka.', // e43f35f5
  unknownStoreNext: 'Ponovo skenirajte kod na pultu apoteke ili pitajte osoblje apoteke.', // 4cdc646e
  findClinic: 'Nađite kliniku', // 35925dbf
})
