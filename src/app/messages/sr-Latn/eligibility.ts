// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/eligibility.ts'
import { translated } from '../translated.ts'

export const eligibility = translated<typeof english.eligibility>()({
  eligible: 'Ispunjavate uslove. Uskoro idete dalje!', // f5cfe1e5
  lastQuestion: 'Poslednje pitanje! Uskoro idete dalje.', // 0af45f9a
  ineligible: 'Prema Vašim odgovorima, trenutno ne ispunjavate uslove da nastavite', // f0902c32
  unknownType: 'Žao nam je. Izgleda da pitanja ne mogu da se učitaju. Pokušajte ponovo kasnije.', // b01f8517
  issue: 'Trenutno imamo problem. Pokušajte ponovo kasnije.', // 488a0999
  noDetector: 'Trenutno imamo problem sa zakazivanjem. Pokušajte ponovo kasnije.', // 4d2eea9c
  continue: 'Nastavite', // 31fbef16
  required: 'Ovo polje je obavezno', // 0b2b46d5
  invalidDate: 'Datum nije ispravan.', // 8bfe8dbd
  notInPast: 'Datum mora biti u prošlosti.', // 72b72226
  notOnOrAfter: (date: string) => `Datum ne sme biti pre ${date}.`, // 2fcb2919
})
