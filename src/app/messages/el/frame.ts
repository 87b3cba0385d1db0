// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/frame.ts'
import { translated } from '../translated.ts'

export const frame = translated<typeof english.frame>()({
  menu: 'Μενού', // 99af6606
  pages: 'Σελίδες', // 9046da16
  book: 'Κλείστε ραντεβού', // b00aa64d
  walkIn: 'Εμβόλιο χωρίς ραντεβού', // 3c79686d
  clinics: 'Βρείτε κλινική', // 35925dbf
  benefit: 'Έχω κωδικό παροχής', // 8fcb60a0
  cancel: 'Η επίσκεψή σας', // 72db071a
  leaveTitle: 'Αφήνετε αυτό το ραντεβού;', // 49bcefad
  leaveWhy: 'Η ώρα σας ελευθερώνεται.', // 7c3751d1
  leaveWalkIn: 'Οι απαντήσεις σας σβήνονται από αυτή τη συσκευή.', // 8fd1fe5d
  stay: 'Μείνετε εδώ', // ef8d633e
  leave: 'Έξοδος', // fc6e4a40
  aids: 'Κείμενο και αντίθεση', // f152147c
  aidsSign: 'Aa', // 81acaafb
  largeText: 'Μεγαλύτερα γράμματα', // 13b39463
  contrast: 'Περισσότερη αντίθεση', // 0e20f694
})
