// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/hold.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { all, number, plural } = wordsIn('el')

export const hold = translated<typeof english.hold>()({
  holding: (time: string) => `Κρατάμε την ώρα ${time}`, // 79fda172
  heldFor: (minutes: number, time: string) =>
    plural(minutes, {
      one: `Κρατάμε την ώρα για εσάς ${number(minutes)} λεπτό ακόμη, έως ${time}.`,
      other: `Κρατάμε την ώρα για εσάς ${number(minutes)} λεπτά ακόμη, έως ${time}.`,
    }), // fa984001
  held: (time: string) => `Κρατιέται για εσάς έως ${time}.`, // c1a8b0c7
  heldNext: (time: string) => `Κρατιέται έως ${time}. Το επόμενο κουμπί είναι «Συνέχεια».`, // d150c4bf
  soonMinutes: (minutes: number) =>
    plural(minutes, {
      one: `Η ώρα σας κρατιέται ${number(minutes)} λεπτό ακόμη.`,
      other: `Η ώρα σας κρατιέται ${number(minutes)} λεπτά ακόμη.`,
    }), // 5fd31562
  soonSeconds: (seconds: number) =>
    plural(seconds, {
      one: `Η ώρα σας κρατιέται ${number(seconds)} δευτερόλεπτο ακόμη.`,
      other: `Η ώρα σας κρατιέται ${number(seconds)} δευτερόλεπτα ακόμη.`,
    }), // 08daadf2
  soonHow: 'Για παράταση πατήστε «Κρατήστε την κι άλλο», το κουμπί πριν από τη «Συνέχεια».', // 9265c004
  last: 'Έχετε 30 δευτερόλεπτα να κρατήσετε την ώρα.', // defa5584
  atLatest: (time: string) => `Αυτή η ώρα κρατιέται το αργότερο έως ${time}.`, // 1fb54915
  afterThat: 'Μετά προσπαθούμε να την κρατήσουμε ξανά.', // 8a8733c4
  goOn: (time: string) => `Συνέχεια: ${time}`, // b2b9b769
  keep: 'Κρατήστε την κι άλλο', // 288e2acf
  keeping: 'Δίνουμε παράταση', // 2323b5ea
  keepFailed: 'Έχουμε πρόβλημα με τη σύνδεση αυτή τη στιγμή. Δοκιμάστε ξανά σε λίγο.', // 5dc929fc
  taken: 'Δυστυχώς, την ώρα που επιλέξατε μόλις την έκλεισε κάποιος άλλος. Επιλέξτε νέα ώρα.', // 8a5608a7
  connectionFailed: 'Έχουμε πρόβλημα με τη σύνδεση αυτή τη στιγμή. Δοκιμάστε ξανά σε λίγο.', // 5dc929fc
  offline: 'Δεν υπάρχει σύνδεση. Μπορείτε να επιλέξετε ώρα όταν επανέλθει.', // 9f3abd01
  over: 'Η ώρα σας δεν κρατιέται πια.', // 28b7b185
  unheld: 'Αυτή η ώρα δεν κρατιέται. Θα την κλείσουμε όταν τελειώσετε, αν είναι ακόμη ελεύθερη.', // eb56cd6d
  typed: 'Όσα γράψατε είναι ακόμη εδώ.', // f5bedc67
  holdAgain: 'Κρατήστε πάλι την ίδια ώρα', // 58a11545
  holdingAgain: 'Κρατάμε πάλι την ώρα σας', // 185d1654
  again: 'Κρατάμε πάλι για εσάς την ίδια ώρα.', // 49371245
  lost: 'Την ώρα σας την έκλεισε κάποιος άλλος.', // 6206aeb5
  lostSecond: 'Την ώρα του 2ου ραντεβού σας την έκλεισε κάποιος άλλος.', // 352f4583
  firstHeld: 'Το 1ο ραντεβού σας κρατιέται ακόμη.', // 20dbc441
  nearest: 'Οι πιο κοντινές ελεύθερες ώρες', // a667cf61
  otherTimes: 'Όλες οι ώρες', // cb689b34
  heldForAnother: (what: string, where: string, when: string) =>
    where === '' ? `Κρατάτε: ${what}, ${when}.` : `Κρατάτε: ${what}, ${where}, ${when}.`, // 6c40947a
  goOnWithIt: 'Συνέχεια με αυτό', // 9e9761f7
  releaseIt: 'Ελευθερώστε το και ψάξτε', // 6173868a
  elsewhereHeld: (what: string, where: string, when: string) =>
    where === ''
      ? `Σε άλλη καρτέλα κρατάτε τώρα: ${what}, ${when}.`
      : `Σε άλλη καρτέλα κρατάτε τώρα: ${what}, ${where}, ${when}.`, // 5fee2f81
  elsewhereOpen: 'Η επίσκεψή σας είναι ανοιχτή σε άλλη καρτέλα.', // 6242713e
  elsewhereReplaces: 'Μια ώρα που επιλέγετε εδώ παίρνει τη θέση εκείνης που κρατιέται εκεί.', // ed19a9bc
  notBooked: (names: readonly string[]) => `Δεν κλείστηκε εδώ: ${all(names)}`, // dd9323f2
  findPlaceForIt: (count: number) =>
    plural(count, { one: 'Βρείτε σημείο για αυτό', other: 'Βρείτε σημείο για αυτά' }), // 3c534c97
  cardTitle: 'Το ραντεβού σας', // 56285920
  first: '1ο ραντεβού', // ae15e1b9
  second: '2ο ραντεβού', // e0b41b65
  finish:
    'Το ραντεβού κλείνεται από το τηλέφωνο: καλέστε μας όσο κρατιέται η ώρα σας και πείτε μας το μέρος και την ώρα.', // dae96f3a
  finishUnheld: 'Το ραντεβού κλείνεται από το τηλέφωνο: καλέστε μας και πείτε μας το μέρος και την ώρα.', // 0ef82972
  chooseAnother: 'Επιλέξτε άλλη ώρα', // 099028b1
})
