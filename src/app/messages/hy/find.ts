// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/find.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('hy')

export const find = translated<typeof english.find>()({
  heading: 'Գտնել այց', // 4fc46ab3
  submit: 'Գտնել այց', // 4fc46ab3
  change: 'Փոխել', // c0bf75bd
  hideForm: 'Թաքցնել ձևը', // 8e267b4c
  showForm: 'Ցույց տալ ձևը', // 8525eff3
  editSearch: 'Փոխել որոնումը', // 2c0de627
  videoIn: (state: string) => `Տեսազանգով այց՝ ${state}`, // 48202217
  within: (location: string, miles: number) => `${location} և ${number(miles)} մղոն շուրջը`, // ae8ad166
  summary: (location: string, day: string) => `${location}, սկսած՝ ${day}`, // a5731eb5
  need: 'Ի՞նչ է Ձեզ պետք', // 52c6a4f6
  allVisits: 'Բոլոր այցերը', // 913bde57
  myLocation: 'Իմ վայրը', // 3572a396
  ways: {
    clinics: 'Գտնել կլինիկա', // 35925dbf
    benefit: 'Արտոնության կոդ ունեմ', // 8fcb60a0
    cancel: 'Ձեր այցը', // 72db071a
  },
  waysFor: {
    clinics: 'Հասցեներ, ժամեր և սպասում', // 207272cb
    benefit: 'Տեսնել, թե որտեղ են ընդունում', // 54fc88ba
    cancel: 'Տեսնել, փոխել կամ չեղարկել հղումով', // 1a7409f9
  },
  type: 'Այցի տեսակ', // 19fd6c78
  chooseOne: 'Ընտրեք մեկը', // 0b24aed5
  fetching: 'Բեռնում ենք...', // c6837b65
  location: 'Վայր', // 15b61974
  locationPlaceholder: 'ZIP կամ քաղաք, նահանգ', // 1dbd6d49
  suggestions: 'Վայրեր', // eb5cfb73
  suggestionCount: (count: number) =>
    plural(count, {
      one: `${number(count)} վայր։ Ընտրեք ներքև սլաքով։`,
      other: `${number(count)} վայր։ Ընտրեք սլաքներով։`,
    }), // f41b6bbd
  date: 'Ամսաթիվ', // 99c40ab4
  today: 'Այսօր', // 2b065c7c
  tomorrow: 'Վաղը', // 456a73bb
  problems: {
    type: {
      required: 'Այցի տեսակը պարտադիր դաշտ է։', // de55fc40
    },
    location: {
      required: 'Վայրը պարտադիր դաշտ է։', // 46c4f868
      tooShort: 'Վայրը պետք է ունենա առնվազն 2 նիշ։', // e2b5ef07
      tooLong: 'Վայրը պետք է ունենա առավելագույնը 128 նիշ։', // 7afdd5ff
    },
    date: {
      invalid: 'Ամսաթիվը սխալ է', // 2594f051
      tooEarly: (date: string) => `Ամսաթիվը պետք է լինի ${date} կամ ավելի ուշ։`, // 2fcb2919
      tooLate: (date: string) => `Ամսաթիվը պետք է լինի ${date} կամ ավելի վաղ։`, // 80ab890a
    },
  },
  waitsForConnection: 'Կապ չկա։ Որոնումը կսկսվի, երբ կապ լինի։', // 6ca81f35
  fillAll: 'Լրացրեք բոլոր պարտադիր դաշտերը, որ շարունակեք', // f71c1c3c
  check: 'Ստուգեք այս պատասխանները, որ շարունակեք', // fc271637
  codeVerified: 'Արտոնության կոդը ստուգված է', // 8c5c0400
  locationUnavailable:
    'Այս վայրում բուժաշխատող չենք գտնում։ Գրեք այլ քաղաք, նահանգ կամ ZIP կոդ և փորձեք նորից։', // a19ec3cc
  connectionFailed: 'Այս պահին կապի խնդիր ունենք։', // 337fc69b
  refreshPage: 'Թարմացրեք էջը և փորձեք նորից։', // ea7c2ec8
  tryShortly: 'Փորձեք նորից քիչ հետո։', // b154014c
  refresh: 'Թարմացնել', // 0e916101
  whichVisit: 'Ո՞ր այցը', // 7a4e473e
  again: {
    ended: 'Ձեր որոնումն ավարտվել է։ Ահա թե ինչ էիք փնտրում։', // 96da46ba
    noBooking: 'Ձեր ամրագրումն այլևս այս սարքում չէ։', // fa810abd
    notHeld: 'Ձեր ժամն այլևս պահված չէ։', // 28b7b185
    unknownType: 'Նորից ընտրեք այցը։', // 776269dc
  },
  fluQuestion: 'Գրիպի պատվաստում պե՞տք է', // e2916606
  fluHint: 'Կարող եք ստանալ այն նույն այցին։', // d9e5ffa7
  addFlu: 'Ավելացնել գրիպի պատվաստում', // 35c68c02
  no: 'Ոչ', // 1ea442a1
  chooseState: 'Ընտրեք մեկը', // 8f27c0cb
  stateAsked:
    'Այս այցը տեսազանգով է։ Հիմա կհարցնենք, թե որ նահանգում կլինեք, և ցույց կտանք ժամերն այսօրվանից։', // 27211f45
  placeAskedNext: 'Այս այցը տեսազանգով է։ Հիմա կհարցնենք, թե որ այցն է պետք, որ նահանգում կլինեք և օրը։', // 1c724b57
  pharmacyOpened: 'Դեղատան ամրագրման էջը նոր պատուհանում է։', // 3f478a8e
  openAgain: 'Նորից բացել', // 78442f41
})
