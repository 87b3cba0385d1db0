// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/common.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number } = wordsIn('fil')

export const common = translated<typeof english.common>()({
  brand: 'Kalusugan at Kagalingan', // 5756dcd3
  skip: 'Pumunta sa pangunahing bahagi', // c887f134
  back: 'Bumalik', // 76900f1b
  continue: 'Magpatuloy', // 31fbef16
  errorWord: 'Mali:', // 61706290
  loading: 'Nilo-load', // dc380888
  stepOf: (n: number, of: number) => `${number(n)} sa ${number(of)}`, // c0ed7eba
  tryAgain: 'Subukan ulit', // d8b8392e
  startOver: 'Magsimula ulit', // 5eed7e9f
  offline:
    'Walang koneksyon. Puwede kayong magpatuloy; ipapadala namin ang check-in ninyo kapag bumalik ito.', // 9cec1ce6
  offlineAtCounter:
    'Walang koneksyon. Kailangan ito para makapag-check in dito, o magtanong sa counter ng botika.', // 679ce275
  offlineBooking: 'Walang koneksyon. Puwede kayong magpatuloy, pero kailangan ito sa paghahanap o pag-book.', // ce8c923d
  helpAtCounter: 'Kailangan ng tulong? Magtanong sa counter ng botika.', // d99baf8c
  helpAtCounterCall: (phone: string) =>
    `Kailangan ng tulong? Magtanong sa counter ng botika, o tumawag sa ${phone}`, // dabc9bff
  help: 'Kailangan ng tulong? Magtanong sa alinmang botika o klinika namin.', // 1aed4c2b
  helpCall: (phone: string) => `Kailangan ng tulong? Tawag: ${phone}`, // 02c2d95b
  languageHelp: 'Libreng tulong sa wika', // 976ec2f0
  atHand: 'Nasa malapit', // a596012c
  about: 'Tungkol sa serbisyo', // f3e91e50
  privacy: 'Privacy', // 54a57c31
  accessibility: 'Accessibility', // d3368cbf
  licences: 'Mga lisensya', // 6d5d9004
  version: (version: string) => `Bersyon ${version}`, // a1874512
  connectionFailed: 'Nahihirapan kaming kumonekta ngayon. Pakisubukan ulit mamaya.', // 5dc929fc
})

export const titles = translated<typeof english.titles>()({
  main: 'Iskedyul: Kalusugan at Kagalingan', // 2a924af6
  benefitCodes: 'Pagsusuri ng Benefit Code', // 817c4293
  prescreen: 'Mga Paunang Tanong', // f1de0af2
  results: 'Mga Nahanap na Appointment', // 1493747a
  followup: 'Mga Nahanap na Appointment', // 1493747a
  schedule: 'Impormasyon ng Pasyente', // 4cc0270b
  confirmation: 'Kumpirmasyon ng Appointment', // ffa6836b
  cancel: 'Kanselahin ang Appointment', // e0790c5f
  cancelOpened: 'Kanselahin ang Appointment', // e0790c5f
  canceled: 'Kumpirmasyon ng Pagkansela', // 5e621bcb
  instantVaccine: 'Walk-In na Bakuna', // e941b803
  instantVaccineSelection: 'Mga Paunang Tanong', // f1de0af2
  clinicLocations: 'Hanapan ng Klinika', // afa12656
  pharmacy: 'Mga Appointment sa Bakuna', // 8ea82de0
  clinicSchedule: 'Mag-iskedyul sa Klinika', // e5e95872
  clinicServices: 'Serbisyo ng Klinika', // 83d707a2
  clinicPrices: 'Presyo, Insurance, at Pagbabayad', // 820f7b12
  clinicDetails: 'Detalye ng Klinika', // 4b4c9c19
  clinicError: 'May nangyaring mali', // ab827e3f
  privacy: 'Ang Inyong Privacy', // cad972db
  accessibility: 'Accessibility', // d3368cbf
  licences: 'Mga Lisensya at Pagkilala', // e16fe549
  kiosk: 'Tablet ng Tindahan', // 10e5da61
  poster: 'Poster ng Walk-In', // aa0bfb00
  notFound: 'Hindi nakita ang page', // a469ab4c
})
