// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/common.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number } = wordsIn('hy')

export const common = translated<typeof english.common>()({
  brand: 'Առողջություն և բարեկեցություն', // 5756dcd3
  skip: 'Անցնել հիմնական մասին', // c887f134
  back: 'Հետ', // 76900f1b
  continue: 'Շարունակել', // 31fbef16
  errorWord: 'Սխալ՝', // 61706290
  loading: 'Բեռնում ենք', // dc380888
  stepOf: (n: number, of: number) => `${number(n)} / ${number(of)}`, // c0ed7eba
  tryAgain: 'Փորձել նորից', // d8b8392e
  startOver: 'Սկսել նորից', // 5eed7e9f
  offline: 'Կապ չկա։ Կարող եք շարունակել. գրանցումը կուղարկենք, հենց որ կապ լինի։', // 9cec1ce6
  offlineAtCounter: 'Կապ չկա։ Այստեղ գրանցվելու համար կապ է պետք, կամ հարցրեք դեղատան վաճառասեղանի մոտ։', // 679ce275
  offlineBooking: 'Կապ չկա։ Կարող եք շարունակել, բայց որոնելու և ամրագրելու համար կապ է պետք։', // ce8c923d
  helpAtCounter: 'Օգնությո՞ւն է պետք։ Հարցրեք դեղատան վաճառասեղանի մոտ։', // d99baf8c
  helpAtCounterCall: (phone: string) =>
    `Օգնությո՞ւն է պետք։ Հարցրեք դեղատան վաճառասեղանի մոտ կամ զանգեք՝ ${phone}`, // dabc9bff
  help: 'Օգնությո՞ւն է պետք։ Հարցրեք մեր որևէ դեղատանը կամ կլինիկայում։', // 1aed4c2b
  helpCall: (phone: string) => `Օգնությո՞ւն է պետք։ Զանգեք՝ ${phone}`, // 02c2d95b
  languageHelp: 'Անվճար լեզվական օգնություն', // 976ec2f0
  atHand: 'Ձեռքի տակ', // a596012c
  about: 'Այս ծառայության մասին', // f3e91e50
  privacy: 'Գաղտնիություն', // 54a57c31
  accessibility: 'Մատչելիություն', // d3368cbf
  licences: 'Լիցենզիաներ', // 6d5d9004
  version: (version: string) => `Տարբերակ ${version}`, // a1874512
  connectionFailed: 'Այս պահին կապի խնդիր ունենք։ Քիչ հետո փորձեք նորից։', // 5dc929fc
})

export const titles = translated<typeof english.titles>()({
  main: 'Առողջության և բարեկեցության այցեր', // 2a924af6
  benefitCodes: 'Արտոնության կոդի ստուգում', // 817c4293
  prescreen: 'Նախնական հարցեր', // f1de0af2
  results: 'Ազատ ժամերի որոնում', // 1493747a
  followup: 'Ազատ ժամերի որոնում', // 1493747a
  schedule: 'Պացիենտի տվյալների ձև', // 4cc0270b
  confirmation: 'Այցի հաստատում', // ffa6836b
  cancel: 'Չեղարկել այցը', // e0790c5f
  cancelOpened: 'Չեղարկել այցը', // e0790c5f
  canceled: 'Չեղարկման հաստատում', // 5e621bcb
  instantVaccine: 'Պատվաստում առանց ամրագրման', // e941b803
  instantVaccineSelection: 'Նախնական հարցեր', // f1de0af2
  clinicLocations: 'Կլինիկաների որոնում', // afa12656
  pharmacy: 'Պատվաստման այցեր', // 8ea82de0
  clinicSchedule: 'Ամրագրել այց կլինիկա', // e5e95872
  clinicServices: 'Կլինիկայի ծառայություններ', // 83d707a2
  clinicPrices: 'Գներ, ապահովագրություն և վճարում', // 820f7b12
  clinicDetails: 'Կլինիկայի մասին', // 4b4c9c19
  clinicError: 'Սխալ է տեղի ունեցել', // ab827e3f
  privacy: 'Ձեր գաղտնիությունը', // cad972db
  accessibility: 'Մատչելիություն', // d3368cbf
  licences: 'Լիցենզիաներ և հեղինակներ', // e16fe549
  kiosk: 'Խանութի պլանշետ', // 10e5da61
  poster: 'Պաստառ՝ առանց ամրագրման', // aa0bfb00
  notFound: 'Էջը չգտնվեց', // a469ab4c
})
