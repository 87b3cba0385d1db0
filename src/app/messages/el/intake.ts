// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/intake.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural, row } = wordsIn('el')

export const intake = translated<typeof english.intake>()({
  stepOf: (steps: string, of: number, title: string) => `Βήμα ${steps} από ${number(of)} · ${title}`, // 7203957f
  steps: 'Βήματα', // 1de3df70
  done: 'έτοιμο', // a4c3ed04
  page: (n: number, of: number) => `${number(n)} από ${number(of)}`, // c0ed7eba
  appointments: (count: number) => `Ραντεβού (${number(count)})`, // 3f9f6c70
  vaccines: 'Τα εμβόλιά σας', // 39c97fb0
  walkInAt: (place: string) => `Χωρίς ραντεβού σήμερα: ${place}`, // bb7fa458
  submit: 'Τέλος και δήλωση άφιξης', // bc8f7603
  submitting: 'Στέλνουμε τη δήλωση άφιξης', // 836069e2
  book: 'Κλείστε αυτό το ραντεβού', // d69fbda1
  booking: 'Κλείνουμε το ραντεβού σας', // 644e21e4
  checkingAddress: 'Έλεγχος διεύθυνσης', // 4b05bd63
  questionsFirst: 'Πρώτα μερικές ερωτήσεις', // edb30c36
  questionsFirstWhy:
    'Πριν συμπληρώσετε τη φόρμα, χρειαζόμαστε τις απαντήσεις σας για αυτό το εμβόλιο. Μετά επιλέξτε πάλι την ώρα σας.', // 7f35f460
  answerQuestions: 'Απαντήστε στις ερωτήσεις', // 5615eff7
  otherVaccine: 'Επιλέξτε άλλο εμβόλιο', // 47da8e39
  laterDay: 'Επιλέξτε μεταγενέστερη ημέρα', // 0af296ff
  startOver: 'Από την αρχή', // 5eed7e9f
  startOverAsk: 'Από την αρχή;', // d48f39d2
  startOverWarning: 'Όλα όσα γράψατε θα σβηστούν.', // 57e967ae
  startOverWhileSent:
    'Στέλνουμε τώρα τη δήλωση άφιξής σας. Αν τη σβήσετε εδώ, το φαρμακείο μπορεί και πάλι να τη λάβει.', // ffa82d7d
  startOverWhileBooked:
    'Κλείνουμε τώρα το ραντεβού σας. Αν αρχίσετε από την αρχή, μπορεί και πάλι να κλειστεί.', // a8ff9ade
  startOverYes: 'Σβήσιμο και από την αρχή', // 3bf409b1
  startOverNo: 'Συνέχεια', // 9d7fd0e0
  memoryOnly:
    'Αυτό το πρόγραμμα περιήγησης δεν μπορεί να κρατήσει τις απαντήσεις σας. Μη φορτώσετε ξανά και μην κλείσετε τη σελίδα πριν τελειώσετε.', // 29013b01
  typedAgain: 'Για την ασφάλειά σας δεν κρατήσαμε μερικούς αριθμούς. Γράψτε τους ξανά.', // f12cd665
  typeAgain: (page: string) => `Μετάβαση: «${page}»`, // a3442252
  documentsFailed:
    'Έχουμε πρόβλημα με τη σύνδεση αυτή τη στιγμή. Ανανεώστε τη σελίδα για να δοκιμάσετε ξανά.', // d9cf6f1d
  refresh: 'Ανανέωση', // 0e916101
  loading: 'Φόρτωση φόρμας', // 295cd2a0
})

export const checkAnswers = translated<typeof english.checkAnswers>()({
  title: 'Ελέγξτε τις απαντήσεις σας', // 7e405e1d
  agreeTitle: 'Απόρρητο και φροντίδα', // 824dc6f9
  hint: 'Διαβάστε το πριν συνεχίσετε. Μπορείτε να αλλάξετε κάθε απάντηση.', // 478bc831
  change: 'Αλλαγή', // c0bf75bd
  changeOf: (what: string) => `Αλλαγή: «${what}»`, // 31af8378
  notFinished: 'Δεν ολοκληρώθηκε', // b621bb56
  finish: 'Ολοκλήρωση', // a6c7a84b
  finishOf: (page: string) => `Ολοκλήρωση: «${page}»`, // c87250c0
  missing: (pages: number) =>
    plural(pages, {
      one: `${number(pages)} σελίδα δεν ολοκληρώθηκε`,
      other: `${number(pages)} σελίδες δεν ολοκληρώθηκαν`,
    }), // da821ad1
  missingHow: 'Ανοίξτε την εδώ ή πατήστε «Συνέχεια».', // 939e1eb0
  talkAtClinic: (vaccines: readonly string[]) => `Η ομάδα θα μιλήσει μαζί σας για: ${row(vaccines)}.`, // 37677888
  talk: (vaccines: readonly string[]) => `Ο φαρμακοποιός θα μιλήσει μαζί σας για: ${row(vaccines)}.`, // a0c64c48
})

