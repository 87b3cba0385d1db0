// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/results.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { all, either, number, plural, row } = wordsIn('sr-Latn')

export const results = translated<typeof english.results>()({
  title: 'Izaberite termin', // c32650bd
  followupTitle: 'Izaberite termin za drugu dozu', // a06d5901
  followupHint: (day: string) => `Možete je primiti od: ${day}, na istom mestu.`, // 49305032
  bestBy: (day: string) => `Najbolje do: ${day}.`, // 0b62dac5
  firstDose: '1. doza', // daf3520a
  otherFirst: 'Izaberite drugi prvi datum', // b703052b
  loading: 'Tražimo slobodne termine', // f14838e6
  soonest: (day: string, time: string, place: string) => `Najranije: ${day} ${time}, ${place}`, // 39550abd
  soonestFurther: (day: string, time: string, place: string) =>
    `U blizini preko dana nema slobodnih termina. Najranije: ${day} ${time}, ${place}`, // f59b1428
  counted: (places: number, day: string, time: string) =>
    plural(places, {
      one: `${number(places)} mesto ima termine. Najranije: ${day} ${time}.`,
      few: `${number(places)} mesta imaju termine. Najranije: ${day} ${time}.`,
      other: `${number(places)} mesta ima termine. Najranije: ${day} ${time}.`,
    }), // 3f207aab
  near: (place: string) => `Termini u blizini mesta: ${place}.`, // 7552a56d
  lookedNear: (place: string) => `Tražili smo blizu: ${place}.`, // 39e498b1
  changePlace: 'Promenite', // c0bf75bd
  narrow: 'Filteri i redosled', // 06df7c65
  showOnly: 'Prikažite samo', // a8d71c96
  order: 'Redosled', // 6be09082
  weekend: 'Vikend', // 25014bff
  nearestFirst: 'Prvo najbliži', // 4ec56a66
  soonestFirst: 'Prvo najraniji', // 482c320b
  onlyShown: (kinds: readonly string[]) => `Prikazano samo: ${row(kinds)}.`, // 5c492e69
  showAllTimes: 'Prikažite sve termine', // c48ec07b
  noneOfKind: 'Nema slobodnih termina ove vrste', // fb7c1ef9
  withCode: (code: string) => `Sa kodom pogodnosti ${code}.`, // c7cdab1d
  otherPlaces: 'Druga mesta tog imena', // bcb6b769
  searchAt: 'Pretražite ovde:', // 85b83e6d
  didYouMean: 'Mislili ste na:', // 68fe7217
  today: 'danas', // e0f4f767
  tomorrow: 'sutra', // bafd151a
  partOnly: 'Ova mesta nude deo onoga što ste izabrali', // 3afe799b
  listLabel: 'Mesta sa slobodnim terminima', // 58099d45
  distance: (miles: number) => (miles < 0.05 ? 'Manje od 0,1 mi' : `${number(miles, 1)} mi`), // c44ceaca
  distanceSpoken: (miles: number) =>
    miles < 0.05 ? 'udaljeno manje od 0,1 milje' : `udaljenost u miljama: ${number(miles, 1)}`, // 7b1bf01e
  lasting: (time: string, minutes: number) =>
    plural(minutes, {
      one: `${time}, ${number(minutes)} minut`,
      few: `${time}, ${number(minutes)} minuta`,
      other: `${time}, ${number(minutes)} minuta`,
    }), // fa822196
  openUntil: (time: string) => `Otvoreno do ${time}`, // cb1f77fc
  dayHours: (day: string, hours: string) => `${day}: ${hours}`, // a1e489c8
  opensAt: (time: string) => `Sada zatvoreno. Otvara se u ${time}`, // 5e10c5f2
  openAllDay: 'Otvoreno 24 sata', // d955c52c
  closedNow: 'Sada zatvoreno', // b7c1a931
  closedUntil: (day: string, time: string) => `Sada zatvoreno. Otvara se: ${day} u ${time}`, // 05565afa
  zone: (abbreviation: string) => `Vreme: ${abbreviation}`, // 33271353
  yourZone: (abbreviation: string) => `Vreme u Vašoj vremenskoj zoni (${abbreviation})`, // e74f402a
  chosenZone: (abbreviation: string) => `Vreme u zoni koju ste izabrali (${abbreviation})`, // 0cb7658f
  video: 'Video-poseta', // c6e3131e
  languages: (names: readonly string[]) => `Jezici: ${all(names)}`, // 9a8b2e30
  videoHint: 'Sa prvim zdravstvenim radnikom koji je slobodan u izabrano vreme.', // 8e97cc8c
  slot: (time: string, day: string, place: string) => `${time}, ${day}, ${place}`, // 0aae8266
  none: 'Nema', // dc937b59
  nextDay: (day: string, count: number) => `${day}: ${number(count)}`, // 107cfc04
  showMore: 'Prikažite više', // f5c9bd13
  showMoreOf: (day: string, place: string) => `Prikažite više termina: ${day}, ${place}`, // a773e71f
  earlier: 'Raniji datumi', // 94ca1c3b
  later: 'Kasniji datumi', // 70ad6006
  showLess: 'Prikažite manje', // 94ea9b1d
  showLessOf: (place: string) => `Prikažite manje: ${place}`, // 37b93975
  parts: {
    morning: 'Jutro', // e9376a28
    afternoon: 'Popodne', // fb847b43
    evening: 'Veče', // 458c1fed
    night: 'Noć', // 4e9f8db8
  },
  moreShown: 'Prikazano je više termina.', // dbbfb384
  daysShown: (first: string, last: string) =>
    first === last ? `Prikazano: ${first}.` : `Prikazano: ${first} – ${last}.`, // f674e1bd
  loadingTimes: 'Učitavamo termine', // a56ae430
  timesFailed: 'Ovi termini se nisu učitali.', // d1652200
  tryAgain: 'Pokušajte ponovo', // d8b8392e
  came: 'Termin zbog kog ste došli', // 7b947c3d
  cameFor: (time: string, place: string) => `${time}, ${place}`, // df12993e
  cameUnheld: 'Izabran je. Niko ga ne čuva za Vas dok ga ne sačuvate.', // 5541cee2
  hold: 'Sačuvajte ovaj termin', // e8963952
  holdOf: (time: string) => `Sačuvajte ovaj termin, ${time}`, // e86e3126
  chosen: (time: string) => `Izabrano: ${time}`, // f500abd4
  cameGone: (time: string) => `Termin zbog kog ste došli, ${time}, više nije slobodan.`, // f104cb8c
  cameApart: (time: string) =>
    `Termin zbog kog ste došli, ${time}, nije slobodan za sve što ste izabrali zajedno.`, // a1d036d0
  camePast: (time: string) => `Termin zbog kog ste došli, ${time}, je prošao.`, // 5519cdd8
  cameEarly: (time: string, day: string) =>
    `Termin zbog kog ste došli (${time}) je preran. Prvi mogući dan: ${day}.`, // f6e04fa5
  cameNotGiven: (time: string, place: string | undefined, names: readonly string[]) =>
    place === undefined
      ? `Na mestu zbog kog ste došli nema ovoga: ${either(names)}, pa termin ${time} nije moguć.`
      : `${place}: ovde nema ovoga: ${either(names)}, pa termin zbog kog ste došli, ${time}, nije moguć.`, // 1cd44176
  cameClosed: (time: string) => `Mesto termina zbog kog ste došli, ${time}, sada ne prima zakazivanja.`, // dd009b3f
  cameElsewhere: (time: string) => `Mesto termina zbog kog ste došli, ${time}, nije među ovima.`, // 8e4cdcbd
  cameInstead: 'Slobodni su ovi termini.', // 5c970410
  noResults: 'Ništa nije nađeno!', // 3d86fe20
  changeSearch: 'Promenite pretragu', // 92e8ee71
  findClinic: 'Nađite kliniku', // 35925dbf
  noAvailability: 'Nema slobodnih termina', // ffaf7b98
  noAvailabilityText: (days: number) =>
    `Za izabranu uslugu nema termina u ovom periodu (broj dana: ${number(days)}). Pokušajte drugo mesto ili druge datume.`, // 65c55fdb
  serviceUnavailable: 'Usluga nije dostupna', // f6fc3c77
  serviceUnavailableText: 'Izabrana usluga ovde nije dostupna. Pokušajte drugo mesto.', // 42c962b3
  notOffered: (names: readonly string[]) => `Ovo mesto trenutno ne nudi: ${all(names)}.`, // caf02c8d
  tooFar: (days: number) =>
    plural(days, {
      one: `Ovu vrstu posete možete zakazati najviše ${number(days)} dan unapred.`,
      few: `Ovu vrstu posete možete zakazati najviše ${number(days)} dana unapred.`,
      other: `Ovu vrstu posete možete zakazati najviše ${number(days)} dana unapred.`,
    }), // 5ccd7d95
  lastDays: (first: string, last: string) =>
    first === last
      ? `Poslednji dan koji sada možete zakazati: ${last}.`
      : `Poslednji dani koje sada možete zakazati: ${first} – ${last}.`, // 89eb4e1d
  nearestPlace: (name: string, miles: number) =>
    plural(miles, {
      one: `Najbliže mesto je ${name}, udaljeno ${number(miles)} milju.`,
      few: `Najbliže mesto je ${name}, udaljeno ${number(miles)} milje.`,
      other: `Najbliže mesto je ${name}, udaljeno ${number(miles)} milja.`,
    }), // a16457fe
  seeItsTimes: 'Pogledajte termine tamo', // bb904130
  withinMiles: (miles: number) =>
    plural(miles, {
      one: `Do ${number(miles)} milje`,
      few: `Do ${number(miles)} milje`,
      other: `Do ${number(miles)} milja`,
    }), // f66dec27
  videoInstead: 'Zakažite video-posetu', // bc56a3de
  leadTime: 'Datumi su se promenili jer klinikama treba više vremena da se pripreme za ovu posetu.', // 6a0f59e5
  asOf: (time: string) => `Nema veze. Ovi termini su od ${time} i ne mogu da se čuvaju dok se veza ne vrati.`, // e33b9c4f
  failed: 'Termini se nisu učitali.', // df26a649
  pages: 'Stranice rezultata', // b754ae73
  page: (n: number, of: number) => `Stranica ${number(n)} od ${number(of)}`, // d5392aeb
  nextPage: 'Sledeća', // 1ff57a29
  previousPage: 'Prethodna', // a57b08a4
  pick: 'Izaberite termin posete da biste nastavili.', // 48b9b780
})

export const wished = translated<typeof english.wished>()({
  first: (place: string) => `Prvo je mesto koje ste izabrali: ${place}.`, // 7db0528d
  absent: 'Mesto koje ste izabrali nema ovu posetu. Ovo su najbliža koja je imaju.', // 256916d3
})
