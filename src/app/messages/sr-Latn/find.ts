// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/find.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('sr-Latn')

export const find = translated<typeof english.find>()({
  heading: 'Nađite termin', // 4fc46ab3
  submit: 'Nađite termin', // 4fc46ab3
  change: 'Promenite', // c0bf75bd
  hideForm: 'Sakrijte obrazac', // 8e267b4c
  showForm: 'Prikažite obrazac', // 8525eff3
  editSearch: 'Promenite pretragu', // 2c0de627
  videoIn: (state: string) => `Video-poseta: ${state}`, // 48202217
  within: (location: string, miles: number) => `Do ${number(miles)} mi od: ${location}`, // ae8ad166
  summary: (location: string, day: string) => `${location}, od: ${day}`, // a5731eb5
  need: 'Šta Vam je potrebno?', // 52c6a4f6
  allVisits: 'Sve posete', // 913bde57
  myLocation: 'Moja lokacija', // 3572a396
  ways: {
    clinics: 'Nađite kliniku', // 35925dbf
    benefit: 'Imam kod pogodnosti', // 8fcb60a0
    cancel: 'Vaša poseta', // 72db071a
  },
  waysFor: {
    clinics: 'Adrese, radno vreme i čekanje', // 207272cb
    benefit: 'Pogledajte gde se prima', // 54fc88ba
    cancel: 'Pogledajte, promenite ili otkažite je preko linka', // 1a7409f9
  },
  type: 'Vrsta posete', // 19fd6c78
  chooseOne: 'Izaberite', // 0b24aed5
  fetching: 'Učitavamo vrednosti...', // c6837b65
  location: 'Mesto', // 15b61974
  locationPlaceholder: 'ZIP ili grad, država', // 1dbd6d49
  suggestions: 'Mesta', // eb5cfb73
  suggestionCount: (count: number) =>
    plural(count, {
      one: `${number(count)} mesto. Izaberite ga strelicom nadole.`,
      few: `${number(count)} mesta. Birajte strelicama.`,
      other: `${number(count)} mesta. Birajte strelicama.`,
    }), // f41b6bbd
  date: 'Datum', // 99c40ab4
  today: 'Danas', // 2b065c7c
  tomorrow: 'Sutra', // 456a73bb
  problems: {
    type: {
      required: 'Vrsta posete je obavezno polje.', // de55fc40
    },
    location: {
      required: 'Mesto je obavezno polje.', // 46c4f868
      tooShort: 'Mesto mora imati najmanje 2 znaka.', // e2b5ef07
      tooLong: 'Mesto može imati najviše 128 znakova.', // 7afdd5ff
    },
    date: {
      invalid: 'Datum nije ispravan', // 2594f051
      tooEarly: (date: string) => `Datum ne sme biti pre ${date}.`, // 2fcb2919
      tooLate: (date: string) => `Datum ne sme biti posle ${date}.`, // 80ab890a
    },
  },
  waitsForConnection: 'Nema veze. Pretraga počinje kad se vrati.', // 6ca81f35
  fillAll: 'Popunite sva obavezna polja da biste nastavili', // f71c1c3c
  check: 'Proverite ove odgovore da biste nastavili', // fc271637
  codeVerified: 'Kod pogodnosti je proveren', // 8c5c0400
  locationUnavailable:
    'Na ovom mestu ne nalazimo nikoga ko pruža uslugu. Upišite drugi grad, državu ili ZIP kod i pokušajte ponovo.', // a19ec3cc
  connectionFailed: 'Trenutno imamo problema sa vezom.', // 337fc69b
  refreshPage: 'Osvežite stranicu i pokušajte ponovo.', // ea7c2ec8
  tryShortly: 'Pokušajte ponovo uskoro.', // b154014c
  refresh: 'Osvežite', // 0e916101
  whichVisit: 'Koja poseta?', // 7a4e473e
  again: {
    ended: 'Vaša pretraga je istekla. Evo šta ste tražili.', // 96da46ba
    noBooking: 'Vaše zakazivanje više nije na ovom uređaju.', // fa810abd
    notHeld: 'Vaš termin se više ne čuva.', // 28b7b185
    unknownType: 'Izaberite posetu ponovo.', // 776269dc
  },
  fluQuestion: 'Treba li i vakcina za grip?', // e2916606
  fluHint: 'Možete je dobiti tokom iste posete.', // d9e5ffa7
  addFlu: 'Dodajte vakcinu za grip', // 35c68c02
  no: 'Ne', // 1ea442a1
  chooseState: 'Izaberite', // 8f27c0cb
  stateAsked:
    'Ova poseta je preko videa. Zatim pitamo u kojoj ćete državi biti i prikazujemo termine od danas.', // 27211f45
  placeAskedNext:
    'Ova poseta je preko videa. Zatim pitamo koja Vam poseta treba, u kojoj ćete državi biti i koji dan.', // 1c724b57
  pharmacyOpened: 'Stranica apoteke za zakazivanje je u novom prozoru.', // 3f478a8e
  openAgain: 'Otvorite je ponovo', // 78442f41
})
