// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/clinics.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('fr')

export const clinics = translated<typeof english.clinics>()({
  locatorHint:
    'Tapez un code ZIP ou une ville. Vous voyez les cliniques les plus proches, leurs horaires et le temps d’attente.', // de049c62
  place: 'Code ZIP ou ville, État', // 25513fe9
  search: 'Chercher', // 49c266ba
  nearMe: 'Utiliser ma position', // 30cbc33b
  problems: {
    required: 'Entrez un code ZIP ou une ville et l’État.', // dc00ae13
    tooShort: 'Le lieu doit avoir au moins 2 caractères.', // e2b5ef07
    tooLong: 'Le lieu doit avoir au plus 128 caractères.', // 7afdd5ff
  },
  sort: 'Trier par', // c9129025
  sortDistance: 'Distance', // b7bdf7a2
  sortName: 'Nom', // dcd1d522
  unknownTitle: 'Clinique introuvable', // 6d3ec796
  unknownText:
    'Désolé, la page de cette clinique n’existe pas. Trouvez votre clinique avec la recherche ci-dessous.', // 485945f2
  noPlace: 'Votre lien ne nomme pas un lieu que nous connaissons. Tapez plutôt un code ZIP ou une ville.', // 8aab52b7
  locating: 'Nous cherchons où vous êtes. Vous pouvez aussi taper un lieu.', // 1b9b2222
  located: {
    denied:
      'Nous ne savons pas où vous êtes : votre navigateur ne le partage pas. Tapez plutôt un code ZIP ou une ville.', // 18460857
    unavailable: 'Votre appareil ne sait pas où il est. Tapez plutôt un code ZIP ou une ville.', // 6cae1bd8
    noAnswer: 'Nous ne savons pas encore où vous êtes. Tapez plutôt un code ZIP ou une ville.', // f9b747f5
  },
  loading: 'Recherche de cliniques', // f41aec69
  listHeading: (place: string) => `Cliniques près de ${place}`, // 5d312738
  nearYou: 'Cliniques près de vous', // 72f75536
  nearLink: 'Cliniques près du lieu de votre lien', // 2500a2bd
  count: (first: number, last: number, total: number) =>
    `${number(first)} à ${number(last)} sur ${number(total)}`, // e2eac31a
  countOpen: (first: number, last: number) => `${number(first)} à ${number(last)}`, // fceff56f
  asOf: (when: string) =>
    `Voici ce que nous savions : ${when}. L’attente et les horaires libres ont pu changer.`, // 56e92337
  keptNear: 'Voici les cliniques des environs que cet appareil a déjà vues. Il peut y en avoir d’autres.', // a655540a
  keptOne: 'Voici ce que cet appareil a déjà vu de la clinique.', // acf38d1d
  keptHeading: 'Toutes les cliniques vues par cet appareil', // 07ca4714
  keptHint: 'Sans réseau, nous ne savons pas lesquelles sont proches.', // ed0a39ac
  otherPlace: 'Chercher un autre lieu', // a8f6a037
  otherPlaces: 'Autres lieux de ce nom', // bcb6b769
  nearest: (name: string, miles: number) =>
    plural(miles, {
      one: `La clinique la plus proche est ${name}, à ${number(miles)} mille.`,
      other: `La clinique la plus proche est ${name}, à ${number(miles)} milles.`,
    }), // 98f574a6
  seeNearest: 'Voir cette clinique', // d120ae0a
  none: 'Nous n’avons trouvé aucune clinique avec ces informations. Élargissez votre recherche et réessayez.', // fd1e62d9
  network: 'Panne de réseau. Essayez à nouveau.', // b25a1841
  retry: 'Réessayer', // 942087cc
  oops: (email: string, phone: string) =>
    `Oups, un problème est survenu ! Écrivez au service client à ${email} ou appelez-nous au ${phone}.`, // 9f5c7f22
  miles: (miles: string) => `${miles} mi`, // 8ebbe964
  milesSpoken: (miles: string) => `à ${miles} milles`, // 8ed6d946
  details: 'Détails de la clinique', // 4b4c9c19
  detailsOf: (name: string) => `Détails de la clinique, ${name}`, // 87a38316
  book: 'Réserver une visite', // b00aa64d
  bookAt: (name: string) => `Réserver une visite, ${name}`, // 207ba09e
  phone: 'Téléphone', // 63dceb88
  address: 'Adresse', // 56ef8f20
  today: 'Aujourd’hui', // 2b065c7c
  hoursAndReason: (hours: string, reason: string) => `${hours} (${reason})`, // ad920158
  lunch: 'Pause de midi', // 74b7de10
  wait: 'Attente', // 26b83994
  next: 'Prochain horaire', // 651c9432
  nextTimes: (day: string) => `Prochains horaires, ${day}`, // dc93676b
  bookTime: (time: string, day: string) => `Réserver ${time}, ${day}`, // 8cd5ae2d
  closed: 'Fermé', // c21ead06
  span: (from: string, to: string) => `${from} - ${to}`, // 44650983
  noHours: 'Heures d’ouverture non disponibles', // 7f821f95
  noLunch: 'Heures de la pause de midi non disponibles', // 40a54da8
  noWait: 'Sans attente', // a74aa751
  hours: (hours: number) => `${number(hours)} h`, // fcbda9e6
  minutes: (minutes: number) => `${number(minutes)} min`, // e1bded87
  waitWith: (time: string, description: string | undefined) =>
    description === undefined ? `${time}` : `${time}, ${description}`, // d9153eea
  isToday: (day: string) => `${day} (aujourd’hui)`, // 8a596736
  servicesHere: 'Services ici', // db27e5de
  bookService: (service: string, clinic: string) => `Réserver ${service}, ${clinic}`, // e6caba65
  otherServices: 'Autres services', // b44e0c59
  waitFailed: 'Le temps d’attente n’a pas pu être obtenu', // 5f78244e
  detailsTitle: (city: string, state: string, street: string) =>
    street === ''
      ? `Rendez-vous - The Little Clinic à ${city}, ${state}`
      : `Rendez-vous - The Little Clinic à ${city}, ${state} (${street})`, // 9aeff030
  back: 'Toutes les cliniques', // 10c00e75
  openingHours: 'Heures d’ouverture', // 7c017957
  copyAddress: 'Copier l’adresse', // 7c4e5224
  directions: 'Itinéraire', // c9535678
  services: 'Voir les services', // f9ffab3c
  pricing: 'Voir les prix', // c3aeb71e
  loadingClinic: 'Chargement de la clinique', // cc341a53
  errorTitle: 'Un problème est survenu', // ab827e3f
  toLocator: 'Trouver une clinique', // 35925dbf
})
