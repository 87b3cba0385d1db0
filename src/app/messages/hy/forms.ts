// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/forms.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('hy')

export const formTexts = translated<typeof english.formTexts>()({
  optional: '(պարտադիր չէ)', // 0059798b
  errorWord: 'Սխալ՝', // 61706290
  summary: 'Ստուգեք այս պատասխանները, որ շարունակեք', // fc271637
  left: (count: number) =>
    plural(count, {
      '=0': 'Ստուգելու պատասխան չմնաց։',
      one: `Ստուգեք ${number(count)} պատասխան։`,
      other: `Ստուգեք ${number(count)} պատասխան։`,
    }), // 9f87c6cb
  whyWeAsk: 'Ինչու ենք հարցնում', // 6e90dfe0
  whyWeAskOf: (field: string) => `Ինչու ենք հարցնում՝ ${field}`, // c47d5a65
  chooseOne: 'Ընտրեք մեկը', // 8f27c0cb
  continue: 'Շարունակել', // 31fbef16
  saving: 'Պահում ենք…', // 23e39291
  yes: 'Այո', // 85a39ab3
  no: 'Ոչ', // 1ea442a1
  required: 'Լրացումը պարտադիր է։', // b7171a63
  pattern: 'Գրեք ճիշտ արժեք։', // b91da024
  tooShort: (least: number) => `Գրեք առնվազն ${number(least)} նիշ։`, // 35bc6cb2
  tooLong: (most: number) => `Գրեք ամենաշատը ${number(most)} նիշ։`, // 45eaa0c9
  tooSmall: (least: number) => `Թիվը պետք է լինի ${number(least)} կամ ավելի։`, // 8a5e3780
  tooLarge: (most: number) => `Թիվը պետք է լինի ${number(most)} կամ պակաս։`, // 03d3f166
  selectRequired: 'Ընտրությունը պարտադիր է։', // f03bea89
  boxRequired: 'Նշումը պարտադիր է։', // 03bbf19f
  dateInvalid: 'Ամսաթիվը սխալ է։', // 8bfe8dbd
  dateRequired: 'Գրեք ճիշտ ամսաթիվ։', // b8cb7c40
  requiredOf: (label: string) => `${label}՝ պարտադիր դաշտ։`, // 025f2eaf
  howTo: {
    type: 'Գրեք դա վանդակում։', // b59a39a3
    typeAgain: 'Ստուգեք և նորից գրեք։', // d4997e67
    typeSame: 'Գրեք նույնը, ինչ նախորդ վանդակում։', // 9d7d6724
    shorten: 'Կարճացրեք։', // c8ad815b
    digits: 'Գրեք թվանշաններով։', // 1040b554
    phone: 'Գրեք 10 թվանշան՝ առանց ներքին համարի։', // 9b87d3c4
    email: 'Գրեք այս տեսքով՝ name@example.com։', // 5036bc5a
    date: 'Գրեք ամիսը, օրը և տարին։', // 0b1a6d58
    year: 'Ստուգեք տարին։', // f1082966
    tickBox: 'Նշեք վանդակը, որ շարունակեք։', // 6cdeec6d
    tickSome: 'Նշեք այն, ինչ ճիշտ է Ձեզ համար։', // 17124a67
    untick: 'Հանեք այն, ինչ Ձեզ ամենաքիչն է պետք։', // 2d3f60ad
    chooseYesNo: 'Ընտրեք «Այո» կամ «Ոչ»։', // 77746229
    chooseOne: 'Ընտրեք մեկ պատասխան։', // 336bcb61
    chooseInList: 'Ընտրեք մեկը ցանկից։', // f32a76de
  },
  chosen: (count: number) => `Ընտրված է ${number(count)}։ Նախ մեկը հանեք։`, // f9df2a34
  tooMany: (most: number) =>
    plural(most, {
      '=1': 'Ընտրեք միայն մեկը։',
      one: `Ընտրեք մինչև ${number(most)}։`,
      other: `Ընտրեք մինչև ${number(most)}։`,
    }), // f9c56034
  upTo: (most: number) => `Ընտրեք մինչև ${number(most)}։`, // c9ed2549
  charactersLeft: (left: number) =>
    plural(left, { one: `Մնաց ${number(left)} նիշ`, other: `Մնաց ${number(left)} նիշ` }), // 486c4aab
  charactersTooMany: (count: number) =>
    plural(count, { one: `${number(count)} նիշ ավելի է`, other: `${number(count)} նիշ ավելի է` }), // 12c1585e
  date: {
    month: 'Ամիս', // 310ca503
    day: 'Օր', // 8f2364e1
    year: 'Տարի', // 89f68325
    age: (years: number) =>
      plural(years, { one: `${number(years)} տարեկան`, other: `${number(years)} տարեկան` }), // 6c76c19c
    ageInMonths: (months: number) =>
      plural(months, { one: `${number(months)} ամսական`, other: `${number(months)} ամսական` }), // 716758a2
    placeholder: 'աա/օօ/տտտտ', // f38f59af
  },
  details: {
    card: (label: string, n: number) => `${label} ${number(n)}`, // 2230b595
    remove: 'Հանել', // c3812fc4
    removeOf: (name: string) => `Հանել՝ ${name}`, // e6a3c4a1
    removed: (name: string) => `Հանված է՝ ${name}`, // bd422d50
    atMost: (most: number) => `Կարող եք ավելացնել մինչև ${number(most)}։`, // dd83daf6
  },
  shown: {
    endsIn: (characters: string) => `Վերջը՝ ${characters}`, // 1c5c776d
    given: 'Գրված է', // 0cf2f0e2
    again: 'Պետք է նորից գրել', // 36e4fbb5
  },
})
