// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/intake.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural, row } = wordsIn('hy')

export const intake = translated<typeof english.intake>()({
  stepOf: (steps: string, of: number, title: string) => `Քայլ ${steps} / ${number(of)} · ${title}`, // 7203957f
  steps: 'Քայլեր', // 1de3df70
  done: 'ավարտված', // a4c3ed04
  page: (n: number, of: number) => `${number(n)} / ${number(of)}`, // c0ed7eba
  appointments: (count: number) => `Այցեր (${number(count)})`, // 3f9f6c70
  vaccines: 'Ձեր պատվաստումները', // 39c97fb0
  walkInAt: (place: string) => `Այսօր առանց ամրագրման՝ ${place}`, // bb7fa458
  submit: 'Ավարտել և գրանցվել', // bc8f7603
  submitting: 'Ուղարկում ենք Ձեր գրանցումը', // 836069e2
  book: 'Ամրագրել այս այցը', // d69fbda1
  booking: 'Ամրագրում ենք Ձեր այցը', // 644e21e4
  checkingAddress: 'Ստուգում ենք հասցեն', // 4b05bd63
  questionsFirst: 'Նախ մի քանի հարց', // edb30c36
  questionsFirstWhy:
    'Նախքան ձևը լրացնելը մեզ պետք են այս պատվաստման մասին Ձեր պատասխանները։ Հետո նորից ընտրեք ժամը։', // 7f35f460
  answerQuestions: 'Պատասխանել հարցերին', // 5615eff7
  otherVaccine: 'Ընտրել այլ պատվաստում', // 47da8e39
  laterDay: 'Ընտրել ավելի ուշ օր', // 0af296ff
  startOver: 'Սկսել նորից', // 5eed7e9f
  startOverAsk: 'Սկսե՞լ նորից', // d48f39d2
  startOverWarning: 'Ձեր ամբողջ գրածը կջնջվի։', // 57e967ae
  startOverWhileSent: 'Հիմա ուղարկում ենք Ձեր գրանցումը։ Եթե այստեղ ջնջեք, դեղատունը գուցե դեռ ստանա այն։', // ffa82d7d
  startOverWhileBooked: 'Հիմա ամրագրում ենք Ձեր այցը։ Եթե սկսեք նորից, այն գուցե դեռ ամրագրվի։', // a8ff9ade
  startOverYes: 'Ջնջել և սկսել նորից', // 3bf409b1
  startOverNo: 'Շարունակել լրացնելը', // 9d7fd0e0
  memoryOnly:
    'Այս դիտարկիչը չի կարող պահել Ձեր պատասխանները։ Մինչև ավարտելը մի՛ բեռնեք նորից և մի՛ փակեք այս էջը։', // 29013b01
  typedAgain: 'Ձեր անվտանգության համար որոշ համարներ չենք պահել։ Գրեք դրանք նորից։', // f12cd665
  typeAgain: (page: string) => `Անցնել՝ «${page}»`, // a3442252
  documentsFailed: 'Այս պահին կապի խնդիր ունենք։ Թարմացրեք էջը և փորձեք նորից։', // d9cf6f1d
  refresh: 'Թարմացնել', // 0e916101
  loading: 'Բեռնում ենք ձևը', // 295cd2a0
})

export const checkAnswers = translated<typeof english.checkAnswers>()({
  title: 'Ստուգեք պատասխանները', // 7e405e1d
  agreeTitle: 'Գաղտնիություն և խնամք', // 824dc6f9
  hint: 'Կարդացեք սա, նախքան շարունակելը։ Կարող եք փոխել ցանկացած պատասխան։', // 478bc831
  change: 'Փոխել', // c0bf75bd
  changeOf: (what: string) => `Փոխել «${what}»`, // 31af8378
  notFinished: 'Ավարտված չէ', // b621bb56
  finish: 'Ավարտել', // a6c7a84b
  finishOf: (page: string) => `Ավարտել «${page}»`, // c87250c0
  missing: (pages: number) =>
    plural(pages, { one: `${number(pages)} էջ ավարտված չէ`, other: `${number(pages)} էջ ավարտված չէ` }), // da821ad1
  missingHow: 'Բացեք այստեղ կամ սեղմեք «Շարունակել»։', // 939e1eb0
  talkAtClinic: (vaccines: readonly string[]) => `Թիմը Ձեզ հետ կխոսի հետևյալի մասին՝ ${row(vaccines)}։`, // 37677888
  talk: (vaccines: readonly string[]) => `Դեղագործը Ձեզ հետ կխոսի սրա մասին՝ ${row(vaccines)}։`, // a0c64c48
})

