// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/cancel.ts'
import { translated } from '../translated.ts'

export const cancel = translated<typeof english.cancel>()({
  dialogTitle: 'Այցի չեղարկում', // 286897c4
  which: 'Ո՞ր այցն եք ուզում չեղարկել', // 5282bd7a
  submit: 'Չեղարկել այցը', // e0790c5f
  keep: 'Պահպանել այցը', // fdce5da2
  goOn: 'Շարունակել', // 31fbef16
  canceling: 'Չեղարկում ենք', // f0f958e0
  firstCancelsAll: 'Եթե չեղարկեք 1-ին այցը, կչեղարկվեն ԲՈԼՈՐ այցերը։', // 3094259b
  canceledToo: 'Չեղարկվում է առաջինի հետ', // 02fea37e
  included: 'Միշտ ներառված է', // 93fd1574
  noneSelected: 'Ընտրեք այցը, որն ուզում եք չեղարկել։', // 1136c9e5
  heading: 'Ձեր այցը հաստատված է։', // 715d4c40
  headingHint: 'Կարող եք չեղարկել այն այստեղ։ Օրը կամ ժամը փոխելու համար զանգահարեք մեզ։', // 915ff288
  cancelTitle: 'Ուզո՞ւմ եք չեղարկել այն', // 3602334d
  changeTitle: 'Փոխել այցը', // fb8807ad
  clinic: 'Կլինիկա և տեսազանգով այցեր', // 94eac475
  pharmacy: 'Այցեր դեղատուն', // 3a4d74af
  confirm: 'Վստա՞հ եք, որ ուզում եք չեղարկել այցը', // 3b09fc7d
  confirmHow: 'Ձեր ժամը կտրվի ուրիշին։', // 0aa8d05f
  confirmBothHow: 'Ձեր ժամը կտրվի ուրիշին։ Եթե դրա հետ երկրորդ այց եք ամրագրել, այն նույնպես կչեղարկվի։', // 02a15956
  yes: 'Այո', // 85a39ab3
  no: 'Ոչ', // 1ea442a1
  alreadyCanceled: 'Այս այցն արդեն չեղարկված է։', // d054f1ae
  failed: 'Չհաջողվեց չեղարկել այս այցը։', // e793196c
  failedHow: 'Փորձեք նորից կամ զանգահարեք մեզ։', // fc1b7603
  unreachable: 'Չեղարկելու համար կապ է պետք։ Փորձեք, երբ կապ լինի, կամ զանգահարեք մեզ։', // b2bf3230
  pageTitle: 'Ձեր այցը', // 72db071a
  openLink: 'Բացեք Ձեր հաստատման կամ օրացույցի հղումը, կամ զանգահարեք մեզ։', // 09f574e1
  reading: 'Կարդում ենք Ձեր այցը', // 0e01842d
  yourVisit: 'Ձեր այցը', // 56285920
  alsoCanceled: 'Դրա հետ չեղարկվում է նաև Ձեր 2-րդ այցը։', // 5aa99d4a
  what: 'Այց', // 1c8ac867
  when: 'Երբ', // cf9c7aa2
  where: 'Որտեղ', // 1daaa38f
  joinVisit: 'Միանալ այցին', // f19140ae
  begun: 'Այս այցը սկսվել կամ ավարտվել է։', // 04a99bdd
  begunHow: 'Այստեղ այն այլևս չի չեղարկվի։ Զանգահարեք մեզ։', // 67a95b55
  unknown: 'Չենք գտնում այս այցը։', // 69f92700
  unknownHow: 'Հղումը գուցե ամբողջական չէ։ Նորից բացեք այն հաստատումից կամ օրացույցից, կամ զանգահարեք մեզ։', // 7e6fd6da
  unseen: 'Այստեղ չենք կարող ցույց տալ Ձեր այցը։ Բայց կարող եք չեղարկել այն կամ զանգահարել մեզ։', // 04304d87
  needsConnection: 'Այս այցը տեսնելու և չեղարկելու համար կապ է պետք։', // e31bb620
  connecting: 'Նորից կստուգենք, երբ կապը վերականգնվի։', // e3016677
  trouble: 'Այս պահին կապի խնդիր ունենք։ Քիչ հետո փորձեք նորից։', // 5dc929fc
  tryAgain: 'Փորձել նորից', // d8b8392e
  book: 'Ամրագրել այց', // b00aa64d
  canceledWhat: 'Չեղարկված է', // 13ca2ee2
  canceled: 'Ձեր այցը չեղարկված է։', // 2959d873
  canceledAll: 'Ձեր երկու այցերն էլ չեղարկված են։', // 805ed2b4
  canceledHow: 'Ուրիշ ոչինչ անել պետք չէ։', // 634aeb74
  scheduleAgain: 'Ամրագրել նորից', // c9147b57
  calendarTitleCanceled: 'Չեղարկված այց', // 9c63a6e8
  calendarTitle: 'Այն Ձեր օրացույցո՞ւմ է', // ca0f22d9
  calendarHow: 'Այս ֆայլն այնտեղ այն կնշի որպես չեղարկված։', // 165a6e26
  updateCalendar: 'Թարմացնել օրացույցը', // 188fdb1c
})
