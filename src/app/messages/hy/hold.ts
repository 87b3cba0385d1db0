// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/hold.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { all, number, plural } = wordsIn('hy')

export const hold = translated<typeof english.hold>()({
  holding: (time: string) => `Պահում ենք ${time}`, // 79fda172
  heldFor: (minutes: number, time: string) =>
    plural(minutes, {
      one: `Պահված է Ձեզ համար ևս ${number(minutes)} րոպե, մինչև ${time}։`,
      other: `Պահված է Ձեզ համար ևս ${number(minutes)} րոպե, մինչև ${time}։`,
    }), // fa984001
  held: (time: string) => `Պահված է մինչև ${time}։`, // c1a8b0c7
  heldNext: (time: string) => `Պահված է մինչև ${time}։ Հաջորդ կոճակը «Շարունակել»-ն է։`, // d150c4bf
  soonMinutes: (minutes: number) =>
    plural(minutes, {
      one: `Ձեր ժամը պահված է ևս ${number(minutes)} րոպե։`,
      other: `Ձեր ժամը պահված է ևս ${number(minutes)} րոպե։`,
    }), // 5fd31562
  soonSeconds: (seconds: number) =>
    plural(seconds, {
      one: `Ձեր ժամը պահված է ևս ${number(seconds)} վայրկյան։`,
      other: `Ձեր ժամը պահված է ևս ${number(seconds)} վայրկյան։`,
    }), // 08daadf2
  soonHow: 'Պահելու համար սեղմեք «Պահել ավելի երկար», կոճակը «Շարունակել»-ից առաջ։', // 9265c004
  last: '30 վայրկյան մնաց, որ պահեք Ձեր ժամը։', // defa5584
  atLatest: (time: string) => `Այս ժամը կարող ենք պահել ամենաուշը մինչև ${time}։`, // 1fb54915
  afterThat: 'Դրանից հետո նորից կփորձենք պահել այն։', // 8a8733c4
  goOn: (time: string) => `Շարունակել՝ ${time}`, // b2b9b769
  keep: 'Պահել ավելի երկար', // 288e2acf
  keeping: 'Պահում ենք', // 2323b5ea
  keepFailed: 'Այս պահին կապի խնդիր ունենք։ Քիչ հետո փորձեք նորից։', // 5dc929fc
  taken: 'Ցավոք, Ձեր ընտրած ժամը հենց նոր ամրագրեցին։ Ընտրեք նոր ժամ։', // 8a5608a7
  connectionFailed: 'Այս պահին կապի խնդիր ունենք։ Քիչ հետո փորձեք նորից։', // 5dc929fc
  offline: 'Կապ չկա։ Ժամ կարող եք ընտրել, երբ կապ լինի։', // 9f3abd01
  over: 'Ձեր ժամն այլևս պահված չէ։', // 28b7b185
  unheld: 'Այս ժամը պահված չէ։ Կամրագրենք, երբ ավարտեք, եթե դեռ ազատ լինի։', // eb56cd6d
  typed: 'Ձեր գրածը դեռ այստեղ է։', // f5bedc67
  holdAgain: 'Նորից պահել նույն ժամը', // 58a11545
  holdingAgain: 'Նորից պահում ենք Ձեր ժամը', // 185d1654
  again: 'Նորից պահում ենք նույն ժամը Ձեզ համար։', // 49371245
  lost: 'Ձեր ժամը ուրիշն է ամրագրել։', // 6206aeb5
  lostSecond: 'Ձեր 2-րդ այցի ժամը ուրիշն է ամրագրել։', // 352f4583
  firstHeld: 'Ձեր 1-ին այցը դեռ պահված է։', // 20dbc441
  nearest: 'Ամենամոտ ազատ ժամերը', // a667cf61
  otherTimes: 'Տեսնել բոլոր ժամերը', // cb689b34
  heldForAnother: (what: string, where: string, when: string) =>
    where === ''
      ? `Ձեզ համար պահված է՝ ${what}, ${when}։`
      : `Ձեզ համար պահված է՝ ${what}, ${where}, ${when}։`, // 6c40947a
  goOnWithIt: 'Շարունակել դրանով', // 9e9761f7
  releaseIt: 'Ազատել այն և որոնել', // 6173868a
  elsewhereHeld: (what: string, where: string, when: string) =>
    where === ''
      ? `Մեկ այլ ներդիրում պահված է՝ ${what}, ${when}։`
      : `Մեկ այլ ներդիրում պահված է՝ ${what}, ${where}, ${when}։`, // 5fee2f81
  elsewhereOpen: 'Ձեր այցը բաց է մեկ այլ ներդիրում։', // 6242713e
  elsewhereReplaces: 'Այստեղ ընտրած ժամը կփոխարինի այնտեղ պահվածին։', // ed19a9bc
  notBooked: (names: readonly string[]) => `Այստեղ չի ամրագրվում՝ ${all(names)}`, // dd9323f2
  findPlaceForIt: (count: number) =>
    plural(count, {
      '=1': 'Գտնել վայր դրա համար',
      one: 'Գտնել վայր դրանց համար',
      other: 'Գտնել վայր դրանց համար',
    }), // 3c534c97
  cardTitle: 'Ձեր այցը', // 56285920
  first: '1-ին այց', // ae15e1b9
  second: '2-րդ այց', // e0b41b65
  finish: 'Ամրագրումն ավարտվում է հեռախոսով. զանգահարեք, քանի դեռ Ձեր ժամը պահված է, և ասեք վայրն ու ժամը։', // dae96f3a
  finishUnheld: 'Ամրագրումն ավարտվում է հեռախոսով. զանգահարեք և ասեք վայրն ու ժամը։', // 0ef82972
  chooseAnother: 'Ընտրել այլ ժամ', // 099028b1
})