export const booking = translated<typeof english.booking>()({
  conflictTitle: 'Η ώρα δεν είναι ελεύθερη', // 3052e265
  conflict: 'Η ώρα που επιλέξατε δεν είναι πια διαθέσιμη.', // d3d12784
  checkAvailability: 'Δείτε διαθέσιμες ώρες', // dbc90cdf
  quit: 'Έξοδος', // b3eb37ac
  duplicateTitle: 'Φαίνεται ότι έχετε ήδη ραντεβού', // 1e8e51ec
  duplicate: (phone: string) =>
    `Υπάρχει ήδη ραντεβού για αυτή την υπηρεσία. Δείτε την επιβεβαίωση ή το ημερολόγιό σας, ή καλέστε ${phone}.`, // 1bf09976
  cancelVisit: 'Ακύρωση επίσκεψης', // 6d04b811
  checkedInTitle: 'Έχετε ήδη δηλώσει άφιξη εδώ σήμερα', // 81ff2b4b
  checkedIn:
    'Πείτε το όνομά σας στο προσωπικό του φαρμακείου. Αν θέλετε και άλλο εμβόλιο, πείτε το στον πάγκο.', // 5f5a5e52
  done: 'Τέλος', // 11a6767d
  scheduleAppointment: 'Κλείστε το ραντεβού', // b8508ee8
  errorTitle: 'Σφάλμα επιβεβαίωσης', // aafa44a7
  error: 'Λυπούμαστε, παρουσιάστηκε σφάλμα στην επιβεβαίωση του ραντεβού σας...', // ec195dc6
  about: (step: string, message: string) => `${step}: ${message}`, // 68dd79f4
  change: 'Αλλαγή των απαντήσεών μου', // ab52de61
  supportNumber: '888-852-2567', // de8313ff
  perhapsBooked: 'Αυτό το ραντεβού ίσως έχει ήδη κλειστεί', // 1ccfd4c0
  perhapsBookedHow:
    'Η σύνδεση χάθηκε πριν πάρουμε απάντηση. Συνεχίστε και πατήστε πάλι «Κλείστε αυτό το ραντεβού»: δεν θα κλειστεί δύο φορές.', // 0e4566c2
  perhapsCheckedIn: 'Η άφιξή σας ίσως έχει ήδη δηλωθεί', // 67ad42bf
  perhapsCheckedInHow:
    'Η σύνδεση χάθηκε πριν πάρουμε απάντηση. Συνεχίστε και πατήστε πάλι «Τέλος και δήλωση άφιξης»: μετράει μία φορά.', // aa93831e
  askingWhetherBooked: 'Μια στιγμή', // 16d511b3
  askingHow: 'Ρωτάμε αν έχει κλειστεί αυτό το ραντεβού.', // 49ea7e6a
  cannotTell: (phone: string) =>
    `Δεν ξέρουμε ακόμη αν έχει κλειστεί αυτό το ραντεβού. Δοκιμάστε ξανά όταν έχετε σύνδεση ή καλέστε ${phone} πριν αρχίσετε από την αρχή.`, // 2c34e61a
  keepWaiting: 'Συνέχεια αναμονής', // b9ad2e4e
  startOverAnyway: 'Από την αρχή παρ’ όλα αυτά', // 30c43359
  connectionFailed: 'Έχουμε πρόβλημα με τη σύνδεση αυτή τη στιγμή. Δοκιμάστε ξανά σε λίγο.', // 5dc929fc
  notSaved: 'Ούτε αυτή η συσκευή μπόρεσε να αποθηκεύσει τη φόρμα σας. Πείτε το στο προσωπικό του φαρμακείου.', // b0c1310e
})
