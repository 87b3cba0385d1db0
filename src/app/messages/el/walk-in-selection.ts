// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/walk-in-selection.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural, row } = wordsIn('el')

export const selection = translated<typeof english.selection>()({
  question: 'Ποια εμβόλια θέλετε σήμερα;', // 73e2aad8
  noneChosen: 'Επιλέξτε εμβόλιο για να συνεχίσετε.', // 43165b22
  chosen: (count: number, most: number, names: readonly string[]) =>
    plural(count, {
      '=0': `Επιλέχθηκαν 0 από ${number(most)}`,
      one: `${number(count)} από ${number(most)}: ${row(names)}`,
      other: `${number(count)} από ${number(most)}: ${row(names)}`,
    }), // adff0bc2
  noVaccines: 'Αυτό το φαρμακείο δεν έχει τώρα εμβόλια χωρίς ραντεβού. Ρωτήστε στον πάγκο ή καλέστε.', // 6dfba690
})

export const unfinished = translated<typeof english.unfinished>()({
  unfinished: 'Έχετε μια δήλωση άφιξης που δεν ολοκληρώθηκε.', // a79d6657
  goOn: 'Συνέχεια της δήλωσης άφιξης', // 1075e850
  startAnew: 'Νέα δήλωση άφιξης', // 50fcfd4c
})

export const receipts = translated<typeof english.receipts>()({
  checkedIn: (count: number) =>
    plural(count, {
      one: 'Έχετε δηλώσει άφιξη σήμερα.',
      other: `${number(count)} άτομα έχουν δηλώσει άφιξη σήμερα.`,
    }), // 95244282
  code: 'Ο κωδικός σας:', // c31bc309
  codes: 'Οι κωδικοί σας:', // 46e9d5b8
  vaccines: (count: number) =>
    plural(count, { one: `${number(count)} εμβόλιο`, other: `${number(count)} εμβόλια` }), // 24bc82d1
  how: 'Πείτε τον στον πάγκο του φαρμακείου.', // 73bc7a5e
  remove: 'Αφαίρεση από τη συσκευή', // 43b9a522
  askRemove: 'Αφαίρεση από τη συσκευή;', // 496642f2
  stays: 'Η άφιξή σας παραμένει δηλωμένη. Γράψτε πρώτα τον κωδικό αν τον χρειάζεστε ακόμη.', // 47e58cb3
  keep: 'Να μείνει', // 183f00f4
  removed: 'Ο κωδικός αφαιρέθηκε από αυτή τη συσκευή.', // d95391da
  start: 'Άφιξη άλλου ατόμου', // cc0c9c08
})
