// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/forms.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('pl')

export const formTexts = translated<typeof english.formTexts>()({
  optional: '(opcjonalnie)', // 0059798b
  errorWord: 'Błąd:', // 61706290
  summary: 'Te odpowiedzi trzeba najpierw sprawdzić', // fc271637
  left: (count: number) =>
    plural(count, {
      '=0': 'Wszystkie odpowiedzi sprawdzone.',
      one: `Do sprawdzenia: ${number(count)} odpowiedź.`,
      few: `Do sprawdzenia: ${number(count)} odpowiedzi.`,
      many: `Do sprawdzenia: ${number(count)} odpowiedzi.`,
      other: `Do sprawdzenia: ${number(count)} odpowiedzi.`,
    }), // 9f87c6cb
  whyWeAsk: 'Dlaczego pytamy', // 6e90dfe0
  whyWeAskOf: (field: string) => `Dlaczego pytamy o pole „${field}”`, // c47d5a65
  chooseOne: 'Proszę wybrać', // 8f27c0cb
  continue: 'Dalej', // 31fbef16
  saving: 'Zapisujemy…', // 23e39291
  yes: 'Tak', // 85a39ab3
  no: 'Nie', // 1ea442a1
  required: 'To pole trzeba wypełnić.', // b7171a63
  pattern: 'Wpis jest nieprawidłowy.', // b91da024
  tooShort: (least: number) =>
    plural(least, {
      one: `Wpis musi mieć co najmniej ${number(least)} znak.`,
      few: `Wpis musi mieć co najmniej ${number(least)} znaki.`,
      many: `Wpis musi mieć co najmniej ${number(least)} znaków.`,
      other: `Wpis musi mieć co najmniej ${number(least)} znaku.`,
    }), // 35bc6cb2
  tooLong: (most: number) =>
    plural(most, {
      one: `Wpis może mieć najwyżej ${number(most)} znak.`,
      few: `Wpis może mieć najwyżej ${number(most)} znaki.`,
      many: `Wpis może mieć najwyżej ${number(most)} znaków.`,
      other: `Wpis może mieć najwyżej ${number(most)} znaku.`,
    }), // 45eaa0c9
  tooSmall: (least: number) => `Wpis: ${number(least)} lub więcej.`, // 8a5e3780
  tooLarge: (most: number) => `Wpis: ${number(most)} lub mniej.`, // 03d3f166
  selectRequired: 'Trzeba coś wybrać.', // f03bea89
  boxRequired: 'Trzeba zaznaczyć to pole.', // 03bbf19f
  dateInvalid: 'Data jest nieprawidłowa.', // 8bfe8dbd
  dateRequired: 'Trzeba wpisać prawidłową datę.', // b8cb7c40
  requiredOf: (label: string) => `${label} to pole wymagane.`, // 025f2eaf
  howTo: {
    type: 'Proszę wpisać w to pole.', // b59a39a3
    typeAgain: 'Proszę sprawdzić i wpisać jeszcze raz.', // d4997e67
    typeSame: 'Proszę wpisać to samo co w poprzednim polu.', // 9d7d6724
    shorten: 'Proszę to skrócić.', // c8ad815b
    digits: 'Proszę wpisać cyframi.', // 1040b554
    phone: 'Proszę wpisać 10 cyfr, bez numeru wewnętrznego.', // 9b87d3c4
    email: 'Proszę wpisać np. name@example.com.', // 5036bc5a
    date: 'Proszę wpisać miesiąc, dzień i rok.', // 0b1a6d58
    year: 'Sprawdź rok.', // f1082966
    tickBox: 'Proszę zaznaczyć to pole.', // 6cdeec6d
    tickSome: 'Proszę zaznaczyć to, co pasuje.', // 17124a67
    untick: 'Proszę odznaczyć mniej potrzebne.', // 2d3f60ad
    chooseYesNo: 'Proszę wybrać Tak lub Nie.', // 77746229
    chooseOne: 'Proszę wybrać jedną odpowiedź.', // 336bcb61
    chooseInList: 'Proszę wybrać z listy.', // f32a76de
  },
  chosen: (count: number) => `Wybrano: ${number(count)}. Proszę najpierw coś usunąć.`, // f9df2a34
  tooMany: (most: number) =>
    plural(most, {
      one: `Proszę wybrać tylko ${number(most)}.`,
      few: `Proszę wybrać najwyżej ${number(most)}.`,
      many: `Proszę wybrać najwyżej ${number(most)}.`,
      other: `Proszę wybrać najwyżej ${number(most)}.`,
    }), // f9c56034
  upTo: (most: number) => `Proszę wybrać najwyżej ${number(most)}.`, // c9ed2549
  charactersLeft: (left: number) =>
    plural(left, {
      one: `Został ${number(left)} znak`,
      few: `Zostały ${number(left)} znaki`,
      many: `Zostało ${number(left)} znaków`,
      other: `Zostało ${number(left)} znaku`,
    }), // 486c4aab
  charactersTooMany: (count: number) =>
    plural(count, {
      one: `${number(count)} znak za dużo`,
      few: `${number(count)} znaki za dużo`,
      many: `${number(count)} znaków za dużo`,
      other: `${number(count)} znaku za dużo`,
    }), // 12c1585e
  date: {
    month: 'Miesiąc', // 310ca503
    day: 'Dzień', // 8f2364e1
    year: 'Rok', // 89f68325
    age: (years: number) =>
      plural(years, {
        one: `${number(years)} rok`,
        few: `${number(years)} lata`,
        many: `${number(years)} lat`,
        other: `${number(years)} roku`,
      }), // 6c76c19c
    ageInMonths: (months: number) =>
      plural(months, {
        one: `${number(months)} miesiąc`,
        few: `${number(months)} miesiące`,
        many: `${number(months)} miesięcy`,
        other: `${number(months)} miesiąca`,
      }), // 716758a2
    placeholder: 'mm/dd/rrrr', // f38f59af
  },
  details: {
    card: (label: string, n: number) => `${label} ${number(n)}`, // 2230b595
    remove: 'Usuń', // c3812fc4
    removeOf: (name: string) => `Usuń: ${name}`, // e6a3c4a1
    removed: (name: string) => `Usunięto: ${name}`, // bd422d50
    atMost: (most: number) => `Można dodać najwyżej ${number(most)}.`, // dd83daf6
  },
  shown: {
    endsIn: (characters: string) => `Końcówka: ${characters}`, // 1c5c776d
    given: 'Podano', // 0cf2f0e2
    again: 'Do ponownego wpisania', // 36e4fbb5
  },
})
