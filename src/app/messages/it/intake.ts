// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/intake.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural, row } = wordsIn('it')

export const intake = translated<typeof english.intake>()({
  stepOf: (steps: string, of: number, title: string) => `Passo ${steps} di ${number(of)} · ${title}`, // 7203957f
  steps: 'Passi', // 1de3df70
  done: 'fatto', // a4c3ed04
  page: (n: number, of: number) => `${number(n)} di ${number(of)}`, // c0ed7eba
  appointments: (count: number) => `Appuntamenti (${number(count)})`, // 3f9f6c70
  vaccines: 'I suoi vaccini', // 39c97fb0
  walkInAt: (place: string) => `Oggi senza appuntamento: ${place}`, // bb7fa458
  submit: 'Concludi e registrati', // bc8f7603
  submitting: 'Invio della registrazione', // 836069e2
  book: 'Prenota questa visita', // d69fbda1
  booking: 'Prenotazione della visita', // 644e21e4
  checkingAddress: 'Verifica dell’indirizzo', // 4b05bd63
  questionsFirst: 'Prima qualche domanda', // edb30c36
  questionsFirstWhy:
    'Ci servono le sue risposte su questo vaccino prima di compilare il modulo. Poi scelga di nuovo il suo orario.', // 7f35f460
  answerQuestions: 'Rispondi alle domande', // 5615eff7
  otherVaccine: 'Scegli un altro vaccino', // 47da8e39
  laterDay: 'Scegliere un giorno più tardi', // 0af296ff
  startOver: 'Ricomincia', // 5eed7e9f
  startOverAsk: 'Ricominciare?', // d48f39d2
  startOverWarning: 'Tutto ciò che ha scritto verrà cancellato.', // 57e967ae
  startOverWhileSent:
    'Stiamo inviando la sua registrazione. Se la cancella qui, la farmacia potrebbe riceverla comunque.', // ffa82d7d
  startOverWhileBooked: 'Stiamo prenotando la sua visita. Se ricomincia, potrebbe essere prenotata comunque.', // a8ff9ade
  startOverYes: 'Cancella e ricomincia', // 3bf409b1
  startOverNo: 'Continua così', // 9d7fd0e0
  memoryOnly:
    'Questo browser non può conservare le sue risposte. Non ricarichi e non chiuda questa pagina finché non ha finito.', // 29013b01
  typedAgain: 'Per la sua sicurezza non abbiamo conservato alcuni numeri. Li scriva di nuovo.', // f12cd665
  typeAgain: (page: string) => `Vai a «${page}»`, // a3442252
  documentsFailed: 'In questo momento abbiamo problemi di connessione. Ricarichi la pagina per riprovare.', // d9cf6f1d
  refresh: 'Ricarica', // 0e916101
  loading: 'Caricamento del modulo', // 295cd2a0
})

export const checkAnswers = translated<typeof english.checkAnswers>()({
  title: 'Controlli le sue risposte', // 7e405e1d
  agreeTitle: 'Privacy e cure', // 824dc6f9
  hint: 'Legga qui prima di continuare. Può cambiare ogni risposta.', // 478bc831
  change: 'Cambia', // c0bf75bd
  changeOf: (what: string) => `Cambia «${what}»`, // 31af8378
  notFinished: 'Non finito', // b621bb56
  finish: 'Completa', // a6c7a84b
  finishOf: (page: string) => `Completa «${page}»`, // c87250c0
  missing: (pages: number) =>
    plural(pages, { one: 'Una pagina non è finita', other: `${number(pages)} pagine non sono finite` }), // da821ad1
  missingHow: 'La apra qui, o prema Continua.', // 939e1eb0
  talkAtClinic: (vaccines: readonly string[]) => `Il personale sanitario le parlerà di: ${row(vaccines)}.`, // 37677888
  talk: (vaccines: readonly string[]) => `Il farmacista parlerà con lei di: ${row(vaccines)}.`, // a0c64c48
})

export const booking = translated<typeof english.booking>()({
  conflictTitle: 'Orario non più libero', // 3052e265
  conflict: 'L’orario scelto non è più disponibile.', // d3d12784
  checkAvailability: 'Controlla la disponibilità', // dbc90cdf
  quit: 'Esci', // b3eb37ac
  duplicateTitle: 'Sembra che abbia già un appuntamento', // 1e8e51ec
  duplicate: (phone: string) =>
    `Esiste già un appuntamento per questo servizio. Controlli la conferma o il calendario, o chiami ${phone}.`, // 1bf09976
  cancelVisit: 'Annulla una visita', // 6d04b811
  checkedInTitle: 'La sua registrazione di oggi c’è già', // 81ff2b4b
  checkedIn:
    'Dica il suo nome al personale della farmacia. Se vuole anche un altro vaccino, lo dica al banco.', // 5f5a5e52
  done: 'Fatto', // 11a6767d
  scheduleAppointment: 'Prenota l’appuntamento', // b8508ee8
  errorTitle: 'Errore nella conferma', // aafa44a7
  error: 'Siamo spiacenti, c’è stato un errore durante la conferma del suo appuntamento…', // ec195dc6
  about: (step: string, message: string) => `${step}: ${message}`, // 68dd79f4
  change: 'Cambia le mie risposte', // ab52de61
  supportNumber: '888-852-2567', // de8313ff
  perhapsBooked: 'Forse questa visita è già prenotata', // 1ccfd4c0
  perhapsBookedHow:
    'La connessione si è persa prima di avere una risposta. Continui e prema di nuovo «Prenota questa visita»: non sarà prenotata due volte.', // 0e4566c2
  perhapsCheckedIn: 'Forse la registrazione c’è già', // 67ad42bf
  perhapsCheckedInHow:
    'La connessione si è persa prima di avere una risposta. Continui e prema di nuovo «Concludi e registrati»: vale una volta sola.', // aa93831e
  askingWhetherBooked: 'Un momento', // 16d511b3
  askingHow: 'Stiamo chiedendo se questa visita è prenotata.', // 49ea7e6a
  cannotTell: (phone: string) =>
    `Non sappiamo ancora se questa visita è prenotata. Riprovi quando è online, o chiami ${phone} prima di ricominciare.`, // 2c34e61a
  keepWaiting: 'Continua ad aspettare', // b9ad2e4e
  startOverAnyway: 'Ricomincia comunque', // 30c43359
  connectionFailed: 'In questo momento abbiamo problemi di connessione. Riprovi tra poco.', // 5dc929fc
  notSaved:
    'Neppure questo dispositivo ha potuto salvare il suo modulo. Lo dica al personale della farmacia.', // b0c1310e
})
