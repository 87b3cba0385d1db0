// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/results.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { all, either, number, plural, row } = wordsIn('el')

export const results = translated<typeof english.results>()({
  title: 'Επιλέξτε ώρα', // c32650bd
  followupTitle: 'Επιλέξτε ώρα για τη δεύτερη δόση', // a06d5901
  followupHint: (day: string) => `Μπορεί να γίνει από: ${day}, στο ίδιο σημείο.`, // 49305032
  bestBy: (day: string) => `Ιδανικά έως: ${day}.`, // 0b62dac5
  firstDose: '1η δόση', // daf3520a
  otherFirst: 'Επιλέξτε άλλη πρώτη ημερομηνία', // b703052b
  loading: 'Ψάχνουμε ελεύθερες ώρες', // f14838e6
  soonest: (day: string, time: string, place: string) => `Το νωρίτερο: ${day} ${time}, ${place}`, // 39550abd
  soonestFurther: (day: string, time: string, place: string) =>
    `Τίποτα ελεύθερο κοντά μέσα στην ημέρα. Το νωρίτερο: ${day} ${time}, ${place}`, // f59b1428
  counted: (places: number, day: string, time: string) =>
    plural(places, {
      one: `${number(places)} σημείο έχει ώρες. Το νωρίτερο: ${day} ${time}.`,
      other: `${number(places)} σημεία έχουν ώρες. Το νωρίτερο: ${day} ${time}.`,
    }), // 3f207aab
  near: (place: string) => `Ώρες κοντά σε: ${place}.`, // 7552a56d
  lookedNear: (place: string) => `Ψάξαμε κοντά σε: ${place}.`, // 39e498b1
  changePlace: 'Αλλαγή', // c0bf75bd
  narrow: 'Φίλτρα και σειρά', // 06df7c65
  showOnly: 'Εμφάνιση μόνο', // a8d71c96
  order: 'Σειρά', // 6be09082
  weekend: 'Σαββατοκύριακο', // 25014bff
  nearestFirst: 'Πρώτα τα πιο κοντινά', // 4ec56a66
  soonestFirst: 'Πρώτα τα νωρίτερα', // 482c320b
  onlyShown: (kinds: readonly string[]) => `Εμφανίζονται μόνο: ${row(kinds)}.`, // 5c492e69
  showAllTimes: 'Εμφάνιση όλων των ωρών', // c48ec07b
  noneOfKind: 'Δεν υπάρχουν τέτοιες ελεύθερες ώρες', // fb7c1ef9
  withCode: (code: string) => `Με κωδικό παροχής ${code}.`, // c7cdab1d
  otherPlaces: 'Άλλοι τόποι με αυτό το όνομα', // bcb6b769
  searchAt: 'Αναζήτηση σε', // 85b83e6d
  didYouMean: 'Μήπως εννοείτε', // 68fe7217
  today: 'σήμερα', // e0f4f767
  tomorrow: 'αύριο', // bafd151a
  partOnly: 'Αυτά τα σημεία δίνουν μέρος όσων επιλέξατε', // 3afe799b
  listLabel: 'Σημεία με ελεύθερες ώρες', // 58099d45
  distance: (miles: number) => (miles < 0.05 ? 'Κάτω από 0,1 μίλ.' : `${number(miles, 1)} μίλ.`), // c44ceaca
  distanceSpoken: (miles: number) =>
    miles < 0.05 ? 'Κάτω από 0,1 μίλια μακριά' : `${number(miles, 1)} μίλια μακριά`, // 7b1bf01e
  lasting: (time: string, minutes: number) =>
    plural(minutes, { one: `${time}, ${number(minutes)} λεπτό`, other: `${time}, ${number(minutes)} λεπτά` }), // fa822196
  openUntil: (time: string) => `Ανοιχτά έως ${time}`, // cb1f77fc
  dayHours: (day: string, hours: string) => `${day}: ${hours}`, // a1e489c8
  opensAt: (time: string) => `Τώρα κλειστά. Ανοίγει στις ${time}`, // 5e10c5f2
  openAllDay: 'Ανοιχτά όλο το 24ωρο', // d955c52c
  closedNow: 'Τώρα κλειστά', // b7c1a931
  closedUntil: (day: string, time: string) => `Τώρα κλειστά. Ανοίγει: ${day}, ${time}`, // 05565afa
  zone: (abbreviation: string) => `Ώρα: ${abbreviation}`, // 33271353
  yourZone: (abbreviation: string) => `Ώρες στη δική σας ζώνη ώρας (${abbreviation})`, // e74f402a
  chosenZone: (abbreviation: string) => `Ώρες στη ζώνη ώρας που επιλέξατε (${abbreviation})`, // 0cb7658f
  video: 'Επίσκεψη με βίντεο', // c6e3131e
  languages: (names: readonly string[]) => `Γλώσσες: ${all(names)}`, // 9a8b2e30
  videoHint: 'Με τον πρώτο επαγγελματία υγείας που είναι ελεύθερος την ώρα που επιλέγετε.', // 8e97cc8c
  slot: (time: string, day: string, place: string) => `${time}, ${day}, ${place}`, // 0aae8266
  none: 'Καμία', // dc937b59
  nextDay: (day: string, count: number) => `${day}: ${number(count)}`, // 107cfc04
  showMore: 'Περισσότερες', // f5c9bd13
  showMoreOf: (day: string, place: string) => `Περισσότερες ώρες: ${day}, ${place}`, // a773e71f
  earlier: 'Προηγούμενες ημερομηνίες', // 94ca1c3b
  later: 'Επόμενες ημερομηνίες', // 70ad6006
  showLess: 'Λιγότερες', // 94ea9b1d
  showLessOf: (place: string) => `Λιγότερες ώρες για ${place}`, // 37b93975
  parts: {
    morning: 'Πρωί', // e9376a28
    afternoon: 'Απόγευμα', // fb847b43
    evening: 'Βράδυ', // 458c1fed
    night: 'Νύχτα', // 4e9f8db8
  },
  moreShown: 'Φαίνονται περισσότερες ώρες.', // dbbfb384
  daysShown: (first: string, last: string) =>
    first === last ? `Εμφανίζεται: ${first}.` : `Εμφανίζονται: ${first} έως ${last}.`, // f674e1bd
  loadingTimes: 'Φόρτωση ωρών', // a56ae430
  timesFailed: 'Αυτές οι ώρες δεν φορτώθηκαν.', // d1652200
  tryAgain: 'Δοκιμάστε ξανά', // d8b8392e
  came: 'Η ώρα για την οποία ήρθατε', // 7b947c3d
  cameFor: (time: string, place: string) => `${time}, ${place}`, // df12993e
  cameUnheld: 'Έχει επιλεγεί. Κανείς δεν τη φυλάει για εσάς ώσπου να την κρατήσετε.', // 5541cee2
  hold: 'Κρατήστε αυτή την ώρα', // e8963952
  holdOf: (time: string) => `Κρατήστε αυτή την ώρα, ${time}`, // e86e3126
  chosen: (time: string) => `Επιλέξατε: ${time}`, // f500abd4
  cameGone: (time: string) => `Η ώρα για την οποία ήρθατε, ${time}, δεν είναι πια ελεύθερη.`, // f104cb8c
  cameApart: (time: string) =>
    `Η ώρα για την οποία ήρθατε, ${time}, δεν είναι ελεύθερη για όλα όσα επιλέξατε μαζί.`, // a1d036d0
  camePast: (time: string) => `Η ώρα για την οποία ήρθατε, ${time}, πέρασε.`, // 5519cdd8
  cameEarly: (time: string, day: string) =>
    `Η ώρα για την οποία ήρθατε, ${time}, είναι πολύ νωρίς: η επίσκεψη γίνεται από: ${day}.`, // f6e04fa5
  cameNotGiven: (time: string, place: string | undefined, names: readonly string[]) =>
    place === undefined
      ? `Το σημείο για το οποίο ήρθατε δεν προσφέρει: ${either(names)}. Γι’ αυτό η ώρα για την οποία ήρθατε, ${time}, δεν γίνεται.`
      : `Το σημείο ${place} δεν προσφέρει: ${either(names)}. Γι’ αυτό η ώρα για την οποία ήρθατε, ${time}, δεν γίνεται.`, // 1cd44176
  cameClosed: (time: string) =>
    `Το σημείο της ώρας για την οποία ήρθατε, ${time}, δεν δέχεται τώρα ραντεβού.`, // dd009b3f
  cameElsewhere: (time: string) =>
    `Το σημείο της ώρας για την οποία ήρθατε, ${time}, δεν είναι ανάμεσα σε αυτά.`, // 8e4cdcbd
  cameInstead: 'Αυτές οι ώρες είναι ελεύθερες.', // 5c970410
  noResults: 'Δεν βρέθηκε τίποτα!', // 3d86fe20
  changeSearch: 'Αλλαγή αναζήτησης', // 92e8ee71
  findClinic: 'Βρείτε κλινική', // 35925dbf
  noAvailability: 'Καμία διαθέσιμη ώρα', // ffaf7b98
  noAvailabilityText: (days: number) =>
    plural(days, {
      one: `Η υπηρεσία που επιλέξατε δεν είναι διαθέσιμη μέσα σε αυτή την ${number(days)} ημέρα. Δοκιμάστε άλλο σημείο ή άλλες ημερομηνίες.`,
      other: `Η υπηρεσία που επιλέξατε δεν είναι διαθέσιμη μέσα σε αυτές τις ${number(days)} ημέρες. Δοκιμάστε άλλο σημείο ή άλλες ημερομηνίες.`,
    }), // 65c55fdb
  serviceUnavailable: 'Η υπηρεσία δεν διατίθεται', // f6fc3c77
  serviceUnavailableText: 'Η υπηρεσία που επιλέξατε δεν διατίθεται εδώ. Δοκιμάστε άλλο σημείο.', // 42c962b3
  notOffered: (names: readonly string[]) => `Αυτό το σημείο δεν προσφέρει τώρα: ${all(names)}.`, // caf02c8d
  tooFar: (days: number) =>
    plural(days, {
      one: `Αυτό το ραντεβού κλείνεται το πολύ ${number(days)} ημέρα πριν.`,
      other: `Αυτό το ραντεβού κλείνεται το πολύ ${number(days)} ημέρες πριν.`,
    }), // 5ccd7d95
  lastDays: (first: string, last: string) =>
    first === last
      ? `Η τελευταία ημέρα που μπορείτε να κλείσετε τώρα: ${last}.`
      : `Οι τελευταίες ημέρες που μπορείτε να κλείσετε τώρα: ${first} έως ${last}.`, // 89eb4e1d
  nearestPlace: (name: string, miles: number) =>
    plural(miles, {
      one: `Το πιο κοντινό σημείο: ${name}, ${number(miles)} μίλι μακριά.`,
      other: `Το πιο κοντινό σημείο: ${name}, ${number(miles)} μίλια μακριά.`,
    }), // a16457fe
  seeItsTimes: 'Δείτε τις ώρες του', // bb904130
  withinMiles: (miles: number) =>
    plural(miles, { one: `Έως ${number(miles)} μίλι`, other: `Έως ${number(miles)} μίλια` }), // f66dec27
  videoInstead: 'Κλείστε επίσκεψη με βίντεο', // bc56a3de
  leadTime:
    'Οι ημερομηνίες σας άλλαξαν, γιατί οι κλινικές χρειάζονται περισσότερο χρόνο να ετοιμαστούν για αυτό το ραντεβού.', // 6a0f59e5
  asOf: (time: string) =>
    `Δεν υπάρχει σύνδεση. Οι ώρες αυτές είναι από τις ${time} και δεν κρατιούνται ώσπου να επανέλθει η σύνδεση.`, // e33b9c4f
  failed: 'Οι ώρες δεν φορτώθηκαν.', // df26a649
  pages: 'Σελίδες αποτελεσμάτων', // b754ae73
  page: (n: number, of: number) => `Σελίδα ${number(n)} από ${number(of)}`, // d5392aeb
  nextPage: 'Επόμενη', // 1ff57a29
  previousPage: 'Προηγούμενη', // a57b08a4
  pick: 'Επιλέξτε ώρα ραντεβού για να συνεχίσετε.', // 48b9b780
})

export const wished = translated<typeof english.wished>()({
  first: (place: string) => `Πρώτο είναι το σημείο που επιλέξατε: ${place}.`, // 7db0528d
  absent: 'Το σημείο που επιλέξατε δεν έχει αυτή την επίσκεψη. Αυτά είναι τα πιο κοντινά που την έχουν.', // 256916d3
})
