// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/prescreen.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number } = wordsIn('hy')

export const prescreen = translated<typeof english.prescreen>()({
  yes: 'Այո', // 85a39ab3
  no: 'Ոչ', // 1ea442a1
  required: 'Սա պարտադիր դաշտ է', // 0b2b46d5
  questionOf: (n: number, most: number) => `Հարց ${number(n)}, ամենաշատը՝ ${number(most)}`, // 197bc732
  step: (n: number) => `Քայլ ${number(n)}`, // 604b1173
  seeAvailability: 'Տեսնել ազատ ժամերը', // 0e2e61d8
  checkAvailability: 'Ստուգել ազատ ժամերը', // dbc90cdf
  servicesFailed: 'Այս այցերը չբեռնվեցին։ Փորձեք նորից։', // 057a0c71
  notOffered: 'Այս այցերը հիմա առցանց չեն ամրագրվում։', // 33fde75a
  notOfferedText: 'Կարող եք այլ այց ամրագրել կամ զանգահարել և հարցնել։', // b5d5a9ef
  otherVisits: 'Տեսնել այլ այցեր', // f9bf5a2f
  link: {
    came: 'Ձեր ուզած ժամը', // 7b947c3d
    timeAt: (time: string, place: string) => `${time}, ${place}`, // df12993e
    unheld: 'Կարող եք պահել այն այս հարցերից հետո։', // c8d2e2fe
    only: 'Ցանկում է այն, ինչ կա այդ վայրում այդ ժամին։', // f999fda3
    elsewhere: 'Այլ պատվաստում կամ ժամ', // 98c8095f
    gone: (time: string, place: string | undefined) =>
      place === undefined
        ? `Ձեր ուզած ժամը՝ ${time}, այլևս ազատ չէ։`
        : `Ձեր ուզած ժամը՝ ${time}, ${place}, այլևս ազատ չէ։`, // af845161
    past: (time: string) => `Ձեր ուզած ժամը՝ ${time}, անցել է։`, // 5519cdd8
    notGiven: (time: string, place: string | undefined) =>
      place === undefined
        ? `Ձեր ուզածը՝ ${time}, հիմա այնտեղ չի ամրագրվում։`
        : `Ձեր ուզածը՝ ${time}, ${place}, հիմա այնտեղ չի ամրագրվում։`, // 6cdf26b5
    instead: 'Շարունակեք, որ տեսնեք ազատ ժամերը։', // c7f7ff4e
  },
  dot: {
    title: 'Ո՞ւմ համար եք վարում', // 25b52c2f
    employer: 'Գործատու', // 54a3b64c
    chooseOne: 'Ընտրեք մեկը', // 8f27c0cb
    employerRequired: 'Գործատուն պարտադիր դաշտ է։', // 14c8d7ef
    screening: 'Ավելացնե՞լ թմրանյութերի ստուգում', // bd43996e
    limited: 'Կա միայն որոշ վայրերում', // f6063770
  },
  medicare: {
    title: 'Մի քանի հարց Ձեր առողջության մասին', // 3aafbd36
    hint: 'Այս հարցերն օգնում են կլինիկային պատրաստվել Ձեր այցին։ Պատասխաններն ուղարկում ենք ամրագրման հետ։', // 206c137c
    hasMedicarePartB: 'Medicare Part B ունե՞ք', // 994b7400
    noPartB: 'Medicare-ն այս այցի համար վճարում է Part B-ով։ Առանց դրա գուցե Դուք պետք է վճարեք այցի համար։', // 07a482f5
    hadWellnessVisit: 'Վերջին 12 ամսում Medicare-ի կանխարգելիչ այց ունեցե՞լ եք', // c95371ab
    oncePerYear:
      'Medicare-ը վճարում է մեկ կանխարգելիչ այցի համար 12 ամիսը մեկ։ Եթե ավելի շուտ գաք, գուցե Դուք պետք է վճարեք։', // cbb27999
    wasInHospital: 'Վերջին 12 ամսում հիվանդանոցում եղե՞լ եք', // d3c1a0a7
    hasFallen: 'Վերջին 12 ամսում ընկե՞լ եք', // 122ad50e
  },
  vaccines: {
    title: 'Ի՞նչ պատվաստումներ են Ձեզ պետք', // f4f0be17
    none: 'Ընտրեք պատվաստում, որ տեսնեք ազատ ժամերը։', // 401db0ca
    upTo: (most: number) => `Մինչև ${number(most)} կարճ հարց, հետո՝ ազատ ժամերը։`, // 23f549f5
  },
  dietitian: {
    title: 'Պլանավորեք այց դիետոլոգի հետ', // ed0b3139
    hint: 'Հանդիպում եք տեսազանգով՝ այն նահանգից, որտեղ կլինեք։', // dfae33b2
    visit: 'Ո՞ր այցն է Ձեզ պետք', // c600db0c
    prices: 'Գներ', // 5a6e4f56
    state: 'Նահանգը, որտեղ կլինեք', // 4c9470e1
    fetching: 'Բեռնում ենք...', // c6837b65
    failed: 'Այս պահին կապի խնդիր ունենք։ Թարմացրեք էջը և փորձեք նորից։', // d9cf6f1d
    zone: 'Ժամային գոտի', // b9fe1464
    date: 'Ամսաթիվ', // 99c40ab4
    dateHint: 'Ձեզ հարմար առաջին օրը', // 11d12b3c
    invalidDate: 'Ամսաթիվը սխալ է', // 2594f051
  },
  verdict: {
    eligibleTitle: 'Կարող եք ամրագրել այս այցը', // c1532294
    ineligibleTitle: 'Հիմա չենք կարող ամրագրել այս այցը', // a1cb8d99
    errorTitle: 'Այստեղից չենք կարող շարունակել', // 04806479
    because: 'Ինչն է որոշիչ եղել', // ce6b86f5
    from: (day: string) => `Այս պատասխաններով ամրագրման առաջին օրը՝ ${day}։`, // 639e735c
    addToCalendar: 'Ավելացնել օրը օրացույցում', // d4139d3d
    calendarEntry: 'Ամրագրել այց', // b00aa64d
    movedTitle: (day: string) => `Հաջորդ դեղաչափը սկսած՝ ${day}`, // e74f2f47
    movedBy: (lastDose: string, days: number) =>
      `Դուք ասել եք, որ վերջին դեղաչափը եղել է՝ ${lastDose}։ Հաջորդը տրվում է ${number(days)} օր հետո կամ ավելի ուշ։`, // a7eb1cd7
    bookableFrom: (day: string) => `Կարող եք ամրագրել սկսած՝ ${day}։ Այդ ժամանակ վերադարձեք։`, // 1000af6c
    seeTimes: 'Տեսնել ժամերը', // ef81a037
    chooseAnother: 'Ընտրել այլ պատվաստում', // 47da8e39
    changeAnswers: 'Փոխել պատասխանները', // ab52de61
  },
})
