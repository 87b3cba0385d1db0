// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/confirmation.ts'
import { translated } from '../translated.ts'

export const confirmation = translated<typeof english.confirmation>()({
  saved: 'Formulaire enregistré', // 0febaf87
  notYetReceived:
    'La pharmacie n’a pas encore votre formulaire. Nous l’envoyons dès que la connexion revient.', // 5064d8d0
  savedHow: 'Gardez votre code et dites à l’équipe de la pharmacie que le formulaire attend.', // 98b21d6e
  received: 'La pharmacie a maintenant votre formulaire.', // b1b76d5c
  code: 'Votre code pour le comptoir', // 8332959a
  codeHow: 'Dites ce code à l’équipe de la pharmacie.', // 928eec84
  bookedCodeHow: 'Dites ce code à l’équipe à votre arrivée.', // 98045994
  videoCode: 'Votre code de visite', // f12b3d0f
  videoCodeHow: 'Dites ce code à l’équipe si vous appelez.', // 709ec086
  patient: 'Données du patient', // e1f1b8b3
  name: 'Nom', // dcd1d522
  phone: 'Téléphone', // 63dceb88
  email: 'E-mail', // 969ccbd3
  birthDate: 'Date de naissance', // eb4c4e23
  dietitian: 'Votre diététicien', // 97177eae
  support: 'Service client', // 4c464668
  details: 'Détails du rendez-vous', // 6ce300ec
  yourVisit: 'Votre visite', // 72db071a
  first: 'Premier rendez-vous', // 0f3fde3a
  second: 'Deuxième rendez-vous', // ba04c2d4
  vaccine: 'Vaccin', // 8c707f77
  service: 'Visite', // 1c8ac867
  where: 'Où', // 1daaa38f
  when: 'Quand', // cf9c7aa2
  secondCode: 'Code pour le comptoir', // 11856ada
  byVideo: 'Par vidéo', // 81f88658
  today: (day: string) => `Aujourd’hui, ${day}`, // a91d85ef
  dayAndTime: (day: string, time: string) => `${day}, ${time}`, // 6602a889
  showMore: 'Voir plus', // ba8a80fd
  showLess: 'Voir moins', // 0264d7b0
  benefitCode: 'Ce lieu accepte votre code d’avantage', // a3cef312
  modify: 'Modifier le rendez-vous', // 6fe1fc08
  modifyHow: {
    tlc: 'Pour changer le jour ou l’heure, appelez la clinique.', // bd68a5ba
    dietitian: 'Pour changer le jour ou l’heure, appelez notre équipe de diététiciens.', // bb7260e3
    pharmacy: 'Pour changer le jour ou l’heure, appelez la pharmacie.', // 63330080
  },
  cancel: 'Annuler le rendez-vous', // e0790c5f
  cancelLater: 'Pour voir, changer ou annuler cette visite plus tard, gardez ce lien.', // 25df1ff8
  cancelBothLater: 'Pour voir, changer ou annuler les deux rendez-vous plus tard, gardez ce lien.', // 4ec597ae
  cancelLaterHow:
    'Toute personne qui l’a peut voir, changer et annuler la visite. Il ne contient ni nom ni réponse.', // 02e6a3ac
  copyLink: 'Copier le lien', // dbf362d4
  openLink: 'Ouvrir votre visite', // 09e733b8
  cancelQr: 'Code QR du lien vers votre visite', // b9143b0f
  directions: 'Itinéraire', // c9535678
  call: 'Appeler', // d6e645b7
  callLocation: (phone: string) => `Appeler le ${phone}`, // 31e40241
  rideshare: 'Une réduction sur votre trajet', // c8b7c55b
  rideshareHow: 'Tapez ce code dans l’application de transport, ou scannez-le.', // 4522d0ea
  rideshareQr: (code: string) => `Code QR de ${code}`, // 1fb33458
  rideshareHelp: 'Des questions sur le trajet ?', // f06390c3
  copy: 'Copier le code', // 49a0053f
  saveToPhone: 'Enregistrer l’image', // 5de62c91
  notSaved: 'L’image n’a pas pu être enregistrée.', // f015b301
  another: 'Un autre vaccin', // 17b7b084
  bookAnother: 'Réserver un autre rendez-vous', // cb8a6a61
  bookDietitian: 'Réserver une visite de nutrition par vidéo', // 391e0692
  print: 'Imprimer', // df0fe798
  counterPrints: 'Le comptoir peut l’imprimer pour vous.', // 2aa651f3
  share: 'Partager', // 29887a5f
  addToCalendar: 'Ajouter à l’agenda', // d0efffa6
  calendarTitle: (store: string) => `Rendez-vous à ${store}`, // 3ab1024d
  calendarTitleVideo: (who: string) => `Rendez-vous avec ${who}`, // 82ddfa31
  calendarNotes: (phone: string) => `Pour changer le jour ou l’heure, appelez le ${phone}.`, // 0122f916
  keptVisits: 'Vos visites réservées', // de693eb9
  keptVisitsHow:
    'Cet appareil retient quand et où elles sont, et leurs codes, jusqu’à la fin de chaque journée.', // dfe98c6a
  copyVisitCode: 'Copier le code de visite', // a4c4fa73
  leaveTitle: 'Partir sans le code ?', // 100932b9
  leaveWhy: 'Ajoutez d’abord la visite à votre agenda, imprimez-la ou copiez le code.', // b2a3ba20
  leaveAnyway: 'Quitter cette page', // 47b5d076
  stayHere: 'Rester ici', // ef8d633e
  calendarCode: (code: string) => `Code : ${code}`, // 62c17536
  join: 'Comment rejoindre', // f56144df
  joinByLink: 'Ouvrez ce lien au début de votre visite.', // 5f329f18
  joinVisit: 'Rejoindre la visite', // f19140ae
  calendarVideo: 'Visite par vidéo', // c6e3131e
  calendarCancel: (address: string) => `Pour le voir, le changer ou l’annuler : ${address}`, // 3fed87a1
})
