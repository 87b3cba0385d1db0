// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/intake.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural, row } = wordsIn('fil')

export const intake = translated<typeof english.intake>()({
  stepOf: (steps: string, of: number, title: string) => `Hakbang ${steps} sa ${number(of)} · ${title}`, // 7203957f
  steps: 'Mga hakbang', // 1de3df70
  done: 'tapos', // a4c3ed04
  page: (n: number, of: number) => `${number(n)} sa ${number(of)}`, // c0ed7eba
  appointments: (count: number) => `Mga appointment (${number(count)})`, // 3f9f6c70
  vaccines: 'Ang mga bakuna ninyo', // 39c97fb0
  walkInAt: (place: string) => `Walk-in ngayon sa ${place}`, // bb7fa458
  submit: 'Tapusin at mag-check in', // bc8f7603
  submitting: 'Ipinapadala ang check-in', // 836069e2
  book: 'I-book ang pagbisita', // d69fbda1
  booking: 'Bina-book ang pagbisita', // 644e21e4
  checkingAddress: 'Sinusuri ang address', // 4b05bd63
  questionsFirst: 'Ilang tanong muna', // edb30c36
  questionsFirstWhy:
    'Kailangan namin ang mga sagot ninyo tungkol sa bakunang ito bago ninyo punan ang form. Pagkatapos, piliin ulit ang oras.', // 7f35f460
  answerQuestions: 'Sagutin ang mga tanong', // 5615eff7
  otherVaccine: 'Pumili ng ibang bakuna', // 47da8e39
  laterDay: 'Pumili ng mas huling araw', // 0af296ff
  startOver: 'Magsimula ulit', // 5eed7e9f
  startOverAsk: 'Magsimula ulit?', // d48f39d2
  startOverWarning: 'Mabubura ang lahat ng na-type ninyo.', // 57e967ae
  startOverWhileSent:
    'Ipinapadala na namin ang check-in ninyo. Kung buburahin ito rito, baka makuha pa rin ito ng botika.', // ffa82d7d
  startOverWhileBooked:
    'Bina-book na namin ang pagbisita. Kung magsisimula kayo ulit, baka ma-book pa rin ito.', // a8ff9ade
  startOverYes: 'Burahin at magsimula ulit', // 3bf409b1
  startOverNo: 'Ituloy', // 9d7fd0e0
  memoryOnly:
    'Hindi maitago ng browser na ito ang mga sagot ninyo. Huwag i-reload o isara ang page hanggang matapos kayo.', // 29013b01
  typedAgain: 'Para sa kaligtasan ninyo, hindi namin itinago ang ilang numero. Paki-type ulit ang mga ito.', // f12cd665
  typeAgain: (page: string) => `Pumunta sa “${page}”`, // a3442252
  documentsFailed: 'Nahihirapan kaming kumonekta ngayon. I-refresh ang page para subukan ulit.', // d9cf6f1d
  refresh: 'I-refresh', // 0e916101
  loading: 'Nilo-load ang form', // 295cd2a0
})

export const checkAnswers = translated<typeof english.checkAnswers>()({
  title: 'Tingnan ang mga sagot', // 7e405e1d
  agreeTitle: 'Privacy at pangangalaga', // 824dc6f9
  hint: 'Basahin ito bago magpatuloy. Mapapalitan ninyo ang anumang sagot.', // 478bc831
  change: 'Palitan', // c0bf75bd
  changeOf: (what: string) => `Palitan ang “${what}”`, // 31af8378
  notFinished: 'Hindi pa tapos', // b621bb56
  finish: 'Tapusin', // a6c7a84b
  finishOf: (page: string) => `Tapusin ang “${page}”`, // c87250c0
  missing: (pages: number) =>
    plural(pages, {
      one: `${number(pages)} page ang hindi pa tapos`,
      other: `${number(pages)} page ang hindi pa tapos`,
    }), // da821ad1
  missingHow: 'Buksan ito rito, o pindutin ang Magpatuloy.', // 939e1eb0
  talkAtClinic: (vaccines: readonly string[]) => `Kakausapin kayo ng care team tungkol sa: ${row(vaccines)}.`, // 37677888
  talk: (vaccines: readonly string[]) => `Kakausapin kayo ng pharmacist tungkol sa: ${row(vaccines)}.`, // a0c64c48
})

export const booking = translated<typeof english.booking>()({
  conflictTitle: 'Hindi na Bakante ang Oras', // 3052e265
  conflict: 'Hindi na bakante ang oras na pinili ninyo.', // d3d12784
  checkAvailability: 'Tingnan ang Bakante', // dbc90cdf
  quit: 'Umalis', // b3eb37ac
  duplicateTitle: 'Mukhang may appointment na kayo', // 1e8e51ec
  duplicate: (phone: string) =>
    `May appointment na para sa serbisyong ito. Tingnan ang kumpirmasyon o kalendaryo, o tumawag sa ${phone}.`, // 1bf09976
  cancelVisit: 'Magkansela ng pagbisita', // 6d04b811
  checkedInTitle: 'Naka-check in na kayo rito ngayon', // 81ff2b4b
  checkedIn:
    'Sabihin ang pangalan ninyo sa mga nasa botika. Kung gusto pa ninyo ng isa pang bakuna, sabihin sa counter.', // 5f5a5e52
  done: 'Tapos na', // 11a6767d
  scheduleAppointment: 'Iiskedyul ang Appointment', // b8508ee8
  errorTitle: 'Problema sa Kumpirmasyon', // aafa44a7
  error: 'Paumanhin, nagkaproblema habang kinukumpirma ang appointment ninyo...', // ec195dc6
  about: (step: string, message: string) => `${step}: ${message}`, // 68dd79f4
  change: 'Palitan ang mga sagot', // ab52de61
  supportNumber: '888-852-2567', // de8313ff
  perhapsBooked: 'Baka naka-book na ang pagbisitang ito', // 1ccfd4c0
  perhapsBookedHow:
    'Nawala ang koneksyon bago kami nakatanggap ng sagot. Magpatuloy, at pindutin ulit ang “I-book ang pagbisita”: hindi ito mabu-book nang dalawang beses.', // 0e4566c2
  perhapsCheckedIn: 'Baka naka-check in na kayo', // 67ad42bf
  perhapsCheckedInHow:
    'Nawala ang koneksyon bago kami nakatanggap ng sagot. Magpatuloy, at pindutin ulit ang “Tapusin at mag-check in”: isang beses lang itong bibilangin.', // aa93831e
  askingWhetherBooked: 'Sandali lang', // 16d511b3
  askingHow: 'Itinatanong namin kung naka-book ang pagbisita.', // 49ea7e6a
  cannotTell: (phone: string) =>
    `Hindi pa namin masabi kung naka-book ang pagbisitang ito. Subukan ulit kapag online na kayo, o tumawag sa ${phone} bago magsimula ulit.`, // 2c34e61a
  keepWaiting: 'Maghintay pa', // b9ad2e4e
  startOverAnyway: 'Magsimula pa rin ulit', // 30c43359
  connectionFailed: 'Nahihirapan kaming kumonekta ngayon. Pakisubukan ulit mamaya.', // 5dc929fc
  notSaved: 'Hindi rin na-save ng device na ito ang form ninyo. Sabihin sa mga nasa botika.', // b0c1310e
})
