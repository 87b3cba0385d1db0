// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/kiosk.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('fr')

export const kiosk = translated<typeof english.kiosk>()({
  title: 'Configurer cette tablette', // 681b6a49
  titleAt: (store: string) => `Configurer cette tablette pour ${store}`, // 9aa4e7c3
  hint: 'Pour le personnel. Cet appareil devient une tablette sans rendez-vous pour le public.', // 9659de29
  what: 'Sur une tablette de magasin', // 997bca3c
  whatHome: 'elle ouvre toujours la page sans rendez-vous de ce magasin', // be53787f
  whatWipe: 'chaque visite est effacée à la fin, ou après environ une minute sans toucher', // 52754623
  whatLeave: 'pour quitter, appuyez 5 secondes sur le nom du magasin à la première page', // 30d0c193
  code: 'Code du personnel', // 0f16cc32
  codeHint: 'Demandez au responsable du service.', // 93e1e583
  leaveCode: 'Code pour quitter le mode tablette', // e397a45b
  chooseLeaveCode: 'Choisissez six chiffres et gardez-les là où le personnel les trouvera.', // 1f9df21a
  leaveCodeHint: 'Le personnel l’a choisi en configurant cette tablette.', // 1b2fb3a9
  sixDigits: 'Saisissez six chiffres.', // c077862c
  wrongLeaveCode: 'Ce n’est pas le code de cette tablette. Vérifiez-le et réessayez.', // 8b65338e
  enrol: 'En faire une tablette de magasin', // 5d6d7a72
  enrolling: 'Configuration', // dbdf27e5
  wrongCode: 'Ce n’est pas le code du personnel. Vérifiez-le et réessayez.', // 7f6252ee
  noCode: 'Tapez le code du personnel.', // 6019393e
  busy: 'Trop d’essais. Attendez une minute, puis réessayez.', // 2c69a672
  noAnswer: 'Le serveur ne répond pas. Vérifiez la connexion et réessayez.', // 8891d7e4
  notKept:
    'Ce navigateur ne peut pas garder la configuration. Utilisez une fenêtre normale, pas privée, et autorisez les données de site.', // 20e66bfc
  unknownLocation: 'Le serveur ne connaît pas ce magasin.', // c46507bb
  already: (store: string) => `Cette tablette est configurée pour ${store}.`, // 5352a4c2
  goHome: 'Aller à la première page', // 66c9326e
  insecure: 'Cette adresse n’est pas sécurisée', // 3b399c33
  insecureWhy:
    'Une tablette de magasin a besoin de https. Sans lui, le navigateur ne peut pas protéger les réponses, marcher sans connexion, ni garder l’écran allumé.', // d50c598d
  insecureHow:
    'Le manuel d’exploitation de ce produit explique comment utiliser https, dans la partie sur les tablettes.', // 77a0d8b0
  privacy: 'Vie privée', // 54a57c31
  accessibility: 'Accessibilité', // d3368cbf
  close: 'Fermer', // 7d9eb7ac
  done: 'Fini', // 11a6767d
  waiting: (count: number) => `${number(count)} en attente d’envoi`, // db6397d0
  refused: (count: number) => `${number(count)} non acceptés`, // aed666e1
  clockOff: (minutes: number) =>
    minutes >= 60
      ? `Horloge en avance de ${Math.round(minutes / 60)} h`
      : minutes > 0
        ? `Horloge en avance de ${number(minutes)} min`
        : minutes > -60
          ? `Horloge en retard de ${-minutes} min`
          : `Horloge en retard de ${Math.round(-minutes / 60)} h`, // 8cb306e8
  phone: 'Utilisez votre téléphone', // 87403439
  phoneHow: (address: string) => `Visez ce code avec l’appareil photo, ou ouvrez ${address}`, // a4cd0b20
  phoneCode: 'Code QR : ouvre cette page sans rendez-vous sur votre téléphone', // 94b2866e
  tryingOnly: 'Cette adresse ne marche que sur cet ordinateur.', // 69bb3c4c
  forStaff: 'Pour le personnel', // 9c9ef5a5
  leaveTitle: 'Quitter le mode tablette ?', // 5c536cfe
  leaveWhy: 'Cet appareil marche alors comme un autre. Les enregistrements en attente d’envoi sont gardés.', // 0cb007a4
  leave: 'Quitter', // fc6e4a40
  leaving: 'Sortie en cours', // ff02c323
  stay: 'Rester', // 08fd1de4
  stillThere: 'Êtes-vous toujours là ?', // 69b81bb4
  stillThereWhy: 'Pour protéger vos réponses, nous allons bientôt les effacer.', // 2f86d3d4
  codeLeaves: 'Votre code va bientôt quitter cet écran.', // 925d7c0f
  secondsLeft: (count: number) =>
    plural(count, { one: `Encore ${number(count)} seconde`, other: `Encore ${number(count)} secondes` }), // 7733ef8a
  goOn: 'Il me faut plus de temps', // ba4ae706
  eraseNow: 'Effacer mes réponses', // acf71c13
})

export const poster = translated<typeof english.poster>()({
  screenTitle: 'Affiche', // 1ba76ea7
  print: 'Imprimer', // df0fe798
  printHow: 'Elle tient sur une feuille A4 ou US letter.', // eef30565
  heading: 'Vaccins sans rendez-vous', // f954ea78
  forToday: 'Pour un vaccin ici, aujourd’hui.', // 716244ad
  promise: 'Remplissez le formulaire sur votre téléphone. Cela prend environ 5 minutes.', // 55bb64a0
  scan: 'Visez le code avec votre téléphone', // 55c7a514
  scanHow: 'Ou ouvrez l’adresse en dessous.', // 8c646be3
  fill: 'Choisissez vos vaccins et remplissez le formulaire', // f6ba02cc
  fillHow: 'Rien à installer, pas de compte.', // d415ea22
  checkIn: 'Enregistrez-vous au comptoir de la pharmacie', // 1162b8bd
  checkInHow: 'Dites le code que votre téléphone montre à la fin.', // b174b9dd
  everyDay: 'Tous les jours', // c4e42b97
  days: (first: string, last: string) => `${first}-${last}`, // 3aaaa9f5
  hours: (days: string, open: string) => `${days} ${open}`, // eb288dc7
  hoursWithLunch: (days: string, open: string, lunch: string) => `${days} ${open}, pause ${lunch}`, // df8c7817
  noPhone: 'Pas de téléphone ? Utilisez la tablette ou demandez au comptoir.', // 9329e5e6
  printed: (day: string) => `Imprimé le ${day}`, // 89ae83d8
  qrCode: (store: string) => `Code QR : ouvre la page sans rendez-vous de ${store}`, // d8165263
  tryingOnly: 'Pour essayer seulement', // badf76a0
  tryingOnlyWhy:
    'Le code mène à une adresse qui ne marche que sur cet ordinateur. Donnez à PUBLIC_URL l’adresse que le public utilise, puis imprimez.', // f5049a75
  settingsFailed: 'Le serveur ne répond pas, il n’y a donc pas encore d’adresse à imprimer.', // cceb3a06
})
