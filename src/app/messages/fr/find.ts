// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/find.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('fr')

export const find = translated<typeof english.find>()({
  heading: 'Trouver un rendez-vous', // 4fc46ab3
  submit: 'Trouver un rendez-vous', // 4fc46ab3
  change: 'Changer', // c0bf75bd
  hideForm: 'Cacher le formulaire', // 8e267b4c
  showForm: 'Montrer le formulaire', // 8525eff3
  editSearch: 'Modifier la recherche', // 2c0de627
  videoIn: (state: string) => `Visite par vidéo, ${state}`, // 48202217
  within: (location: string, miles: number) => `À moins de ${number(miles)} milles : ${location}`, // ae8ad166
  summary: (location: string, day: string) => `${location}, à partir de ${day}`, // a5731eb5
  need: 'De quoi avez-vous besoin ?', // 52c6a4f6
  allVisits: 'Toutes les visites', // 913bde57
  myLocation: 'Ma position', // 3572a396
  ways: {
    clinics: 'Trouver une clinique', // 35925dbf
    benefit: 'J’ai un code d’avantage', // 8fcb60a0
    cancel: 'Votre visite', // 72db071a
  },
  waysFor: {
    clinics: 'Adresses, horaires et attente', // 207272cb
    benefit: 'Voir où il est accepté', // 54fc88ba
    cancel: 'La voir, la changer ou l’annuler avec son lien', // 1a7409f9
  },
  type: 'Type de rendez-vous', // 19fd6c78
  chooseOne: 'Choisissez', // 0b24aed5
  fetching: 'Chargement des choix...', // c6837b65
  location: 'Lieu', // 15b61974
  locationPlaceholder: 'ZIP ou ville, État', // 1dbd6d49
  suggestions: 'Lieux', // eb5cfb73
  suggestionCount: (count: number) =>
    plural(count, {
      one: `${number(count)} lieu. Appuyez sur la flèche du bas pour le choisir.`,
      other: `${number(count)} lieux. Utilisez les flèches pour choisir.`,
    }), // f41b6bbd
  date: 'Date', // 99c40ab4
  today: 'Aujourd’hui', // 2b065c7c
  tomorrow: 'Demain', // 456a73bb
  problems: {
    type: {
      required: 'Le type de rendez-vous est obligatoire.', // de55fc40
    },
    location: {
      required: 'Le lieu est obligatoire.', // 46c4f868
      tooShort: 'Le lieu doit avoir au moins 2 caractères.', // e2b5ef07
      tooLong: 'Le lieu doit avoir au plus 128 caractères.', // 7afdd5ff
    },
    date: {
      invalid: 'La date n’est pas valable', // 2594f051
      tooEarly: (date: string) => `La date doit être le ${date} ou après.`, // 2fcb2919
      tooLate: (date: string) => `La date doit être le ${date} ou avant.`, // 80ab890a
    },
  },
  waitsForConnection: 'Pas de connexion. Votre recherche commence quand elle revient.', // 6ca81f35
  fillAll: 'Remplissez tous les champs obligatoires pour continuer', // f71c1c3c
  check: 'Vérifiez ces réponses pour continuer', // fc271637
  codeVerified: 'Le code d’avantage est vérifié', // 8c5c0400
  locationUnavailable:
    'Nous ne trouvons pas de professionnel de santé à cet endroit. Entrez une autre ville, un autre État ou code ZIP, et réessayez.', // a19ec3cc
  connectionFailed: 'La connexion pose problème en ce moment.', // 337fc69b
  refreshPage: 'Actualisez la page pour réessayer.', // ea7c2ec8
  tryShortly: 'Réessayez dans un instant.', // b154014c
  refresh: 'Actualiser', // 0e916101
  whichVisit: 'Quelle visite ?', // 7a4e473e
  again: {
    ended: 'Votre recherche a pris fin. Voici ce que vous avez cherché.', // 96da46ba
    noBooking: 'Votre réservation n’est plus sur cet appareil.', // fa810abd
    notHeld: 'Votre horaire n’est plus gardé.', // 28b7b185
    unknownType: 'Choisissez la visite à nouveau.', // 776269dc
  },
  fluQuestion: 'Un vaccin grippe en plus ?', // e2916606
  fluHint: 'Vous pouvez le recevoir pendant la même visite.', // d9e5ffa7
  addFlu: 'Ajouter le vaccin grippe', // 35c68c02
  no: 'Non', // 1ea442a1
  chooseState: 'Choisissez', // 8f27c0cb
  stateAsked:
    'Cette visite est par vidéo. Ensuite, nous demandons dans quel État vous serez, et montrons les horaires dès aujourd’hui.', // 27211f45
  placeAskedNext:
    'Cette visite est par vidéo. Ensuite, nous demandons quelle visite il vous faut, dans quel État vous serez, et le jour.', // 1c724b57
  pharmacyOpened: 'La page de la pharmacie est dans une nouvelle fenêtre.', // 3f478a8e
  openAgain: 'L’ouvrir à nouveau', // 78442f41
})
