// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/confirmation.ts'
import { translated } from '../translated.ts'

export const confirmation = translated<typeof english.confirmation>()({
  saved: 'Ձեր ձևը պահված է', // 0febaf87
  notYetReceived: 'Դեղատունը դեռ չունի Ձեր ձևը։ Կուղարկենք, հենց որ կապ լինի։', // 5064d8d0
  savedHow: 'Պահեք Ձեր կոդը և ասեք դեղատան աշխատակիցներին, որ ձևը սպասում է։', // 98b21d6e
  received: 'Դեղատունն արդեն ունի Ձեր ձևը։', // b1b76d5c
  code: 'Վաճառասեղանի Ձեր կոդը', // 8332959a
  codeHow: 'Ասեք այս կոդը դեղատան աշխատակիցներին։', // 928eec84
  bookedCodeHow: 'Երբ գաք, ասեք այս կոդը աշխատակիցներին։', // 98045994
  videoCode: 'Ձեր այցի կոդը', // f12b3d0f
  videoCodeHow: 'Եթե զանգեք, ասեք այս կոդը։', // 709ec086
  patient: 'Պացիենտի տվյալներ', // e1f1b8b3
  name: 'Անուն', // dcd1d522
  phone: 'Հեռախոս', // 63dceb88
  email: 'Էլ. փոստ', // 969ccbd3
  birthDate: 'Ծննդյան ամսաթիվ', // eb4c4e23
  dietitian: 'Ձեր դիետոլոգը', // 97177eae
  support: 'Հաճախորդների սպասարկում', // 4c464668
  details: 'Այցի տվյալներ', // 6ce300ec
  yourVisit: 'Ձեր այցը', // 72db071a
  first: 'Առաջին այց', // 0f3fde3a
  second: 'Երկրորդ այց', // ba04c2d4
  vaccine: 'Պատվաստում', // 8c707f77
  service: 'Այց', // 1c8ac867
  where: 'Որտեղ', // 1daaa38f
  when: 'Երբ', // cf9c7aa2
  secondCode: 'Վաճառասեղանի կոդ', // 11856ada
  byVideo: 'Տեսազանգով', // 81f88658
  today: (day: string) => `Այսօր, ${day}`, // a91d85ef
  dayAndTime: (day: string, time: string) => `${day}, ${time}`, // 6602a889
  showMore: 'Ցույց տալ ավելին', // ba8a80fd
  showLess: 'Ցույց տալ քիչ', // 0264d7b0
  benefitCode: 'Այս վայրն ընդունում է արտոնության Ձեր կոդը', // a3cef312
  modify: 'Փոխել այցը', // 6fe1fc08
  modifyHow: {
    tlc: 'Օրը կամ ժամը փոխելու համար զանգահարեք կլինիկա։', // bd68a5ba
    dietitian: 'Օրը կամ ժամը փոխելու համար զանգահարեք մեր դիետոլոգներին։', // bb7260e3
    pharmacy: 'Օրը կամ ժամը փոխելու համար զանգահարեք դեղատուն։', // 63330080
  },
  cancel: 'Չեղարկել այցը', // e0790c5f
  cancelLater: 'Պահեք այս հղումը, որ հետո տեսնեք, փոխեք կամ չեղարկեք այցը։', // 25df1ff8
  cancelBothLater: 'Պահեք այս հղումը, որ հետո տեսնեք, փոխեք կամ չեղարկեք երկու այցերն էլ։', // 4ec597ae
  cancelLaterHow:
    'Ով ունի այն, կարող է տեսնել, փոխել և չեղարկել այցը։ Դրանում անուն և Ձեր պատասխանները չկան։', // 02e6a3ac
  copyLink: 'Պատճենել հղումը', // dbf362d4
  openLink: 'Բացել Ձեր այցը', // 09e733b8
  cancelQr: 'Ձեր այցի հղման QR կոդը', // b9143b0f
  directions: 'Ինչպես հասնել', // c9535678
  call: 'Զանգել', // d6e645b7
  callLocation: (phone: string) => `Զանգել՝ ${phone}`, // 31e40241
  rideshare: 'Զեղչ Ձեր ուղևորության համար', // c8b7c55b
  rideshareHow: 'Գրեք այս կոդը տաքսու հավելվածում կամ սկանավորեք այն։', // 4522d0ea
  rideshareQr: (code: string) => `QR կոդ՝ ${code}`, // 1fb33458
  rideshareHelp: 'Հարցե՞ր ուղևորության մասին', // f06390c3
  copy: 'Պատճենել կոդը', // 49a0053f
  saveToPhone: 'Պահել հեռախոսում', // 5de62c91
  notSaved: 'Նկարը չհաջողվեց պահել։', // f015b301
  another: 'Ստանալ ևս մեկ պատվաստում', // 17b7b084
  bookAnother: 'Ամրագրել ևս մեկ այց', // cb8a6a61
  bookDietitian: 'Ամրագրել դիետոլոգի հեռավար այց', // 391e0692
  print: 'Տպել', // df0fe798
  counterPrints: 'Վաճառասեղանի մոտ կտպեն սա Ձեզ համար։', // 2aa651f3
  share: 'Կիսվել', // 29887a5f
  addToCalendar: 'Ավելացնել օրացույցում', // d0efffa6
  calendarTitle: (store: string) => `Այց՝ ${store}`, // 3ab1024d
  calendarTitleVideo: (who: string) => `Այց՝ ${who}`, // 82ddfa31
  calendarNotes: (phone: string) => `Օրը կամ ժամը փոխելու համար զանգահարեք՝ ${phone}։`, // 0122f916
  keptVisits: 'Ձեր ամրագրած այցերը', // de693eb9
  keptVisitsHow: 'Այս սարքը հիշում է դրանց ժամը, վայրը և կոդերը, մինչև օրը կավարտվի։', // dfe98c6a
  copyVisitCode: 'Պատճենել այցի կոդը', // a4c4fa73
  leaveTitle: 'Դուրս գա՞լ առանց կոդի', // 100932b9
  leaveWhy: 'Նախ ավելացրեք այցը օրացույցում, տպեք այն կամ պատճենեք կոդը։', // b2a3ba20
  leaveAnyway: 'Դուրս գալ այս էջից', // 47b5d076
  stayHere: 'Մնալ այստեղ', // ef8d633e
  calendarCode: (code: string) => `Կոդ՝ ${code}`, // 62c17536
  join: 'Ինչպես միանալ', // f56144df
  joinByLink: 'Բացեք այս հղումը, երբ այցը սկսվի։', // 5f329f18
  joinVisit: 'Միանալ այցին', // f19140ae
  calendarVideo: 'Տեսազանգով այց', // c6e3131e
  calendarCancel: (address: string) => `Տեսնել, փոխել կամ չեղարկել՝ ${address}`, // 3fed87a1
})
