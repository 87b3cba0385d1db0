// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/store-hours.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('el')

export const storeHours = translated<typeof english.storeHours>()({
  closing: (minutes: number) =>
    plural(minutes, {
      one: `Κλείνει σε ${number(minutes)} λεπτό`,
      other: `Κλείνει σε ${number(minutes)} λεπτά`,
    }), // ab1e4dee
  pausing: (minutes: number, until: string) =>
    plural(minutes, {
      one: `Μεσημεριανό διάλειμμα σε ${number(minutes)} λεπτό, έως ${until}`,
      other: `Μεσημεριανό διάλειμμα σε ${number(minutes)} λεπτά, έως ${until}`,
    }), // 6b4613a9
  pausingHow: 'Πηγαίνετε τώρα στον πάγκο ή ελάτε μετά το διάλειμμα.', // 8d3463aa
  break: (until: string) => `Μεσημεριανό διάλειμμα έως ${until}`, // 257e2edb
  later: (at: string) => `Τώρα κλειστά. Ανοίγει στις ${at}`, // 20625227
  tomorrow: (at: string) => `Τώρα κλειστά. Ανοίγει αύριο στις ${at}`, // 09d86db7
  onDay: (day: string, at: string) => `Τώρα κλειστά. Ανοίγει: ${day}, ${at}`, // e5f4de6b
  closed: 'Τώρα κλειστά', // b7c1a931
  because: (line: string, reason: string) => `${line} (${reason})`, // 01404215
  comeBack: (at: string) => `Ελάτε πάλι στις ${at} με τον κωδικό σας.`, // e5a07332
  hurry: 'Πηγαίνετε τώρα στον πάγκο.', // 7ff90f7d
  askWhenOpen: 'Ρωτήστε στον πάγκο όταν ανοίξουμε.', // 5e86c921
  sentWhileClosed: 'Η φόρμα σας αποθηκεύτηκε. Μιλήστε με το προσωπικό του φαρμακείου όταν ανοίξει.', // 8c4059ef
  wait: (minutes: number) =>
    plural(minutes, {
      '=0': 'Χωρίς αναμονή τώρα',
      one: `Αναμονή: περίπου ${number(minutes)} λεπτό`,
      other: `Αναμονή: περίπου ${number(minutes)} λεπτά`,
    }), // 9e79cf46
  bookVisit: 'Κλείστε ραντεβού', // b00aa64d
  lastKnown: 'Δεν έχουμε σύνδεση. Αυτές είναι οι τελευταίες ώρες που ξέρουμε.', // 1dbf8969
  unknown: 'Το ωράριο δεν είναι διαθέσιμο τώρα', // 7f821f95
})
