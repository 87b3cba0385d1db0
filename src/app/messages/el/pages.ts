// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/pages.ts'
import { translated } from '../translated.ts'

export const pages = translated<typeof english.pages>()({
  bookHeading: 'Κλείστε ραντεβού', // b00aa64d
  bookHint: 'Πείτε τι, πού και πότε. Σας δείχνουμε τις ελεύθερες ώρες κοντά σας. Δεν χρειάζεται λογαριασμός.', // e6ef7575
  mainHeading: 'Εμβόλιο χωρίς ραντεβού', // 87130c89
  mainHint:
    'Είστε σε ένα από τα φαρμακεία μας; Σαρώστε τον κωδικό στον πάγκο ή γράψτε τον αριθμό καταστήματος που είναι τυπωμένος από κάτω.', // 5b9421fe
  storeNumber: 'Αριθμός καταστήματος', // 88f70e3d
  storeNumberRequired: 'Συμπληρώστε το πεδίο.', // b7171a63
  storeNumberInvalid: 'Η τιμή δεν είναι έγκυρη.', // b91da024
  storeNumberHint: 'Γράμματα, ψηφία και παύλες', // ea0eddd2
  callTitle: 'Προτιμάτε να μας μιλήσετε;', // d1782712
  visits: 'Καλέστε μας και θα σας βρούμε μια ώρα.', // fd14147b
  clinics: 'Βρείτε κλινική', // 35925dbf
  clinicsHint:
    'Καλέστε μας και πείτε τον κωδικό ZIP ή την πόλη σας. Θα σας πούμε ποια κλινική είναι πιο κοντά και πότε είναι ανοιχτή.', // ef24c963
  call: (phone: string) => `Κλήση ${phone}`, // 31e40241
  notFound: 'Ωχ, σφάλμα 404! Η σελίδα δεν βρέθηκε.', // 592dd864
  notFoundHint: 'Η διεύθυνση μπορεί να είναι παλιά ή λάθος.', // 9a527287
  serviceFinder: 'Τι ψάχνετε;', // e3ad92be
  findTime: 'Ώρα για επίσκεψη', // 78443ce1
  walkIn: 'Εμβόλιο χωρίς ραντεβού', // fc744803
  findClinic: 'Κλινική κοντά σας', // 41c235d9
  clinicServices: 'Τι κάνουν οι κλινικές μας', // 04c36999
})
