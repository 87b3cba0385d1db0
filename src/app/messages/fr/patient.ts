// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/patient.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { all } = wordsIn('fr')

export const patient = translated<typeof english.patient>()({
  step: 'Données du patient', // e1f1b8b3
  nameHint: 'Le nom de la pièce d’identité ou de la carte.', // b14885be
  firstName: 'Prénom légal du patient', // 69b593bf
  lastName: 'Nom de famille légal du patient', // 58759548
  preferredName: 'Prénom d’usage', // be5edee5
  preferredNameHint: 'Le nom que l’équipe appelle.', // a928d927
  motherMaidenFirstName: 'Prénom de la mère', // 6d0a3dda
  motherMaidenLastName: 'Nom de jeune fille de la mère', // 6a37e85e
  birthDate: 'Date de naissance', // eb4c4e23
  month: 'La valeur doit avoir le format MM', // 0fec20f4
  day: 'La valeur doit avoir le format JJ', // 4452afea
  year: 'La valeur doit avoir le format AAAA', // b9f1dd2e
  ageNote: 'Nous soignons pour le moment les patients à partir de 12 mois (18 mois dans le Mississippi).', // b6f8eafd
  contactTitle: 'Comment vous joindre ?', // a0c974d3
  phone: 'Numéro de téléphone', // 306f1bb2
  phoneConfirm: 'Tapez le numéro à nouveau', // 5fc87bb1
  mobile: 'Est-ce un numéro de mobile ?', // 000468ea
  mobileConsent: 'Oui, vous pouvez m’envoyer des SMS sur cette visite.', // d8af727f
  email: 'Adresse e-mail', // f2488fd4
  emailConfirm: 'Tapez l’adresse à nouveau', // facd6a29
  addressTitle: 'Où habitez-vous ?', // 8a38c81b
  childAddressTitle: 'Où habite le patient ?', // 5d8e2521
  sex: 'Sexe assigné à la naissance', // 4c561710
  gender: 'Genre', // a04630ef
  race: 'Race', // 73134ce1
  ethnicity: 'Origine ethnique', // 2a0bdd7c
  weight: 'Poids', // 81d27ef6
  weightUnit: 'livres', // ba5ae1ec
  weightWhy: 'La longueur de l’aiguille dépend du poids.', // 285d9eef
  preferredLanguage: 'Langue préférée', // 140071fe
  chooseOne: 'Choisissez', // 8f27c0cb
  altId: 'Numéro de carte de fidélité', // 58d82794
  medicareId: 'Numéro de bénéficiaire de Medicare', // 6ce87153
  medicareIdHint: 'Sur la carte Medicare rouge, blanche et bleue', // 0863e798
  provider: 'Votre médecin', // 2aafacad
  providerName: 'Nom', // dcd1d522
  providerPhone: 'Numéro de téléphone', // 306f1bb2
  providerFax: 'Numéro de fax', // 1f4cb167
  yes: 'Oui', // 85a39ab3
  no: 'Non', // 1ea442a1
  forVaccine: {
    nameTitle: 'Qui reçoit le vaccin ?', // 47cd4e6c
    mobileConsentHint:
      'Des frais de message et de données sont possibles. Vous pouvez dire non et avoir votre vaccin.', // 2fd11617
    recordTitle: 'Pour le dossier de vaccination', // 7cb5ecc1
    aboutHint: 'La pharmacie doit transmettre ces données avec le dossier de vaccination.', // 03dd52ae
    sexWhy: 'Certains vaccins et doses varient selon le sexe. Les registres des États le demandent.', // d8a6380d
    raceWhy:
      'Cela aide les services de santé à voir qui n’est pas encore protégé. Vous pouvez choisir « Non précisé ».', // 08e219b1
  },
  forVisit: {
    nameTitle: 'Pour qui est la visite ?', // 00ffe91b
    mobileConsentHint:
      'Des frais de message et de données peuvent s’appliquer. Vous pouvez dire non et garder votre visite.', // a885e597
    recordTitle: 'Pour le dossier médical', // b5d68bcc
    aboutHint: 'L’équipe de soins garde ces données avec le dossier médical.', // 07e9b365
    sexWhy: 'Certains examens, doses et valeurs normales diffèrent selon le sexe.', // 81ede27e
    raceWhy: 'Cela nous aide à voir que chacun reçoit les mêmes soins. Vous pouvez choisir « Non précisé ».', // f1c29f64
  },
})

