// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/prescreen.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('el')

export const prescreen = translated<typeof english.prescreen>()({
  yes: 'Ναι', // 85a39ab3
  no: 'Όχι', // 1ea442a1
  required: 'Αυτό το πεδίο είναι υποχρεωτικό', // 0b2b46d5
  questionOf: (n: number, most: number) => `Ερώτηση ${number(n)} από το πολύ ${number(most)}`, // 197bc732
  step: (n: number) => `Βήμα ${number(n)}`, // 604b1173
  seeAvailability: 'Δείτε διαθέσιμες ώρες', // 0e2e61d8
  checkAvailability: 'Δείτε διαθέσιμες ώρες', // dbc90cdf
  servicesFailed: 'Αυτές οι επισκέψεις δεν φορτώθηκαν. Δοκιμάστε ξανά.', // 057a0c71
  notOffered: 'Αυτές οι επισκέψεις δεν κλείνονται τώρα online.', // 33fde75a
  notOfferedText: 'Κλείστε άλλη επίσκεψη ή καλέστε μας και ρωτήστε.', // b5d5a9ef
  otherVisits: 'Δείτε άλλες επισκέψεις', // f9bf5a2f
  link: {
    came: 'Η ώρα για την οποία ήρθατε', // 7b947c3d
    timeAt: (time: string, place: string) => `${time}, ${place}`, // df12993e
    unheld: 'Μπορείτε να την κρατήσετε μετά τις ερωτήσεις.', // c8d2e2fe
    only: 'Η λίστα έχει όσα προσφέρει τότε εκείνο το σημείο.', // f999fda3
    elsewhere: 'Άλλο εμβόλιο ή άλλη ώρα', // 98c8095f
    gone: (time: string, place: string | undefined) =>
      place === undefined
        ? `Η ώρα για την οποία ήρθατε, ${time}, δεν είναι πια ελεύθερη.`
        : `Η ώρα για την οποία ήρθατε, ${time}, ${place}, δεν είναι πια ελεύθερη.`, // af845161
    past: (time: string) => `Η ώρα για την οποία ήρθατε, ${time}, πέρασε.`, // 5519cdd8
    notGiven: (time: string, place: string | undefined) =>
      place === undefined
        ? `Αυτό για το οποίο ήρθατε, ${time}, δεν κλείνεται εκεί τώρα.`
        : `Αυτό για το οποίο ήρθατε, ${time}, ${place}, δεν κλείνεται εκεί τώρα.`, // 6cdf26b5
    instead: 'Συνεχίστε για να δείτε τις ελεύθερες ώρες.', // c7f7ff4e
  },
  dot: {
    title: 'Για ποιον οδηγείτε;', // 25b52c2f
    employer: 'Εργοδότης', // 54a3b64c
    chooseOne: 'Επιλέξτε ένα', // 8f27c0cb
    employerRequired: 'Ο εργοδότης είναι υποχρεωτικό πεδίο.', // 14c8d7ef
    screening: 'Θέλετε να προσθέσετε έλεγχο για ναρκωτικά;', // bd43996e
    limited: 'Προσφέρεται μόνο σε ορισμένα σημεία', // f6063770
  },
  medicare: {
    title: 'Μερικές ερωτήσεις για την υγεία σας', // 3aafbd36
    hint: 'Οι ερωτήσεις βοηθούν την κλινική να ετοιμαστεί για την επίσκεψή σας. Στέλνουμε τις απαντήσεις σας μαζί με το ραντεβού.', // 206c137c
    hasMedicarePartB: 'Έχετε Medicare Part B;', // 994b7400
    noPartB:
      'Το Medicare πληρώνει αυτή την επίσκεψη μέσω του Part B. Χωρίς αυτό ίσως πρέπει να πληρώσετε την επίσκεψη.', // 07a482f5
    hadWellnessVisit: 'Κάνατε προληπτική επίσκεψη Medicare τους τελευταίους 12 μήνες;', // c95371ab
    oncePerYear:
      'Το Medicare πληρώνει μία προληπτική επίσκεψη κάθε 12 μήνες. Αν έρθετε νωρίτερα, ίσως πρέπει να πληρώσετε.', // cbb27999
    wasInHospital: 'Νοσηλευτήκατε τους τελευταίους 12 μήνες;', // d3c1a0a7
    hasFallen: 'Πέσατε τους τελευταίους 12 μήνες;', // 122ad50e
  },
  vaccines: {
    title: 'Ποια εμβόλια χρειάζεστε;', // f4f0be17
    none: 'Επιλέξτε εμβόλιο για να δείτε διαθέσιμες ώρες.', // 401db0ca
    upTo: (most: number) =>
      plural(most, {
        one: `Έως ${number(most)} σύντομη ερώτηση, μετά οι ελεύθερες ώρες.`,
        other: `Έως ${number(most)} σύντομες ερωτήσεις, μετά οι ελεύθερες ώρες.`,
      }), // 23f549f5
  },
  dietitian: {
    title: 'Η επίσκεψή σας με διαιτολόγο', // ed0b3139
    hint: 'Συναντιέστε με βίντεο, από την πολιτεία όπου θα είστε.', // dfae33b2
    visit: 'Ποια επίσκεψη χρειάζεστε;', // c600db0c
    prices: 'Τιμές', // 5a6e4f56
    state: 'Πολιτεία όπου θα είστε', // 4c9470e1
    fetching: 'Λήψη στοιχείων...', // c6837b65
    failed: 'Έχουμε πρόβλημα με τη σύνδεση αυτή τη στιγμή. Ανανεώστε τη σελίδα για να δοκιμάσετε ξανά.', // d9cf6f1d
    zone: 'Ζώνη ώρας', // b9fe1464
    date: 'Ημερομηνία', // 99c40ab4
    dateHint: 'Η πρώτη ημέρα που σας βολεύει', // 11d12b3c
    invalidDate: 'Μη έγκυρη ημερομηνία', // 2594f051
  },
  verdict: {
    eligibleTitle: 'Μπορείτε να κλείσετε την επίσκεψη', // c1532294
    ineligibleTitle: 'Αυτή η επίσκεψη δεν κλείνεται τώρα', // a1cb8d99
    errorTitle: 'Δεν μπορούμε να συνεχίσουμε από εδώ', // 04806479
    because: 'Τι έκρινε το αποτέλεσμα', // ce6b86f5
    from: (day: string) => `Με αυτές τις απαντήσεις, η πρώτη ημέρα για ραντεβού: ${day}.`, // 639e735c
    addToCalendar: 'Προσθήκη ημέρας στο ημερολόγιο', // d4139d3d
    calendarEntry: 'Κλείστε ραντεβού', // b00aa64d
    movedTitle: (day: string) => `Η επόμενη δόση μπορεί να γίνει από: ${day}`, // e74f2f47
    movedBy: (lastDose: string, days: number) =>
      plural(days, {
        one: `Μας είπατε ότι η τελευταία δόση έγινε: ${lastDose}. Η επόμενη γίνεται ${number(days)} ημέρα μετά ή αργότερα.`,
        other: `Μας είπατε ότι η τελευταία δόση έγινε: ${lastDose}. Η επόμενη γίνεται ${number(days)} ημέρες μετά ή αργότερα.`,
      }), // a7eb1cd7
    bookableFrom: (day: string) => `Μπορείτε να την κλείσετε από: ${day}. Ελάτε ξανά τότε.`, // 1000af6c
    seeTimes: 'Δείτε τις ώρες', // ef81a037
    chooseAnother: 'Επιλέξτε άλλο εμβόλιο', // 47da8e39
    changeAnswers: 'Αλλαγή των απαντήσεών μου', // ab52de61
  },
})
