// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/store-problem.ts'
import { translated } from '../translated.ts'

export const storeProblem = translated<typeof english.storeProblem>()({
  servicesFailed: 'Υπάρχει πρόβλημα με τη φόρτωση των εμβολίων. Ανανεώστε τη σελίδα για να δοκιμάσετε ξανά.', // 79f91035
  refresh: 'Ανανέωση', // 0e916101
  unknownStore: 'Δεν βρίσκουμε αυτό το κατάστημα', // 6ec0bcd2
  unknownStoreWhy: 'Ο κωδικός ή η διεύθυνση που χρησιμοποιήσατε δεν ανήκει σε φαρμακείο μας.', // e43f35f5
  unknownStoreNext: 'Σαρώστε πάλι τον κωδικό στον πάγκο του φαρμακείου ή ρωτήστε το προσωπικό.', // 4cdc646e
  findClinic: 'Βρείτε κλινική', // 35925dbf
})
