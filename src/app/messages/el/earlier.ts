// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/earlier.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number } = wordsIn('el')

export const earlier = translated<typeof english.earlier>()({
  title: 'Θέλετε να έρθετε νωρίτερα;', // 7458cb32
  how: 'Αν ελευθερωθεί ώρα που σας ταιριάζει, την κρατάμε δέκα λεπτά σε αυτή τη σελίδα για τον πρώτο στη σειρά. Κοιτάτε εδώ πότε πότε.', // 89170709
  days: 'Ποιες ημέρες σας ταιριάζουν;', // e8ef0788
  parts: 'Ποια ώρα της ημέρας;', // ee59c0bc
  where: 'Πού;', // 91f45115
  onlyHere: 'Μόνο εδώ', // 53d196c2
  within: (miles: number) => `Και έως ${number(miles)} μίλια από εδώ`, // a4d9880a
  join: 'Αναμονή για νωρίτερη ώρα', // ee107642
  waiting: 'Περιμένετε νωρίτερη ώρα. Κοιτάτε εδώ πότε πότε.', // dfa13109
  change: 'Αλλαγή ημερών ή ώρας', // 94766495
  stop: 'Τέλος αναμονής', // d4af24be
  offered: 'Μια νωρίτερη ώρα κρατείται για εσάς', // 7b6f9277
  accept: 'Θέλω αυτή την ώρα', // be17e3d8
  over: 'Αυτή η ώρα δεν κρατείται πια για εσάς.', // 116747a7
  choose: 'Επιλέξτε τουλάχιστον μία ημέρα και μία ώρα της ημέρας.', // 1011f92e
})
