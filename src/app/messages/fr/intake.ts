// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/intake.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural, row } = wordsIn('fr')

export const intake = translated<typeof english.intake>()({
  stepOf: (steps: string, of: number, title: string) => `Étape ${steps} sur ${number(of)} · ${title}`, // 7203957f
  steps: 'Étapes', // 1de3df70
  done: 'fait', // a4c3ed04
  page: (n: number, of: number) => `${number(n)} sur ${number(of)}`, // c0ed7eba
  appointments: (count: number) => `Rendez-vous (${number(count)})`, // 3f9f6c70
  vaccines: 'Vos vaccins', // 39c97fb0
  walkInAt: (place: string) => `Sans rendez-vous, ce jour : ${place}`, // bb7fa458
  submit: 'Finir et s’enregistrer', // bc8f7603
  submitting: 'Envoi de votre enregistrement', // 836069e2
  book: 'Réserver cette visite', // d69fbda1
  booking: 'Réservation de votre visite', // 644e21e4
  checkingAddress: 'Vérification de l’adresse', // 4b05bd63
  questionsFirst: 'D’abord quelques questions', // edb30c36
  questionsFirstWhy:
    'Nous avons besoin de vos réponses sur ce vaccin avant le formulaire. Ensuite, choisissez à nouveau votre horaire.', // 7f35f460
  answerQuestions: 'Répondre aux questions', // 5615eff7
  otherVaccine: 'Choisir un autre vaccin', // 47da8e39
  laterDay: 'Choisir un jour plus tard', // 0af296ff
  startOver: 'Recommencer', // 5eed7e9f
  startOverAsk: 'Recommencer ?', // d48f39d2
  startOverWarning: 'Tout ce que vous avez tapé sera effacé.', // 57e967ae
  startOverWhileSent:
    'Nous envoyons votre enregistrement en ce moment. Si vous l’effacez ici, la pharmacie peut quand même le recevoir.', // ffa82d7d
  startOverWhileBooked:
    'Nous réservons votre visite en ce moment. Si vous recommencez, elle peut quand même être réservée.', // a8ff9ade
  startOverYes: 'Effacer et recommencer', // 3bf409b1
  startOverNo: 'Continuer', // 9d7fd0e0
  memoryOnly:
    'Ce navigateur ne peut pas garder vos réponses. Ne rechargez pas et ne fermez pas cette page avant la fin.', // 29013b01
  typedAgain: 'Pour votre sécurité, nous n’avons pas gardé certains numéros. Tapez-les à nouveau.', // f12cd665
  typeAgain: (page: string) => `Aller à « ${page} »`, // a3442252
  documentsFailed: 'La connexion pose problème en ce moment. Actualisez la page pour réessayer.', // d9cf6f1d
  refresh: 'Actualiser', // 0e916101
  loading: 'Chargement du formulaire', // 295cd2a0
})

export const checkAnswers = translated<typeof english.checkAnswers>()({
  title: 'Vérifiez vos réponses', // 7e405e1d
  agreeTitle: 'Confidentialité et soins', // 824dc6f9
  hint: 'Lisez ceci avant de continuer. Vous pouvez changer chaque réponse.', // 478bc831
  change: 'Changer', // c0bf75bd
  changeOf: (what: string) => `Changer « ${what} »`, // 31af8378
  notFinished: 'Pas terminé', // b621bb56
  finish: 'Finir', // a6c7a84b
  finishOf: (page: string) => `Finir « ${page} »`, // c87250c0
  missing: (pages: number) =>
    plural(pages, {
      one: `${number(pages)} page n’est pas terminée`,
      other: `${number(pages)} pages ne sont pas terminées`,
    }), // da821ad1
  missingHow: 'Ouvrez-la ici, ou appuyez sur Continuer.', // 939e1eb0
  talkAtClinic: (vaccines: readonly string[]) => `L’équipe soignante vous parlera de : ${row(vaccines)}.`, // 37677888
  talk: (vaccines: readonly string[]) => `Le pharmacien vous parlera de : ${row(vaccines)}.`, // a0c64c48
})

export const booking = translated<typeof english.booking>()({
  conflictTitle: 'Conflit de rendez-vous', // 3052e265
  conflict: 'L’horaire choisi n’est plus disponible.', // d3d12784
  checkAvailability: 'Voir les disponibilités', // dbc90cdf
  quit: 'Quitter', // b3eb37ac
  duplicateTitle: 'Il semble que vous ayez déjà un rendez-vous', // 1e8e51ec
  duplicate: (phone: string) =>
    `Un rendez-vous existe déjà pour ce service. Vérifiez votre confirmation ou votre agenda, ou appelez le ${phone}.`, // 1bf09976
  cancelVisit: 'Annuler une visite', // 6d04b811
  checkedInTitle: 'Votre enregistrement d’aujourd’hui est déjà fait', // 81ff2b4b
  checkedIn:
    'Dites votre nom à l’équipe de la pharmacie. Si vous voulez aussi un autre vaccin, dites-le au comptoir.', // 5f5a5e52
  done: 'Fini', // 11a6767d
  scheduleAppointment: 'Prendre rendez-vous', // b8508ee8
  errorTitle: 'Erreur de confirmation', // aafa44a7
  error: 'Désolé, une erreur est survenue lors de la confirmation de votre rendez-vous...', // ec195dc6
  about: (step: string, message: string) => `${step} : ${message}`, // 68dd79f4
  change: 'Changer mes réponses', // ab52de61
  supportNumber: '888-852-2567', // de8313ff
  perhapsBooked: 'Cette visite est peut-être déjà réservée', // 1ccfd4c0
  perhapsBookedHow:
    'La connexion a été perdue avant la réponse. Continuez et appuyez à nouveau sur « Réserver cette visite » : elle ne sera pas réservée deux fois.', // 0e4566c2
  perhapsCheckedIn: 'Votre enregistrement est peut-être fait', // 67ad42bf
  perhapsCheckedInHow:
    'La connexion a été perdue avant la réponse. Continuez et appuyez à nouveau sur « Finir et s’enregistrer » : cela ne compte qu’une fois.', // aa93831e
  askingWhetherBooked: 'Un instant', // 16d511b3
  askingHow: 'Nous demandons si cette visite est réservée.', // 49ea7e6a
  cannotTell: (phone: string) =>
    `Nous ne savons pas encore si cette visite est réservée. Réessayez quand vous êtes en ligne, ou appelez le ${phone} avant de recommencer.`, // 2c34e61a
  keepWaiting: 'Attendre encore', // b9ad2e4e
  startOverAnyway: 'Recommencer quand même', // 30c43359
  connectionFailed: 'La connexion pose problème en ce moment. Réessayez dans un instant.', // 5dc929fc
  notSaved: 'Cet appareil n’a pas pu garder votre formulaire non plus. Dites-le à l’équipe de la pharmacie.', // b0c1310e
})
