// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/questionnaires.ts'
import { translated } from '../translated.ts'

export const notes = translated<typeof english.notes>()({
  step: 'Raison de la visite', // d960170c
  chooseOne: 'Choisissez', // 8f27c0cb
  ownWords: 'Avec vos propres mots', // 10f38370
  ownWordsHint: 'Ce que nous devons savoir avant votre venue', // 1a1c31e6
})

export const history = translated<typeof english.history>()({
  step: 'Informations médicales', // ac083159
  summary: 'Remplissez tous les champs obligatoires pour continuer', // f71c1c3c
  yes: 'Oui', // 85a39ab3
  no: 'Non', // 1ea442a1
})

export const health = translated<typeof english.health>()({
  historyStep: 'Antécédents médicaux', // 6a81fb47
  dietaryStep: 'Régime alimentaire', // e9ed443a
  goalsStep: 'Buts du rendez-vous', // f2b02c4f
  surveyStep: 'Enquête', // 211bb3de
  medicinesTitle: 'Vos médicaments', // ae07c935
  foods: 'Lesquels ?', // 55b892c9
  ownWords: 'Avec vos propres mots', // 10f38370
  yes: 'Oui', // 85a39ab3
  no: 'Non', // 1ea442a1
})

export const consent = translated<typeof english.consent>()({
  vaccineStep: 'Consentement au vaccin', // aa9469fb
  financialStep: 'Accord de paiement', // f50b9fcf
  telemedicineStep: 'Accord de paiement pour la télémédecine', // 6cc7336d
  privacyStep: 'Confidentialité', // efe4db50
  generalStep: 'Consentement général', // 498adc65
  consent: {
    heading: 'Vous acceptez :', // 168dff89
    unfold: 'Lire tout le texte', // 721f0b5c
  },
  notice: {
    heading: 'Cet avis dit :', // 6edf1f6d
    unfold: 'Lire tout l’avis', // b8d4f2c5
  },
  inEnglish:
    'Ce texte est seulement en anglais. Si vous ne le comprenez pas, demandez de l’aide avant de l’accepter.', // f1ee4f34
  yourVaccines: 'Vous acceptez ces vaccins', // 0b9347a9
  statement: (title: string, edition: string) => `Fiche sur : ${title}, ${edition}`, // 8b82e289
  statementCode: (vaccine: string) => `Code QR de la fiche sur : ${vaccine}`, // c45ca9e6
  scanStatement:
    'Scannez un code pour lire la fiche sur votre téléphone, ou demandez-la sur papier au pharmacien.', // abd1a120
  signTitle: 'Signer pour le vaccin', // b04cfb0e
  signPaymentTitle: 'Signer que vous acceptez de payer', // 32cf74bd
  legalName: 'Nom légal du patient', // 743721dc
  legalNameHint: 'Tapez votre prénom et votre nom. Cela vaut comme signature.', // 4d66dcfb
  whoSigns: 'Qui signe ?', // 6d6c87ec
  signs: {
    Self: 'Je suis le patient', // 9bdcdff3
    Spouse: 'Je suis le conjoint du patient', // cfe06da1
    Child: 'Je suis le parent, le tuteur ou le représentant légal du patient', // b778d01f
  },
  signsForChild: 'Je suis le parent ou le tuteur du patient', // f80e8838
  signsFor: (patient: string) => `Taper votre nom ici vaut signature pour ${patient}.`, // 98c45e3d
  differs: (name: string) => `Ce n’est pas le nom que vous avez donné, ${name}. Signer tel quel ?`, // 13472724
  differsWhy: 'L’équipe de la pharmacie verra que les noms diffèrent.', // 51a29511
  signAsTyped: 'Signer tel quel', // c9d8211c
  changeName: 'Changer le nom', // 0efcdd27
  responsible: 'La personne responsable', // 91ee6106
  firstName: 'Prénom', // 702ef921
  lastName: 'Nom de famille', // 7b488804
  birthDate: 'Date de naissance', // eb4c4e23
  phone: 'Numéro de téléphone', // 306f1bb2
  sex: 'Sexe assigné à la naissance', // 4c561710
  yes: 'Oui', // 85a39ab3
  no: 'Non', // 1ea442a1
})
