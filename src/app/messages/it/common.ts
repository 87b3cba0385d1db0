// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/common.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number } = wordsIn('it')

export const common = translated<typeof english.common>()({
  brand: 'Salute e benessere', // 5756dcd3
  skip: 'Vai al contenuto principale', // c887f134
  back: 'Indietro', // 76900f1b
  continue: 'Continua', // 31fbef16
  errorWord: 'Errore:', // 61706290
  loading: 'Caricamento', // dc380888
  stepOf: (n: number, of: number) => `${number(n)} di ${number(of)}`, // c0ed7eba
  tryAgain: 'Riprova', // d8b8392e
  startOver: 'Ricomincia', // 5eed7e9f
  offline: 'Nessuna connessione. Può continuare; invieremo la sua registrazione appena torna.', // 9cec1ce6
  offlineAtCounter:
    'Nessuna connessione. Per registrarsi qui deve tornare, oppure chieda al banco della farmacia.', // 679ce275
  offlineBooking: 'Nessuna connessione. Può continuare, ma per cercare o prenotare deve tornare.', // ce8c923d
  helpAtCounter: 'Serve aiuto? Chieda al banco della farmacia.', // d99baf8c
  helpAtCounterCall: (phone: string) => `Serve aiuto? Chieda al banco della farmacia, o telefoni al ${phone}`, // dabc9bff
  help: 'Serve aiuto? Chieda in una delle nostre farmacie o ambulatori.', // 1aed4c2b
  helpCall: (phone: string) => `Serve aiuto? Telefoni al ${phone}`, // 02c2d95b
  languageHelp: 'Aiuto linguistico gratuito', // 976ec2f0
  atHand: 'A portata di mano', // a596012c
  about: 'Informazioni sul servizio', // f3e91e50
  privacy: 'Privacy', // 54a57c31
  accessibility: 'Accessibilità', // d3368cbf
  licences: 'Licenze', // 6d5d9004
  version: (version: string) => `Versione ${version}`, // a1874512
  connectionFailed: 'In questo momento abbiamo problemi di connessione. Riprovi tra poco.', // 5dc929fc
})

export const titles = translated<typeof english.titles>()({
  main: 'Prenotazioni per salute e benessere', // 2a924af6
  benefitCodes: 'Verifica del codice vantaggi', // 817c4293
  prescreen: 'Domande prima della visita', // f1de0af2
  results: 'Appuntamenti trovati', // 1493747a
  followup: 'Appuntamenti trovati', // 1493747a
  schedule: 'Modulo del paziente', // 4cc0270b
  confirmation: 'Conferma dell’appuntamento', // ffa6836b
  cancel: 'Annulla appuntamento', // e0790c5f
  cancelOpened: 'Annulla appuntamento', // e0790c5f
  canceled: 'Conferma dell’annullamento', // 5e621bcb
  instantVaccine: 'Vaccino senza appuntamento', // e941b803
  instantVaccineSelection: 'Domande prima della visita', // f1de0af2
  clinicLocations: 'Ricerca di ambulatori', // afa12656
  pharmacy: 'Appuntamenti per i vaccini', // 8ea82de0
  clinicSchedule: 'Prenota un appuntamento in ambulatorio', // e5e95872
  clinicServices: 'Servizi dell’ambulatorio', // 83d707a2
  clinicPrices: 'Prezzi, assicurazione e pagamento', // 820f7b12
  clinicDetails: 'Dati dell’ambulatorio', // 4b4c9c19
  clinicError: 'Qualcosa è andato storto', // ab827e3f
  privacy: 'La sua privacy', // cad972db
  accessibility: 'Accessibilità', // d3368cbf
  licences: 'Licenze e attribuzioni', // e16fe549
  kiosk: 'Tablet del negozio', // 10e5da61
  poster: 'Poster senza appuntamento', // aa0bfb00
  notFound: 'Pagina non trovata', // a469ab4c
})
