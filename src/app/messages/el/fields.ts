// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/fields.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { age, all, number, plural } = wordsIn('el')

export const fieldTexts = translated<typeof english.fieldTexts>()({
  requiredField: 'Αυτό το πεδίο είναι υποχρεωτικό.', // e99fb501
  saidNoMedicare: 'Είπατε ότι δεν έχετε Medicare.', // a0f9c611
  signatureInvalid: 'Γράψτε το όνομα και το επώνυμό σας.', // 7de3ca5b
  guardianIsPatient:
    'Αυτό είναι το όνομα του ασθενούς. Γράψτε το δικό σας. Αν έχετε το ίδιο όνομα, προσθέστε Sr., Jr. ή μεσαίο όνομα.', // debd7ef2
  guardianMustSign: 'Ο ασθενής είναι κάτω των 18. Πρέπει να υπογράψει γονέας ή κηδεμόνας.', // b7c305ab
  requiredAnswer: 'Αυτό το πεδίο είναι υποχρεωτικό', // 0b2b46d5
  textChanged: 'Αυτό το κείμενο άλλαξε. Διαβάστε το ξανά.', // b1f14fd0
  notAsked: 'Αυτό το πεδίο δεν ζητείται.', // 3c2e8ec4
  firstNameRequired: 'Το όνομα του ασθενούς είναι υποχρεωτικό.', // 94d22437
  lastNameRequired: 'Το επώνυμο του ασθενούς είναι υποχρεωτικό.', // f1976bc8
  nameInvalid: 'Μόνο γράμματα, κενά, παύλες και απόστροφοι.', // 988ed7b0
  motherMaidenFirstNameRequired: 'Το όνομα της μητέρας είναι υποχρεωτικό.', // d3ddfa13
  motherMaidenLastNameRequired: 'Το πατρικό επώνυμο της μητέρας είναι υποχρεωτικό.', // 96a442c9
  birthDateInvalid: 'Γράψτε μια έγκυρη ημερομηνία.', // a1f2c186
  tooYoung: (months: number) =>
    plural(months, {
      one: `Ο ασθενής πρέπει να είναι τουλάχιστον ${number(months)} μηνός.`,
      other: `Ο ασθενής πρέπει να είναι τουλάχιστον ${number(months)} μηνών.`,
    }), // 9835b0ce
  tooYoungForVisit: (months: number) => `Ελάχιστη ηλικία του ασθενή για αυτή την επίσκεψη: ${age(months)}.`, // 88f95f30
  tooOldForVisit: (months: number) => `Μέγιστη ηλικία του ασθενή για αυτή την επίσκεψη: ${age(months)}.`, // 4366a11b
  phoneInvalid: 'Γράψτε έναν έγκυρο αριθμό τηλεφώνου.', // 38e6bdbc
  phoneExtension: 'Γράψτε έναν έγκυρο αριθμό τηλεφώνου, χωρίς εσωτερική γραμμή.', // da398351
  phoneMismatch: 'Τα τηλέφωνα πρέπει να είναι ίδια', // 53bf7c63
  mobileRequired: 'Ο αριθμός κινητού είναι υποχρεωτικός.', // 1fb3cd1a
  emailInvalid: 'Γράψτε μια έγκυρη διεύθυνση email.', // 958e4ccf
  emailMismatch: 'Τα email πρέπει να είναι ίδια', // 94f48478
  sexRequired: 'Το φύλο κατά τη γέννηση είναι υποχρεωτικό.', // 20e193ea
  genderRequired: 'Η ταυτότητα φύλου είναι υποχρεωτική.', // 854f0336
  raceRequired: 'Η φυλή είναι υποχρεωτική.', // 71676c29
  ethnicityRequired: 'Η εθνοτική καταγωγή είναι υποχρεωτική.', // 0cbfeec7
  weightInvalid: 'Γράψτε ένα έγκυρο βάρος. Το βάρος είναι υποχρεωτικό.', // a11730a0
  medicareIdInvalid: 'Ο αριθμός δικαιούχου Medicare πρέπει να έχει τη μορφή ####-###-####.', // fd7306ea
  providerAddressIncomplete: 'Χρειάζεται η πλήρης διεύθυνση του επαγγελματία υγείας.', // f808559f
  addressLineOneRequired: 'Η διεύθυνση, γραμμή 1 είναι υποχρεωτική.', // a487474d
  cityRequired: 'Η πόλη είναι υποχρεωτική.', // b5746ada
  cityInvalid: 'Γράψτε μια έγκυρη πόλη.', // ad1217df
  stateRequired: 'Η πολιτεία είναι υποχρεωτική.', // 0f28d9e8
  zipInvalid: 'Γράψτε έναν έγκυρο κωδικό ZIP.', // 789c9423
  countyRequired: 'Η κομητεία είναι υποχρεωτική.', // f419db8c
  countyInvalid: 'Γράψτε μια έγκυρη κομητεία.', // 6d8eeb77
  legalNameRequired: 'Το ονοματεπώνυμο του ασθενούς είναι υποχρεωτικό.', // 7b9b22b8
  personsFirstNameRequired: 'Το όνομα είναι υποχρεωτικό.', // 32445fe1
  personsLastNameRequired: 'Το επώνυμο είναι υποχρεωτικό.', // 75a65dac
  memberIdRequired: 'Ο αριθμός μέλους είναι υποχρεωτικός.', // 0a060bd0
  memberIdTooLong: (most: number) =>
    plural(most, {
      one: `Ο αριθμός μέλους πρέπει να έχει έως ${number(most)} χαρακτήρα.`,
      other: `Ο αριθμός μέλους πρέπει να έχει έως ${number(most)} χαρακτήρες.`,
    }), // 7336d689
  cardholderIdRequired: 'Ο αριθμός κατόχου κάρτας είναι υποχρεωτικός.', // 31a27497
  cardholderIdTooLong: (most: number) =>
    plural(most, {
      one: `Ο αριθμός κατόχου κάρτας πρέπει να έχει έως ${number(most)} χαρακτήρα.`,
      other: `Ο αριθμός κατόχου κάρτας πρέπει να έχει έως ${number(most)} χαρακτήρες.`,
    }), // 6f0be2e4
  groupTooLong: (most: number) =>
    plural(most, {
      one: `Ο αριθμός ομάδας πρέπει να έχει έως ${number(most)} χαρακτήρα.`,
      other: `Ο αριθμός ομάδας πρέπει να έχει έως ${number(most)} χαρακτήρες.`,
    }), // 665d7788
  reasonsRequired: 'Πρέπει να επιλέξετε τουλάχιστον έναν λόγο', // 510bcd26
  tooManyReasons: (most: number) =>
    plural(most, {
      one: `Μπορείτε να επιλέξετε μόνο ${number(most)} λόγο.`,
      other: `Μπορείτε να επιλέξετε έως ${number(most)} λόγους.`,
    }), // 6a083edb
  datePast: 'Η ημερομηνία πρέπει να έχει περάσει.', // 72b72226
  dateWithin: (days: number) =>
    plural(days, {
      one: `Πρέπει να είναι μέσα στην τελευταία ${number(days)} ημέρα.`,
      other: `Πρέπει να είναι μέσα στις τελευταίες ${number(days)} ημέρες.`,
    }), // f9159706
  unknownService: 'Αυτή η υπηρεσία δεν είναι γνωστή εδώ.', // 93bee864
  serviceNotOffered: 'Αυτή η υπηρεσία δεν προσφέρεται εδώ.', // c5972513
  tooManyVaccines: (most: number) =>
    plural(most, {
      one: `Μπορείτε να επιλέξετε μόνο ${number(most)} εμβόλιο.`,
      other: `Μπορείτε να επιλέξετε έως ${number(most)} εμβόλια.`,
    }), // cb9d76bb
  tooManyWalkInVaccines: (most: number) =>
    plural(most, { one: `Επιλέξτε ${number(most)} εμβόλιο`, other: `Επιλέξτε έως ${number(most)} εμβόλια` }), // 006694e8
  oneFluShot: 'Επιλέξτε ένα είδος εμβολίου γρίπης.', // ef2e36c8
  oneCovidShot: 'Επιλέξτε ένα είδος εμβολίου COVID-19.', // 4d2fba72
  servicesNotTogether: 'Μία επίσκεψη είναι για μία από αυτές τις υπηρεσίες.', // 311f090e
  vaccinesNotTogether:
    'Τα εμβόλια που επιλέξατε δεν γίνονται μαζί. Γυρίστε πίσω και ελέγξτε πάλι τις επιλογές σας.', // 3625801b
  vaccinesApart: (names: readonly string[]) =>
    `Τα εμβόλια που επιλέξατε δεν γίνονται μαζί. Γυρίστε πίσω και ελέγξτε πάλι τις επιλογές σας. (${all(names)})`, // 666e20c5
  doseTooEarly: 'Είναι πολύ νωρίς μετά την τελευταία δόση.', // d364c429
  unknownLocation: 'Δεν υπάρχει τέτοιο σημείο.', // bead2637
  locationClosed: 'Αυτό το σημείο είναι κλειστό.', // fd0f40ce
  notOnSchedule: 'Δεν γίνεται ραντεβού αυτή την ώρα.', // f23ff802
  guardianNotAdult: 'Το υπεύθυνο άτομο πρέπει να είναι 18 ετών ή άνω.', // ece5ab1b
})
