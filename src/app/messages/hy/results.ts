// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/results.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { all, either, number, plural, row } = wordsIn('hy')

export const results = translated<typeof english.results>()({
  title: 'Ընտրեք ժամ', // c32650bd
  followupTitle: 'Ընտրեք ժամ երկրորդ դեղաչափի համար', // a06d5901
  followupHint: (day: string) => `Այն կարող եք ստանալ սկսած՝ ${day}, նույն վայրում։`, // 49305032
  bestBy: (day: string) => `Ցանկալի է մինչև՝ ${day}։`, // 0b62dac5
  firstDose: '1-ին դեղաչափ', // daf3520a
  otherFirst: 'Ընտրել այլ առաջին օր', // b703052b
  loading: 'Փնտրում ենք ազատ ժամեր', // f14838e6
  soonest: (day: string, time: string, place: string) => `Ամենաշուտը՝ ${day} ${time}, ${place}`, // 39550abd
  soonestFurther: (day: string, time: string, place: string) =>
    `Մոտակայքում ցերեկը ազատ ժամ չկա։ Ամենաշուտը՝ ${day} ${time}, ${place}`, // f59b1428
  counted: (places: number, day: string, time: string) =>
    plural(places, {
      one: `Ազատ ժամ ունի ${number(places)} վայր։ Ամենաշուտը՝ ${day} ${time}։`,
      other: `Ազատ ժամ ունի ${number(places)} վայր։ Ամենաշուտը՝ ${day} ${time}։`,
    }), // 3f207aab
  near: (place: string) => `Ժամեր մոտակայքում՝ ${place}։`, // 7552a56d
  lookedNear: (place: string) => `Փնտրեցինք մոտակայքում՝ ${place}։`, // 39e498b1
  changePlace: 'Փոխել', // c0bf75bd
  narrow: 'Զտել և դասավորել', // 06df7c65
  showOnly: 'Ցույց տալ միայն', // a8d71c96
  order: 'Դասավորություն', // 6be09082
  weekend: 'Շաբաթ-կիրակի', // 25014bff
  nearestFirst: 'Նախ ամենամոտը', // 4ec56a66
  soonestFirst: 'Նախ ամենաշուտը', // 482c320b
  onlyShown: (kinds: readonly string[]) => `Ցուցադրված է միայն՝ ${row(kinds)}։`, // 5c492e69
  showAllTimes: 'Ցույց տալ բոլոր ժամերը', // c48ec07b
  noneOfKind: 'Այս տեսակի ազատ ժամեր չկան', // fb7c1ef9
  withCode: (code: string) => `Արտոնության կոդով՝ ${code}։`, // c7cdab1d
  otherPlaces: 'Նույն անունով այլ վայրեր', // bcb6b769
  searchAt: 'Որոնել այստեղ՝', // 85b83e6d
  didYouMean: 'Գուցե նկատի ունեք՝', // 68fe7217
  today: 'այսօր', // e0f4f767
  tomorrow: 'վաղը', // bafd151a
  partOnly: 'Այս վայրերում կա Ձեր ընտրածի մի մասը', // 3afe799b
  listLabel: 'Վայրեր՝ ազատ ժամերով', // 58099d45
  distance: (miles: number) => (miles < 0.05 ? '0,1 մղոնից քիչ' : `${number(miles, 1)} մղոն`), // c44ceaca
  distanceSpoken: (miles: number) =>
    miles < 0.05 ? '0,1 մղոնից քիչ հեռու' : `${number(miles, 1)} մղոն հեռու`, // 7b1bf01e
  lasting: (time: string, minutes: number) =>
    plural(minutes, { one: `${time}, ${number(minutes)} րոպե`, other: `${time}, ${number(minutes)} րոպե` }), // fa822196
  openUntil: (time: string) => `Բաց է մինչև ${time}`, // cb1f77fc
  dayHours: (day: string, hours: string) => `${day}: ${hours}`, // a1e489c8
  opensAt: (time: string) => `Հիմա փակ է։ Բացվում է՝ ${time}`, // 5e10c5f2
  openAllDay: 'Բաց է 24 ժամ', // d955c52c
  closedNow: 'Հիմա փակ է', // b7c1a931
  closedUntil: (day: string, time: string) => `Հիմա փակ է։ Բացվում է՝ ${day}, ${time}`, // 05565afa
  zone: (abbreviation: string) => `Ժամերը՝ ${abbreviation}`, // 33271353
  yourZone: (abbreviation: string) => `Ժամերը՝ Ձեր ժամային գոտիով (${abbreviation})`, // e74f402a
  chosenZone: (abbreviation: string) => `Ժամերը՝ Ձեր ընտրած ժամային գոտիով (${abbreviation})`, // 0cb7658f
  video: 'Տեսազանգով այց', // c6e3131e
  languages: (names: readonly string[]) => `Լեզուներ՝ ${all(names)}`, // 9a8b2e30
  videoHint: 'Առաջին բուժաշխատողի հետ, որն ազատ է Ձեր ընտրած ժամին։', // 8e97cc8c
  slot: (time: string, day: string, place: string) => `${time}, ${day}, ${place}`, // 0aae8266
  none: 'Չկա', // dc937b59
  nextDay: (day: string, count: number) => `${day}՝ ${number(count)}`, // 107cfc04
  showMore: 'Ցույց տալ ավելին', // f5c9bd13
  showMoreOf: (day: string, place: string) => `Ցույց տալ ավելին՝ ժամեր, ${day}, ${place}`, // a773e71f
  earlier: 'Ավելի վաղ օրեր', // 94ca1c3b
  later: 'Ավելի ուշ օրեր', // 70ad6006
  showLess: 'Ցույց տալ քիչ', // 94ea9b1d
  showLessOf: (place: string) => `Ցույց տալ քիչ՝ ${place}`, // 37b93975
  parts: {
    morning: 'Առավոտ', // e9376a28
    afternoon: 'Ցերեկ', // fb847b43
    evening: 'Երեկո', // 458c1fed
    night: 'Գիշեր', // 4e9f8db8
  },
  moreShown: 'Ցուցադրված են այլ ժամեր։', // dbbfb384
  daysShown: (first: string, last: string) =>
    first === last ? `Ցուցադրված է՝ ${first}։` : `Ցուցադրված է՝ ${first} – ${last}։`, // f674e1bd
  loadingTimes: 'Բեռնում ենք ժամերը', // a56ae430
  timesFailed: 'Այս ժամերը չբեռնվեցին։', // d1652200
  tryAgain: 'Փորձել նորից', // d8b8392e
  came: 'Ձեր ուզած ժամը', // 7b947c3d
  cameFor: (time: string, place: string) => `${time}, ${place}`, // df12993e
  cameUnheld: 'Այն ընտրված է։ Ոչ ոք չի պահում Ձեզ համար, մինչև չպահեք։', // 5541cee2
  hold: 'Պահել այս ժամը', // e8963952
  holdOf: (time: string) => `Պահել այս ժամը, ${time}`, // e86e3126
  chosen: (time: string) => `Ընտրված է՝ ${time}`, // f500abd4
  cameGone: (time: string) => `Ձեր ուզած ժամը՝ ${time}, այլևս ազատ չէ։`, // f104cb8c
  cameApart: (time: string) => `Ձեր ուզած ժամը՝ ${time}, ազատ չէ այն ամենի համար, ինչ ընտրել եք միասին։`, // a1d036d0
  camePast: (time: string) => `Ձեր ուզած ժամը՝ ${time}, անցել է։`, // 5519cdd8
  cameEarly: (time: string, day: string) =>
    `Ձեր ուզած ժամը՝ ${time}, շատ շուտ է. այս այցը հնարավոր է սկսած՝ ${day}։`, // f6e04fa5
  cameNotGiven: (time: string, place: string | undefined, names: readonly string[]) =>
    place === undefined
      ? `Ձեր ուզած վայրում չկա՝ ${either(names)}, ուստի Ձեր ուզած ժամը՝ ${time}, հնարավոր չէ։`
      : `${place}. այստեղ չկա՝ ${either(names)}, ուստի Ձեր ուզած ժամը՝ ${time}, հնարավոր չէ։`, // 1cd44176
  cameClosed: (time: string) => `Ձեր ուզած ժամի (${time}) վայրը հիմա ամրագրում չի ընդունում։`, // dd009b3f
  cameElsewhere: (time: string) => `Ձեր ուզած ժամի (${time}) վայրը սրանց մեջ չէ։`, // 8e4cdcbd
  cameInstead: 'Ազատ են այս ժամերը։', // 5c970410
  noResults: 'Ոչինչ չգտնվեց։', // 3d86fe20
  changeSearch: 'Փոխել որոնումը', // 92e8ee71
  findClinic: 'Գտնել կլինիկա', // 35925dbf
  noAvailability: 'Ազատ ժամեր չկան', // ffaf7b98
  noAvailabilityText: (days: number) =>
    `Ձեր ընտրած ծառայությունը հասանելի չէ այս ${number(days)} օրում։ Փորձեք այլ վայր կամ օրեր։`, // 65c55fdb
  serviceUnavailable: 'Ծառայությունը հասանելի չէ', // f6fc3c77
  serviceUnavailableText: 'Ձեր ընտրած ծառայությունն այստեղ հասանելի չէ։ Փորձեք այլ վայր։', // 42c962b3
  notOffered: (names: readonly string[]) => `Այս վայրում այս պահին չկա՝ ${all(names)}։`, // caf02c8d
  tooFar: (days: number) => `Այս տեսակի այցը կարող եք ամրագրել ամենաշատը ${number(days)} օր առաջ։`, // 5ccd7d95
  lastDays: (first: string, last: string) =>
    first === last
      ? `Վերջին օրը, որը հիմա կարող եք ամրագրել՝ ${last}։`
      : `Վերջին օրերը, որոնք հիմա կարող եք ամրագրել՝ ${first} – ${last}։`, // 89eb4e1d
  nearestPlace: (name: string, miles: number) =>
    plural(miles, {
      one: `Ամենամոտ վայրը՝ ${name}, ${number(miles)} մղոն հեռու։`,
      other: `Ամենամոտ վայրը՝ ${name}, ${number(miles)} մղոն հեռու։`,
    }), // a16457fe
  seeItsTimes: 'Տեսնել ժամերն այնտեղ', // bb904130
  withinMiles: (miles: number) => `Մինչև ${number(miles)} մղոն`, // f66dec27
  videoInstead: 'Ամրագրել տեսազանգով այց', // bc56a3de
  leadTime: 'Օրերը փոխվել են, քանի որ կլինիկաներին այս այցի համար ավելի շատ ժամանակ է պետք։', // 6a0f59e5
  asOf: (time: string) => `Կապ չկա։ Ժամերի վիճակը՝ ${time}։ Դրանք չեն պահվի, մինչև կապ չլինի։`, // e33b9c4f
  failed: 'Ժամերը չբեռնվեցին։', // df26a649
  pages: 'Արդյունքների էջեր', // b754ae73
  page: (n: number, of: number) => `Էջ ${number(n)} / ${number(of)}`, // d5392aeb
  nextPage: 'Հաջորդը', // 1ff57a29
  previousPage: 'Նախորդը', // a57b08a4
  pick: 'Ընտրեք այցի ժամ, որ շարունակեք։', // 48b9b780
})

export const wished = translated<typeof english.wished>()({
  first: (place: string) => `Ձեր ընտրած վայրն առաջինն է՝ ${place}։`, // 7db0528d
  absent: 'Ձեր ընտրած վայրում այս այցը չկա։ Սրանք ամենամոտն են, որտեղ այն կա։', // 256916d3
})
