// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/kiosk.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('hy')

export const kiosk = translated<typeof english.kiosk>()({
  title: 'Կարգավորել այս պլանշետը', // 681b6a49
  titleAt: (store: string) => `Կարգավորել այս պլանշետը՝ ${store}`, // 9aa4e7c3
  hint: 'Դեղատան աշխատակիցների համար։ Այս սարքը դառնում է հյուրերի պլանշետ՝ առանց ամրագրման այցի համար։', // 9659de29
  what: 'Խանութի պլանշետում', // 997bca3c
  whatHome: 'միշտ բացվում է այս խանութի էջը՝ առանց ամրագրման այցի համար', // be53787f
  whatWipe: 'ամեն այց ջնջվում է վերջում, կամ մոտ մեկ րոպե առանց հպման մնալուց հետո', // 52754623
  whatLeave: 'դուրս գալու համար առաջին էջում 5 վայրկյան սեղմած պահեք խանութի անունը', // 30d0c193
  code: 'Աշխատակցի կոդ', // 0f16cc32
  codeHint: 'Հարցրեք այս ծառայությունը վարողին։', // 93e1e583
  leaveCode: 'Պլանշետի ռեժիմից դուրս գալու կոդ', // e397a45b
  chooseLeaveCode: 'Ընտրեք վեց թվանշան և պահեք այնտեղ, որտեղ անձնակազմը կգտնի։', // 1f9df21a
  leaveCodeHint: 'Անձնակազմն այն ընտրել է այս պլանշետը կարգավորելիս։', // 1b2fb3a9
  sixDigits: 'Մուտքագրեք վեց թվանշան։', // c077862c
  wrongLeaveCode: 'Սա այս պլանշետի կոդը չէ։ Ստուգեք այն և նորից փորձեք։', // 8b65338e
  enrol: 'Դարձնել խանութի պլանշետ', // 5d6d7a72
  enrolling: 'Կարգավորում ենք', // dbdf27e5
  wrongCode: 'Դա աշխատակցի կոդը չէ։ Ստուգեք և փորձեք նորից։', // 7f6252ee
  noCode: 'Գրեք աշխատակցի կոդը։', // 6019393e
  busy: 'Չափազանց շատ փորձեր։ Սպասեք մեկ րոպե և փորձեք նորից։', // 2c69a672
  noAnswer: 'Չենք կարող կապվել սերվերին։ Ստուգեք կապը և փորձեք նորից։', // 8891d7e4
  notKept:
    'Այս դիտարկիչը չի կարող պահել կարգավորումը։ Բացեք սովորական, ոչ թե գաղտնի պատուհան, և թույլատրեք կայքի տվյալները։', // 20e66bfc
  unknownLocation: 'Սերվերը չգիտի այս խանութը։', // c46507bb
  already: (store: string) => `Այս պլանշետը կարգավորված է՝ ${store}։`, // 5352a4c2
  goHome: 'Գնալ առաջին էջ', // 66c9326e
  insecure: 'Այս հասցեն անվտանգ չէ', // 3b399c33
  insecureWhy:
    'Խանութի պլանշետին https է պետք։ Առանց դրա դիտարկիչը չի կարող կողպել պատասխանները, աշխատել առանց կապի և վառ պահել էկրանը։', // d50c598d
  insecureHow: 'Այս ծրագրի ձեռնարկը պլանշետների բաժնում բացատրում է, թե ինչպես միացնել https-ը։', // 77a0d8b0
  privacy: 'Գաղտնիություն', // 54a57c31
  accessibility: 'Մատչելիություն', // d3368cbf
  close: 'Փակել', // 7d9eb7ac
  done: 'Պատրաստ է', // 11a6767d
  waiting: (count: number) => `Սպասում է ուղարկման՝ ${number(count)}`, // db6397d0
  refused: (count: number) => `Չի ընդունվել՝ ${number(count)}`, // aed666e1
  clockOff: (minutes: number) =>
    minutes >= 60
      ? `Ժամացույցն առաջ է ${Math.round(minutes / 60)} ժ`
      : minutes > 0
        ? `Ժամացույցն առաջ է ${number(minutes)} րոպե`
        : minutes > -60
          ? `Ժամացույցը հետ է ${-minutes} րոպե`
          : `Ժամացույցը հետ է ${Math.round(-minutes / 60)} ժ`, // 8cb306e8
  phone: 'Ձեր հեռախոսով', // 87403439
  phoneHow: (address: string) => `Տեսախցիկն ուղղեք այս կոդին կամ բացեք՝ ${address}`, // a4cd0b20
  phoneCode: 'QR կոդ՝ բացում է այս էջը Ձեր հեռախոսում', // 94b2866e
  tryingOnly: 'Այս հասցեն աշխատում է միայն այս համակարգչում։', // 69bb3c4c
  forStaff: 'Աշխատակիցների համար', // 9c9ef5a5
  leaveTitle: 'Դուրս գա՞լ պլանշետի ռեժիմից', // 5c536cfe
  leaveWhy: 'Այս սարքն այնուհետև կաշխատի սովորականի պես։ Ուղարկման սպասող գրանցումները կպահվեն։', // 0cb007a4
  leave: 'Դուրս գալ', // fc6e4a40
  leaving: 'Դուրս ենք գալիս', // ff02c323
  stay: 'Մնալ', // 08fd1de4
  stillThere: 'Դեռ այստե՞ղ եք', // 69b81bb4
  stillThereWhy: 'Որ Ձեր պատասխանները գաղտնի մնան, շուտով կջնջենք դրանք։', // 2f86d3d4
  codeLeaves: 'Ձեր կոդը շուտով կանհետանա էկրանից։', // 925d7c0f
  secondsLeft: (count: number) =>
    plural(count, { one: `Մնաց ${number(count)} վայրկյան`, other: `Մնաց ${number(count)} վայրկյան` }), // 7733ef8a
  goOn: 'Ինձ դեռ ժամանակ է պետք', // ba4ae706
  eraseNow: 'Հիմա ջնջել պատասխանները', // acf71c13
})

