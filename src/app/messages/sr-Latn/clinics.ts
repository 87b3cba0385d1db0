// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/clinics.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('sr-Latn')

export const clinics = translated<typeof english.clinics>()({
  locatorHint: 'Upišite ZIP kod ili grad. Videćete najbliže klinike, njihovo radno vreme i koliko se čeka.', // de049c62
  place: 'ZIP kod ili grad, država', // 25513fe9
  search: 'Pretražite', // 49c266ba
  nearMe: 'Koristite moju lokaciju', // 30cbc33b
  problems: {
    required: 'Upišite ZIP kod ili grad, državu.', // dc00ae13
    tooShort: 'Mesto mora imati najmanje 2 znaka.', // e2b5ef07
    tooLong: 'Mesto može imati najviše 128 znakova.', // 7afdd5ff
  },
  sort: 'Poređajte po', // c9129025
  sortDistance: 'Udaljenost', // b7bdf7a2
  sortName: 'Ime', // dcd1d522
  unknownTitle: 'Klinika nije nađena', // 6d3ec796
  unknownText:
    'Nažalost, tražena stranica sa podacima o klinici ne postoji. Potražite svoju kliniku u pretrazi ispod.', // 485945f2
  noPlace: 'U Vašem linku nije navedeno mesto koje znamo. Upišite ZIP kod ili grad.', // 8aab52b7
  locating: 'Tražimo gde se nalazite. Možete i da upišete mesto.', // 1b9b2222
  located: {
    denied: 'Ne znamo gde ste: Vaš pregledač to ne deli sa nama. Upišite ZIP kod ili grad.', // 18460857
    unavailable: 'Vaš uređaj ne zna gde se nalazi. Upišite ZIP kod ili grad.', // 6cae1bd8
    noAnswer: 'Još ne znamo gde ste. Upišite ZIP kod ili grad.', // f9b747f5
  },
  loading: 'Tražimo klinike', // f41aec69
  listHeading: (place: string) => `Klinike u blizini: ${place}`, // 5d312738
  nearYou: 'Klinike u Vašoj blizini', // 72f75536
  nearLink: 'Klinike blizu mesta iz Vašeg linka', // 2500a2bd
  count: (first: number, last: number, total: number) =>
    `${number(first)} do ${number(last)} od ${number(total)}`, // e2eac31a
  countOpen: (first: number, last: number) => `${number(first)} do ${number(last)}`, // fceff56f
  asOf: (when: string) => `Ovo smo znali: ${when}. Čekanje i slobodni termini su se možda promenili.`, // 56e92337
  keptNear: 'Ovo su klinike u tom kraju koje je ovaj uređaj već video. Možda ima i drugih.', // a655540a
  keptOne: 'Ovo je ovaj uređaj ranije video o klinici.', // acf38d1d
  keptHeading: 'Sve klinike koje je ovaj uređaj video', // 07ca4714
  keptHint: 'Bez mreže ne znamo koje su od njih u blizini.', // ed0a39ac
  otherPlace: 'Potražite drugo mesto', // a8f6a037
  otherPlaces: 'Druga mesta tog imena', // bcb6b769
  nearest: (name: string, miles: number) =>
    plural(miles, {
      one: `Najbliža klinika je ${name}, udaljena ${number(miles)} milju.`,
      few: `Najbliža klinika je ${name}, udaljena ${number(miles)} milje.`,
      other: `Najbliža klinika je ${name}, udaljena ${number(miles)} milja.`,
    }), // 98f574a6
  seeNearest: 'Pogledajte ovu kliniku', // d120ae0a
  none: 'Nismo našli nijednu kliniku prema Vašim podacima. Proširite pretragu i pokušajte ponovo.', // fd1e62d9
  network: 'Mreža je u prekidu. Pokušajte ponovo.', // b25a1841
  retry: 'Ponovo', // 942087cc
  oops: (email: string, phone: string) =>
    `Ups, nešto nije u redu! Pišite korisničkoj podršci na ${email} ili nas pozovite na ${phone}.`, // 9f5c7f22
  miles: (miles: string) => `${miles} mi`, // 8ebbe964
  milesSpoken: (miles: string) => `udaljenost u miljama: ${miles}`, // 8ed6d946
  details: 'Podaci o klinici', // 4b4c9c19
  detailsOf: (name: string) => `Podaci o klinici, ${name}`, // 87a38316
  book: 'Zakažite posetu', // b00aa64d
  bookAt: (name: string) => `Zakažite posetu, ${name}`, // 207ba09e
  phone: 'Telefon', // 63dceb88
  address: 'Adresa', // 56ef8f20
  today: 'Danas', // 2b065c7c
  hoursAndReason: (hours: string, reason: string) => `${hours} (${reason})`, // ad920158
  lunch: 'Pauza', // 74b7de10
  wait: 'Čekanje', // 26b83994
  next: 'Sledeći termin', // 651c9432
  nextTimes: (day: string) => `Sledeći termini, ${day}`, // dc93676b
  bookTime: (time: string, day: string) => `Zakažite: ${time}, ${day}`, // 8cd5ae2d
  closed: 'Zatvoreno', // c21ead06
  span: (from: string, to: string) => `${from} - ${to}`, // 44650983
  noHours: 'Radno vreme trenutno nije poznato', // 7f821f95
  noLunch: 'Vreme pauze trenutno nije poznato', // 40a54da8
  noWait: 'Nema čekanja', // a74aa751
  hours: (hours: number) => `${number(hours)} h`, // fcbda9e6
  minutes: (minutes: number) => `${number(minutes)} min`, // e1bded87
  waitWith: (time: string, description: string | undefined) =>
    description === undefined ? `${time}` : `${time}, ${description}`, // d9153eea
  isToday: (day: string) => `${day} (danas)`, // 8a596736
  servicesHere: 'Usluge ovde', // db27e5de
  bookService: (service: string, clinic: string) => `Zakažite: ${service}, ${clinic}`, // e6caba65
  otherServices: 'Druge usluge', // b44e0c59
  waitFailed: 'Došlo je do greške pri učitavanju vremena čekanja', // 5f78244e
  detailsTitle: (city: string, state: string, street: string) =>
    street === ''
      ? `Termini - The Little Clinic, ${city}, ${state}`
      : `Termini - The Little Clinic, ${city}, ${state} (${street})`, // 9aeff030
  back: 'Sve klinike', // 10c00e75
  openingHours: 'Radno vreme', // 7c017957
  copyAddress: 'Kopirajte adresu', // 7c4e5224
  directions: 'Kako do nas', // c9535678
  services: 'Pogledajte usluge', // f9ffab3c
  pricing: 'Pogledajte cene', // c3aeb71e
  loadingClinic: 'Učitavamo kliniku', // cc341a53
  errorTitle: 'Nešto nije u redu', // ab827e3f
  toLocator: 'Nađite kliniku', // 35925dbf
})
