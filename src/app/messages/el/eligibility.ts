// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/eligibility.ts'
import { translated } from '../translated.ts'

export const eligibility = translated<typeof english.eligibility>()({
  eligible: 'Πληροίτε τους όρους και θα μεταφερθείτε σε λίγο!', // f5cfe1e5
  lastQuestion: 'Ήταν η τελευταία ερώτηση! Θα μεταφερθείτε σε λίγο.', // 0af45f9a
  ineligible: 'Με βάση τις απαντήσεις σας δεν μπορείτε να συνεχίσετε αυτή τη στιγμή', // f0902c32
  unknownType: 'Συγγνώμη. Έχουμε πρόβλημα με τη φόρτωση των ερωτήσεων. Δοκιμάστε αργότερα.', // b01f8517
  issue: 'Υπάρχει ένα πρόβλημα αυτή τη στιγμή. Δοκιμάστε αργότερα.', // 488a0999
  noDetector: 'Υπάρχει πρόβλημα με τα ραντεβού αυτή τη στιγμή. Δοκιμάστε αργότερα.', // 4d2eea9c
  continue: 'Συνέχεια', // 31fbef16
  required: 'Αυτό το πεδίο είναι υποχρεωτικό', // 0b2b46d5
  invalidDate: 'Μη έγκυρη ημερομηνία.', // 8bfe8dbd
  notInPast: 'Η ημερομηνία πρέπει να έχει περάσει.', // 72b72226
  notOnOrAfter: (date: string) => `Η ημερομηνία πρέπει να είναι ${date} ή μετά.`, // 2fcb2919
})
