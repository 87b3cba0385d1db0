// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/forms.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('el')

export const formTexts = translated<typeof english.formTexts>()({
  optional: '(προαιρετικό)', // 0059798b
  errorWord: 'Σφάλμα:', // 61706290
  summary: 'Για να συνεχίσετε, ελέγξτε τις απαντήσεις', // fc271637
  left: (count: number) =>
    plural(count, {
      '=0': 'Όλες οι απαντήσεις ελέγχθηκαν.',
      one: `${number(count)} απάντηση για έλεγχο.`,
      other: `${number(count)} απαντήσεις για έλεγχο.`,
    }), // 9f87c6cb
  whyWeAsk: 'Γιατί ρωτάμε', // 6e90dfe0
  whyWeAskOf: (field: string) => `Γιατί ρωτάμε για το πεδίο «${field}»`, // c47d5a65
  chooseOne: 'Επιλέξτε ένα', // 8f27c0cb
  continue: 'Συνέχεια', // 31fbef16
  saving: 'Αποθήκευση…', // 23e39291
  yes: 'Ναι', // 85a39ab3
  no: 'Όχι', // 1ea442a1
  required: 'Συμπληρώστε το πεδίο.', // b7171a63
  pattern: 'Η τιμή δεν είναι έγκυρη.', // b91da024
  tooShort: (least: number) =>
    plural(least, {
      one: `Χρειάζεται τουλάχιστον ${number(least)} χαρακτήρας.`,
      other: `Χρειάζονται τουλάχιστον ${number(least)} χαρακτήρες.`,
    }), // 35bc6cb2
  tooLong: (most: number) =>
    plural(most, {
      one: `Επιτρέπεται έως ${number(most)} χαρακτήρας.`,
      other: `Επιτρέπονται έως ${number(most)} χαρακτήρες.`,
    }), // 45eaa0c9
  tooSmall: (least: number) => `Γράψτε ${number(least)} ή περισσότερο.`, // 8a5e3780
  tooLarge: (most: number) => `Γράψτε ${number(most)} ή λιγότερο.`, // 03d3f166
  selectRequired: 'Χρειάζεται μια επιλογή.', // f03bea89
  boxRequired: 'Πρέπει να σημειώσετε το πλαίσιο.', // 03bbf19f
  dateInvalid: 'Μη έγκυρη ημερομηνία.', // 8bfe8dbd
  dateRequired: 'Χρειάζεται μια έγκυρη ημερομηνία.', // b8cb7c40
  requiredOf: (label: string) => `${label}: υποχρεωτικό πεδίο.`, // 025f2eaf
  howTo: {
    type: 'Γράψτε το στο πλαίσιο.', // b59a39a3
    typeAgain: 'Ελέγξτε το και γράψτε το ξανά.', // d4997e67
    typeSame: 'Γράψτε το ίδιο με το προηγούμενο πλαίσιο.', // 9d7d6724
    shorten: 'Κάντε το πιο σύντομο.', // c8ad815b
    digits: 'Γράψτε το με ψηφία.', // 1040b554
    phone: 'Γράψτε 10 ψηφία, χωρίς εσωτερική γραμμή.', // 9b87d3c4
    email: 'Γράψτε το όπως name@example.com.', // 5036bc5a
    date: 'Γράψτε μήνα, ημέρα και έτος.', // 0b1a6d58
    year: 'Ελέγξτε το έτος.', // f1082966
    tickBox: 'Σημειώστε το πλαίσιο για συνέχεια.', // 6cdeec6d
    tickSome: 'Σημειώστε ό,τι ισχύει για εσάς.', // 17124a67
    untick: 'Αφαιρέστε ό,τι χρειάζεστε λιγότερο.', // 2d3f60ad
    chooseYesNo: 'Επιλέξτε Ναι ή Όχι.', // 77746229
    chooseOne: 'Επιλέξτε μία απάντηση.', // 336bcb61
    chooseInList: 'Επιλέξτε κάτι από τη λίστα.', // f32a76de
  },
  chosen: (count: number) => `Έχετε ${number(count)}. Αφαιρέστε πρώτα ένα.`, // f9df2a34
  tooMany: (most: number) =>
    plural(most, { one: `Επιλέξτε μόνο ${number(most)}.`, other: `Επιλέξτε έως ${number(most)}.` }), // f9c56034
  upTo: (most: number) => `Επιλέξτε έως ${number(most)}.`, // c9ed2549
  charactersLeft: (left: number) =>
    plural(left, { one: `Μένει ${number(left)} χαρακτήρας`, other: `Μένουν ${number(left)} χαρακτήρες` }), // 486c4aab
  charactersTooMany: (count: number) =>
    plural(count, {
      one: `${number(count)} χαρακτήρας παραπάνω`,
      other: `${number(count)} χαρακτήρες παραπάνω`,
    }), // 12c1585e
  date: {
    month: 'Μήνας', // 310ca503
    day: 'Ημέρα', // 8f2364e1
    year: 'Έτος', // 89f68325
    age: (years: number) => plural(years, { one: `${number(years)} έτους`, other: `${number(years)} ετών` }), // 6c76c19c
    ageInMonths: (months: number) =>
      plural(months, { one: `${number(months)} μηνός`, other: `${number(months)} μηνών` }), // 716758a2
    placeholder: 'μμ/ηη/εεεε', // f38f59af
  },
  details: {
    card: (label: string, n: number) => `${label} ${number(n)}`, // 2230b595
    remove: 'Αφαίρεση', // c3812fc4
    removeOf: (name: string) => `Αφαίρεση: ${name}`, // e6a3c4a1
    removed: (name: string) => `Αφαιρέθηκε: ${name}`, // bd422d50
    atMost: (most: number) => `Μπορείτε να προσθέσετε έως ${number(most)}.`, // dd83daf6
  },
  shown: {
    endsIn: (characters: string) => `Τελειώνει σε ${characters}`, // 1c5c776d
    given: 'Δόθηκε', // 0cf2f0e2
    again: 'Θα το γράψετε ξανά', // 36e4fbb5
  },
})
