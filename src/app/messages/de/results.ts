// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/results.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { all, either, number, plural, row } = wordsIn('de')

export const results = translated<typeof english.results>()({
  title: 'Eine Zeit wählen', // c32650bd
  followupTitle: 'Wählen Sie eine Zeit für Ihre zweite Dosis', // a06d5901
  followupHint: (day: string) => `Sie ist möglich ab ${day}, am selben Ort.`, // 49305032
  bestBy: (day: string) => `Am besten bis ${day}.`, // 0b62dac5
  firstDose: '1. Dosis', // daf3520a
  otherFirst: 'Anderes erstes Datum wählen', // b703052b
  loading: 'Freie Zeiten werden gesucht', // f14838e6
  soonest: (day: string, time: string, place: string) => `Frühestens: ${day} ${time}, ${place}`, // 39550abd
  soonestFurther: (day: string, time: string, place: string) =>
    `Tagsüber ist in der Nähe nichts frei. Frühestens: ${day} ${time}, ${place}`, // f59b1428
  counted: (places: number, day: string, time: string) =>
    plural(places, {
      one: `1 Ort hat freie Zeiten. Frühestens ${day} ${time}.`,
      other: `${number(places)} Orte haben freie Zeiten. Frühestens ${day} ${time}.`,
    }), // 3f207aab
  near: (place: string) => `Zeiten in der Nähe von ${place}.`, // 7552a56d
  lookedNear: (place: string) => `Gesucht wurde bei ${place}.`, // 39e498b1
  changePlace: 'Ändern', // c0bf75bd
  narrow: 'Filtern und sortieren', // 06df7c65
  showOnly: 'Nur zeigen', // a8d71c96
  order: 'Reihenfolge', // 6be09082
  weekend: 'Wochenende', // 25014bff
  nearestFirst: 'Nächstgelegene zuerst', // 4ec56a66
  soonestFirst: 'Früheste zuerst', // 482c320b
  onlyShown: (kinds: readonly string[]) => `Nur gezeigt: ${row(kinds)}.`, // 5c492e69
  showAllTimes: 'Alle Zeiten zeigen', // c48ec07b
  noneOfKind: 'Keine freien Zeiten dieser Art', // fb7c1ef9
  withCode: (code: string) => `Mit Leistungscode ${code}.`, // c7cdab1d
  otherPlaces: 'Andere Orte mit diesem Namen', // bcb6b769
  searchAt: 'Suchen bei', // 85b83e6d
  didYouMean: 'Meinten Sie', // 68fe7217
  today: 'heute', // e0f4f767
  tomorrow: 'morgen', // bafd151a
  partOnly: 'Diese Orte haben einen Teil Ihrer Auswahl', // 3afe799b
  listLabel: 'Orte mit freien Zeiten', // 58099d45
  distance: (miles: number) => (miles < 0.05 ? 'Weniger als 0,1 mi' : `${number(miles, 1)} mi`), // c44ceaca
  distanceSpoken: (miles: number) =>
    miles < 0.05 ? 'Weniger als 0,1 Meilen entfernt' : `${number(miles, 1)} Meilen entfernt`, // 7b1bf01e
  lasting: (time: string, minutes: number) =>
    plural(minutes, { one: `${time}, 1 Minute`, other: `${time}, ${number(minutes)} Minuten` }), // fa822196
  openUntil: (time: string) => `Geöffnet bis ${time}`, // cb1f77fc
  dayHours: (day: string, hours: string) => `${day}: ${hours}`, // a1e489c8
  opensAt: (time: string) => `Jetzt geschlossen. Öffnet um ${time}`, // 5e10c5f2
  openAllDay: '24 Stunden geöffnet', // d955c52c
  closedNow: 'Jetzt geschlossen', // b7c1a931
  closedUntil: (day: string, time: string) => `Jetzt geschlossen. Öffnet ${day} um ${time}`, // 05565afa
  zone: (abbreviation: string) => `Zeiten in ${abbreviation}`, // 33271353
  yourZone: (abbreviation: string) => `Zeiten in Ihrer Zeitzone (${abbreviation})`, // e74f402a
  chosenZone: (abbreviation: string) => `Zeiten in der gewählten Zeitzone (${abbreviation})`, // 0cb7658f
  video: 'Videotermin', // c6e3131e
  languages: (names: readonly string[]) => `Sprachen: ${all(names)}`, // 9a8b2e30
  videoHint: 'Mit der ersten Fachkraft, die zur gewählten Zeit frei ist.', // 8e97cc8c
  slot: (time: string, day: string, place: string) => `${time}, ${day}, ${place}`, // 0aae8266
  none: 'Keine', // dc937b59
  nextDay: (day: string, count: number) => `${day}: ${number(count)} frei`, // 107cfc04
  showMore: 'Mehr anzeigen', // f5c9bd13
  showMoreOf: (day: string, place: string) => `Mehr anzeigen: Zeiten, ${day}, ${place}`, // a773e71f
  earlier: 'Frühere Tage', // 94ca1c3b
  later: 'Spätere Tage', // 70ad6006
  showLess: 'Weniger anzeigen', // 94ea9b1d
  showLessOf: (place: string) => `Weniger anzeigen: ${place}`, // 37b93975
  parts: {
    morning: 'Vormittag', // e9376a28
    afternoon: 'Nachmittag', // fb847b43
    evening: 'Abend', // 458c1fed
    night: 'Nacht', // 4e9f8db8
  },
  moreShown: 'Mehr Zeiten werden gezeigt.', // dbbfb384
  daysShown: (first: string, last: string) =>
    first === last ? `Gezeigt: ${first}.` : `Gezeigt: ${first} bis ${last}.`, // f674e1bd
  loadingTimes: 'Zeiten werden geladen', // a56ae430
  timesFailed: 'Diese Zeiten wurden nicht geladen.', // d1652200
  tryAgain: 'Noch einmal versuchen', // d8b8392e
  came: 'Ihre Wunschzeit', // 7b947c3d
  cameFor: (time: string, place: string) => `${time}, ${place}`, // df12993e
  cameUnheld: 'Sie ist gewählt. Sicher ist sie erst, wenn Sie sie freihalten.', // 5541cee2
  hold: 'Diese Zeit freihalten', // e8963952
  holdOf: (time: string) => `Diese Zeit freihalten, ${time}`, // e86e3126
  chosen: (time: string) => `Gewählt: ${time}`, // f500abd4
  cameGone: (time: string) => `Ihre Wunschzeit, ${time}, ist nicht mehr frei.`, // f104cb8c
  cameApart: (time: string) =>
    `Ihre Wunschzeit, ${time}, ist nicht für alles frei, was Sie zusammen gewählt haben.`, // a1d036d0
  camePast: (time: string) => `Ihre Wunschzeit, ${time}, ist vorbei.`, // 5519cdd8
  cameEarly: (time: string, day: string) =>
    `Ihre Wunschzeit, ${time}, ist zu früh: Dieser Besuch ist erst möglich ab ${day}.`, // f6e04fa5
  cameNotGiven: (time: string, place: string | undefined, names: readonly string[]) =>
    place === undefined
      ? `Ihr Wunschort bietet das nicht an: ${either(names)}. Darum ist Ihre Wunschzeit, ${time}, nicht möglich.`
      : `${place} bietet das nicht an: ${either(names)}. Darum ist Ihre Wunschzeit, ${time}, nicht möglich.`, // 1cd44176
  cameClosed: (time: string) => `Der Ort Ihrer Wunschzeit, ${time}, nimmt jetzt keine Buchungen an.`, // dd009b3f
  cameElsewhere: (time: string) => `Der Ort Ihrer Wunschzeit, ${time}, ist nicht dabei.`, // 8e4cdcbd
  cameInstead: 'Diese Zeiten sind frei.', // 5c970410
  noResults: 'Nichts gefunden!', // 3d86fe20
  changeSearch: 'Suche ändern', // 92e8ee71
  findClinic: 'Praxis finden', // 35925dbf
  noAvailability: 'Nichts frei', // ffaf7b98
  noAvailabilityText: (days: number) =>
    `Die gewählte Leistung gibt es in diesen ${number(days)} Tagen nicht. Bitte versuchen Sie einen anderen Standort oder Zeitraum.`, // 65c55fdb
  serviceUnavailable: 'Leistung nicht verfügbar', // f6fc3c77
  serviceUnavailableText:
    'Die gewählte Leistung gibt es hier nicht. Bitte versuchen Sie einen anderen Standort.', // 42c962b3
  notOffered: (names: readonly string[]) => `Dieser Standort hat zurzeit nicht: ${all(names)}.`, // caf02c8d
  tooFar: (days: number) =>
    `Diese Art von Termin können Sie höchstens ${number(days)} Tage im Voraus buchen.`, // 5ccd7d95
  lastDays: (first: string, last: string) =>
    first === last
      ? `Der letzte Tag, den Sie jetzt buchen können: ${last}.`
      : `Die letzten Tage, die Sie jetzt buchen können: ${first} bis ${last}.`, // 89eb4e1d
  nearestPlace: (name: string, miles: number) =>
    plural(miles, {
      one: `Der nächste Ort ist ${name}, 1 Meile entfernt.`,
      other: `Der nächste Ort ist ${name}, ${number(miles)} Meilen entfernt.`,
    }), // a16457fe
  seeItsTimes: 'Seine Zeiten ansehen', // bb904130
  withinMiles: (miles: number) => `Bis ${number(miles)} Meilen`, // f66dec27
  videoInstead: 'Videotermin buchen', // bc56a3de
  leadTime: 'Ihre Tage haben sich geändert, weil die Praxen diesen Termin länger vorbereiten müssen.', // 6a0f59e5
  asOf: (time: string) =>
    `Keine Verbindung. Diese Zeiten sind von ${time} und können erst freigehalten werden, wenn die Verbindung wieder da ist.`, // e33b9c4f
  failed: 'Die Zeiten wurden nicht geladen.', // df26a649
  pages: 'Ergebnisseiten', // b754ae73
  page: (n: number, of: number) => `Seite ${number(n)} von ${number(of)}`, // d5392aeb
  nextPage: 'Weiter', // 1ff57a29
  previousPage: 'Zurück', // a57b08a4
  pick: 'Bitte wählen Sie eine Zeit, um fortzufahren.', // 48b9b780
})

export const wished = translated<typeof english.wished>()({
  first: (place: string) => `${place}, Ihre Wahl, kommt zuerst.`, // 7db0528d
  absent: 'Der gewählte Ort hat diesen Besuch nicht. Das sind die nächsten, die ihn haben.', // 256916d3
})
