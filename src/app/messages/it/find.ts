// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/find.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('it')

export const find = translated<typeof english.find>()({
  heading: 'Trova un appuntamento', // 4fc46ab3
  submit: 'Trova un appuntamento', // 4fc46ab3
  change: 'Cambia', // c0bf75bd
  hideForm: 'Nascondi il modulo', // 8e267b4c
  showForm: 'Mostra il modulo', // 8525eff3
  editSearch: 'Cambia la ricerca', // 2c0de627
  videoIn: (state: string) => `Visita in video: ${state}`, // 48202217
  within: (location: string, miles: number) => `Entro ${number(miles)} miglia da ${location}`, // ae8ad166
  summary: (location: string, day: string) => `${location}, da ${day}`, // a5731eb5
  need: 'Di che cosa ha bisogno?', // 52c6a4f6
  allVisits: 'Tutte le visite', // 913bde57
  myLocation: 'La mia posizione', // 3572a396
  ways: {
    clinics: 'Trova un ambulatorio', // 35925dbf
    benefit: 'Ho un codice vantaggi', // 8fcb60a0
    cancel: 'La sua visita', // 72db071a
  },
  waysFor: {
    clinics: 'Indirizzi, orari e attese', // 207272cb
    benefit: 'Veda dove è accettato', // 54fc88ba
    cancel: 'Con il suo link può vederla, cambiarla o annullarla', // 1a7409f9
  },
  type: 'Tipo di appuntamento', // 19fd6c78
  chooseOne: 'Scelga', // 0b24aed5
  fetching: 'Caricamento dei valori…', // c6837b65
  location: 'Luogo', // 15b61974
  locationPlaceholder: 'Codice ZIP o città, Stato', // 1dbd6d49
  suggestions: 'Luoghi', // eb5cfb73
  suggestionCount: (count: number) =>
    plural(count, {
      one: '1 luogo. Prema la freccia giù per sceglierlo.',
      other: `${number(count)} luoghi. Usi i tasti freccia per scegliere.`,
    }), // f41b6bbd
  date: 'Data', // 99c40ab4
  today: 'Oggi', // 2b065c7c
  tomorrow: 'Domani', // 456a73bb
  problems: {
    type: {
      required: 'Il tipo di appuntamento è un campo obbligatorio.', // de55fc40
    },
    location: {
      required: 'Il luogo è un campo obbligatorio.', // 46c4f868
      tooShort: 'Il luogo deve avere almeno 2 caratteri.', // e2b5ef07
      tooLong: 'Il luogo può avere al massimo 128 caratteri.', // 7afdd5ff
    },
    date: {
      invalid: 'La data non è valida', // 2594f051
      tooEarly: (date: string) => `La data deve essere il ${date} o dopo.`, // 2fcb2919
      tooLate: (date: string) => `La data deve essere il ${date} o prima.`, // 80ab890a
    },
  },
  waitsForConnection: 'Nessuna connessione. La ricerca parte quando torna.', // 6ca81f35
  fillAll: 'Compili tutti i campi obbligatori per continuare', // f71c1c3c
  check: 'Controlli queste risposte per continuare', // fc271637
  codeVerified: 'Il codice vantaggi è stato verificato', // 8c5c0400
  locationUnavailable:
    'Non troviamo un operatore sanitario in questo luogo. Inserisca un’altra città, un altro Stato o codice postale e riprovi.', // a19ec3cc
  connectionFailed: 'In questo momento abbiamo problemi di connessione.', // 337fc69b
  refreshPage: 'Ricarichi la pagina per riprovare.', // ea7c2ec8
  tryShortly: 'Riprovi tra poco.', // b154014c
  refresh: 'Ricarica', // 0e916101
  whichVisit: 'Quale visita?', // 7a4e473e
  again: {
    ended: 'La sua ricerca è scaduta. Ecco che cosa ha cercato.', // 96da46ba
    noBooking: 'La sua prenotazione non è più su questo dispositivo.', // fa810abd
    notHeld: 'Il suo orario non è più riservato.', // 28b7b185
    unknownType: 'Scelga di nuovo la visita.', // 776269dc
  },
  fluQuestion: 'Le serve l’antinfluenzale?', // e2916606
  fluHint: 'Può farlo nella stessa visita.', // d9e5ffa7
  addFlu: 'Aggiungi antinfluenzale', // 35c68c02
  no: 'No', // 1ea442a1
  chooseState: 'Scelga', // 8f27c0cb
  stateAsked:
    'Questa visita è in video. Poi chiediamo in quale Stato si troverà e mostriamo gli orari da oggi.', // 27211f45
  placeAskedNext:
    'Questa visita è in video. Poi chiediamo quale visita le serve, in quale Stato si troverà e il giorno.', // 1c724b57
  pharmacyOpened: 'La pagina di prenotazione della farmacia è in una nuova finestra.', // 3f478a8e
  openAgain: 'Apri di nuovo', // 78442f41
})
