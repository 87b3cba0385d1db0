// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/visit.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number } = wordsIn('fil')

export const visitPage = translated<typeof english.visitPage>()({
  hint: 'Puwede ninyong palitan dito ang araw o oras, o kanselahin.', // d222a1f2
  code: 'Counter code', // 11856ada
  videoCode: 'Code ng pagbisita', // 44b5aea9
  copyCode: 'Kopyahin ang code', // 49a0053f
  addToCalendar: 'Idagdag sa kalendaryo', // d0efffa6
  updateCalendar: 'I-update ang kalendaryo', // 188fdb1c
  directions: 'Direksyon', // c9535678
  displaced:
    'Hindi matutuloy ang appointment na ito sa oras nito: sarado kami noon, o wala na kaming ganitong serbisyo rito. Pumili ng ibang oras, o tumawag sa amin.', // 03f9f32b
  moveTitle: 'Gusto ba ninyo ng ibang oras?', // 4b9a22e1
  moveHow: 'Sa inyo pa ang oras ninyo hanggang kumpirmahin ninyo ang bago.', // b4c5e671
  move: 'Palitan ang araw o oras', // 0aed4ac8
  moved: 'May bagong oras ang appointment ninyo.', // 76ec5514
  movedHow: 'Pareho pa rin ang code at link. I-update ang kalendaryo kung nandoon ang pagbisita.', // a245b755
  pageTitle: 'Palitan ang araw o oras', // 0aed4ac8
  which: 'Ano ang gusto ninyong palitan?', // 31e55543
  whichFirst: 'Unang appointment', // 0f3fde3a
  whichSecond: 'Pangalawang appointment', // ba04c2d4
  whichBoth: 'Dalawa', // b6c1d862
  now: 'Ang oras ninyo ngayon', // 0b22e729
  next: 'Ang bagong oras ninyo', // e7911090
  firstTimes: 'Bagong oras ng unang appointment', // 3372fee5
  secondTimes: 'Bagong oras ng pangalawang appointment', // 49ea3f08
  times: 'Mga bagong oras', // 426e0a11
  secondToo: (days: number) =>
    `Dapat ${number(days)} araw o higit pa pagkatapos ng una ang pangalawang appointment. Pumili rin ng bagong oras para dito.`, // d76ef9bc
  loading: 'Naghahanap ng mga bakanteng oras', // f14838e6
  noTimes: 'Walang bakanteng oras sa mga araw na ito.', // 134b5263
  failed: 'Hindi namin ma-load ang mga oras.', // 294f8fdf
  tryAgain: 'Subukan ulit', // d8b8392e
  holding: 'Inilalaan namin sa inyo ang oras na ito.', // 6eeec22a
  held: (until: string) => `Nakalaan sa inyo ang oras na ito hanggang ${until}.`, // e05bc209
  free: 'Bakante ang oras na ito, pero hindi ito nakalaan sa inyo. Kumpirmahin agad.', // a35d3958
  confirm: 'Kumpirmahin', // eebdd24a
  confirmOne: 'Kumpirmahin ang bagong oras', // 4e53c722
  confirmBoth: 'Kumpirmahin ang bagong oras', // 32c44c6b
  moving: 'Pinapalitan ang appointment', // b31d8ab4
  keep: 'Panatilihin ang oras ko', // a571dd14
  choose: 'Pumili muna ng bagong oras.', // 8697c590
  slotTaken: 'May kumuha na ng oras na ito. Pumili ng iba.', // b2c27582
  visitChanged: 'May nagbago na sa appointment na ito. Ganito na ito ngayon.', // 9e54c0cd
  tooManyMoves:
    'Napakaraming beses nang pinalitan ang appointment na ito. Para palitan ulit, tumawag sa amin.', // e97d436b
  followupTooEarly: 'Masyadong malapit sa una ang pangalawang appointment. Pumili ng ibang oras.', // dbc56506
  notEligible:
    'Ayon sa mga sagot ninyo, hindi puwede ang pagbisitang ito sa araw na iyon. Pumili ng ibang araw, o tumawag sa amin.', // f1709467
  notOnSchedule: 'Hindi na mabu-book ang oras na ito. Pumili ng iba.', // 26d81094
  unreachable:
    'Kailangan ng koneksyon para palitan ang oras. Sa inyo pa rin ang dating oras. Subukan ulit kapag may koneksyon na.', // e264f12f
  refused: 'Hindi napalitan ang oras dito. Sa inyo pa rin ang dating oras. Tumawag sa amin.', // 2deb1c0f
})
