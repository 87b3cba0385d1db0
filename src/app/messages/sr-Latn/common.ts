// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/common.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number } = wordsIn('sr-Latn')

export const common = translated<typeof english.common>()({
  brand: 'Zdravlje i dobrobit', // 5756dcd3
  skip: 'Pređite na glavni sadržaj', // c887f134
  back: 'Nazad', // 76900f1b
  continue: 'Nastavite', // 31fbef16
  errorWord: 'Greška:', // 61706290
  loading: 'Učitavamo', // dc380888
  stepOf: (n: number, of: number) => `${number(n)} od ${number(of)}`, // c0ed7eba
  tryAgain: 'Pokušajte ponovo', // d8b8392e
  startOver: 'Počnite iznova', // 5eed7e9f
  offline: 'Nema veze. Možete da nastavite; Vašu prijavu šaljemo čim se veza vrati.', // 9cec1ce6
  offlineAtCounter: 'Nema veze. Ovde se bez nje ne možete prijaviti; pitajte na pultu apoteke.', // 679ce275
  offlineBooking: 'Nema veze. Možete da nastavite, ali za pretragu i zakazivanje je potrebna.', // ce8c923d
  helpAtCounter: 'Treba Vam pomoć? Pitajte na pultu apoteke.', // d99baf8c
  helpAtCounterCall: (phone: string) => `Treba Vam pomoć? Pitajte na pultu apoteke ili pozovite ${phone}`, // dabc9bff
  help: 'Treba Vam pomoć? Pitajte u nekoj od naših apoteka ili klinika.', // 1aed4c2b
  helpCall: (phone: string) => `Treba Vam pomoć? Pozovite ${phone}`, // 02c2d95b
  languageHelp: 'Besplatna jezička pomoć', // 976ec2f0
  atHand: 'Pri ruci', // a596012c
  about: 'O ovoj usluzi', // f3e91e50
  privacy: 'Privatnost', // 54a57c31
  accessibility: 'Pristupačnost', // d3368cbf
  licences: 'Licence', // 6d5d9004
  version: (version: string) => `Verzija ${version}`, // a1874512
  connectionFailed: 'Trenutno imamo problema sa vezom. Pokušajte ponovo za koji trenutak.', // 5dc929fc
})

export const titles = translated<typeof english.titles>()({
  main: 'Zakazivanje: zdravlje i dobrobit', // 2a924af6
  benefitCodes: 'Provera koda pogodnosti', // 817c4293
  prescreen: 'Obrazac sa uvodnim pitanjima', // f1de0af2
  results: 'Rezultati pretrage termina', // 1493747a
  followup: 'Rezultati pretrage termina', // 1493747a
  schedule: 'Obrazac sa podacima pacijenta', // 4cc0270b
  confirmation: 'Potvrda posete', // ffa6836b
  cancel: 'Otkažite posetu', // e0790c5f
  cancelOpened: 'Otkažite posetu', // e0790c5f
  canceled: 'Potvrda otkazivanja', // 5e621bcb
  instantVaccine: 'Vakcina bez zakazivanja', // e941b803
  instantVaccineSelection: 'Obrazac sa uvodnim pitanjima', // f1de0af2
  clinicLocations: 'Pretraga klinika', // afa12656
  pharmacy: 'Termini za vakcinaciju', // 8ea82de0
  clinicSchedule: 'Zakažite posetu u klinici', // e5e95872
  clinicServices: 'Usluge klinike', // 83d707a2
  clinicPrices: 'Cene, osiguranje i plaćanje', // 820f7b12
  clinicDetails: 'Podaci o klinici', // 4b4c9c19
  clinicError: 'Nešto nije u redu', // ab827e3f
  privacy: 'Vaša privatnost', // cad972db
  accessibility: 'Pristupačnost', // d3368cbf
  licences: 'Licence i autorstvo', // e16fe549
  kiosk: 'Tablet u prodavnici', // 10e5da61
  poster: 'Plakat: bez zakazivanja', // aa0bfb00
  notFound: 'Stranica nije nađena', // a469ab4c
})
