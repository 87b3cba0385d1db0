// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/patient.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { all } = wordsIn('el')

export const patient = translated<typeof english.patient>()({
  step: 'Στοιχεία ασθενούς', // e1f1b8b3
  nameHint: 'Γράψτε το όνομα της ταυτότητας ή της κάρτας ασφάλισης.', // b14885be
  firstName: 'Επίσημο όνομα ασθενούς', // 69b593bf
  lastName: 'Επίσημο επώνυμο ασθενούς', // 58759548
  preferredName: 'Όνομα που προτιμάτε', // be5edee5
  preferredNameHint: 'Με αυτό το όνομα σας φωνάζει το προσωπικό.', // a928d927
  motherMaidenFirstName: 'Όνομα μητέρας', // 6d0a3dda
  motherMaidenLastName: 'Πατρικό επώνυμο μητέρας', // 6a37e85e
  birthDate: 'Ημερομηνία γέννησης', // eb4c4e23
  month: 'Ο μήνας γράφεται ως ΜΜ', // 0fec20f4
  day: 'Η ημέρα γράφεται ως ΗΗ', // 4452afea
  year: 'Το έτος γράφεται ως ΕΕΕΕ', // b9f1dd2e
  ageNote: 'Τώρα δεχόμαστε ασθενείς από 12 μηνών και πάνω (από 18 μηνών στο Μισισίπι).', // b6f8eafd
  contactTitle: 'Πώς θα σας βρούμε;', // a0c974d3
  phone: 'Αριθμός τηλεφώνου', // 306f1bb2
  phoneConfirm: 'Γράψτε ξανά τον αριθμό τηλεφώνου', // 5fc87bb1
  mobile: 'Είναι αριθμός κινητού;', // 000468ea
  mobileConsent: 'Ναι, στείλτε μου μηνύματα για αυτή την επίσκεψη.', // d8af727f
  email: 'Διεύθυνση email', // f2488fd4
  emailConfirm: 'Γράψτε ξανά τη διεύθυνση email', // facd6a29
  addressTitle: 'Πού μένετε;', // 8a38c81b
  childAddressTitle: 'Πού μένει ο ασθενής;', // 5d8e2521
  sex: 'Φύλο κατά τη γέννηση', // 4c561710
  gender: 'Ταυτότητα φύλου', // a04630ef
  race: 'Φυλή', // 73134ce1
  ethnicity: 'Εθνοτική καταγωγή', // 2a0bdd7c
  weight: 'Βάρος', // 81d27ef6
  weightUnit: 'λίβρες', // ba5ae1ec
  weightWhy: 'Από το βάρος εξαρτάται το μήκος της βελόνας.', // 285d9eef
  preferredLanguage: 'Γλώσσα που προτιμάτε', // 140071fe
  chooseOne: 'Επιλέξτε ένα', // 8f27c0cb
  altId: 'Αριθμός κάρτας πελάτη', // 58d82794
  medicareId: 'Αριθμός δικαιούχου Medicare', // 6ce87153
  medicareIdHint: 'Στην κόκκινη, λευκή και μπλε κάρτα Medicare', // 0863e798
  provider: 'Ο γιατρός σας', // 2aafacad
  providerName: 'Ονοματεπώνυμο', // dcd1d522
  providerPhone: 'Αριθμός τηλεφώνου', // 306f1bb2
  providerFax: 'Αριθμός φαξ', // 1f4cb167
  yes: 'Ναι', // 85a39ab3
  no: 'Όχι', // 1ea442a1
  forVaccine: {
    nameTitle: 'Ποιος θα εμβολιαστεί;', // 47cd4e6c
    mobileConsentHint:
      'Ίσως χρεωθείτε για μηνύματα και δεδομένα. Μπορείτε να πείτε όχι και να κάνετε κανονικά το εμβόλιο.', // 2fd11617
    recordTitle: 'Για το αρχείο εμβολιασμών', // 7cb5ecc1
    aboutHint: 'Το φαρμακείο πρέπει να τα δηλώνει μαζί με τον εμβολιασμό.', // 03dd52ae
    sexWhy: 'Μερικά εμβόλια και δόσεις διαφέρουν ανά φύλο. Το ζητούν τα αρχεία εμβολιασμών των πολιτειών.', // d8a6380d
    raceWhy:
      'Βοηθά τις υγειονομικές αρχές να δουν ποιος δεν προστατεύεται ακόμη. Μπορείτε να επιλέξετε «Δεν δηλώνεται».', // 08e219b1
  },
  forVisit: {
    nameTitle: 'Για ποιον είναι η επίσκεψη;', // 00ffe91b
    mobileConsentHint:
      'Ίσως χρεωθείτε για μηνύματα και δεδομένα. Μπορείτε να πείτε όχι και να έρθετε κανονικά στην επίσκεψη.', // a885e597
    recordTitle: 'Για τον ιατρικό φάκελο', // b5d68bcc
    aboutHint: 'Η ομάδα φροντίδας τα κρατά στον ιατρικό φάκελο.', // 07e9b365
    sexWhy: 'Μερικές εξετάσεις, δόσεις και φυσιολογικές τιμές διαφέρουν ανά φύλο.', // 81ede27e
    raceWhy: 'Μας βοηθά να δούμε ότι όλοι έχουν την ίδια φροντίδα. Μπορείτε να επιλέξετε «Δεν δηλώνεται».', // f1c29f64
  },
})

