// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/kiosk.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('fil')

export const kiosk = translated<typeof english.kiosk>()({
  title: 'I-set up ang tablet', // 681b6a49
  titleAt: (store: string) => `I-set up ang tablet para sa ${store}`, // 9aa4e7c3
  hint: 'Para sa staff ng botika. Magiging walk-in tablet para sa mga bisita ang device na ito.', // 9659de29
  what: 'Sa tablet ng tindahan', // 997bca3c
  whatHome: 'laging binubuksan nito ang walk-in page ng tindahang ito', // be53787f
  whatWipe:
    'binubura ang bawat pagbisita sa katapusan, o pagkalipas ng halos isang minutong walang humahawak', // 52754623
  whatLeave: 'para umalis, pindutin nang 5 segundo ang pangalan ng tindahan sa unang page', // 30d0c193
  code: 'Staff code', // 0f16cc32
  codeHint: 'Magtanong sa nagpapatakbo nito.', // 93e1e583
  leaveCode: 'Code para lumabas sa tablet mode', // e397a45b
  chooseLeaveCode: 'Pumili ng anim na digit, at itago kung saan makikita ng mga kawani.', // 1f9df21a
  leaveCodeHint: 'Pinili ito ng kawani nang ihanda ang tablet.', // 1b2fb3a9
  sixDigits: 'Mag-type ng anim na digit.', // c077862c
  wrongLeaveCode: 'Hindi iyan ang code ng tablet na ito. Suriin ito at subukan muli.', // 8b65338e
  enrol: 'Gawing tablet ng tindahan', // 5d6d7a72
  enrolling: 'Sine-set up', // dbdf27e5
  wrongCode: 'Hindi iyan ang staff code. Tingnan at subukan ulit.', // 7f6252ee
  noCode: 'I-type ang staff code.', // 6019393e
  busy: 'Napakaraming subok. Maghintay ng isang minuto, at subukan ulit.', // 2c69a672
  noAnswer: 'Hindi maabot ang server. Tingnan ang koneksyon at subukan ulit.', // 8891d7e4
  notKept:
    'Hindi maitago ng browser na ito ang setup. Gumamit ng karaniwang window, hindi private, at payagan ang site data.', // 20e66bfc
  unknownLocation: 'Hindi kilala ng server ang tindahang ito.', // c46507bb
  already: (store: string) => `Naka-set up ang tablet na ito para sa ${store}.`, // 5352a4c2
  goHome: 'Pumunta sa unang page', // 66c9326e
  insecure: 'Hindi ligtas ang address na ito', // 3b399c33
  insecureWhy:
    'Kailangan ng tablet ng tindahan ang https. Kung wala ito, hindi maikakandado ng browser ang mga sagot, hindi gagana nang offline, at mamamatay ang screen.', // d50c598d
  insecureHow:
    'Nasa operating manual ng produkto, sa bahaging tungkol sa mga tablet, kung paano ito gamitin sa https.', // 77a0d8b0
  privacy: 'Privacy', // 54a57c31
  accessibility: 'Accessibility', // d3368cbf
  close: 'Isara', // 7d9eb7ac
  done: 'Tapos na', // 11a6767d
  waiting: (count: number) => `${number(count)} ang ipapadala pa`, // db6397d0
  refused: (count: number) => `${number(count)} ang hindi tinanggap`, // aed666e1
  clockOff: (minutes: number) =>
    minutes >= 60
      ? `Abante ang orasan nang ${Math.round(minutes / 60)} oras`
      : minutes > 0
        ? `Abante ang orasan nang ${number(minutes)} min`
        : minutes > -60
          ? `Huli ang orasan nang ${-minutes} min`
          : `Huli ang orasan nang ${Math.round(-minutes / 60)} oras`, // 8cb306e8
  phone: 'Gamitin ang telepono ninyo', // 87403439
  phoneHow: (address: string) => `Itapat ang camera sa code na ito, o buksan ang ${address}`, // a4cd0b20
  phoneCode: 'QR code: binubuksan ang walk-in page na ito sa telepono ninyo', // 94b2866e
  tryingOnly: 'Sa computer na ito lang gumagana ang address.', // 69bb3c4c
  forStaff: 'Para sa staff', // 9c9ef5a5
  leaveTitle: 'Umalis sa store tablet mode?', // 5c536cfe
  leaveWhy: 'Magiging karaniwang device na ito. Nananatili ang mga check-in na ipapadala pa.', // 0cb007a4
  leave: 'Umalis', // fc6e4a40
  leaving: 'Umaalis', // ff02c323
  stay: 'Manatili', // 08fd1de4
  stillThere: 'Nandiyan pa ba kayo?', // 69b81bb4
  stillThereWhy: 'Para pribado ang mga sagot ninyo, buburahin na namin ang mga ito.', // 2f86d3d4
  codeLeaves: 'Malapit nang mawala sa screen ang code.', // 925d7c0f
  secondsLeft: (count: number) =>
    plural(count, { one: `${number(count)} segundo na lang`, other: `${number(count)} segundo na lang` }), // 7733ef8a
  goOn: 'Kailangan ko pa ng oras', // ba4ae706
  eraseNow: 'Burahin ang mga sagot ko ngayon', // acf71c13
})

export const poster = translated<typeof english.poster>()({
  screenTitle: 'Poster', // 1ba76ea7
  print: 'I-print', // df0fe798
  printHow: 'Kasya ito sa isang papel na A4 o US letter.', // eef30565
  heading: 'Mga walk-in na bakuna', // f954ea78
  forToday: 'Para sa bakuna rito, ngayon.', // 716244ad
  promise: 'Sagutan ang form sa sarili ninyong telepono. Mga 5 minuto lang ito.', // 55bb64a0
  scan: 'Itapat ang camera ng telepono sa code', // 55c7a514
  scanHow: 'O buksan ang address sa ibaba nito.', // 8c646be3
  fill: 'Pumili ng bakuna at sagutan ang form', // f6ba02cc
  fillHow: 'Walang ii-install, walang account.', // d415ea22
  checkIn: 'Mag-check in sa counter ng botika', // 1162b8bd
  checkInHow: 'Sabihin ang code na ipapakita ng telepono sa katapusan.', // b174b9dd
  everyDay: 'Araw-araw', // c4e42b97
  days: (first: string, last: string) => `${first}-${last}`, // 3aaaa9f5
  hours: (days: string, open: string) => `${days} ${open}`, // eb288dc7
  hoursWithLunch: (days: string, open: string, lunch: string) => `${days} ${open}, pahinga ${lunch}`, // df8c7817
  noPhone: 'Walang telepono? Gamitin ang tablet o magtanong sa counter.', // 9329e5e6
  printed: (day: string) => `Na-print noong ${day}`, // 89ae83d8
  qrCode: (store: string) => `QR code: binubuksan ang walk-in page ng ${store}`, // d8165263
  tryingOnly: 'Pansubok lang', // badf76a0
  tryingOnlyWhy:
    'Papunta ang code sa address na sa computer na ito lang gumagana. Itakda ang PUBLIC_URL sa address na gamit ng mga bisita, at i-print.', // f5049a75
  settingsFailed: 'Hindi namin maabot ang server, kaya wala pang address na ipi-print.', // cceb3a06
})
