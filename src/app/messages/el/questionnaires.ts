// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/questionnaires.ts'
import { translated } from '../translated.ts'

export const notes = translated<typeof english.notes>()({
  step: 'Λόγος επίσκεψης', // d960170c
  chooseOne: 'Επιλέξτε ένα', // 8f27c0cb
  ownWords: 'Με δικά σας λόγια', // 10f38370
  ownWordsHint: 'Τι πρέπει να ξέρουμε πριν έρθετε', // 1a1c31e6
})

export const history = translated<typeof english.history>()({
  step: 'Ιατρικές πληροφορίες', // ac083159
  summary: 'Για να συνεχίσετε, συμπληρώστε όλα τα υποχρεωτικά πεδία', // f71c1c3c
  yes: 'Ναι', // 85a39ab3
  no: 'Όχι', // 1ea442a1
})

export const health = translated<typeof english.health>()({
  historyStep: 'Ιατρικό ιστορικό', // 6a81fb47
  dietaryStep: 'Περιορισμοί στη διατροφή', // e9ed443a
  goalsStep: 'Στόχοι του ραντεβού', // f2b02c4f
  surveyStep: 'Ερωτηματολόγιο', // 211bb3de
  medicinesTitle: 'Τα φάρμακά σας', // ae07c935
  foods: 'Ποια;', // 55b892c9
  ownWords: 'Με δικά σας λόγια', // 10f38370
  yes: 'Ναι', // 85a39ab3
  no: 'Όχι', // 1ea442a1
})

export const consent = translated<typeof english.consent>()({
  vaccineStep: 'Συγκατάθεση για εμβόλιο', // aa9469fb
  financialStep: 'Συγκατάθεση για πληρωμή', // f50b9fcf
  telemedicineStep: 'Συγκατάθεση για πληρωμή τηλεϊατρικής', // 6cc7336d
  privacyStep: 'Πρακτικές απορρήτου', // efe4db50
  generalStep: 'Γενική συγκατάθεση', // 498adc65
  consent: {
    heading: 'Συμφωνείτε:', // 168dff89
    unfold: 'Διαβάστε όλο το κείμενο', // 721f0b5c
  },
  notice: {
    heading: 'Η ειδοποίηση λέει:', // 6edf1f6d
    unfold: 'Διαβάστε όλη την ειδοποίηση', // b8d4f2c5
  },
  inEnglish:
    'Αυτό το κείμενο είναι μόνο στα αγγλικά. Αν δεν το καταλαβαίνετε, ζητήστε βοήθεια πριν συμφωνήσετε.', // f1ee4f34
  yourVaccines: 'Συμφωνείτε με αυτά τα εμβόλια', // 0b9347a9
  statement: (title: string, edition: string) => `Ενημερωτικό φυλλάδιο: ${title}, ${edition}`, // 8b82e289
  statementCode: (vaccine: string) => `Κωδικός QR του φυλλαδίου: ${vaccine}`, // c45ca9e6
  scanStatement:
    'Σαρώστε έναν κωδικό για να διαβάσετε το φυλλάδιο στο τηλέφωνό σας ή ζητήστε το τυπωμένο από τον φαρμακοποιό.', // abd1a120
  signTitle: 'Υπογραφή για το εμβόλιο', // b04cfb0e
  signPaymentTitle: 'Υπογραφή ότι συμφωνείτε να πληρώσετε', // 32cf74bd
  legalName: 'Ονοματεπώνυμο ασθενούς', // 743721dc
  legalNameHint: 'Γράψτε το όνομα και το επώνυμό σας. Μετρά ως υπογραφή σας.', // 4d66dcfb
  whoSigns: 'Ποιος υπογράφει;', // 6d6c87ec
  signs: {
    Self: 'Ο ασθενής είμαι εγώ', // 9bdcdff3
    Spouse: 'Είμαι σύζυγος του ασθενούς', // cfe06da1
    Child: 'Είμαι γονέας, κηδεμόνας ή νόμιμος εκπρόσωπος του ασθενούς', // b778d01f
  },
  signsForChild: 'Είμαι γονέας ή κηδεμόνας του ασθενούς', // f80e8838
  signsFor: (patient: string) => `Αν γράψετε εδώ το όνομά σας, υπογράφετε για: ${patient}.`, // 98c45e3d
  differs: (name: string) => `Δεν είναι το όνομα που δώσατε, ${name}. Υπογραφή όπως γράφτηκε;`, // 13472724
  differsWhy: 'Το προσωπικό του φαρμακείου θα δει ότι τα ονόματα διαφέρουν.', // 51a29511
  signAsTyped: 'Υπογραφή όπως γράφτηκε', // c9d8211c
  changeName: 'Αλλαγή ονόματος', // 0efcdd27
  responsible: 'Το υπεύθυνο άτομο', // 91ee6106
  firstName: 'Όνομα', // 702ef921
  lastName: 'Επώνυμο', // 7b488804
  birthDate: 'Ημερομηνία γέννησης', // eb4c4e23
  phone: 'Αριθμός τηλεφώνου', // 306f1bb2
  sex: 'Φύλο κατά τη γέννηση', // 4c561710
  yes: 'Ναι', // 85a39ab3
  no: 'Όχι', // 1ea442a1
})
