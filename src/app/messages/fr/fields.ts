// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/fields.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { age, all, number, plural } = wordsIn('fr')

export const fieldTexts = translated<typeof english.fieldTexts>()({
  requiredField: 'Ce champ est obligatoire.', // e99fb501
  saidNoMedicare: 'Vous avez dit que vous n’avez pas Medicare.', // a0f9c611
  signatureInvalid: 'Tapez votre prénom et votre nom.', // 7de3ca5b
  guardianIsPatient:
    'C’est le nom du patient. Tapez le vôtre. Si vous avez le même nom, ajoutez Sr., Jr. ou un deuxième prénom.', // debd7ef2
  guardianMustSign: 'Le patient a moins de 18 ans. Un parent ou tuteur doit signer.', // b7c305ab
  requiredAnswer: 'Ce champ est obligatoire', // 0b2b46d5
  textChanged: 'Ce texte a changé. Lisez-le à nouveau.', // b1f14fd0
  notAsked: 'Ce champ n’est pas demandé.', // 3c2e8ec4
  firstNameRequired: 'Le prénom légal du patient est obligatoire.', // 94d22437
  lastNameRequired: 'Le nom légal du patient est obligatoire.', // f1976bc8
  nameInvalid: 'Utilisez des lettres, espaces, traits d’union et apostrophes.', // 988ed7b0
  motherMaidenFirstNameRequired: 'Le prénom de la mère est obligatoire.', // d3ddfa13
  motherMaidenLastNameRequired: 'Le nom de jeune fille de la mère est obligatoire.', // 96a442c9
  birthDateInvalid: 'Entrez une date valable.', // a1f2c186
  tooYoung: (months: number) => `Le patient doit avoir ${number(months)} mois ou plus.`, // 9835b0ce
  tooYoungForVisit: (months: number) => `Pour cette visite, le patient doit avoir ${age(months)} ou plus.`, // 88f95f30
  tooOldForVisit: (months: number) => `Pour cette visite, le patient doit avoir ${age(months)} ou moins.`, // 4366a11b
  phoneInvalid: 'Entrez un numéro de téléphone valable.', // 38e6bdbc
  phoneExtension: 'Entrez un numéro de téléphone valable, sans le numéro de poste.', // da398351
  phoneMismatch: 'Les numéros doivent être les mêmes', // 53bf7c63
  mobileRequired: 'Le numéro de mobile est obligatoire.', // 1fb3cd1a
  emailInvalid: 'Entrez une adresse e-mail valable.', // 958e4ccf
  emailMismatch: 'Les adresses doivent être les mêmes', // 94f48478
  sexRequired: 'Le sexe assigné à la naissance est obligatoire.', // 20e193ea
  genderRequired: 'Le genre est obligatoire.', // 854f0336
  raceRequired: 'La race est obligatoire.', // 71676c29
  ethnicityRequired: 'L’origine ethnique est obligatoire.', // 0cbfeec7
  weightInvalid: 'Entrez un poids valable. Le poids est obligatoire.', // a11730a0
  medicareIdInvalid: 'Votre numéro de bénéficiaire de Medicare doit avoir le format ####-###-####.', // fd7306ea
  providerAddressIncomplete: 'L’adresse complète du professionnel de santé est nécessaire.', // f808559f
  addressLineOneRequired: 'La ligne d’adresse 1 est obligatoire.', // a487474d
  cityRequired: 'La ville est obligatoire.', // b5746ada
  cityInvalid: 'Entrez une ville valable.', // ad1217df
  stateRequired: 'L’État est obligatoire.', // 0f28d9e8
  zipInvalid: 'Entrez un code ZIP valable.', // 789c9423
  countyRequired: 'Le comté est obligatoire.', // f419db8c
  countyInvalid: 'Entrez un comté valable.', // 6d8eeb77
  legalNameRequired: 'Le nom légal du patient est obligatoire.', // 7b9b22b8
  personsFirstNameRequired: 'Le prénom est obligatoire.', // 32445fe1
  personsLastNameRequired: 'Le nom est obligatoire.', // 75a65dac
  memberIdRequired: 'Le numéro de membre est obligatoire.', // 0a060bd0
  memberIdTooLong: (most: number) => `Le numéro de membre doit avoir au plus ${number(most)} caractères.`, // 7336d689
  cardholderIdRequired: 'Le numéro du titulaire est obligatoire.', // 31a27497
  cardholderIdTooLong: (most: number) =>
    `Le numéro du titulaire doit avoir au plus ${number(most)} caractères.`, // 6f0be2e4
  groupTooLong: (most: number) => `Le numéro de groupe doit avoir au plus ${number(most)} caractères.`, // 665d7788
  reasonsRequired: 'Vous devez choisir au moins une raison', // 510bcd26
  tooManyReasons: (most: number) => `Vous pouvez choisir au plus ${number(most)} raisons.`, // 6a083edb
  datePast: 'La date doit être dans le passé.', // 72b72226
  dateWithin: (days: number) => `La date doit être dans les ${number(days)} derniers jours.`, // f9159706
  unknownService: 'Ce service n’est pas connu ici.', // 93bee864
  serviceNotOffered: 'Ce service n’est pas offert ici.', // c5972513
  tooManyVaccines: (most: number) =>
    plural(most, {
      one: `Vous pouvez choisir ${number(most)} seul vaccin.`,
      other: `Vous pouvez choisir au plus ${number(most)} vaccins.`,
    }), // cb9d76bb
  tooManyWalkInVaccines: (most: number) =>
    plural(most, {
      one: `Choisissez ${number(most)} vaccin`,
      other: `Choisissez au plus ${number(most)} vaccins`,
    }), // 006694e8
  oneFluShot: 'Un seul type de vaccin grippe.', // ef2e36c8
  oneCovidShot: 'Un seul type de vaccin COVID-19.', // 4d2fba72
  servicesNotTogether: 'Une visite est pour un seul de ces services.', // 311f090e
  vaccinesNotTogether:
    'Les vaccins choisis ne peuvent pas être réservés ensemble. Revenez en arrière et vérifiez vos choix.', // 3625801b
  vaccinesApart: (names: readonly string[]) =>
    `Les vaccins choisis ne peuvent pas être réservés ensemble. Revenez en arrière et vérifiez vos choix. (${all(names)})`, // 666e20c5
  doseTooEarly: 'C’est trop tôt après la dernière dose.', // d364c429
  unknownLocation: 'Ce lieu n’existe pas.', // bead2637
  locationClosed: 'Ce lieu est fermé.', // fd0f40ce
  notOnSchedule: 'Cet horaire ne peut pas être réservé.', // f23ff802
  guardianNotAdult: 'La personne responsable doit avoir 18 ans ou plus.', // ece5ab1b
})
