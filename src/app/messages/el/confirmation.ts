// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/confirmation.ts'
import { translated } from '../translated.ts'

export const confirmation = translated<typeof english.confirmation>()({
  saved: 'Η φόρμα σας αποθηκεύτηκε', // 0febaf87
  notYetReceived: 'Το φαρμακείο δεν έχει ακόμη τη φόρμα σας. Τη στέλνουμε μόλις επανέλθει η σύνδεση.', // 5064d8d0
  savedHow: 'Κρατήστε τον κωδικό σας και πείτε στο προσωπικό του φαρμακείου ότι η φόρμα περιμένει.', // 98b21d6e
  received: 'Το φαρμακείο έχει τώρα τη φόρμα σας.', // b1b76d5c
  code: 'Ο κωδικός άφιξής σας', // 8332959a
  codeHow: 'Πείτε τον κωδικό στο προσωπικό του φαρμακείου.', // 928eec84
  bookedCodeHow: 'Πείτε αυτόν τον κωδικό στο προσωπικό όταν φτάσετε.', // 98045994
  videoCode: 'Ο κωδικός επίσκεψής σας', // f12b3d0f
  videoCodeHow: 'Πείτε αυτόν τον κωδικό στο προσωπικό αν καλέσετε.', // 709ec086
  patient: 'Στοιχεία ασθενούς', // e1f1b8b3
  name: 'Ονοματεπώνυμο', // dcd1d522
  phone: 'Τηλέφωνο', // 63dceb88
  email: 'Email', // 969ccbd3
  birthDate: 'Ημερομηνία γέννησης', // eb4c4e23
  dietitian: 'Ο διαιτολόγος σας', // 97177eae
  support: 'Εξυπηρέτηση πελατών', // 4c464668
  details: 'Στοιχεία ραντεβού', // 6ce300ec
  yourVisit: 'Η επίσκεψή σας', // 72db071a
  first: 'Πρώτο ραντεβού', // 0f3fde3a
  second: 'Δεύτερο ραντεβού', // ba04c2d4
  vaccine: 'Εμβόλιο', // 8c707f77
  service: 'Επίσκεψη', // 1c8ac867
  where: 'Πού', // 1daaa38f
  when: 'Πότε', // cf9c7aa2
  secondCode: 'Κωδικός άφιξης', // 11856ada
  byVideo: 'Με βίντεο', // 81f88658
  today: (day: string) => `Σήμερα, ${day}`, // a91d85ef
  dayAndTime: (day: string, time: string) => `${day}, ${time}`, // 6602a889
  showMore: 'Περισσότερα', // ba8a80fd
  showLess: 'Λιγότερα', // 0264d7b0
  benefitCode: 'Αυτό το σημείο δέχεται τον κωδικό παροχής σας', // a3cef312
  modify: 'Αλλαγή ραντεβού', // 6fe1fc08
  modifyHow: {
    tlc: 'Για να αλλάξετε ημέρα ή ώρα, καλέστε την κλινική.', // bd68a5ba
    dietitian: 'Για να αλλάξετε ημέρα ή ώρα, καλέστε τους διαιτολόγους μας.', // bb7260e3
    pharmacy: 'Για να αλλάξετε ημέρα ή ώρα, καλέστε το φαρμακείο.', // 63330080
  },
  cancel: 'Ακύρωση ραντεβού', // e0790c5f
  cancelLater: 'Για να δείτε, να αλλάξετε ή να ακυρώσετε την επίσκεψη, κρατήστε τον σύνδεσμο.', // 25df1ff8
  cancelBothLater: 'Για να δείτε, να αλλάξετε ή να ακυρώσετε και τα δύο ραντεβού, κρατήστε τον σύνδεσμο.', // 4ec597ae
  cancelLaterHow:
    'Όποιος τον έχει μπορεί να δει, να αλλάξει και να ακυρώσει την επίσκεψη. Ο σύνδεσμος δεν έχει όνομα ούτε απαντήσεις σας.', // 02e6a3ac
  copyLink: 'Αντιγραφή συνδέσμου', // dbf362d4
  openLink: 'Δείτε την επίσκεψή σας', // 09e733b8
  cancelQr: 'Κωδικός QR με τον σύνδεσμο της επίσκεψής σας', // b9143b0f
  directions: 'Οδηγίες διαδρομής', // c9535678
  call: 'Κλήση', // d6e645b7
  callLocation: (phone: string) => `Κλήση ${phone}`, // 31e40241
  rideshare: 'Έκπτωση στη διαδρομή σας', // c8b7c55b
  rideshareHow: 'Γράψτε αυτόν τον κωδικό στην εφαρμογή μετακίνησης ή σαρώστε τον.', // 4522d0ea
  rideshareQr: (code: string) => `Κωδικός QR: ${code}`, // 1fb33458
  rideshareHelp: 'Ερωτήσεις για τη διαδρομή;', // f06390c3
  copy: 'Αντιγραφή κωδικού', // 49a0053f
  saveToPhone: 'Αποθήκευση στο κινητό', // 5de62c91
  notSaved: 'Η εικόνα δεν αποθηκεύτηκε.', // f015b301
  another: 'Κι άλλο εμβόλιο', // 17b7b084
  bookAnother: 'Κλείστε άλλο ραντεβού', // cb8a6a61
  bookDietitian: 'Κλείστε ραντεβού τηλεδιατροφής', // 391e0692
  print: 'Εκτύπωση', // df0fe798
  counterPrints: 'Μπορεί να σας το τυπώσει το προσωπικό στον πάγκο.', // 2aa651f3
  share: 'Κοινοποίηση', // 29887a5f
  addToCalendar: 'Προσθήκη στο ημερολόγιο', // d0efffa6
  calendarTitle: (store: string) => `Ραντεβού: ${store}`, // 3ab1024d
  calendarTitleVideo: (who: string) => `Ραντεβού: ${who}`, // 82ddfa31
  calendarNotes: (phone: string) => `Για να αλλάξετε ημέρα ή ώρα, καλέστε ${phone}.`, // 0122f916
  keptVisits: 'Τα ραντεβού σας', // de693eb9
  keptVisitsHow:
    'Αυτή η συσκευή θυμάται πότε και πού είναι και τους κωδικούς τους, ώσπου να περάσει η ημέρα τους.', // dfe98c6a
  copyVisitCode: 'Αντιγραφή κωδικού επίσκεψης', // a4c4fa73
  leaveTitle: 'Θα φύγετε χωρίς τον κωδικό;', // 100932b9
  leaveWhy: 'Πρώτα προσθέστε την επίσκεψη στο ημερολόγιο, τυπώστε την ή αντιγράψτε τον κωδικό.', // b2a3ba20
  leaveAnyway: 'Φύγετε από τη σελίδα', // 47b5d076
  stayHere: 'Μείνετε εδώ', // ef8d633e
  calendarCode: (code: string) => `Κωδικός: ${code}`, // 62c17536
  join: 'Πώς συνδέεστε', // f56144df
  joinByLink: 'Ανοίξτε αυτόν τον σύνδεσμο όταν αρχίσει η επίσκεψη.', // 5f329f18
  joinVisit: 'Σύνδεση στην επίσκεψη', // f19140ae
  calendarVideo: 'Επίσκεψη με βίντεο', // c6e3131e
  calendarCancel: (address: string) => `Δείτε το, αλλάξτε το ή ακυρώστε το: ${address}`, // 3fed87a1
})
