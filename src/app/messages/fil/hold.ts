// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/hold.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { all, number, plural } = wordsIn('fil')

export const hold = translated<typeof english.hold>()({
  holding: (time: string) => `Inilalaan ang ${time}`, // 79fda172
  heldFor: (minutes: number, time: string) =>
    plural(minutes, {
      one: `${time}: nakalaan sa inyo nang ${number(minutes)} minuto pa.`,
      other: `${time}: nakalaan sa inyo nang ${number(minutes)} minuto pa.`,
    }), // fa984001
  held: (time: string) => `Nakalaan hanggang ${time}.`, // c1a8b0c7
  heldNext: (time: string) => `Nakalaan hanggang ${time}. Magpatuloy ang susunod na button.`, // d150c4bf
  soonMinutes: (minutes: number) =>
    plural(minutes, {
      one: `Nakalaan ang oras ninyo nang ${number(minutes)} minuto pa.`,
      other: `Nakalaan ang oras ninyo nang ${number(minutes)} minuto pa.`,
    }), // 5fd31562
  soonSeconds: (seconds: number) =>
    plural(seconds, {
      one: `Nakalaan ang oras ninyo nang ${number(seconds)} segundo pa.`,
      other: `Nakalaan ang oras ninyo nang ${number(seconds)} segundo pa.`,
    }), // 08daadf2
  soonHow: 'Para hindi mawala, pindutin ang Pahabain, ang button bago ang Magpatuloy.', // 9265c004
  last: '30 segundo na lang para hindi mawala ang oras.', // defa5584
  atLatest: (time: string) => `Hanggang ${time} lang puwedeng ilaan ang oras na ito.`, // 1fb54915
  afterThat: 'Pagkatapos, susubukan namin itong ilaan ulit.', // 8a8733c4
  goOn: (time: string) => `Magpatuloy: ${time}`, // b2b9b769
  keep: 'Pahabain', // 288e2acf
  keeping: 'Pinahahaba', // 2323b5ea
  keepFailed: 'Nahihirapan kaming kumonekta ngayon. Pakisubukan ulit mamaya.', // 5dc929fc
  taken: 'Paumanhin, may nag-book na ng oras na pinili. Pumili ng bagong oras.', // 8a5608a7
  connectionFailed: 'Nahihirapan kaming kumonekta ngayon. Pakisubukan ulit mamaya.', // 5dc929fc
  offline: 'Walang koneksyon. Makakapili ng oras kapag bumalik ito.', // 9f3abd01
  over: 'Hindi na nakalaan ang oras ninyo.', // 28b7b185
  unheld: 'Hindi nakalaan ang oras na ito. Ibu-book namin ito kapag tapos na kayo, kung bakante pa.', // eb56cd6d
  typed: 'Nandito pa ang na-type ninyo.', // f5bedc67
  holdAgain: 'Ilaan ulit ang oras na iyon', // 58a11545
  holdingAgain: 'Inilalaan ulit ang oras ninyo', // 185d1654
  again: 'Inilaan namin ulit ang oras na iyon para sa inyo.', // 49371245
  lost: 'May ibang nag-book ng oras ninyo.', // 6206aeb5
  lostSecond: 'May ibang nag-book ng oras ng ika-2 appointment ninyo.', // 352f4583
  firstHeld: 'Nakalaan pa ang ika-1 appointment ninyo.', // 20dbc441
  nearest: 'Mga pinakamalapit na oras', // a667cf61
  otherTimes: 'Lahat ng oras', // cb689b34
  heldForAnother: (what: string, where: string, when: string) =>
    where === '' ? `Nakalaan sa inyo: ${what}, ${when}.` : `Nakalaan sa inyo: ${what} sa ${where}, ${when}.`, // 6c40947a
  goOnWithIt: 'Ituloy ito', // 9e9761f7
  releaseIt: 'Bitawan at maghanap', // 6173868a
  elsewhereHeld: (what: string, where: string, when: string) =>
    where === ''
      ? `Nakalaan sa inyo sa ibang tab: ${what}, ${when}.`
      : `Nakalaan sa inyo sa ibang tab: ${what} sa ${where}, ${when}.`, // 5fee2f81
  elsewhereOpen: 'Bukas sa ibang tab ang pagbisita ninyo.', // 6242713e
  elsewhereReplaces: 'Papalitan ng oras na pipiliin dito ang nakalaan doon.', // ed19a9bc
  notBooked: (names: readonly string[]) => `Hindi naka-book dito: ${all(names)}`, // dd9323f2
  findPlaceForIt: (count: number) => plural(count, { one: 'Ihanap ng lugar', other: 'Ihanap ng lugar' }), // 3c534c97
  cardTitle: 'Ang inyong appointment', // 56285920
  first: 'Ika-1 appointment', // ae15e1b9
  second: 'Ika-2 appointment', // e0b41b65
  finish:
    'Sa telepono tinatapos ang pag-book: tumawag sa amin habang nakalaan ang oras, at sabihin ang lugar at oras.', // dae96f3a
  finishUnheld: 'Sa telepono tinatapos ang pag-book: tumawag sa amin, at sabihin ang lugar at oras.', // 0ef82972
  chooseAnother: 'Pumili ng ibang oras', // 099028b1
})
