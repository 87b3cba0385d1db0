// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/mails.ts'
import { translated } from '../translated.ts'

export const mails = translated<typeof english.mails>()({
  title: 'E-mail για αυτή την επίσκεψη', // a1242acf
  agree: 'Στείλτε μου e-mail', // 10131189
  wanted: 'Λαμβάνετε e-mail για αυτή την επίσκεψη.', // 354dd147
  stop: 'Διακοπή των e-mail', // 4bceceba
  failed: 'Η επιλογή σας δεν αποθηκεύτηκε. Δοκιμάστε ξανά ή καλέστε μας.', // f15de5ba
  optedOut: 'Αυτή η διεύθυνση είναι στη λίστα όσων δεν λαμβάνουν e-mail. Καλέστε μας για να το αλλάξετε.', // 1ddda2d5
})
