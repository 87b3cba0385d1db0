// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/clinics.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('fil')

export const clinics = translated<typeof english.clinics>()({
  locatorHint:
    'Mag-type ng ZIP code o lungsod. Makikita ninyo ang mga pinakamalapit na klinika, ang oras nila, at ang tagal ng paghihintay.', // de049c62
  place: 'ZIP code o Lungsod, Estado', // 25513fe9
  search: 'Maghanap', // 49c266ba
  nearMe: 'Gamitin ang lokasyon ko', // 30cbc33b
  problems: {
    required: 'Maglagay ng ZIP code o Lungsod, Estado.', // dc00ae13
    tooShort: 'Dapat 2 character o higit pa ang lokasyon.', // e2b5ef07
    tooLong: 'Dapat 128 character o mas kaunti ang lokasyon.', // 7afdd5ff
  },
  sort: 'Ayusin ayon sa', // c9129025
  sortDistance: 'Distansya', // b7bdf7a2
  sortName: 'Pangalan', // dcd1d522
  unknownTitle: 'Walang nakitang klinika', // 6d3ec796
  unknownText: 'Paumanhin, wala ang page ng klinikang hinahanap ninyo. Hanapin ang klinika sa ibaba.', // 485945f2
  noPlace: 'Walang lugar sa link ninyo na alam namin. Mag-type na lang ng ZIP code o lungsod.', // 8aab52b7
  locating: 'Hinahanap kung nasaan kayo. Puwede rin kayong mag-type ng lugar.', // 1b9b2222
  located: {
    denied:
      'Hindi namin alam kung nasaan kayo: hindi ito ibinibigay ng browser. Mag-type na lang ng ZIP code o lungsod.', // 18460857
    unavailable: 'Hindi alam ng device kung nasaan ito. Mag-type na lang ng ZIP code o lungsod.', // 6cae1bd8
    noAnswer: 'Hindi pa namin alam kung nasaan kayo. Mag-type na lang ng ZIP code o lungsod.', // f9b747f5
  },
  loading: 'Naghahanap ng mga klinika', // f41aec69
  listHeading: (place: string) => `Mga klinika malapit sa ${place}`, // 5d312738
  nearYou: 'Mga klinika malapit sa inyo', // 72f75536
  nearLink: 'Mga klinika malapit sa lugar sa link ninyo', // 2500a2bd
  count: (first: number, last: number, total: number) =>
    `${number(first)} hanggang ${number(last)} sa ${number(total)}`, // e2eac31a
  countOpen: (first: number, last: number) => `${number(first)} hanggang ${number(last)}`, // fceff56f
  asOf: (when: string) =>
    `Ito ang alam namin noong ${when}. Maaaring nagbago na ang paghihintay at mga bakanteng oras.`, // 56e92337
  keptNear: 'Ito ang mga klinika malapit doon na nakita na ng device na ito. Maaaring may iba pa.', // a655540a
  keptOne: 'Ito ang nakita na ng device na ito tungkol sa klinika.', // acf38d1d
  keptHeading: 'Lahat ng klinikang nakita ng device na ito', // 07ca4714
  keptHint: 'Kung walang network, hindi namin masabi kung alin ang malapit.', // ed0a39ac
  otherPlace: 'Maghanap sa ibang lugar', // a8f6a037
  otherPlaces: 'Ibang lugar na ganito ang pangalan', // bcb6b769
  nearest: (name: string, miles: number) =>
    plural(miles, {
      one: `Ang pinakamalapit na klinika ay ${name}, ${number(miles)} milya ang layo.`,
      other: `Ang pinakamalapit na klinika ay ${name}, ${number(miles)} milya ang layo.`,
    }), // 98f574a6
  seeNearest: 'Tingnan ang klinikang ito', // d120ae0a
  none: 'Walang nakitang klinika sa inilagay ninyo. Palawakin ang paghahanap at subukan ulit.', // fd1e62d9
  network: 'Nagkaproblema sa network. Pakisubukan ulit.', // b25a1841
  retry: 'Ulitin', // 942087cc
  oops: (email: string, phone: string) =>
    `Naku, may nangyaring mali! Mag-email sa customer support sa ${email} o tumawag sa amin sa ${phone}.`, // 9f5c7f22
  miles: (miles: string) => `${miles} mi`, // 8ebbe964
  milesSpoken: (miles: string) => `${miles} milya ang layo`, // 8ed6d946
  details: 'Detalye ng Klinika', // 4b4c9c19
  detailsOf: (name: string) => `Detalye ng Klinika, ${name}`, // 87a38316
  book: 'Mag-book ng pagbisita', // b00aa64d
  bookAt: (name: string) => `Mag-book ng pagbisita, ${name}`, // 207ba09e
  phone: 'Telepono', // 63dceb88
  address: 'Address', // 56ef8f20
  today: 'Ngayong araw', // 2b065c7c
  hoursAndReason: (hours: string, reason: string) => `${hours} (${reason})`, // ad920158
  lunch: 'Tanghalian', // 74b7de10
  wait: 'Hintay', // 26b83994
  next: 'Susunod na oras', // 651c9432
  nextTimes: (day: string) => `Mga susunod na oras, ${day}`, // dc93676b
  bookTime: (time: string, day: string) => `I-book ang ${time}, ${day}`, // 8cd5ae2d
  closed: 'Sarado', // c21ead06
  span: (from: string, to: string) => `${from} - ${to}`, // 44650983
  noHours: 'Walang oras ng klinika sa ngayon', // 7f821f95
  noLunch: 'Walang oras ng tanghalian sa ngayon', // 40a54da8
  noWait: 'Walang hintay', // a74aa751
  hours: (hours: number) => `${number(hours)} oras`, // fcbda9e6
  minutes: (minutes: number) => `${number(minutes)} min`, // e1bded87
  waitWith: (time: string, description: string | undefined) =>
    description === undefined ? `${time}` : `${time}, ${description}`, // d9153eea
  isToday: (day: string) => `${day} (ngayon)`, // 8a596736
  servicesHere: 'Mga serbisyo rito', // db27e5de
  bookService: (service: string, clinic: string) => `I-book ang ${service}, ${clinic}`, // e6caba65
  otherServices: 'Iba pang serbisyo', // b44e0c59
  waitFailed: 'Nagkaproblema sa pagkuha ng oras ng paghihintay', // 5f78244e
  detailsTitle: (city: string, state: string, street: string) =>
    street === ''
      ? `Mga appointment - The Little Clinic sa ${city}, ${state}`
      : `Mga appointment - The Little Clinic sa ${city}, ${state} (${street})`, // 9aeff030
  back: 'Lahat ng klinika', // 10c00e75
  openingHours: 'Mga oras na bukas', // 7c017957
  copyAddress: 'Kopyahin ang address', // 7c4e5224
  directions: 'Direksyon', // c9535678
  services: 'Mga Serbisyo', // f9ffab3c
  pricing: 'Mga Presyo', // c3aeb71e
  loadingClinic: 'Nilo-load ang klinika', // cc341a53
  errorTitle: 'May nangyaring mali', // ab827e3f
  toLocator: 'Maghanap ng klinika', // 35925dbf
})