export const address = translated<typeof english.address>()({
  lineOne: 'Διεύθυνση, γραμμή 1', // 19f2c611
  lineOneHint: 'Οδός και αριθμός', // 8a386dd1
  lineTwo: 'Διεύθυνση, γραμμή 2', // 5a494c74
  lineTwoHint: 'Διαμέρισμα, γραφείο, μονάδα', // b64dbc6f
  city: 'Πόλη', // fc33f732
  state: 'Πολιτεία', // a3b50c47
  zip: 'Κωδικός ZIP', // 95c87fe3
  zipHint: 'Από αυτόν συμπληρώνουμε πόλη, πολιτεία και κομητεία.', // a803d315
  change: 'Αλλαγή', // c0bf75bd
  town: 'πόλη, πολιτεία και κομητεία', // 8f50ac31
  county: 'Κομητεία', // 136c87de
  chooseOne: 'Επιλέξτε ένα', // 8f27c0cb
  verifyTitle: 'Ελέγξτε τη διεύθυνσή σας', // 13a8f5ff
  match:
    'Βρήκαμε αυτή την επαληθευμένη διεύθυνση, που μοιάζει πολύ με όσα γράψατε. Να ενημερώσουμε τη διεύθυνσή σας;', // c7088d77
  noMatch: 'Δεν μπορέσαμε να επαληθεύσουμε τη διεύθυνση που γράψατε. Να τη χρησιμοποιήσουμε παρ’ όλα αυτά;', // 6dee310d
  corrected: (parts: readonly string[]) => `Διορθώσαμε: ${all(parts)}. Είναι αυτή η διεύθυνσή σας;`, // 8a2ad9ff
  parts: {
    city: 'την πόλη', // 0f53fb35
    state: 'την πολιτεία', // 972ec08b
    county: 'την κομητεία', // ac4e6aa1
  },
  suggested: 'Προτεινόμενη διεύθυνση', // efa8b73f
  entered: 'Διεύθυνση που γράψατε', // fbf1b134
  mustSelect: 'Πρέπει να επιλέξετε διεύθυνση.', // 8f49a7f5
  edit: 'Αλλαγή διεύθυνσης', // 6a8fa16b
  use: 'Συνέχεια', // 31fbef16
  checking: 'Έλεγχος διεύθυνσης', // 4b05bd63
})

export const insurance = translated<typeof english.insurance>()({
  step: 'Ασφάλιση', // 4594b737
  title: 'Θα χρησιμοποιήσετε ασφάλιση σήμερα;', // 2b968268
  hint: 'Συνήθως η ασφάλιση πληρώνει τα εμβόλια.', // 80cc265d
  hasInsurance: 'Έχετε ασφάλιση υγείας;', // 16b34139
  yes: 'Ναι', // 85a39ab3
  no: 'Όχι', // 1ea442a1
  carrier: 'Ασφαλιστική εταιρεία', // 559a50b9
  chooseOne: 'Επιλέξτε ένα', // 8f27c0cb
  cardholderId: 'Αριθμός κατόχου κάρτας', // 68d07834
  cardholderIdHint: 'Μπροστά στην κάρτα, κοντά στο όνομα', // 6237c0c4
  groupNumber: 'Αριθμός ομάδας', // 357a9028
  stateId: 'Αρ. πολιτειακής ταυτότητας ή άδειας οδήγησης', // c6bc7ba1
  ssn: 'Αριθμός Social Security', // 058388b6
  ssnHint: '9 ψηφία', // e6c1cac6
  questionsTitle: 'Η ασφάλισή σας', // aea80cfe
  hasMedicaid: 'Έχετε Medicaid;', // cb0650e5
  hasMedicare: 'Έχετε Medicare;', // a430ce04
  hasEither: 'Έχετε Medicaid ή Medicare;', // 2b306c30
  both: 'Και τα δύο', // b6c1d862
  neither: 'Κανένα από τα δύο', // 9957d09c
  hasReferral: 'Έχετε παραπεμπτικό από γιατρό;', // 43e2ab26
  referredBy: 'Όνομα του γιατρού ή του ιατρείου που έδωσε το παραπεμπτικό', // 811acec9
  policyTitle: 'Η κάρτα ασφάλισής σας', // 9ef3f6a8
  policyHint: 'Έχετε την κάρτα δίπλα σας: τα περισσότερα είναι πάνω της.', // 047e65e0
  memberId: 'Αριθμός μέλους', // e14e3315
  memberIdHint: 'Μπροστά στην κάρτα, κοντά στο όνομα', // 6237c0c4
  personCode: 'Κωδικός προσώπου', // ee38bfd9
  personCodeHint: 'Τα δύο ή τρία ψηφία μετά τον αριθμό μέλους, αν υπάρχουν στην κάρτα', // 2578f667
  relation: 'Σχέση του ασθενούς με τον κύριο ασφαλισμένο', // 25d6e93b
  relationHint: 'Επιλέξτε «Το ίδιο άτομο» αν η ασφάλιση είναι του ασθενούς.', // 4c544258
  holderFirstName: 'Όνομα κύριου ασφαλισμένου', // bfe50c06
  holderLastName: 'Επώνυμο κύριου ασφαλισμένου', // b4fc019c
  holderSex: 'Φύλο κύριου ασφαλισμένου κατά τη γέννηση', // b85cc1b8
  sendInvoiceTo: 'Αποστολή λογαριασμού σε', // aec39504
  claims: 'Διεύθυνση αιτημάτων', // 47189d36
  claimsHint: 'Πού θέλει η ασφάλιση τα αιτήματα πληρωμής. Συχνά είναι πίσω στην κάρτα.', // 06d8997b
  secondary: 'Δεύτερη ασφάλιση', // 0c39334e
  addSecondary: 'Προσθήκη δεύτερης ασφάλισης', // 7aaf8a30
  removeSecondary: 'Αφαίρεση δεύτερης ασφάλισης', // 3dfa6d50
  secondaryRemoved: 'Η δεύτερη ασφάλιση αφαιρέθηκε', // c92be146
})