export const booking = translated<typeof english.booking>()({
  conflictTitle: 'Ժամը զբաղված է', // 3052e265
  conflict: 'Ձեր ընտրած ժամն այլևս ազատ չէ։', // d3d12784
  checkAvailability: 'Ստուգել ազատ ժամերը', // dbc90cdf
  quit: 'Դուրս գալ', // b3eb37ac
  duplicateTitle: 'Կարծես արդեն ունեք ամրագրված այց', // 1e8e51ec
  duplicate: (phone: string) =>
    `Այս ծառայության համար արդեն այց կա։ Նայեք Ձեր հաստատմանը կամ օրացույցին, կամ զանգահարեք՝ ${phone}։`, // 1bf09976
  cancelVisit: 'Չեղարկել այց', // 6d04b811
  checkedInTitle: 'Դուք այսօր արդեն գրանցված եք այստեղ', // 81ff2b4b
  checkedIn:
    'Ասեք Ձեր անունը դեղատան աշխատակիցներին։ Եթե ուրիշ պատվաստում էլ եք ուզում, ասեք վաճառասեղանի մոտ։', // 5f5a5e52
  done: 'Պատրաստ է', // 11a6767d
  scheduleAppointment: 'Ամրագրել այցը', // b8508ee8
  errorTitle: 'Հաստատման սխալ', // aafa44a7
  error: 'Ցավոք, Ձեր այցը հաստատելիս սխալ եղավ...', // ec195dc6
  about: (step: string, message: string) => `${step}՝ ${message}`, // 68dd79f4
  change: 'Փոխել պատասխանները', // ab52de61
  supportNumber: '888-852-2567', // de8313ff
  perhapsBooked: 'Այս այցը գուցե արդեն ամրագրված է', // 1ccfd4c0
  perhapsBookedHow:
    'Կապն ընդհատվեց, նախքան պատասխան ստացանք։ Շարունակեք և նորից սեղմեք «Ամրագրել այս այցը». երկու անգամ չի ամրագրվի։', // 0e4566c2
  perhapsCheckedIn: 'Դուք գուցե արդեն գրանցված եք', // 67ad42bf
  perhapsCheckedInHow:
    'Կապն ընդհատվեց, նախքան պատասխան ստացանք։ Շարունակեք և նորից սեղմեք «Ավարտել և գրանցվել». կհաշվվի մեկ անգամ։', // aa93831e
  askingWhetherBooked: 'Մի վայրկյան', // 16d511b3
  askingHow: 'Հարցնում ենք՝ արդյոք այս այցն ամրագրված է։', // 49ea7e6a
  cannotTell: (phone: string) =>
    `Դեռ չգիտենք՝ արդյոք այս այցն ամրագրված է։ Փորձեք նորից, երբ կապ լինի, կամ զանգահարեք՝ ${phone}, նախքան նորից սկսելը։`, // 2c34e61a
  keepWaiting: 'Սպասել', // b9ad2e4e
  startOverAnyway: 'Միևնույն է, սկսել նորից', // 30c43359
  connectionFailed: 'Այս պահին կապի խնդիր ունենք։ Քիչ հետո փորձեք նորից։', // 5dc929fc
  notSaved: 'Այս սարքն էլ չկարողացավ պահել Ձեր ձևը։ Ասեք դեղատան աշխատակիցներին։', // b0c1310e
})
