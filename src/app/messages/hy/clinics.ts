// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/clinics.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('hy')

export const clinics = translated<typeof english.clinics>()({
  locatorHint: 'Գրեք ZIP կոդ կամ քաղաք։ Կտեսնեք մոտակա կլինիկաները, դրանց ժամերը և որքան պետք է սպասել։', // de049c62
  place: 'ZIP կոդ կամ քաղաք, նահանգ', // 25513fe9
  search: 'Որոնել', // 49c266ba
  nearMe: 'Օգտագործել իմ վայրը', // 30cbc33b
  problems: {
    required: 'Գրեք ZIP կոդ կամ քաղաք, նահանգ։', // dc00ae13
    tooShort: 'Վայրը պետք է ունենա առնվազն 2 նիշ։', // e2b5ef07
    tooLong: 'Վայրը պետք է ունենա առավելագույնը 128 նիշ։', // 7afdd5ff
  },
  sort: 'Դասավորել ըստ', // c9129025
  sortDistance: 'Հեռավորություն', // b7bdf7a2
  sortName: 'Անուն', // dcd1d522
  unknownTitle: 'Կլինիկան չգտնվեց', // 6d3ec796
  unknownText: 'Ցավոք, կլինիկայի այդ էջը գոյություն չունի։ Գտեք Ձեր կլինիկան ստորև տրված որոնմամբ։', // 485945f2
  noPlace: 'Ձեր հղման մեջ մեզ ծանոթ վայր չկա։ Փոխարենը գրեք ZIP կոդ կամ քաղաք։', // 8aab52b7
  locating: 'Փնտրում ենք, թե որտեղ եք։ Կարող եք նաև վայր գրել։', // 1b9b2222
  located: {
    denied: 'Չգիտենք, թե որտեղ եք. Ձեր դիտարկիչը դա չի հայտնում։ Փոխարենը գրեք ZIP կոդ կամ քաղաք։', // 18460857
    unavailable: 'Ձեր սարքը չգիտի, թե որտեղ է։ Փոխարենը գրեք ZIP կոդ կամ քաղաք։', // 6cae1bd8
    noAnswer: 'Դեռ չգիտենք, թե որտեղ եք։ Փոխարենը գրեք ZIP կոդ կամ քաղաք։', // f9b747f5
  },
  loading: 'Փնտրում ենք կլինիկաներ', // f41aec69
  listHeading: (place: string) => `Կլինիկաներ մոտակայքում՝ ${place}`, // 5d312738
  nearYou: 'Կլինիկաներ Ձեր մոտակայքում', // 72f75536
  nearLink: 'Կլինիկաներ Ձեր հղման վայրի մոտ', // 2500a2bd
  count: (first: number, last: number, total: number) =>
    `${number(first)} – ${number(last)} / ${number(total)}`, // e2eac31a
  countOpen: (first: number, last: number) => `${number(first)} – ${number(last)}`, // fceff56f
  asOf: (when: string) => `Սա տվյալ պահի վիճակն է՝ ${when}։ Սպասումը և ազատ ժամերը գուցե փոխվել են։`, // 56e92337
  keptNear: 'Սրանք այդ կողմերի կլինիկաներն են, որոնք այս սարքն արդեն տեսել է։ Գուցե կան ուրիշները։', // a655540a
  keptOne: 'Սա այն է, ինչ այս սարքը տեսել է կլինիկայի մասին։', // acf38d1d
  keptHeading: 'Այս սարքի տեսած բոլոր կլինիկաները', // 07ca4714
  keptHint: 'Առանց ցանցի չենք կարող ասել, թե որոնք են մոտ։', // ed0a39ac
  otherPlace: 'Որոնել այլ վայր', // a8f6a037
  otherPlaces: 'Նույն անունով այլ վայրեր', // bcb6b769
  nearest: (name: string, miles: number) =>
    plural(miles, {
      one: `Ամենամոտ կլինիկան՝ ${name}, ${number(miles)} մղոն հեռու։`,
      other: `Ամենամոտ կլինիկան՝ ${name}, ${number(miles)} մղոն հեռու։`,
    }), // 98f574a6
  seeNearest: 'Տեսնել այս կլինիկան', // d120ae0a
  none: 'Ձեր տվյալներով ոչ մի կլինիկա չգտանք։ Ընդլայնեք որոնումը և փորձեք նորից։', // fd1e62d9
  network: 'Ցանցի խափանում է։ Փորձեք նորից։', // b25a1841
  retry: 'Կրկնել', // 942087cc
  oops: (email: string, phone: string) =>
    `Սխալ է տեղի ունեցել։ Գրեք հաճախորդների սպասարկմանը՝ ${email}, կամ զանգահարեք՝ ${phone}։`, // 9f5c7f22
  miles: (miles: string) => `${miles} մղոն`, // 8ebbe964
  milesSpoken: (miles: string) => `${miles} մղոն հեռու`, // 8ed6d946
  details: 'Կլինիկայի մասին', // 4b4c9c19
  detailsOf: (name: string) => `Կլինիկայի մասին, ${name}`, // 87a38316
  book: 'Ամրագրել այց', // b00aa64d
  bookAt: (name: string) => `Ամրագրել այց, ${name}`, // 207ba09e
  phone: 'Հեռախոս', // 63dceb88
  address: 'Հասցե', // 56ef8f20
  today: 'Այսօր', // 2b065c7c
  hoursAndReason: (hours: string, reason: string) => `${hours} (${reason})`, // ad920158
  lunch: 'Ընդմիջում', // 74b7de10
  wait: 'Սպասում', // 26b83994
  next: 'Հաջորդ ժամը', // 651c9432
  nextTimes: (day: string) => `Հաջորդ ժամերը, ${day}`, // dc93676b
  bookTime: (time: string, day: string) => `Ամրագրել՝ ${time}, ${day}`, // 8cd5ae2d
  closed: 'Փակ է', // c21ead06
  span: (from: string, to: string) => `${from} - ${to}`, // 44650983
  noHours: 'Ժամերն այս պահին հայտնի չեն', // 7f821f95
  noLunch: 'Ընդմիջման ժամերն այս պահին հայտնի չեն', // 40a54da8
  noWait: 'Սպասում չկա', // a74aa751
  hours: (hours: number) => `${number(hours)} ժ`, // fcbda9e6
  minutes: (minutes: number) => `${number(minutes)} րոպե`, // e1bded87
  waitWith: (time: string, description: string | undefined) =>
    description === undefined ? `${time}` : `${time}, ${description}`, // d9153eea
  isToday: (day: string) => `${day} (այսօր)`, // 8a596736
  servicesHere: 'Ծառայություններ այստեղ', // db27e5de
  bookService: (service: string, clinic: string) => `Ամրագրել՝ ${service}, ${clinic}`, // e6caba65
  otherServices: 'Այլ ծառայություններ', // b44e0c59
  waitFailed: 'Սպասման ժամանակը բեռնելիս սխալ եղավ', // 5f78244e
  detailsTitle: (city: string, state: string, street: string) =>
    street === ''
      ? `Այցեր - The Little Clinic, ${city}, ${state}`
      : `Այցեր - The Little Clinic, ${city}, ${state} (${street})`, // 9aeff030
  back: 'Բոլոր կլինիկաները', // 10c00e75
  openingHours: 'Աշխատանքի ժամեր', // 7c017957
  copyAddress: 'Պատճենել հասցեն', // 7c4e5224
  directions: 'Ինչպես հասնել', // c9535678
  services: 'Տեսնել ծառայությունները', // f9ffab3c
  pricing: 'Տեսնել գները', // c3aeb71e
  loadingClinic: 'Բեռնում ենք կլինիկան', // cc341a53
  errorTitle: 'Սխալ է տեղի ունեցել', // ab827e3f
  toLocator: 'Գտնել կլինիկա', // 35925dbf
})
