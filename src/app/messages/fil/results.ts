// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/results.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { all, either, number, plural, row } = wordsIn('fil')

export const results = translated<typeof english.results>()({
  title: 'Pumili ng oras', // c32650bd
  followupTitle: 'Pumili ng oras para sa pangalawang dosis', // a06d5901
  followupHint: (day: string) => `Puwede ito mula ${day}, sa parehong lugar.`, // 49305032
  bestBy: (day: string) => `Mainam hanggang ${day}.`, // 0b62dac5
  firstDose: 'Ika-1 dosis', // daf3520a
  otherFirst: 'Pumili ng ibang unang petsa', // b703052b
  loading: 'Naghahanap ng mga bakanteng oras', // f14838e6
  soonest: (day: string, time: string, place: string) => `Pinakamaaga: ${day} ${time}, ${place}`, // 39550abd
  soonestFurther: (day: string, time: string, place: string) =>
    `Walang bakante sa araw sa malapit. Pinakamaaga: ${day} ${time}, ${place}`, // f59b1428
  counted: (places: number, day: string, time: string) =>
    plural(places, {
      one: `${number(places)} lugar ang may oras. Pinakamaaga: ${day} ${time}.`,
      other: `${number(places)} lugar ang may oras. Pinakamaaga: ${day} ${time}.`,
    }), // 3f207aab
  near: (place: string) => `Mga oras malapit sa ${place}.`, // 7552a56d
  lookedNear: (place: string) => `Naghanap kami malapit sa ${place}.`, // 39e498b1
  changePlace: 'Palitan', // c0bf75bd
  narrow: 'Salain at ayusin', // 06df7c65
  showOnly: 'Ipakita lang ang', // a8d71c96
  order: 'Ayos', // 6be09082
  weekend: 'Sabado at Linggo', // 25014bff
  nearestFirst: 'Pinakamalapit muna', // 4ec56a66
  soonestFirst: 'Pinakamaaga muna', // 482c320b
  onlyShown: (kinds: readonly string[]) => `Ipinapakita lang: ${row(kinds)}.`, // 5c492e69
  showAllTimes: 'Ipakita ang lahat ng oras', // c48ec07b
  noneOfKind: 'Walang ganitong bakanteng oras', // fb7c1ef9
  withCode: (code: string) => `May benefit code na ${code}.`, // c7cdab1d
  otherPlaces: 'Ibang lugar na ganito ang pangalan', // bcb6b769
  searchAt: 'Maghanap sa:', // 85b83e6d
  didYouMean: 'Ito ba ang hanap ninyo?', // 68fe7217
  today: 'ngayon', // e0f4f767
  tomorrow: 'bukas', // bafd151a
  partOnly: 'Bahagi lang ng pinili ninyo ang mayroon dito', // 3afe799b
  listLabel: 'Mga lugar na may bakanteng oras', // 58099d45
  distance: (miles: number) => (miles < 0.05 ? 'Wala pang 0.1 mi' : `${number(miles, 1)} mi`), // c44ceaca
  distanceSpoken: (miles: number) =>
    miles < 0.05 ? 'Wala pang 0.1 milya ang layo' : `${number(miles, 1)} milya ang layo`, // 7b1bf01e
  lasting: (time: string, minutes: number) =>
    plural(minutes, {
      one: `${time}, ${number(minutes)} minuto`,
      other: `${time}, ${number(minutes)} minuto`,
    }), // fa822196
  openUntil: (time: string) => `Bukas hanggang ${time}`, // cb1f77fc
  dayHours: (day: string, hours: string) => `${day}: ${hours}`, // a1e489c8
  opensAt: (time: string) => `Sarado ngayon. Magbubukas nang ${time}`, // 5e10c5f2
  openAllDay: 'Bukas nang 24 oras', // d955c52c
  closedNow: 'Sarado ngayon', // b7c1a931
  closedUntil: (day: string, time: string) => `Sarado ngayon. Magbubukas: ${day}, ${time}`, // 05565afa
  zone: (abbreviation: string) => `Mga oras sa ${abbreviation}`, // 33271353
  yourZone: (abbreviation: string) => `Mga oras sa inyong time zone (${abbreviation})`, // e74f402a
  chosenZone: (abbreviation: string) => `Mga oras sa time zone na pinili ninyo (${abbreviation})`, // 0cb7658f
  video: 'Pagbisita sa video', // c6e3131e
  languages: (names: readonly string[]) => `Mga wika: ${all(names)}`, // 9a8b2e30
  videoHint: 'Sa unang clinician na libre sa oras na pipiliin ninyo.', // 8e97cc8c
  slot: (time: string, day: string, place: string) => `${time}, ${day}, ${place}`, // 0aae8266
  none: 'Wala', // dc937b59
  nextDay: (day: string, count: number) => `${day}: ${number(count)}`, // 107cfc04
  showMore: 'Magpakita pa', // f5c9bd13
  showMoreOf: (day: string, place: string) => `Magpakita pa ng oras sa ${day}, ${place}`, // a773e71f
  earlier: 'Mas maaga', // 94ca1c3b
  later: 'Mas huling petsa', // 70ad6006
  showLess: 'Bawasan', // 94ea9b1d
  showLessOf: (place: string) => `Bawasan: ${place}`, // 37b93975
  parts: {
    morning: 'Umaga', // e9376a28
    afternoon: 'Hapon', // fb847b43
    evening: 'Gabi', // 458c1fed
    night: 'Hatinggabi', // 4e9f8db8
  },
  moreShown: 'May dagdag na oras.', // dbbfb384
  daysShown: (first: string, last: string) =>
    first === last ? `Ipinapakita: ${first}.` : `Ipinapakita: ${first} hanggang ${last}.`, // f674e1bd
  loadingTimes: 'Nilo-load ang mga oras', // a56ae430
  timesFailed: 'Hindi na-load ang mga oras.', // d1652200
  tryAgain: 'Subukan ulit', // d8b8392e
  came: 'Ang oras na sadya ninyo', // 7b947c3d
  cameFor: (time: string, place: string) => `${time}, ${place}`, // df12993e
  cameUnheld: "Napili na ito. Hindi pa ito sa inyo hangga't hindi ninyo ipinalalaan.", // 5541cee2
  hold: 'Ilaan ang oras na ito', // e8963952
  holdOf: (time: string) => `Ilaan ang oras na ito, ${time}`, // e86e3126
  chosen: (time: string) => `Napili: ${time}`, // f500abd4
  cameGone: (time: string) => `Hindi na bakante ang oras na sadya ninyo, ${time}.`, // f104cb8c
  cameApart: (time: string) =>
    `Ang oras na sadya ninyo, ${time}, ay hindi bakante para sa lahat ng pinili ninyo.`, // a1d036d0
  camePast: (time: string) => `Lumipas na ang oras na sadya ninyo, ${time}.`, // 5519cdd8
  cameEarly: (time: string, day: string) =>
    `Masyadong maaga ang oras na sadya ninyo, ${time}: puwede ang pagbisitang ito mula ${day}.`, // f6e04fa5
  cameNotGiven: (time: string, place: string | undefined, names: readonly string[]) =>
    place === undefined
      ? `Walang ${either(names)} sa lugar na sadya ninyo, kaya hindi puwede ang oras na sadya ninyo, ${time}.`
      : `Walang ${either(names)} sa ${place}, kaya hindi puwede ang oras na sadya ninyo, ${time}.`, // 1cd44176
  cameClosed: (time: string) =>
    `Hindi tumatanggap ng booking ngayon ang lugar ng oras na sadya ninyo, ${time}.`, // dd009b3f
  cameElsewhere: (time: string) => `Wala rito ang lugar ng oras na sadya ninyo, ${time}.`, // 8e4cdcbd
  cameInstead: 'Bakante ang mga oras na ito.', // 5c970410
  noResults: 'Walang nakita!', // 3d86fe20
  changeSearch: 'Baguhin ang hanap', // 92e8ee71
  findClinic: 'Maghanap ng klinika', // 35925dbf
  noAvailability: 'Walang Bakante', // ffaf7b98
  noAvailabilityText: (days: number) =>
    `Walang bakante ang piniling serbisyo sa loob ng ${number(days)} araw na ito. Subukan ang ibang lugar o petsa.`, // 65c55fdb
  serviceUnavailable: 'Walang Serbisyo', // f6fc3c77
  serviceUnavailableText: 'Wala rito ang serbisyong pinili ninyo. Subukan ang ibang lugar.', // 42c962b3
  notOffered: (names: readonly string[]) => `Walang ${all(names)} sa lugar na ito sa ngayon.`, // caf02c8d
  tooFar: (days: number) => `Hanggang ${number(days)} araw lang bago ang petsa puwedeng mag-book nito.`, // 5ccd7d95
  lastDays: (first: string, last: string) =>
    first === last
      ? `Ang huling araw na mabu-book ngayon: ${last}.`
      : `Ang mga huling araw na mabu-book ngayon: ${first} hanggang ${last}.`, // 89eb4e1d
  nearestPlace: (name: string, miles: number) =>
    plural(miles, {
      one: `Ang pinakamalapit na lugar ay ${name}, ${number(miles)} milya ang layo.`,
      other: `Ang pinakamalapit na lugar ay ${name}, ${number(miles)} milya ang layo.`,
    }), // a16457fe
  seeItsTimes: 'Tingnan ang mga oras', // bb904130
  withinMiles: (miles: number) => `Sa loob ng ${number(miles)} milya`, // f66dec27
  videoInstead: 'Mag-book ng pagbisita sa video', // bc56a3de
  leadTime:
    'Nagbago ang mga petsa dahil kailangan ng mga klinika ng dagdag na panahon para maghanda sa appointment na ito.', // 6a0f59e5
  asOf: (time: string) =>
    `Walang koneksyon. Ang mga oras ay noong ${time} at hindi maipalalaan hanggang bumalik ang koneksyon.`, // e33b9c4f
  failed: 'Hindi na-load ang mga oras.', // df26a649
  pages: 'Mga page ng resulta', // b754ae73
  page: (n: number, of: number) => `Page ${number(n)} sa ${number(of)}`, // d5392aeb
  nextPage: 'Susunod', // 1ff57a29
  previousPage: 'Nauna', // a57b08a4
  pick: 'Pumili ng oras ng appointment para magpatuloy.', // 48b9b780
})

export const wished = translated<typeof english.wished>()({
  first: (place: string) => `Nauuna ang ${place}, na pinili ninyo.`, // 7db0528d
  absent: 'Wala ang pagbisitang ito sa lugar na pinili ninyo. Ito ang mga pinakamalapit na mayroon.', // 256916d3
})
