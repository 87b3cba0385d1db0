// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/clinics.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('ja')

export const clinics = translated<typeof english.clinics>()({
  locatorHint: '郵便番号または都市を入力してください。近くのクリニックと営業時間、待ち時間が表示されます。', // de049c62
  place: '郵便番号または都市、州', // 25513fe9
  search: '検索', // 49c266ba
  nearMe: '現在地を使う', // 30cbc33b
  problems: {
    required: '郵便番号または都市、州を入力してください。', // dc00ae13
    tooShort: '場所は2文字以上で入力してください。', // e2b5ef07
    tooLong: '場所は128文字以内で入力してください。', // 7afdd5ff
  },
  sort: '並べ替え', // c9129025
  sortDistance: '距離', // b7bdf7a2
  sortName: '名前', // dcd1d522
  unknownTitle: 'クリニックが見つかりません', // 6d3ec796
  unknownText:
    '申し訳ありません。お探しのクリニック情報のページはありません。下の検索でクリニックをお探しください。', // 485945f2
  noPlace: 'リンクの場所がわかりません。郵便番号または都市を入力してください。', // 8aab52b7
  locating: '現在地を調べています。場所を入力することもできます。', // 1b9b2222
  located: {
    denied:
      '現在地がわかりません。ブラウザが位置情報を共有していません。郵便番号または都市を入力してください。', // 18460857
    unavailable: '端末で現在地がわかりません。郵便番号または都市を入力してください。', // 6cae1bd8
    noAnswer: '現在地がまだわかりません。郵便番号または都市を入力してください。', // f9b747f5
  },
  loading: 'クリニックを探しています', // f41aec69
  listHeading: (place: string) => `${place}の近くのクリニック`, // 5d312738
  nearYou: '近くのクリニック', // 72f75536
  nearLink: 'リンクの場所の近くのクリニック', // 2500a2bd
  count: (first: number, last: number, total: number) =>
    `${number(total)}件中 ${number(first)}～${number(last)}件`, // e2eac31a
  countOpen: (first: number, last: number) => `${number(first)}～${number(last)}件`, // fceff56f
  asOf: (when: string) => `これは${when}の時点の情報です。待ち時間や空き時間は変わっているかもしれません。`, // 56e92337
  keptNear: 'この端末で前に表示した、その近くのクリニックです。ほかにもあるかもしれません。', // a655540a
  keptOne: 'この端末で前に表示したクリニックの情報です。', // acf38d1d
  keptHeading: 'この端末で表示したすべてのクリニック', // 07ca4714
  keptHint: 'ネットワークがないため、どれが近いかはわかりません。', // ed0a39ac
  otherPlace: '別の場所を検索', // a8f6a037
  otherPlaces: '同じ名前のほかの場所', // bcb6b769
  nearest: (name: string, miles: number) =>
    plural(miles, { other: `一番近いクリニックは${name}で、${number(miles)}マイル先です。` }), // 98f574a6
  seeNearest: 'このクリニックを見る', // d120ae0a
  none: '入力した内容ではクリニックが見つかりませんでした。条件を広げてもう一度お試しください。', // fd1e62d9
  network: 'ネットワークに障害があります。もう一度お試しください。', // b25a1841
  retry: '再試行', // 942087cc
  oops: (email: string, phone: string) =>
    `エラーが発生しました。カスタマーサポート（${email}）にご連絡いただくか、${phone}にお電話ください。`, // 9f5c7f22
  miles: (miles: string) => `${miles}マイル`, // 8ebbe964
  milesSpoken: (miles: string) => `${miles}マイル先`, // 8ed6d946
  details: 'クリニックの詳細', // 4b4c9c19
  detailsOf: (name: string) => `クリニックの詳細、${name}`, // 87a38316
  book: '受診を予約', // b00aa64d
  bookAt: (name: string) => `受診を予約、${name}`, // 207ba09e
  phone: '電話番号', // 63dceb88
  address: '住所', // 56ef8f20
  today: '今日', // 2b065c7c
  hoursAndReason: (hours: string, reason: string) => `${hours}（${reason}）`, // ad920158
  lunch: '昼休み', // 74b7de10
  wait: '待ち時間', // 26b83994
  next: '次の時間', // 651c9432
  nextTimes: (day: string) => `次の時間、${day}`, // dc93676b
  bookTime: (time: string, day: string) => `予約：${time}、${day}`, // 8cd5ae2d
  closed: '休業', // c21ead06
  span: (from: string, to: string) => `${from}～${to}`, // 44650983
  noHours: '営業時間は現在わかりません', // 7f821f95
  noLunch: '昼休みの時間は現在わかりません', // 40a54da8
  noWait: '待ち時間なし', // a74aa751
  hours: (hours: number) => `${number(hours)}時間`, // fcbda9e6
  minutes: (minutes: number) => `${number(minutes)}分`, // e1bded87
  waitWith: (time: string, description: string | undefined) =>
    description === undefined ? `${time}` : `${time}、${description}`, // d9153eea
  isToday: (day: string) => `${day}（今日）`, // 8a596736
  servicesHere: 'ここで受けられるサービス', // db27e5de
  bookService: (service: string, clinic: string) => `予約：${service}、${clinic}`, // e6caba65
  otherServices: 'その他のサービス', // b44e0c59
  waitFailed: '待ち時間の取得中にエラーが発生しました', // 5f78244e
  detailsTitle: (city: string, state: string, street: string) =>
    street === ''
      ? `予約 - The Little Clinic、${city}、${state}`
      : `予約 - The Little Clinic、${city}、${state}（${street}）`, // 9aeff030
  back: 'すべてのクリニック', // 10c00e75
  openingHours: '営業時間', // 7c017957
  copyAddress: '住所をコピー', // 7c4e5224
  directions: '道順', // c9535678
  services: 'サービスを見る', // f9ffab3c
  pricing: '料金を見る', // c3aeb71e
  loadingClinic: 'クリニックを読み込み中', // cc341a53
  errorTitle: 'エラーが発生しました', // ab827e3f
  toLocator: 'クリニックを探す', // 35925dbf
})