export const address = translated<typeof english.address>()({
  lineOne: 'Ligne d’adresse 1', // 19f2c611
  lineOneHint: 'Numéro et rue', // 8a386dd1
  lineTwo: 'Ligne d’adresse 2', // 5a494c74
  lineTwoHint: 'Appartement, bureau, étage', // b64dbc6f
  city: 'Ville', // fc33f732
  state: 'État', // a3b50c47
  zip: 'Code ZIP', // 95c87fe3
  zipHint: 'Nous en tirons la ville, l’État et le comté.', // a803d315
  change: 'Changer', // c0bf75bd
  town: 'ville, État et comté', // 8f50ac31
  county: 'Comté', // 136c87de
  chooseOne: 'Choisissez', // 8f27c0cb
  verifyTitle: 'Vérifiez votre adresse', // 13a8f5ff
  match:
    'Nous avons trouvé cette adresse vérifiée, très proche de la vôtre. Voulez-vous que nous mettions votre adresse à jour ?', // c7088d77
  noMatch: 'Nous n’avons pas pu vérifier l’adresse. Voulez-vous l’utiliser quand même ?', // 6dee310d
  corrected: (parts: readonly string[]) => `Nous avons corrigé : ${all(parts)}. Est-ce votre adresse ?`, // 8a2ad9ff
  parts: {
    city: 'la ville', // 0f53fb35
    state: 'l’État', // 972ec08b
    county: 'le comté', // ac4e6aa1
  },
  suggested: 'Adresse proposée', // efa8b73f
  entered: 'Adresse que vous avez entrée', // fbf1b134
  mustSelect: 'Vous devez choisir une adresse.', // 8f49a7f5
  edit: 'Modifier l’adresse', // 6a8fa16b
  use: 'Continuer', // 31fbef16
  checking: 'Vérification de l’adresse', // 4b05bd63
})

export const insurance = translated<typeof english.insurance>()({
  step: 'Assurance', // 4594b737
  title: 'Utilisez-vous une assurance aujourd’hui ?', // 2b968268
  hint: 'L’assurance paie souvent les vaccins.', // 80cc265d
  hasInsurance: 'Avez-vous une assurance ?', // 16b34139
  yes: 'Oui', // 85a39ab3
  no: 'Non', // 1ea442a1
  carrier: 'Compagnie d’assurance', // 559a50b9
  chooseOne: 'Choisissez', // 8f27c0cb
  cardholderId: 'Numéro du titulaire de la carte', // 68d07834
  cardholderIdHint: 'Sur le devant de la carte, près du nom', // 6237c0c4
  groupNumber: 'Numéro de groupe', // 357a9028
  stateId: 'Numéro de pièce d’identité ou de permis', // c6bc7ba1
  ssn: 'Numéro de sécurité sociale', // 058388b6
  ssnHint: '9 chiffres', // e6c1cac6
  questionsTitle: 'Votre assurance', // aea80cfe
  hasMedicaid: 'Avez-vous Medicaid ?', // cb0650e5
  hasMedicare: 'Avez-vous Medicare ?', // a430ce04
  hasEither: 'Avez-vous Medicaid ou Medicare ?', // 2b306c30
  both: 'Les deux', // b6c1d862
  neither: 'Aucun des deux', // 9957d09c
  hasReferral: 'Un médecin vous envoie-t-il chez nous ?', // 43e2ab26
  referredBy: 'Nom du médecin ou du cabinet qui vous envoie', // 811acec9
  policyTitle: 'Votre carte d’assurance', // 9ef3f6a8
  policyHint: 'Ayez la carte sous la main : presque tout est dessus.', // 047e65e0
  memberId: 'Numéro de membre', // e14e3315
  memberIdHint: 'Sur le devant de la carte, près du nom', // 6237c0c4
  personCode: 'Code de personne', // ee38bfd9
  personCodeHint: 'Les deux ou trois chiffres après le numéro de membre, si la carte en a', // 2578f667
  relation: 'Lien du patient avec le titulaire de l’assurance', // 25d6e93b
  relationHint: 'Choisissez « Le titulaire » si l’assurance est au nom du patient.', // 4c544258
  holderFirstName: 'Prénom du titulaire de l’assurance', // bfe50c06
  holderLastName: 'Nom du titulaire de l’assurance', // b4fc019c
  holderSex: 'Sexe assigné à la naissance du titulaire', // b85cc1b8
  sendInvoiceTo: 'Envoyer la facture à', // aec39504
  claims: 'Adresse de remboursement', // 47189d36
  claimsHint: 'Où votre assurance veut recevoir les demandes de remboursement. Souvent au dos de la carte.', // 06d8997b
  secondary: 'Deuxième assurance', // 0c39334e
  addSecondary: 'Ajouter une deuxième assurance', // 7aaf8a30
  removeSecondary: 'Retirer la deuxième assurance', // 3dfa6d50
  secondaryRemoved: 'Deuxième assurance retirée', // c92be146
})
