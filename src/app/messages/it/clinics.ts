// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/clinics.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('it')

export const clinics = translated<typeof english.clinics>()({
  locatorHint:
    'Scriva un codice postale o una città. Vedrà gli ambulatori più vicini, gli orari e quanto si aspetta.', // de049c62
  place: 'Codice postale o città, Stato', // 25513fe9
  search: 'Cerca', // 49c266ba
  nearMe: 'Usa la mia posizione', // 30cbc33b
  problems: {
    required: 'Inserisca un codice postale o città, Stato.', // dc00ae13
    tooShort: 'Il luogo deve avere almeno 2 caratteri.', // e2b5ef07
    tooLong: 'Il luogo può avere al massimo 128 caratteri.', // 7afdd5ff
  },
  sort: 'Ordina per', // c9129025
  sortDistance: 'Distanza', // b7bdf7a2
  sortName: 'Nome', // dcd1d522
  unknownTitle: 'Ambulatorio non trovato', // 6d3ec796
  unknownText:
    'Siamo spiacenti, la pagina dell’ambulatorio richiesta non esiste. Trovi il suo ambulatorio con la ricerca qui sotto.', // 485945f2
  noPlace: 'Il suo link non indica un luogo che conosciamo. Scriva un codice postale o una città.', // 8aab52b7
  locating: 'Cerchiamo dove si trova. Può anche scrivere un luogo.', // 1b9b2222
  located: {
    denied: 'Non sappiamo dove si trova: il browser non lo condivide. Scriva un codice postale o una città.', // 18460857
    unavailable: 'Il dispositivo non sa dove si trova. Scriva un codice postale o una città.', // 6cae1bd8
    noAnswer: 'Non sappiamo ancora dove si trova. Scriva un codice postale o una città.', // f9b747f5
  },
  loading: 'Ricerca di ambulatori', // f41aec69
  listHeading: (place: string) => `Ambulatori vicino a ${place}`, // 5d312738
  nearYou: 'Ambulatori vicino a lei', // 72f75536
  nearLink: 'Ambulatori vicino al luogo del suo link', // 2500a2bd
  count: (first: number, last: number, total: number) =>
    `da ${number(first)} a ${number(last)} di ${number(total)}`, // e2eac31a
  countOpen: (first: number, last: number) => `da ${number(first)} a ${number(last)}`, // fceff56f
  asOf: (when: string) => `Sono i dati che avevamo: ${when}. Attese e orari liberi possono essere cambiati.`, // 56e92337
  keptNear:
    'Questi sono gli ambulatori lì vicino che questo dispositivo ha già visto. Possono essercene altri.', // a655540a
  keptOne: 'Questo è ciò che il dispositivo ha già visto dell’ambulatorio.', // acf38d1d
  keptHeading: 'Tutti gli ambulatori già visti qui', // 07ca4714
  keptHint: 'Senza rete non possiamo dire quali sono vicini.', // ed0a39ac
  otherPlace: 'Cerca un altro luogo', // a8f6a037
  otherPlaces: 'Altri luoghi con questo nome', // bcb6b769
  nearest: (name: string, miles: number) =>
    plural(miles, {
      one: `L’ambulatorio più vicino è ${name}, a 1 miglio.`,
      other: `L’ambulatorio più vicino è ${name}, a ${number(miles)} miglia.`,
    }), // 98f574a6
  seeNearest: 'Vedi questo ambulatorio', // d120ae0a
  none: 'Con questi dati non abbiamo trovato ambulatori. Allarghi la ricerca e riprovi.', // fd1e62d9
  network: 'La rete non ha funzionato. Riprovi.', // b25a1841
  retry: 'Riprova', // 942087cc
  oops: (email: string, phone: string) =>
    `Ops, qualcosa è andato storto! Scriva all’assistenza clienti, ${email}, o ci chiami al numero ${phone}.`, // 9f5c7f22
  miles: (miles: string) => `${miles} mi`, // 8ebbe964
  milesSpoken: (miles: string) => `a ${miles} miglia`, // 8ed6d946
  details: 'Dati dell’ambulatorio', // 4b4c9c19
  detailsOf: (name: string) => `Dati dell’ambulatorio, ${name}`, // 87a38316
  book: 'Prenota una visita', // b00aa64d
  bookAt: (name: string) => `Prenota una visita, ${name}`, // 207ba09e
  phone: 'Telefono', // 63dceb88
  address: 'Indirizzo', // 56ef8f20
  today: 'Oggi', // 2b065c7c
  hoursAndReason: (hours: string, reason: string) => `${hours} (${reason})`, // ad920158
  lunch: 'Pausa pranzo', // 74b7de10
  wait: 'Attesa', // 26b83994
  next: 'Prossimo orario', // 651c9432
  nextTimes: (day: string) => `Prossimi orari, ${day}`, // dc93676b
  bookTime: (time: string, day: string) => `Prenota ${time}, ${day}`, // 8cd5ae2d
  closed: 'Chiuso', // c21ead06
  span: (from: string, to: string) => `${from} - ${to}`, // 44650983
  noHours: 'Orari ora non disponibili', // 7f821f95
  noLunch: 'Orari della pausa ora non disponibili', // 40a54da8
  noWait: 'Nessuna attesa', // a74aa751
  hours: (hours: number) => `${number(hours)} h`, // fcbda9e6
  minutes: (minutes: number) => `${number(minutes)} min`, // e1bded87
  waitWith: (time: string, description: string | undefined) =>
    description === undefined ? `${time}` : `${time}, ${description}`, // d9153eea
  isToday: (day: string) => `${day} (oggi)`, // 8a596736
  servicesHere: 'Servizi qui', // db27e5de
  bookService: (service: string, clinic: string) => `Prenota ${service}, ${clinic}`, // e6caba65
  otherServices: 'Altri servizi', // b44e0c59
  waitFailed: 'Si è verificato un errore nel leggere il tempo di attesa', // 5f78244e
  detailsTitle: (city: string, state: string, street: string) =>
    street === ''
      ? `Appuntamenti - The Little Clinic a ${city}, ${state}`
      : `Appuntamenti - The Little Clinic a ${city}, ${state} (${street})`, // 9aeff030
  back: 'Tutti gli ambulatori', // 10c00e75
  openingHours: 'Orari di apertura', // 7c017957
  copyAddress: 'Copia l’indirizzo', // 7c4e5224
  directions: 'Come arrivare', // c9535678
  services: 'Vedi i servizi', // f9ffab3c
  pricing: 'Vedi i prezzi', // c3aeb71e
  loadingClinic: 'Caricamento dell’ambulatorio', // cc341a53
  errorTitle: 'Qualcosa è andato storto', // ab827e3f
  toLocator: 'Trova un ambulatorio', // 35925dbf
})
