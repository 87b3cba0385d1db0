// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/common.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number } = wordsIn('el')

export const common = translated<typeof english.common>()({
  brand: 'Υγεία και ευεξία', // 5756dcd3
  skip: 'Μετάβαση στο περιεχόμενο', // c887f134
  back: 'Πίσω', // 76900f1b
  continue: 'Συνέχεια', // 31fbef16
  errorWord: 'Σφάλμα:', // 61706290
  loading: 'Φόρτωση', // dc380888
  stepOf: (n: number, of: number) => `${number(n)} από ${number(of)}`, // c0ed7eba
  tryAgain: 'Δοκιμάστε ξανά', // d8b8392e
  startOver: 'Από την αρχή', // 5eed7e9f
  offline: 'Δεν υπάρχει σύνδεση. Συνεχίστε· θα στείλουμε τη δήλωση άφιξης μόλις επανέλθει.', // 9cec1ce6
  offlineAtCounter:
    'Δεν υπάρχει σύνδεση. Για να δηλώσετε άφιξη εδώ πρέπει να επανέλθει, ή ρωτήστε στον πάγκο του φαρμακείου.', // 679ce275
  offlineBooking: 'Δεν υπάρχει σύνδεση. Μπορείτε να συνεχίσετε, αλλά για αναζήτηση ή ραντεβού χρειάζεται.', // ce8c923d
  helpAtCounter: 'Χρειάζεστε βοήθεια; Ρωτήστε στον πάγκο του φαρμακείου.', // d99baf8c
  helpAtCounterCall: (phone: string) =>
    `Χρειάζεστε βοήθεια; Ρωτήστε στον πάγκο του φαρμακείου ή καλέστε ${phone}`, // dabc9bff
  help: 'Χρειάζεστε βοήθεια; Ρωτήστε σε φαρμακείο ή κλινική μας.', // 1aed4c2b
  helpCall: (phone: string) => `Βοήθεια; Καλέστε ${phone}`, // 02c2d95b
  languageHelp: 'Δωρεάν γλωσσική βοήθεια', // 976ec2f0
  atHand: 'Χρήσιμα', // a596012c
  about: 'Σχετικά με την υπηρεσία', // f3e91e50
  privacy: 'Απόρρητο', // 54a57c31
  accessibility: 'Προσβασιμότητα', // d3368cbf
  licences: 'Άδειες', // 6d5d9004
  version: (version: string) => `Έκδοση ${version}`, // a1874512
  connectionFailed: 'Έχουμε πρόβλημα με τη σύνδεση αυτή τη στιγμή. Δοκιμάστε ξανά σε λίγο.', // 5dc929fc
})

export const titles = translated<typeof english.titles>()({
  main: 'Ραντεβού υγείας και ευεξίας', // 2a924af6
  benefitCodes: 'Έλεγχος κωδικού παροχής', // 817c4293
  prescreen: 'Αρχικές ερωτήσεις', // f1de0af2
  results: 'Αποτελέσματα αναζήτησης ραντεβού', // 1493747a
  followup: 'Αποτελέσματα αναζήτησης ραντεβού', // 1493747a
  schedule: 'Φόρμα στοιχείων ασθενούς', // 4cc0270b
  confirmation: 'Επιβεβαίωση ραντεβού', // ffa6836b
  cancel: 'Ακύρωση ραντεβού', // e0790c5f
  cancelOpened: 'Ακύρωση ραντεβού', // e0790c5f
  canceled: 'Επιβεβαίωση ακύρωσης', // 5e621bcb
  instantVaccine: 'Εμβόλιο χωρίς ραντεβού', // e941b803
  instantVaccineSelection: 'Αρχικές ερωτήσεις', // f1de0af2
  clinicLocations: 'Αναζήτηση κλινικής', // afa12656
  pharmacy: 'Ραντεβού εμβολιασμού', // 8ea82de0
  clinicSchedule: 'Ραντεβού σε κλινική', // e5e95872
  clinicServices: 'Υπηρεσίες κλινικής', // 83d707a2
  clinicPrices: 'Τιμές, ασφάλιση και πληρωμή', // 820f7b12
  clinicDetails: 'Στοιχεία κλινικής', // 4b4c9c19
  clinicError: 'Κάτι πήγε στραβά', // ab827e3f
  privacy: 'Το απόρρητό σας', // cad972db
  accessibility: 'Προσβασιμότητα', // d3368cbf
  licences: 'Άδειες χρήσης και δημιουργοί', // e16fe549
  kiosk: 'Τάμπλετ καταστήματος', // 10e5da61
  poster: 'Αφίσα εμβολίων', // aa0bfb00
  notFound: 'Η σελίδα δεν βρέθηκε', // a469ab4c
})
