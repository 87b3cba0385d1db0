// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/visit.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number } = wordsIn('hy')

export const visitPage = translated<typeof english.visitPage>()({
  hint: 'Այստեղ կարող եք փոխել օրը կամ ժամը, կամ չեղարկել այն։', // d222a1f2
  code: 'Վաճառասեղանի կոդ', // 11856ada
  videoCode: 'Այցի կոդ', // 44b5aea9
  copyCode: 'Պատճենել կոդը', // 49a0053f
  addToCalendar: 'Ավելացնել օրացույցում', // d0efffa6
  updateCalendar: 'Թարմացնել օրացույցը', // 188fdb1c
  directions: 'Ինչպես հասնել', // c9535678
  displaced:
    'Այս այցը չի կարող կայանալ նշված ժամին. մենք փակ ենք կամ այլևս չենք մատուցում այդ ծառայությունն այստեղ։ Ընտրեք այլ ժամ կամ զանգահարեք մեզ։', // 03f9f32b
  moveTitle: 'Այլ ժա՞մ եք ուզում', // 4b9a22e1
  moveHow: 'Ձեր ժամը Ձերն է, մինչև նորը հաստատեք։', // b4c5e671
  move: 'Փոխել օրը կամ ժամը', // 0aed4ac8
  moved: 'Ձեր այցն ունի նոր ժամ։', // 76ec5514
  movedHow: 'Կոդը և հղումը նույնն են։ Թարմացրեք օրացույցը, եթե այցն այնտեղ է։', // a245b755
  pageTitle: 'Փոխել օրը կամ ժամը', // 0aed4ac8
  which: 'Ի՞նչ եք ուզում փոխել', // 31e55543
  whichFirst: 'Առաջին այց', // 0f3fde3a
  whichSecond: 'Երկրորդ այց', // ba04c2d4
  whichBoth: 'Երկուսն էլ', // b6c1d862
  now: 'Ձեր ժամը հիմա', // 0b22e729
  next: 'Ձեր նոր ժամը', // e7911090
  firstTimes: 'Առաջին այցի նոր ժամը', // 3372fee5
  secondTimes: 'Երկրորդ այցի նոր ժամը', // 49ea3f08
  times: 'Նոր ժամեր', // 426e0a11
  secondToo: (days: number) =>
    `Երկրորդ այցը պետք է լինի առաջինից առնվազն ${number(days)} օր հետո։ Դրա համար էլ նոր ժամ ընտրեք։`, // d76ef9bc
  loading: 'Փնտրում ենք ազատ ժամեր', // f14838e6
  noTimes: 'Այս օրերին ազատ ժամեր չկան։', // 134b5263
  failed: 'Չկարողացանք բեռնել ժամերը։', // 294f8fdf
  tryAgain: 'Փորձել նորից', // d8b8392e
  holding: 'Պահում ենք այս ժամը Ձեզ համար։', // 6eeec22a
  held: (until: string) => `Պահում ենք այս ժամը Ձեզ համար մինչև ${until}։`, // e05bc209
  free: 'Այս ժամն ազատ է, բայց Ձեզ համար պահված չէ։ Շուտ հաստատեք։', // a35d3958
  confirm: 'Հաստատել', // eebdd24a
  confirmOne: 'Հաստատել նոր ժամը', // 4e53c722
  confirmBoth: 'Հաստատել նոր ժամերը', // 32c44c6b
  moving: 'Փոխում ենք Ձեր այցը', // b31d8ab4
  keep: 'Պահպանել իմ ժամը', // a571dd14
  choose: 'Նախ ընտրեք նոր ժամ։', // 8697c590
  slotTaken: 'Ուրիշը հենց նոր վերցրեց այս ժամը։ Ընտրեք մեկ ուրիշը։', // b2c27582
  visitChanged: 'Այս այցն այդ ընթացքում փոխվել է։ Ահա այն, ինչպես հիմա է։', // 9e54c0cd
  tooManyMoves: 'Այս այցը չափազանց հաճախ է փոխվել։ Նորից փոխելու համար զանգահարեք մեզ։', // e97d436b
  followupTooEarly: 'Երկրորդ այցը շատ շուտ է առաջինից հետո։ Ընտրեք այլ ժամ։', // dbc56506
  notEligible: 'Ըստ Ձեր պատասխանների՝ այդ օրը այս այցը հնարավոր չէ։ Ընտրեք այլ օր կամ զանգահարեք մեզ։', // f1709467
  notOnSchedule: 'Այս ժամն այլևս չի ամրագրվում։ Ընտրեք մեկ ուրիշը։', // 26d81094
  unreachable: 'Ժամը փոխելու համար կապ է պետք։ Ձեր հին ժամը դեռ Ձերն է։ Փորձեք նորից, երբ կապ լինի։', // e264f12f
  refused: 'Ժամն այստեղ չփոխվեց։ Ձեր հին ժամը դեռ Ձերն է։ Զանգահարեք մեզ։', // 2deb1c0f
})
