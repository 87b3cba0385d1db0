// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/find.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('fil')

export const find = translated<typeof english.find>()({
  heading: 'Maghanap ng Appointment', // 4fc46ab3
  submit: 'Maghanap ng Appointment', // 4fc46ab3
  change: 'Palitan', // c0bf75bd
  hideForm: 'Itago ang form', // 8e267b4c
  showForm: 'Ipakita ang form', // 8525eff3
  editSearch: 'Baguhin ang hanap', // 2c0de627
  videoIn: (state: string) => `Pagbisita sa video sa ${state}`, // 48202217
  within: (location: string, miles: number) => `${number(miles)} milya o mas malapit sa ${location}`, // ae8ad166
  summary: (location: string, day: string) => `${location}, mula ${day}`, // a5731eb5
  need: 'Ano ang kailangan ninyo?', // 52c6a4f6
  allVisits: 'Lahat ng pagbisita', // 913bde57
  myLocation: 'Lokasyon ko', // 3572a396
  ways: {
    clinics: 'Maghanap ng klinika', // 35925dbf
    benefit: 'May benefit code ako', // 8fcb60a0
    cancel: 'Ang inyong pagbisita', // 72db071a
  },
  waysFor: {
    clinics: 'Address, oras, at paghihintay', // 207272cb
    benefit: 'Tingnan kung saan tinatanggap', // 54fc88ba
    cancel: 'Tingnan, palitan, o kanselahin gamit ang link', // 1a7409f9
  },
  type: 'Uri ng Appointment', // 19fd6c78
  chooseOne: 'Pumili ng isa', // 0b24aed5
  fetching: 'Kinukuha ang listahan...', // c6837b65
  location: 'Lokasyon', // 15b61974
  locationPlaceholder: 'ZIP o Lungsod, Estado', // 1dbd6d49
  suggestions: 'Mga lugar', // eb5cfb73
  suggestionCount: (count: number) =>
    plural(count, {
      one: `${number(count)} lugar. Gamitin ang arrow keys para pumili.`,
      other: `${number(count)} lugar. Gamitin ang arrow keys para pumili.`,
    }), // f41b6bbd
  date: 'Petsa', // 99c40ab4
  today: 'Ngayon', // 2b065c7c
  tomorrow: 'Bukas', // 456a73bb
  problems: {
    type: {
      required: 'Kailangan ang Uri ng Appointment.', // de55fc40
    },
    location: {
      required: 'Kailangan ang lokasyon.', // 46c4f868
      tooShort: 'Dapat 2 character o higit pa ang lokasyon.', // e2b5ef07
      tooLong: 'Dapat 128 character o mas kaunti ang lokasyon.', // 7afdd5ff
    },
    date: {
      invalid: 'Hindi tama ang petsa', // 2594f051
      tooEarly: (date: string) => `Dapat ${date} o mas huli ang petsa.`, // 2fcb2919
      tooLate: (date: string) => `Dapat ${date} o mas maaga ang petsa.`, // 80ab890a
    },
  },
  waitsForConnection: 'Walang koneksyon. Magsisimula ang paghahanap kapag bumalik ito.', // 6ca81f35
  fillAll: 'Sagutan ang lahat ng kailangang sagutan para magpatuloy', // f71c1c3c
  check: 'Tingnan ang mga ito para magpatuloy', // fc271637
  codeVerified: 'Na-verify na ang benefit code', // 8c5c0400
  locationUnavailable:
    'Wala kaming makitang provider sa lokasyong ito. Maglagay ng ibang lungsod, estado, o ZIP code at subukan ulit.', // a19ec3cc
  connectionFailed: 'Nahihirapan kaming kumonekta ngayon.', // 337fc69b
  refreshPage: 'I-refresh ang page para subukan ulit.', // ea7c2ec8
  tryShortly: 'Pakisubukan ulit mamaya.', // b154014c
  refresh: 'I-refresh', // 0e916101
  whichVisit: 'Aling pagbisita?', // 7a4e473e
  again: {
    ended: 'Natapos na ang paghahanap ninyo. Ito ang hinanap ninyo.', // 96da46ba
    noBooking: 'Wala na sa device na ito ang booking ninyo.', // fa810abd
    notHeld: 'Hindi na nakalaan ang oras ninyo.', // 28b7b185
    unknownType: 'Piliin ulit ang pagbisita.', // 776269dc
  },
  fluQuestion: 'Kailangan ng bakuna sa flu?', // e2916606
  fluHint: 'Puwede ito sa parehong pagbisita.', // d9e5ffa7
  addFlu: 'Idagdag ang Flu Vaccine', // 35c68c02
  no: 'Hindi', // 1ea442a1
  chooseState: 'Pumili ng Isa', // 8f27c0cb
  stateAsked:
    'Sa video ang pagbisitang ito. Susunod, itatanong namin kung saang estado kayo, at ipapakita ang mga oras mula ngayon.', // 27211f45
  placeAskedNext:
    'Sa video ang pagbisitang ito. Susunod, itatanong namin kung aling pagbisita, saang estado kayo, at anong araw.', // 1c724b57
  pharmacyOpened: 'Nasa bagong window ang page ng pag-book ng botika.', // 3f478a8e
  openAgain: 'Buksan ulit', // 78442f41
})
