// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/forms.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('fil')

export const formTexts = translated<typeof english.formTexts>()({
  optional: '(opsyonal)', // 0059798b
  errorWord: 'Mali:', // 61706290
  summary: 'Tingnan ang mga ito para magpatuloy', // fc271637
  left: (count: number) =>
    plural(count, {
      '=0': 'Wala nang sagot na titingnan.',
      one: `${number(count)} sagot na titingnan.`,
      other: `${number(count)} sagot na titingnan.`,
    }), // 9f87c6cb
  whyWeAsk: 'Bakit kami nagtatanong', // 6e90dfe0
  whyWeAskOf: (field: string) => `Bakit kami nagtatanong: ${field}`, // c47d5a65
  chooseOne: 'Pumili ng Isa', // 8f27c0cb
  continue: 'Magpatuloy', // 31fbef16
  saving: 'Sine-save…', // 23e39291
  yes: 'Oo', // 85a39ab3
  no: 'Hindi', // 1ea442a1
  required: 'Kailangan itong punan.', // b7171a63
  pattern: 'Dapat tama ang ilalagay.', // b91da024
  tooShort: (least: number) => `Dapat ${number(least)} character o higit pa.`, // 35bc6cb2
  tooLong: (most: number) => `Dapat ${number(most)} character o mas kaunti.`, // 45eaa0c9
  tooSmall: (least: number) => `Dapat ${number(least)} o higit pa.`, // 8a5e3780
  tooLarge: (most: number) => `Dapat ${number(most)} o mas kaunti.`, // 03d3f166
  selectRequired: 'Kailangang pumili.', // f03bea89
  boxRequired: 'Kailangan ang tsek.', // 03bbf19f
  dateInvalid: 'Hindi tama ang petsa.', // 8bfe8dbd
  dateRequired: 'Kailangan ang tamang petsa.', // b8cb7c40
  requiredOf: (label: string) => `Kailangan ang ${label}.`, // 025f2eaf
  howTo: {
    type: 'I-type ito sa kahon.', // b59a39a3
    typeAgain: 'Tingnan at i-type ulit.', // d4997e67
    typeSame: 'I-type ang kapareho ng nasa naunang kahon.', // 9d7d6724
    shorten: 'Paikliin ito.', // c8ad815b
    digits: 'I-type gamit ang mga numero.', // 1040b554
    phone: 'Mag-type ng 10 numero, walang extension.', // 9b87d3c4
    email: 'I-type nang ganito: name@example.com.', // 5036bc5a
    date: 'I-type ang buwan, araw, at taon.', // 0b1a6d58
    year: 'Tingnan muli ang taon.', // f1082966
    tickBox: 'Lagyan ng tsek para magpatuloy.', // 6cdeec6d
    tickSome: 'Lagyan ng tsek ang tama sa inyo.', // 17124a67
    untick: 'Alisin ang tsek ng di-kailangan.', // 2d3f60ad
    chooseYesNo: 'Piliin ang Oo o Hindi.', // 77746229
    chooseOne: 'Pumili ng isang sagot.', // 336bcb61
    chooseInList: 'Pumili ng isa sa listahan.', // f32a76de
  },
  chosen: (count: number) => `Mayroon kayong ${number(count)}. Mag-alis muna ng isa.`, // f9df2a34
  tooMany: (most: number) =>
    plural(most, {
      '=1': 'Pumili ng isa lang.',
      one: `Pumili ng hanggang ${number(most)}.`,
      other: `Pumili ng hanggang ${number(most)}.`,
    }), // f9c56034
  upTo: (most: number) => `Pumili ng hanggang ${number(most)}.`, // c9ed2549
  charactersLeft: (left: number) =>
    plural(left, { one: `${number(left)} character pa`, other: `${number(left)} character pa` }), // 486c4aab
  charactersTooMany: (count: number) =>
    plural(count, {
      one: `${number(count)} character ang sobra`,
      other: `${number(count)} character ang sobra`,
    }), // 12c1585e
  date: {
    month: 'Buwan', // 310ca503
    day: 'Araw', // 8f2364e1
    year: 'Taon', // 89f68325
    age: (years: number) =>
      plural(years, { one: `${number(years)} taong gulang`, other: `${number(years)} taong gulang` }), // 6c76c19c
    ageInMonths: (months: number) =>
      plural(months, { one: `${number(months)} buwang gulang`, other: `${number(months)} buwang gulang` }), // 716758a2
    placeholder: 'mm/dd/yyyy', // f38f59af
  },
  details: {
    card: (label: string, n: number) => `${label} ${number(n)}`, // 2230b595
    remove: 'Alisin', // c3812fc4
    removeOf: (name: string) => `Alisin ang ${name}`, // e6a3c4a1
    removed: (name: string) => `Inalis ang ${name}`, // bd422d50
    atMost: (most: number) => `Hanggang ${number(most)} ang maidadagdag.`, // dd83daf6
  },
  shown: {
    endsIn: (characters: string) => `Nagtatapos sa ${characters}`, // 1c5c776d
    given: 'Naibigay na', // 0cf2f0e2
    again: 'Kailangang i-type ulit', // 36e4fbb5
  },
})
