// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/find.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('el')

export const find = translated<typeof english.find>()({
  heading: 'Εύρεση ραντεβού', // 4fc46ab3
  submit: 'Εύρεση ραντεβού', // 4fc46ab3
  change: 'Αλλαγή', // c0bf75bd
  hideForm: 'Απόκρυψη φόρμας', // 8e267b4c
  showForm: 'Εμφάνιση φόρμας', // 8525eff3
  editSearch: 'Αλλαγή αναζήτησης', // 2c0de627
  videoIn: (state: string) => `Επίσκεψη με βίντεο, ${state}`, // 48202217
  within: (location: string, miles: number) =>
    plural(miles, {
      one: `Έως ${number(miles)} μίλι από: ${location}`,
      other: `Έως ${number(miles)} μίλια από: ${location}`,
    }), // ae8ad166
  summary: (location: string, day: string) => `${location}, από: ${day}`, // a5731eb5
  need: 'Τι χρειάζεστε;', // 52c6a4f6
  allVisits: 'Όλες οι επισκέψεις', // 913bde57
  myLocation: 'Η θέση μου', // 3572a396
  ways: {
    clinics: 'Βρείτε κλινική', // 35925dbf
    benefit: 'Έχω κωδικό παροχής', // 8fcb60a0
    cancel: 'Η επίσκεψή σας', // 72db071a
  },
  waysFor: {
    clinics: 'Διευθύνσεις, ωράρια και αναμονή', // 207272cb
    benefit: 'Δείτε πού γίνεται δεκτός', // 54fc88ba
    cancel: 'Δείτε την, αλλάξτε ή ακυρώστε την με τον σύνδεσμο', // 1a7409f9
  },
  type: 'Είδος ραντεβού', // 19fd6c78
  chooseOne: 'Επιλέξτε ένα', // 0b24aed5
  fetching: 'Λήψη στοιχείων...', // c6837b65
  location: 'Τοποθεσία', // 15b61974
  locationPlaceholder: 'ZIP ή πόλη, πολιτεία', // 1dbd6d49
  suggestions: 'Τόποι', // eb5cfb73
  suggestionCount: (count: number) =>
    plural(count, {
      one: `${number(count)} τόπος. Πατήστε το κάτω βέλος για να τον επιλέξετε.`,
      other: `${number(count)} τόποι. Επιλέξτε με τα πλήκτρα βέλους.`,
    }), // f41b6bbd
  date: 'Ημερομηνία', // 99c40ab4
  today: 'Σήμερα', // 2b065c7c
  tomorrow: 'Αύριο', // 456a73bb
  problems: {
    type: {
      required: 'Το είδος ραντεβού είναι υποχρεωτικό.', // de55fc40
    },
    location: {
      required: 'Η τοποθεσία είναι υποχρεωτική.', // 46c4f868
      tooShort: 'Η τοποθεσία πρέπει να έχει τουλάχιστον 2 χαρακτήρες.', // e2b5ef07
      tooLong: 'Η τοποθεσία πρέπει να έχει έως 128 χαρακτήρες.', // 7afdd5ff
    },
    date: {
      invalid: 'Μη έγκυρη ημερομηνία', // 2594f051
      tooEarly: (date: string) => `Η ημερομηνία πρέπει να είναι ${date} ή μετά.`, // 2fcb2919
      tooLate: (date: string) => `Η ημερομηνία πρέπει να είναι ${date} ή πριν.`, // 80ab890a
    },
  },
  waitsForConnection: 'Δεν υπάρχει σύνδεση. Η αναζήτηση αρχίζει όταν επανέλθει.', // 6ca81f35
  fillAll: 'Για να συνεχίσετε, συμπληρώστε όλα τα υποχρεωτικά πεδία', // f71c1c3c
  check: 'Για να συνεχίσετε, ελέγξτε τις απαντήσεις', // fc271637
  codeVerified: 'Ο κωδικός παροχής επαληθεύτηκε', // 8c5c0400
  locationUnavailable:
    'Δεν βρήκαμε επαγγελματία υγείας σε αυτή την τοποθεσία. Γράψτε άλλη πόλη, πολιτεία ή κωδικό ZIP και δοκιμάστε ξανά.', // a19ec3cc
  connectionFailed: 'Έχουμε πρόβλημα με τη σύνδεση αυτή τη στιγμή.', // 337fc69b
  refreshPage: 'Ανανεώστε τη σελίδα για να δοκιμάσετε ξανά.', // ea7c2ec8
  tryShortly: 'Δοκιμάστε ξανά σε λίγο.', // b154014c
  refresh: 'Ανανέωση', // 0e916101
  whichVisit: 'Ποια επίσκεψη;', // 7a4e473e
  again: {
    ended: 'Η αναζήτησή σας έληξε. Αυτά ψάξατε.', // 96da46ba
    noBooking: 'Το ραντεβού σας δεν είναι πια σε αυτή τη συσκευή.', // fa810abd
    notHeld: 'Η ώρα σας δεν κρατιέται πια.', // 28b7b185
    unknownType: 'Επιλέξτε ξανά την επίσκεψη.', // 776269dc
  },
  fluQuestion: 'Χρειάζεστε εμβόλιο γρίπης;', // e2916606
  fluHint: 'Μπορείτε να το κάνετε στην ίδια επίσκεψη.', // d9e5ffa7
  addFlu: 'Προσθήκη εμβολίου γρίπης', // 35c68c02
  no: 'Όχι', // 1ea442a1
  chooseState: 'Επιλέξτε ένα', // 8f27c0cb
  stateAsked:
    'Αυτή η επίσκεψη είναι με βίντεο. Μετά ρωτάμε σε ποια πολιτεία θα είστε και δείχνουμε τις ώρες από σήμερα.', // 27211f45
  placeAskedNext:
    'Αυτή η επίσκεψη είναι με βίντεο. Μετά ρωτάμε ποια επίσκεψη χρειάζεστε, σε ποια πολιτεία θα είστε και την ημέρα.', // 1c724b57
  pharmacyOpened: 'Η σελίδα ραντεβού του φαρμακείου είναι σε νέο παράθυρο.', // 3f478a8e
  openAgain: 'Ανοίξτε την ξανά', // 78442f41
})
