// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/forms.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('it')

export const formTexts = translated<typeof english.formTexts>()({
  optional: '(facoltativo)', // 0059798b
  errorWord: 'Errore:', // 61706290
  summary: 'Controlli queste risposte per continuare', // fc271637
  left: (count: number) =>
    plural(count, {
      '=0': 'Nessuna risposta da controllare.',
      one: '1 risposta da controllare.',
      other: `${number(count)} risposte da controllare.`,
    }), // 9f87c6cb
  whyWeAsk: 'Perché lo chiediamo', // 6e90dfe0
  whyWeAskOf: (field: string) => `Perché lo chiediamo: ${field}`, // c47d5a65
  chooseOne: 'Scelga', // 8f27c0cb
  continue: 'Continua', // 31fbef16
  saving: 'Salvataggio…', // 23e39291
  yes: 'Sì', // 85a39ab3
  no: 'No', // 1ea442a1
  required: 'Serve una risposta.', // b7171a63
  pattern: 'La risposta deve essere valida.', // b91da024
  tooShort: (least: number) => `La risposta deve avere almeno ${number(least)} caratteri.`, // 35bc6cb2
  tooLong: (most: number) => `La risposta può avere al massimo ${number(most)} caratteri.`, // 45eaa0c9
  tooSmall: (least: number) => `Il valore deve essere almeno ${number(least)}.`, // 8a5e3780
  tooLarge: (most: number) => `Il valore può essere al massimo ${number(most)}.`, // 03d3f166
  selectRequired: 'Serve una scelta.', // f03bea89
  boxRequired: 'Serve il segno di spunta.', // 03bbf19f
  dateInvalid: 'La data non è valida.', // 8bfe8dbd
  dateRequired: 'Serve una data valida.', // b8cb7c40
  requiredOf: (label: string) => `${label} è un campo obbligatorio.`, // 025f2eaf
  howTo: {
    type: 'Scriva nella casella.', // b59a39a3
    typeAgain: 'Controlli e scriva di nuovo.', // d4997e67
    typeSame: 'Scriva lo stesso della casella precedente.', // 9d7d6724
    shorten: 'Scriva di meno.', // c8ad815b
    digits: 'Scriva in cifre.', // 1040b554
    phone: 'Scriva 10 cifre, senza interno.', // 9b87d3c4
    email: 'Scriva nella forma name@example.com.', // 5036bc5a
    date: 'Scriva mese, giorno e anno.', // 0b1a6d58
    year: 'Controlli l’anno.', // f1082966
    tickBox: 'Selezioni la casella.', // 6cdeec6d
    tickSome: 'Selezioni ciò che è giusto per lei.', // 17124a67
    untick: 'Tolga ciò che le serve di meno.', // 2d3f60ad
    chooseYesNo: 'Scelga Sì o No.', // 77746229
    chooseOne: 'Scelga una risposta.', // 336bcb61
    chooseInList: 'Scelga una voce dall’elenco.', // f32a76de
  },
  chosen: (count: number) => `Ne ha ${number(count)}. Prima ne tolga una.`, // f9df2a34
  tooMany: (most: number) =>
    plural(most, { one: 'Ne scelga solo una.', other: `Ne scelga fino a ${number(most)}.` }), // f9c56034
  upTo: (most: number) => `Ne scelga fino a ${number(most)}.`, // c9ed2549
  charactersLeft: (left: number) =>
    plural(left, { one: 'Resta 1 carattere', other: `Restano ${number(left)} caratteri` }), // 486c4aab
  charactersTooMany: (count: number) =>
    plural(count, { one: '1 carattere di troppo', other: `${number(count)} caratteri di troppo` }), // 12c1585e
  date: {
    month: 'Mese', // 310ca503
    day: 'Giorno', // 8f2364e1
    year: 'Anno', // 89f68325
    age: (years: number) => plural(years, { one: '1 anno', other: `${number(years)} anni` }), // 6c76c19c
    ageInMonths: (months: number) => plural(months, { one: '1 mese', other: `${number(months)} mesi` }), // 716758a2
    placeholder: 'mm/gg/aaaa', // f38f59af
  },
  details: {
    card: (label: string, n: number) => `${label} ${number(n)}`, // 2230b595
    remove: 'Rimuovi', // c3812fc4
    removeOf: (name: string) => `Rimuovi ${name}`, // e6a3c4a1
    removed: (name: string) => `${name}: rimosso`, // bd422d50
    atMost: (most: number) => `Può aggiungerne fino a ${number(most)}.`, // dd83daf6
  },
  shown: {
    endsIn: (characters: string) => `Finisce con ${characters}`, // 1c5c776d
    given: 'Indicato', // 0cf2f0e2
    again: 'Da scrivere di nuovo', // 36e4fbb5
  },
})
