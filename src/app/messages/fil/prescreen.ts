// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/prescreen.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number } = wordsIn('fil')

export const prescreen = translated<typeof english.prescreen>()({
  yes: 'Oo', // 85a39ab3
  no: 'Hindi', // 1ea442a1
  required: 'Kailangan itong sagutan', // 0b2b46d5
  questionOf: (n: number, most: number) => `Tanong ${number(n)} sa hanggang ${number(most)}`, // 197bc732
  step: (n: number) => `Hakbang ${number(n)}`, // 604b1173
  seeAvailability: 'Tingnan ang Bakante', // 0e2e61d8
  checkAvailability: 'Tingnan ang Bakante', // dbc90cdf
  servicesFailed: 'Hindi na-load ang mga pagbisitang ito. Subukan ulit.', // 057a0c71
  notOffered: 'Hindi mabu-book online ang mga pagbisitang ito ngayon.', // 33fde75a
  notOfferedText: 'Puwedeng mag-book ng iba, o tumawag sa amin at magtanong.', // b5d5a9ef
  otherVisits: 'Ibang pagbisita', // f9bf5a2f
  link: {
    came: 'Ang oras na sadya ninyo', // 7b947c3d
    timeAt: (time: string, place: string) => `${time}, ${place}`, // df12993e
    unheld: 'Maipalalaan ninyo ito pagkatapos ng mga tanong.', // c8d2e2fe
    only: 'Nakalista ang mayroon doon sa oras na iyon.', // f999fda3
    elsewhere: 'Ibang bakuna o oras', // 98c8095f
    gone: (time: string, place: string | undefined) =>
      place === undefined
        ? `Hindi na bakante ang oras na sadya ninyo, ${time}.`
        : `Hindi na bakante ang oras na sadya ninyo, ${time}, ${place}.`, // af845161
    past: (time: string) => `Lumipas na ang oras na sadya ninyo, ${time}.`, // 5519cdd8
    notGiven: (time: string, place: string | undefined) =>
      place === undefined
        ? `Hindi mabu-book doon ngayon ang sadya ninyo, ${time}.`
        : `Hindi mabu-book doon ngayon ang sadya ninyo, ${time}, ${place}.`, // 6cdf26b5
    instead: 'Magpatuloy para makita ang mga bakanteng oras.', // c7f7ff4e
  },
  dot: {
    title: 'Para kanino kayo nagmamaneho?', // 25b52c2f
    employer: 'Employer', // 54a3b64c
    chooseOne: 'Pumili ng Isa', // 8f27c0cb
    employerRequired: 'Kailangan ang employer.', // 14c8d7ef
    screening: 'Gusto ba ninyong magdagdag ng drug screening?', // bd43996e
    limited: 'Hindi lahat ng lugar ay mayroon nito', // f6063770
  },
  medicare: {
    title: 'Ilang tanong tungkol sa kalusugan ninyo', // 3aafbd36
    hint: 'Tutulong ang mga tanong na ito para makapaghanda ang klinika. Ipapadala namin ang mga sagot kasama ng booking ninyo.', // 206c137c
    hasMedicarePartB: 'May Medicare Part B ba kayo?', // 994b7400
    noPartB:
      'Binabayaran ng Medicare ang pagbisitang ito sa Part B. Kung wala kayo nito, baka kayo ang magbayad.', // 07a482f5
    hadWellnessVisit: 'Nagkaroon ba kayo ng Medicare wellness visit sa nakaraang 12 buwan?', // c95371ab
    oncePerYear:
      'Isang wellness visit bawat 12 buwan ang binabayaran ng Medicare. Baka kayo ang magbayad kung mas maaga kayong pumunta.', // cbb27999
    wasInHospital: 'Naospital ba kayo sa nakaraang 12 buwan?', // d3c1a0a7
    hasFallen: 'Nadapa o nahulog ba kayo sa nakaraang 12 buwan?', // 122ad50e
  },
  vaccines: {
    title: 'Aling mga bakuna ang kailangan ninyo?', // f4f0be17
    none: 'Pumili ng bakuna para makita ang bakante.', // 401db0ca
    upTo: (most: number) => `Hanggang ${number(most)} maikling tanong, pagkatapos ay mga bakanteng oras.`, // 23f549f5
  },
  dietitian: {
    title: 'Magplano ng pagbisita sa dietitian', // ed0b3139
    hint: 'Magkikita kayo sa video, mula sa estadong kinaroroonan ninyo.', // dfae33b2
    visit: 'Aling pagbisita ang kailangan ninyo?', // c600db0c
    prices: 'Mga presyo', // 5a6e4f56
    state: 'Estado kung nasaan kayo', // 4c9470e1
    fetching: 'Kinukuha ang listahan...', // c6837b65
    failed: 'Nahihirapan kaming kumonekta ngayon. I-refresh ang page para subukan ulit.', // d9cf6f1d
    zone: 'Time zone', // b9fe1464
    date: 'Petsa', // 99c40ab4
    dateHint: 'Ang unang araw na puwede kayo', // 11d12b3c
    invalidDate: 'Hindi tama ang petsa', // 2594f051
  },
  verdict: {
    eligibleTitle: 'Puwede ninyong i-book ito', // c1532294
    ineligibleTitle: 'Hindi namin ito mabu-book ngayon', // a1cb8d99
    errorTitle: 'Hindi kami makapagpatuloy mula rito', // 04806479
    because: 'Ano ang naging dahilan', // ce6b86f5
    from: (day: string) => `Sa mga sagot na ito, ang unang araw na puwedeng i-book ay ${day}.`, // 639e735c
    addToCalendar: 'Idagdag ang araw na ito sa kalendaryo', // d4139d3d
    calendarEntry: 'Mag-book ng pagbisita', // b00aa64d
    movedTitle: (day: string) => `Puwede ang susunod na dosis mula ${day}`, // e74f2f47
    movedBy: (lastDose: string, days: number) =>
      `Sinabi ninyong ang huling dosis ay noong ${lastDose}. Ang susunod ay pagkalipas ng ${number(days)} araw o higit pa.`, // a7eb1cd7
    bookableFrom: (day: string) => `Puwede ninyo itong i-book mula ${day}. Bumalik kayo sa araw na iyon.`, // 1000af6c
    seeTimes: 'Tingnan ang mga oras', // ef81a037
    chooseAnother: 'Pumili ng ibang bakuna', // 47da8e39
    changeAnswers: 'Palitan ang mga sagot', // ab52de61
  },
})
