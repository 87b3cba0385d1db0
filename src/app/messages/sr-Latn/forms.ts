// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/forms.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('sr-Latn')

export const formTexts = translated<typeof english.formTexts>()({
  optional: '(nije obavezno)', // 0059798b
  errorWord: 'Greška:', // 61706290
  summary: 'Proverite ove odgovore da biste nastavili', // fc271637
  left: (count: number) =>
    plural(count, {
      '=0': 'Nema više odgovora za proveru.',
      one: `${number(count)} odgovor za proveru.`,
      few: `${number(count)} odgovora za proveru.`,
      other: `${number(count)} odgovora za proveru.`,
    }), // 9f87c6cb
  whyWeAsk: 'Zašto pitamo', // 6e90dfe0
  whyWeAskOf: (field: string) => `Zašto pitamo za polje: ${field}`, // c47d5a65
  chooseOne: 'Izaberite', // 8f27c0cb
  continue: 'Nastavite', // 31fbef16
  saving: 'Čuvamo…', // 23e39291
  yes: 'Da', // 85a39ab3
  no: 'Ne', // 1ea442a1
  required: 'Unos je obavezan.', // b7171a63
  pattern: 'Unos mora biti ispravan.', // b91da024
  tooShort: (least: number) => `Najmanji broj znakova: ${number(least)}.`, // 35bc6cb2
  tooLong: (most: number) => `Najveći broj znakova: ${number(most)}.`, // 45eaa0c9
  tooSmall: (least: number) => `Unos mora biti ${number(least)} ili više.`, // 8a5e3780
  tooLarge: (most: number) => `Unos mora biti ${number(most)} ili manje.`, // 03d3f166
  selectRequired: 'Izbor je obavezan.', // f03bea89
  boxRequired: 'Potrebno je da označite polje.', // 03bbf19f
  dateInvalid: 'Datum nije ispravan.', // 8bfe8dbd
  dateRequired: 'Potreban je ispravan datum.', // b8cb7c40
  requiredOf: (label: string) => `${label}: obavezno polje.`, // 025f2eaf
  howTo: {
    type: 'Upišite to u polje.', // b59a39a3
    typeAgain: 'Proverite i upišite ponovo.', // d4997e67
    typeSame: 'Upišite isto kao u prethodnom polju.', // 9d7d6724
    shorten: 'Skratite ga.', // c8ad815b
    digits: 'Upišite ciframa.', // 1040b554
    phone: 'Upišite 10 cifara, bez lokala.', // 9b87d3c4
    email: 'Upišite u obliku name@example.com.', // 5036bc5a
    date: 'Upišite mesec, dan i godinu.', // 0b1a6d58
    year: 'Proverite godinu.', // f1082966
    tickBox: 'Označite polje da nastavite.', // 6cdeec6d
    tickSome: 'Označite ono što važi za Vas.', // 17124a67
    untick: 'Isključite ono što Vam najmanje treba.', // 2d3f60ad
    chooseYesNo: 'Izaberite „Da” ili „Ne”.', // 77746229
    chooseOne: 'Izaberite jedan odgovor.', // 336bcb61
    chooseInList: 'Izaberite jedan odgovor sa spiska.', // f32a76de
  },
  chosen: (count: number) => `Izabrano: ${number(count)}. Prvo nešto uklonite.`, // f9df2a34
  tooMany: (most: number) =>
    plural(most, {
      '=1': 'Izaberite samo jedno.',
      one: `Izaberite najviše ${number(most)}.`,
      few: `Izaberite najviše ${number(most)}.`,
      other: `Izaberite najviše ${number(most)}.`,
    }), // f9c56034
  upTo: (most: number) => `Izaberite najviše ${number(most)}.`, // c9ed2549
  charactersLeft: (left: number) =>
    plural(left, {
      one: `Preostao je ${number(left)} znak`,
      few: `Preostala su ${number(left)} znaka`,
      other: `Preostalo je ${number(left)} znakova`,
    }), // 486c4aab
  charactersTooMany: (count: number) =>
    plural(count, {
      one: `${number(count)} znak previše`,
      few: `${number(count)} znaka previše`,
      other: `${number(count)} znakova previše`,
    }), // 12c1585e
  date: {
    month: 'Mesec', // 310ca503
    day: 'Dan', // 8f2364e1
    year: 'Godina', // 89f68325
    age: (years: number) =>
      plural(years, {
        one: `${number(years)} godina`,
        few: `${number(years)} godine`,
        other: `${number(years)} godina`,
      }), // 6c76c19c
    ageInMonths: (months: number) =>
      plural(months, {
        one: `${number(months)} mesec`,
        few: `${number(months)} meseca`,
        other: `${number(months)} meseci`,
      }), // 716758a2
    placeholder: 'mm/dd/gggg', // f38f59af
  },
  details: {
    card: (label: string, n: number) => `${label} ${number(n)}`, // 2230b595
    remove: 'Uklonite', // c3812fc4
    removeOf: (name: string) => `Uklonite: ${name}`, // e6a3c4a1
    removed: (name: string) => `Uklonjeno: ${name}`, // bd422d50
    atMost: (most: number) => `Možete dodati najviše ${number(most)}.`, // dd83daf6
  },
  shown: {
    endsIn: (characters: string) => `Završava se na ${characters}`, // 1c5c776d
    given: 'Uneto', // 0cf2f0e2
    again: 'Treba upisati ponovo', // 36e4fbb5
  },
})
