// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/clinics.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('el')

export const clinics = translated<typeof english.clinics>()({
  locatorHint:
    'Γράψτε κωδικό ZIP ή πόλη. Βλέπετε τις πιο κοντινές κλινικές, τα ωράριά τους και πόση είναι η αναμονή.', // de049c62
  place: 'Κωδικός ZIP ή πόλη, πολιτεία', // 25513fe9
  search: 'Αναζήτηση', // 49c266ba
  nearMe: 'Χρήση της θέσης μου', // 30cbc33b
  problems: {
    required: 'Γράψτε κωδικό ZIP ή πόλη, πολιτεία.', // dc00ae13
    tooShort: 'Η τοποθεσία πρέπει να έχει τουλάχιστον 2 χαρακτήρες.', // e2b5ef07
    tooLong: 'Η τοποθεσία πρέπει να έχει έως 128 χαρακτήρες.', // 7afdd5ff
  },
  sort: 'Ταξινόμηση', // c9129025
  sortDistance: 'Απόσταση', // b7bdf7a2
  sortName: 'Όνομα', // dcd1d522
  unknownTitle: 'Η κλινική δεν βρέθηκε', // 6d3ec796
  unknownText:
    'Λυπούμαστε, η σελίδα της κλινικής που ζητήσατε δεν υπάρχει. Βρείτε την κλινική σας με την παρακάτω αναζήτηση.', // 485945f2
  noPlace: 'Ο σύνδεσμός σας δεν έχει τόπο που γνωρίζουμε. Γράψτε κωδικό ZIP ή πόλη.', // 8aab52b7
  locating: 'Βρίσκουμε πού είστε. Μπορείτε και να γράψετε τόπο.', // 1b9b2222
  located: {
    denied: 'Δεν ξέρουμε πού είστε: το πρόγραμμα περιήγησης δεν μας το λέει. Γράψτε κωδικό ZIP ή πόλη.', // 18460857
    unavailable: 'Η συσκευή σας δεν ξέρει πού βρίσκεται. Γράψτε κωδικό ZIP ή πόλη.', // 6cae1bd8
    noAnswer: 'Δεν ξέρουμε ακόμη πού είστε. Γράψτε κωδικό ZIP ή πόλη.', // f9b747f5
  },
  loading: 'Αναζήτηση κλινικών', // f41aec69
  listHeading: (place: string) => `Κλινικές κοντά σε: ${place}`, // 5d312738
  nearYou: 'Κλινικές κοντά σας', // 72f75536
  nearLink: 'Κλινικές κοντά στον τόπο του συνδέσμου σας', // 2500a2bd
  count: (first: number, last: number, total: number) =>
    `${number(first)} έως ${number(last)} από ${number(total)}`, // e2eac31a
  countOpen: (first: number, last: number) => `${number(first)} έως ${number(last)}`, // fceff56f
  asOf: (when: string) => `Αυτά ξέραμε: ${when}. Η αναμονή και οι ελεύθερες ώρες μπορεί να άλλαξαν.`, // 56e92337
  keptNear: 'Αυτές είναι οι κοντινές κλινικές που έχει ξαναδεί αυτή η συσκευή. Μπορεί να υπάρχουν και άλλες.', // a655540a
  keptOne: 'Αυτά ήξερε παλιότερα αυτή η συσκευή για την κλινική.', // acf38d1d
  keptHeading: 'Όλες οι κλινικές που έχει δει αυτή η συσκευή', // 07ca4714
  keptHint: 'Χωρίς δίκτυο δεν ξέρουμε ποιες είναι κοντά.', // ed0a39ac
  otherPlace: 'Αναζήτηση αλλού', // a8f6a037
  otherPlaces: 'Άλλοι τόποι με αυτό το όνομα', // bcb6b769
  nearest: (name: string, miles: number) =>
    plural(miles, {
      one: `Η πιο κοντινή κλινική: ${name}, ${number(miles)} μίλι μακριά.`,
      other: `Η πιο κοντινή κλινική: ${name}, ${number(miles)} μίλια μακριά.`,
    }), // 98f574a6
  seeNearest: 'Δείτε αυτή την κλινική', // d120ae0a
  none: 'Δεν βρήκαμε κλινικές με τα στοιχεία που δώσατε. Ψάξτε σε μεγαλύτερη περιοχή και δοκιμάστε ξανά.', // fd1e62d9
  network: 'Το δίκτυο δεν λειτούργησε. Δοκιμάστε ξανά.', // b25a1841
  retry: 'Ξανά', // 942087cc
  oops: (email: string, phone: string) =>
    `Ωχ, κάτι πήγε στραβά! Γράψτε στην εξυπηρέτηση πελατών: ${email} ή καλέστε μας: ${phone}.`, // 9f5c7f22
  miles: (miles: string) => `${miles} μίλ.`, // 8ebbe964
  milesSpoken: (miles: string) => `${miles} μίλια μακριά`, // 8ed6d946
  details: 'Στοιχεία κλινικής', // 4b4c9c19
  detailsOf: (name: string) => `Στοιχεία κλινικής, ${name}`, // 87a38316
  book: 'Κλείστε ραντεβού', // b00aa64d
  bookAt: (name: string) => `Κλείστε ραντεβού, ${name}`, // 207ba09e
  phone: 'Τηλέφωνο', // 63dceb88
  address: 'Διεύθυνση', // 56ef8f20
  today: 'Σήμερα', // 2b065c7c
  hoursAndReason: (hours: string, reason: string) => `${hours} (${reason})`, // ad920158
  lunch: 'Διάλειμμα', // 74b7de10
  wait: 'Αναμονή', // 26b83994
  next: 'Επόμενη ώρα', // 651c9432
  nextTimes: (day: string) => `Επόμενες ώρες, ${day}`, // dc93676b
  bookTime: (time: string, day: string) => `Ραντεβού: ${time}, ${day}`, // 8cd5ae2d
  closed: 'Κλειστά', // c21ead06
  span: (from: string, to: string) => `${from} - ${to}`, // 44650983
  noHours: 'Το ωράριο δεν είναι διαθέσιμο τώρα', // 7f821f95
  noLunch: 'Η ώρα του διαλείμματος δεν είναι διαθέσιμη τώρα', // 40a54da8
  noWait: 'Χωρίς αναμονή', // a74aa751
  hours: (hours: number) => `${number(hours)} ώρ.`, // fcbda9e6
  minutes: (minutes: number) => `${number(minutes)} λεπ.`, // e1bded87
  waitWith: (time: string, description: string | undefined) =>
    description === undefined ? `${time}` : `${time}, ${description}`, // d9153eea
  isToday: (day: string) => `${day} (σήμερα)`, // 8a596736
  servicesHere: 'Υπηρεσίες εδώ', // db27e5de
  bookService: (service: string, clinic: string) => `Ραντεβού: ${service}, ${clinic}`, // e6caba65
  otherServices: 'Άλλες υπηρεσίες', // b44e0c59
  waitFailed: 'Δεν μπορέσαμε να βρούμε τον χρόνο αναμονής', // 5f78244e
  detailsTitle: (city: string, state: string, street: string) =>
    street === ''
      ? `Ραντεβού - The Little Clinic, ${city}, ${state}`
      : `Ραντεβού - The Little Clinic, ${city}, ${state} (${street})`, // 9aeff030
  back: 'Όλες οι κλινικές', // 10c00e75
  openingHours: 'Ώρες λειτουργίας', // 7c017957
  copyAddress: 'Αντιγραφή διεύθυνσης', // 7c4e5224
  directions: 'Οδηγίες διαδρομής', // c9535678
  services: 'Προβολή υπηρεσιών', // f9ffab3c
  pricing: 'Προβολή τιμών', // c3aeb71e
  loadingClinic: 'Φόρτωση κλινικής', // cc341a53
  errorTitle: 'Κάτι πήγε στραβά', // ab827e3f
  toLocator: 'Βρείτε κλινική', // 35925dbf
})