export const poster = translated<typeof english.poster>()({
  screenTitle: 'Պաստառ', // 1ba76ea7
  print: 'Տպել', // df0fe798
  printHow: 'Տեղավորվում է A4 կամ US letter մեկ թերթի վրա։', // eef30565
  heading: 'Պատվաստում առանց ամրագրման', // f954ea78
  forToday: 'Պատվաստվելու համար այստեղ, այսօր։', // 716244ad
  promise: 'Լրացրեք ձևը Ձեր հեռախոսով։ Կտևի մոտ 5 րոպե։', // 55bb64a0
  scan: 'Հեռախոսի տեսախցիկն ուղղեք կոդին', // 55c7a514
  scanHow: 'Կամ բացեք դրա տակի հասցեն։', // 8c646be3
  fill: 'Ընտրեք պատվաստումները և լրացրեք ձևը', // f6ba02cc
  fillHow: 'Ոչինչ պետք չէ տեղադրել, հաշիվ պետք չէ։', // d415ea22
  checkIn: 'Գրանցվեք դեղատան վաճառասեղանի մոտ', // 1162b8bd
  checkInHow: 'Ասեք կոդը, որը հեռախոսը ցույց կտա վերջում։', // b174b9dd
  everyDay: 'Ամեն օր', // c4e42b97
  days: (first: string, last: string) => `${first}-${last}`, // 3aaaa9f5
  hours: (days: string, open: string) => `${days} ${open}`, // eb288dc7
  hoursWithLunch: (days: string, open: string, lunch: string) => `${days} ${open}, ընդմիջում ${lunch}`, // df8c7817
  noPhone: 'Հեռախոս չունե՞ք։ Օգտվեք պլանշետից կամ հարցրեք վաճառասեղանի մոտ։', // 9329e5e6
  printed: (day: string) => `Տպված է՝ ${day}`, // 89ae83d8
  qrCode: (store: string) => `QR կոդ՝ բացում է այցի էջն առանց ամրագրման՝ ${store}`, // d8165263
  tryingOnly: 'Միայն փորձի համար', // badf76a0
  tryingOnlyWhy:
    'Կոդը տանում է հասցե, որն աշխատում է միայն այս համակարգչում։ PUBLIC_URL-ում դրեք հյուրերի օգտագործած հասցեն, ապա տպեք։', // f5049a75
  settingsFailed: 'Չենք կարող կապվել սերվերին, ուստի տպելու հասցե դեռ չկա։', // cceb3a06
})
