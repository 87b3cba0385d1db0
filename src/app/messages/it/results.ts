// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/results.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { all, either, number, plural, row } = wordsIn('it')

export const results = translated<typeof english.results>()({
  title: 'Scelga un orario', // c32650bd
  followupTitle: 'Scelga un orario per la seconda dose', // a06d5901
  followupHint: (day: string) => `Si può fare da ${day}, nello stesso luogo.`, // 49305032
  bestBy: (day: string) => `Meglio entro ${day}.`, // 0b62dac5
  firstDose: '1ª dose', // daf3520a
  otherFirst: 'Scegli un’altra prima data', // b703052b
  loading: 'Ricerca di orari liberi', // f14838e6
  soonest: (day: string, time: string, place: string) => `Il primo: ${day} ${time}, ${place}`, // 39550abd
  soonestFurther: (day: string, time: string, place: string) =>
    `Di giorno nulla di libero qui vicino. Il primo: ${day} ${time}, ${place}`, // f59b1428
  counted: (places: number, day: string, time: string) =>
    plural(places, {
      one: `1 luogo ha orari. Il primo: ${day} ${time}.`,
      other: `${number(places)} luoghi hanno orari. Il primo: ${day} ${time}.`,
    }), // 3f207aab
  near: (place: string) => `Orari vicino a ${place}.`, // 7552a56d
  lookedNear: (place: string) => `Abbiamo cercato vicino a ${place}.`, // 39e498b1
  changePlace: 'Cambia', // c0bf75bd
  narrow: 'Filtra e ordina', // 06df7c65
  showOnly: 'Mostra solo', // a8d71c96
  order: 'Ordine', // 6be09082
  weekend: 'Fine settimana', // 25014bff
  nearestFirst: 'Prima i luoghi più vicini', // 4ec56a66
  soonestFirst: 'Prima l’orario più vicino', // 482c320b
  onlyShown: (kinds: readonly string[]) => `Mostrati solo: ${row(kinds)}.`, // 5c492e69
  showAllTimes: 'Mostra tutti gli orari', // c48ec07b
  noneOfKind: 'Nessun orario libero di questo tipo', // fb7c1ef9
  withCode: (code: string) => `Con codice vantaggi ${code}.`, // c7cdab1d
  otherPlaces: 'Altri luoghi con questo nome', // bcb6b769
  searchAt: 'Cerca presso', // 85b83e6d
  didYouMean: 'Forse cercava', // 68fe7217
  today: 'oggi', // e0f4f767
  tomorrow: 'domani', // bafd151a
  partOnly: 'Questi luoghi offrono una parte di ciò che ha scelto', // 3afe799b
  listLabel: 'Luoghi con orari liberi', // 58099d45
  distance: (miles: number) => (miles < 0.05 ? 'Meno di 0,1 mi' : `${number(miles, 1)} mi`), // c44ceaca
  distanceSpoken: (miles: number) => (miles < 0.05 ? 'A meno di 0,1 miglia' : `A ${number(miles, 1)} miglia`), // 7b1bf01e
  lasting: (time: string, minutes: number) =>
    plural(minutes, { one: `${time}, 1 minuto`, other: `${time}, ${number(minutes)} minuti` }), // fa822196
  openUntil: (time: string) => `Aperto fino alle ${time}`, // cb1f77fc
  dayHours: (day: string, hours: string) => `${day}: ${hours}`, // a1e489c8
  opensAt: (time: string) => `Ora chiuso. Apre alle ${time}`, // 5e10c5f2
  openAllDay: 'Aperto 24 ore', // d955c52c
  closedNow: 'Ora chiuso', // b7c1a931
  closedUntil: (day: string, time: string) => `Ora chiuso. Apre ${day} alle ${time}`, // 05565afa
  zone: (abbreviation: string) => `Orari in ${abbreviation}`, // 33271353
  yourZone: (abbreviation: string) => `Orari nel suo fuso orario (${abbreviation})`, // e74f402a
  chosenZone: (abbreviation: string) => `Orari nel fuso orario scelto (${abbreviation})`, // 0cb7658f
  video: 'Visita in video', // c6e3131e
  languages: (names: readonly string[]) => `Lingue: ${all(names)}`, // 9a8b2e30
  videoHint: 'Con il primo operatore sanitario libero all’orario scelto.', // 8e97cc8c
  slot: (time: string, day: string, place: string) => `${time}, ${day}, ${place}`, // 0aae8266
  none: 'Nessuno', // dc937b59
  nextDay: (day: string, count: number) =>
    plural(count, { one: `${day}: ${number(count)} libero`, other: `${day}: ${number(count)} liberi` }), // 107cfc04
  showMore: 'Mostra altri', // f5c9bd13
  showMoreOf: (day: string, place: string) => `Mostra altri orari, ${day}, ${place}`, // a773e71f
  earlier: 'Date precedenti', // 94ca1c3b
  later: 'Date successive', // 70ad6006
  showLess: 'Mostra meno', // 94ea9b1d
  showLessOf: (place: string) => `Mostra meno orari, ${place}`, // 37b93975
  parts: {
    morning: 'Mattina', // e9376a28
    afternoon: 'Pomeriggio', // fb847b43
    evening: 'Sera', // 458c1fed
    night: 'Notte', // 4e9f8db8
  },
  moreShown: 'Altri orari mostrati.', // dbbfb384
  daysShown: (first: string, last: string) =>
    first === last ? `Mostrato: ${first}.` : `Mostrati: da ${first} a ${last}.`, // f674e1bd
  loadingTimes: 'Caricamento degli orari', // a56ae430
  timesFailed: 'Questi orari non sono stati caricati.', // d1652200
  tryAgain: 'Riprova', // d8b8392e
  came: 'L’orario che cercava', // 7b947c3d
  cameFor: (time: string, place: string) => `${time}, ${place}`, // df12993e
  cameUnheld: 'È scelto. Nessuno lo tiene per lei finché non lo riserva.', // 5541cee2
  hold: 'Riserva questo orario', // e8963952
  holdOf: (time: string) => `Riserva questo orario, ${time}`, // e86e3126
  chosen: (time: string) => `Scelto: ${time}`, // f500abd4
  cameGone: (time: string) => `L’orario che cercava, ${time}, non è più libero.`, // f104cb8c
  cameApart: (time: string) =>
    `L’orario che cercava, ${time}, non è libero per tutto ciò che ha scelto insieme.`, // a1d036d0
  camePast: (time: string) => `L’orario che cercava, ${time}, è passato.`, // 5519cdd8
  cameEarly: (time: string, day: string) =>
    `L’orario che cercava, ${time}, è troppo presto: questa visita si può fare da ${day}.`, // f6e04fa5
  cameNotGiven: (time: string, place: string | undefined, names: readonly string[]) =>
    place === undefined
      ? `Il luogo che cercava non offre: ${either(names)}. Quindi l’orario che cercava, ${time}, non è possibile.`
      : `${place} non offre: ${either(names)}. Quindi l’orario che cercava, ${time}, non è possibile.`, // 1cd44176
  cameClosed: (time: string) => `Il luogo dell’orario che cercava, ${time}, ora non accetta prenotazioni.`, // dd009b3f
  cameElsewhere: (time: string) => `Il luogo dell’orario che cercava, ${time}, non è tra questi.`, // 8e4cdcbd
  cameInstead: 'Questi orari sono liberi.', // 5c970410
  noResults: 'Nessun risultato!', // 3d86fe20
  changeSearch: 'Cambia la ricerca', // 92e8ee71
  findClinic: 'Trova un ambulatorio', // 35925dbf
  noAvailability: 'Nessuna disponibilità', // ffaf7b98
  noAvailabilityText: (days: number) =>
    `Il servizio scelto non è disponibile in questi ${number(days)} giorni. Provi un’altra sede o altre date.`, // 65c55fdb
  serviceUnavailable: 'Servizio non disponibile', // f6fc3c77
  serviceUnavailableText: 'Il servizio scelto non è disponibile qui. Provi un’altra sede.', // 42c962b3
  notOffered: (names: readonly string[]) => `Questa sede per ora non offre: ${all(names)}.`, // caf02c8d
  tooFar: (days: number) =>
    `Può prenotare questo tipo di appuntamento al massimo ${number(days)} giorni prima.`, // 5ccd7d95
  lastDays: (first: string, last: string) =>
    first === last
      ? `L’ultimo giorno che ora può prenotare: ${last}.`
      : `Gli ultimi giorni che ora può prenotare: da ${first} a ${last}.`, // 89eb4e1d
  nearestPlace: (name: string, miles: number) =>
    plural(miles, {
      one: `Il luogo più vicino è ${name}, a 1 miglio.`,
      other: `Il luogo più vicino è ${name}, a ${number(miles)} miglia.`,
    }), // a16457fe
  seeItsTimes: 'Vedi i suoi orari', // bb904130
  withinMiles: (miles: number) => `Entro ${number(miles)} miglia`, // f66dec27
  videoInstead: 'Prenota una visita in video', // bc56a3de
  leadTime:
    'Le date sono cambiate perché gli ambulatori hanno bisogno di più tempo per preparare questo appuntamento.', // 6a0f59e5
  asOf: (time: string) =>
    `Nessuna connessione. Questi orari sono delle ${time} e non si possono riservare finché non torna la connessione.`, // e33b9c4f
  failed: 'Gli orari non sono stati caricati.', // df26a649
  pages: 'Pagine dei risultati', // b754ae73
  page: (n: number, of: number) => `Pagina ${number(n)} di ${number(of)}`, // d5392aeb
  nextPage: 'Successiva', // 1ff57a29
  previousPage: 'Precedente', // a57b08a4
  pick: 'Scelga un orario per continuare.', // 48b9b780
})

export const wished = translated<typeof english.wished>()({
  first: (place: string) => `${place}, che ha scelto, viene per primo.`, // 7db0528d
  absent: 'Il luogo scelto non ha questa visita. Questi sono i più vicini che ce l’hanno.', // 256916d3
})
