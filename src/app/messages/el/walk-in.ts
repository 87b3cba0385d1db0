// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/walk-in.ts'
import { translated } from '../translated.ts'

export const walkIn = translated<typeof english.walkIn>()({
  heading: 'Εμβόλιο χωρίς ραντεβού', // e941b803
  promise: 'Δεν χρειάζεται ραντεβού. Θέλει περίπου 5 λεπτά.', // 7bad3f1f
  fallbackName: 'Το φαρμακείο της γειτονιάς σας', // 7e37ea52
  steps: 'Πώς λειτουργεί', // 9c870aa6
  selectVaccines: 'Επιλέξτε εμβόλια', // 5bd73ba0
  selectVaccinesHow: 'Επιλέξτε από τη λίστα.', // b8f140cf
  fillConsent: 'Συμπληρώστε τη φόρμα συγκατάθεσης', // 4256d651
  fillConsentHow: 'Μερικές ερωτήσεις για εσάς και την υγεία σας.', // 9a6c3fd5
  checkIn: 'Δηλώστε άφιξη στον πάγκο του φαρμακείου', // 1162b8bd
  checkInHow: 'Το προσωπικό του φαρμακείου σας λέει πόση περίπου είναι η αναμονή.', // 11c13196
  start: 'Έναρξη', // e4bb9f1e
  openAllDay: 'Ανοιχτά όλο το 24ωρο', // d955c52c
  openUntil: (time: string) => `Ανοιχτά έως ${time}`, // cb1f77fc
})
