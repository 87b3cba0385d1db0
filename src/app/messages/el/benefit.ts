// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/benefit.ts'
import { translated } from '../translated.ts'

export const benefit = translated<typeof english.benefit>()({
  heading: 'Χρειαζόμαστε τον κωδικό παροχής σας για να βρούμε διαθέσιμα ραντεβού.', // 79650e57
  field: 'Γράψτε τον κωδικό παροχής σας', // 6a9d49d5
  checking: 'Έλεγχος…', // ec963ffc
  required: 'Πρέπει να γράψετε κωδικό παροχής.', // 391c71f1
  invalid: 'Ο κωδικός παροχής δεν είναι έγκυρος. Δοκιμάστε ξανά.', // 801b774a
  networkError: 'Υπάρχει σφάλμα δικτύου. Δοκιμάστε ξανά.', // 4852d77d
  locationsFailed: 'Τα σημεία για τον κωδικό παροχής δεν φορτώθηκαν.', // c5f4a7ca
  suggestion: 'Ανανεώστε τη σελίδα και δοκιμάστε ξανά ή ψάξτε άλλα σημεία.', // 82fb4abd
  busy: 'Δοκιμάστε ξανά σε ένα λεπτό ή ψάξτε άλλα σημεία.', // 7a3636a5
  noneAccepts:
    'Κανείς κοντά σε αυτό το μέρος δεν δέχεται αυτόν τον κωδικό παροχής. Ελέγξτε τον κωδικό και το μέρος.', // 978ac760
  refresh: 'Ανανέωση', // 0e916101
  without: 'Αναζήτηση χωρίς κωδικό', // 59a6cf82
  accepted: 'Αυτό το σημείο δέχεται τον κωδικό παροχής σας', // a3cef312
})
