// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/notices.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('el')

export const update = translated<typeof english.update>()({
  ready: 'Υπάρχει νέα έκδοση.', // b9d4487c
  now: 'Ενημέρωση', // c1c1009d
  later: 'Αργότερα', // 73b6e48a
  updating: 'Ενημέρωση…', // dfe40efe
})

export const draft = translated<typeof english.draft>()({
  lost: 'Δεν μπορέσαμε να ανοίξουμε τις απαντήσεις που γράψατε πριν. Αρχίστε ξανά.', // dfbbb8a7
  elsewhere: 'Η επίσκεψή σας είναι ανοιχτή σε άλλη καρτέλα', // 924651af
  elsewhereHow: 'Όλα όσα γράψατε είναι εκεί. Μπορείτε να συνεχίσετε σε εκείνη την καρτέλα ή εδώ.', // 0c75b77c
  goOnHere: 'Συνέχεια εδώ', // 3fc251e9
})

export const saved = translated<typeof english.saved>()({
  waiting: (count: number) =>
    plural(count, {
      one: 'Η δήλωση άφιξής σας περιμένει να σταλεί.',
      other: `${number(count)} δηλώσεις άφιξης περιμένουν να σταλούν.`,
    }), // 73e79856
  waitingHow: (count: number) =>
    plural(count, {
      one: 'Το φαρμακείο δεν την έχει ακόμη. Θα τη στείλουμε μόλις υπάρξει σύνδεση. Μπορείτε να πάτε στον πάγκο και να πείτε τον κωδικό σας.',
      other:
        'Το φαρμακείο δεν τις έχει ακόμη. Θα τις στείλουμε μόλις υπάρξει σύνδεση. Μπορείτε να πάτε στον πάγκο και να πείτε τους κωδικούς σας.',
    }), // ad29960b
  received: (count: number) =>
    plural(count, {
      one: 'Το φαρμακείο έχει τώρα τη δήλωση άφιξής σας.',
      other: `Το φαρμακείο έχει τώρα ${number(count)} δηλώσεις άφιξής σας.`,
    }), // 6b1c5687
  refused: (count: number) =>
    plural(count, {
      one: 'Η δήλωση άφιξής σας δεν έγινε δεκτή.',
      other: `${number(count)} δηλώσεις άφιξης δεν έγιναν δεκτές.`,
    }), // 646618ea
  refusedHow: 'Ρωτήστε στον πάγκο του φαρμακείου ή αρχίστε νέα δήλωση άφιξης.', // baebf981
  codes: (count: number) => plural(count, { one: 'Κωδικός άφιξης:', other: 'Κωδικοί άφιξης:' }), // 2dda2d13
})

export const copy = translated<typeof english.copy>()({
  copied: 'Αντιγράφηκε!', // ea61bc15
  notCopied: 'Αντιγράψτε το με το χέρι.', // 51037fa2
})
