// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/results.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { all, either, number, plural, row } = wordsIn('fr')

export const results = translated<typeof english.results>()({
  title: 'Choisissez un horaire', // c32650bd
  followupTitle: 'Choisissez un horaire pour votre deuxième dose', // a06d5901
  followupHint: (day: string) => `Elle est possible à partir de ${day}, au même lieu.`, // 49305032
  bestBy: (day: string) => `Au plus tard le ${day}.`, // 0b62dac5
  firstDose: '1re dose', // daf3520a
  otherFirst: 'Choisir une autre première date', // b703052b
  loading: 'Recherche d’horaires libres', // f14838e6
  soonest: (day: string, time: string, place: string) => `Au plus tôt : ${day} ${time}, ${place}`, // 39550abd
  soonestFurther: (day: string, time: string, place: string) =>
    `Rien de libre près d’ici en journée. Au plus tôt : ${day} ${time}, ${place}`, // f59b1428
  counted: (places: number, day: string, time: string) =>
    plural(places, {
      one: `${number(places)} lieu a des horaires. Au plus tôt : ${day} ${time}.`,
      other: `${number(places)} lieux ont des horaires. Au plus tôt : ${day} ${time}.`,
    }), // 3f207aab
  near: (place: string) => `Horaires près de ${place}.`, // 7552a56d
  lookedNear: (place: string) => `Nous avons cherché près de ${place}.`, // 39e498b1
  changePlace: 'Changer', // c0bf75bd
  narrow: 'Filtrer et trier', // 06df7c65
  showOnly: 'Montrer seulement', // a8d71c96
  order: 'Ordre', // 6be09082
  weekend: 'Week-end', // 25014bff
  nearestFirst: 'Le plus proche d’abord', // 4ec56a66
  soonestFirst: 'Le plus tôt d’abord', // 482c320b
  onlyShown: (kinds: readonly string[]) => `Affichés seulement : ${row(kinds)}.`, // 5c492e69
  showAllTimes: 'Montrer tous les horaires', // c48ec07b
  noneOfKind: 'Pas d’horaire libre de ce type', // fb7c1ef9
  withCode: (code: string) => `Avec le code d’avantage ${code}.`, // c7cdab1d
  otherPlaces: 'Autres lieux de ce nom', // bcb6b769
  searchAt: 'Chercher à', // 85b83e6d
  didYouMean: 'Vouliez-vous dire', // 68fe7217
  today: 'aujourd’hui', // e0f4f767
  tomorrow: 'demain', // bafd151a
  partOnly: 'Ces lieux offrent une partie de ce que vous avez choisi', // 3afe799b
  listLabel: 'Lieux avec horaires libres', // 58099d45
  distance: (miles: number) => (miles < 0.05 ? 'Moins de 0,1 mi' : `${number(miles, 1)} mi`), // c44ceaca
  distanceSpoken: (miles: number) => (miles < 0.05 ? 'À moins de 0,1 mille' : `À ${number(miles, 1)} milles`), // 7b1bf01e
  lasting: (time: string, minutes: number) =>
    plural(minutes, {
      one: `${time}, ${number(minutes)} minute`,
      other: `${time}, ${number(minutes)} minutes`,
    }), // fa822196
  openUntil: (time: string) => `Ouvert jusqu’à ${time}`, // cb1f77fc
  dayHours: (day: string, hours: string) => `${day} : ${hours}`, // a1e489c8
  opensAt: (time: string) => `Fermé. Ouvre à ${time}`, // 5e10c5f2
  openAllDay: 'Ouvert 24 heures sur 24', // d955c52c
  closedNow: 'Fermé maintenant', // b7c1a931
  closedUntil: (day: string, time: string) => `Fermé. Ouvre ${day} à ${time}`, // 05565afa
  zone: (abbreviation: string) => `Heures : ${abbreviation}`, // 33271353
  yourZone: (abbreviation: string) => `Heures de votre fuseau horaire (${abbreviation})`, // e74f402a
  chosenZone: (abbreviation: string) => `Heures du fuseau horaire choisi (${abbreviation})`, // 0cb7658f
  video: 'Visite par vidéo', // c6e3131e
  languages: (names: readonly string[]) => `Langues : ${all(names)}`, // 9a8b2e30
  videoHint: 'Avec le premier soignant libre à l’horaire que vous choisissez.', // 8e97cc8c
  slot: (time: string, day: string, place: string) => `${time}, ${day}, ${place}`, // 0aae8266
  none: 'Aucun', // dc937b59
  nextDay: (day: string, count: number) => `${day} : ${number(count)}`, // 107cfc04
  showMore: 'Voir plus', // f5c9bd13
  showMoreOf: (day: string, place: string) => `Voir plus d’horaires, ${day}, ${place}`, // a773e71f
  earlier: 'Dates plus tôt', // 94ca1c3b
  later: 'Dates plus tard', // 70ad6006
  showLess: 'Voir moins', // 94ea9b1d
  showLessOf: (place: string) => `Voir moins de ${place}`, // 37b93975
  parts: {
    morning: 'Matin', // e9376a28
    afternoon: 'Après-midi', // fb847b43
    evening: 'Soir', // 458c1fed
    night: 'Nuit', // 4e9f8db8
  },
  moreShown: 'Plus d’horaires affichés.', // dbbfb384
  daysShown: (first: string, last: string) =>
    first === last ? `Affiché : ${first}.` : `Affichés : ${first} à ${last}.`, // f674e1bd
  loadingTimes: 'Chargement des horaires', // a56ae430
  timesFailed: 'Ces horaires ne sont pas chargés.', // d1652200
  tryAgain: 'Réessayer', // d8b8392e
  came: 'L’horaire que vous vouliez', // 7b947c3d
  cameFor: (time: string, place: string) => `${time}, ${place}`, // df12993e
  cameUnheld: 'Il est choisi. Il n’est pas gardé pour vous tant que vous ne le demandez pas.', // 5541cee2
  hold: 'Garder cet horaire', // e8963952
  holdOf: (time: string) => `Garder cet horaire, ${time}`, // e86e3126
  chosen: (time: string) => `Choisi : ${time}`, // f500abd4
  cameGone: (time: string) => `L’horaire que vous vouliez, ${time}, n’est plus libre.`, // f104cb8c
  cameApart: (time: string) =>
    `L’horaire que vous vouliez, ${time}, n’est pas libre pour tout ce que vous avez choisi.`, // a1d036d0
  camePast: (time: string) => `L’horaire que vous vouliez, ${time}, est passé.`, // 5519cdd8
  cameEarly: (time: string, day: string) =>
    `L’horaire que vous vouliez, ${time}, est trop tôt : cette visite est possible à partir de : ${day}.`, // f6e04fa5
  cameNotGiven: (time: string, place: string | undefined, names: readonly string[]) =>
    place === undefined
      ? `Le lieu que vous vouliez n’offre pas ${either(names)} : l’horaire voulu, ${time}, n’est donc pas possible.`
      : `${place} n’offre pas ${either(names)} : l’horaire que vous vouliez, ${time}, n’est donc pas possible.`, // 1cd44176
  cameClosed: (time: string) =>
    `Le lieu de l’horaire que vous vouliez, ${time}, ne prend pas de réservations en ce moment.`, // dd009b3f
  cameElsewhere: (time: string) =>
    `Le lieu de l’horaire que vous vouliez, ${time}, n’est pas dans cette liste.`, // 8e4cdcbd
  cameInstead: 'Ces horaires sont libres.', // 5c970410
  noResults: 'Aucun résultat !', // 3d86fe20
  changeSearch: 'Changer votre recherche', // 92e8ee71
  findClinic: 'Trouver une clinique', // 35925dbf
  noAvailability: 'Rien de disponible', // ffaf7b98
  noAvailabilityText: (days: number) =>
    `Le service choisi n’est pas disponible dans cette période de ${number(days)} jours. Essayez un autre lieu ou d’autres dates.`, // 65c55fdb
  serviceUnavailable: 'Service non disponible', // f6fc3c77
  serviceUnavailableText: 'Le service choisi n’est pas disponible ici. Essayez un autre lieu.', // 42c962b3
  notOffered: (names: readonly string[]) => `Ce lieu n’offre pas ${all(names)} en ce moment.`, // caf02c8d
  tooFar: (days: number) => `Ce type de rendez-vous se réserve au plus ${number(days)} jours à l’avance.`, // 5ccd7d95
  lastDays: (first: string, last: string) =>
    first === last
      ? `Le dernier jour à réserver maintenant : ${last}.`
      : `Les derniers jours à réserver maintenant : ${first} à ${last}.`, // 89eb4e1d
  nearestPlace: (name: string, miles: number) =>
    plural(miles, {
      one: `Le lieu le plus proche est ${name}, à ${number(miles)} mille.`,
      other: `Le lieu le plus proche est ${name}, à ${number(miles)} milles.`,
    }), // a16457fe
  seeItsTimes: 'Voir ses horaires', // bb904130
  withinMiles: (miles: number) => `À moins de ${number(miles)} milles`, // f66dec27
  videoInstead: 'Réserver une visite par vidéo', // bc56a3de
  leadTime:
    'Vos dates ont changé, car les cliniques ont besoin de plus de temps pour préparer ce rendez-vous.', // 6a0f59e5
  asOf: (time: string) =>
    `Pas de connexion. Ces horaires datent de ${time} et ne peuvent pas être gardés avant le retour de la connexion.`, // e33b9c4f
  failed: 'Horaires non chargés.', // df26a649
  pages: 'Pages de résultats', // b754ae73
  page: (n: number, of: number) => `Page ${number(n)} sur ${number(of)}`, // d5392aeb
  nextPage: 'Suivant', // 1ff57a29
  previousPage: 'Précédent', // a57b08a4
  pick: 'Choisissez un horaire de rendez-vous pour continuer.', // 48b9b780
})

export const wished = translated<typeof english.wished>()({
  first: (place: string) => `${place}, que vous avez choisi, vient en premier.`, // 7db0528d
  absent: 'Le lieu choisi n’a pas cette visite. Voici les plus proches qui l’ont.', // 256916d3
})
