// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/results.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { all, either, number, plural, row } = wordsIn('ja')

export const results = translated<typeof english.results>()({
  title: '時間を選ぶ', // c32650bd
  followupTitle: '2回目の接種の時間を選ぶ', // a06d5901
  followupHint: (day: string) => `${day}から、同じ場所で受けられます。`, // 49305032
  bestBy: (day: string) => `${day}までがおすすめです。`, // 0b62dac5
  firstDose: '1回目の接種', // daf3520a
  otherFirst: '1回目を別の日にする', // b703052b
  loading: '空き時間を探しています', // f14838e6
  soonest: (day: string, time: string, place: string) => `最短：${day} ${time}、${place}`, // 39550abd
  soonestFurther: (day: string, time: string, place: string) =>
    `近くでは日中に空きがありません。最短：${day} ${time}、${place}`, // f59b1428
  counted: (places: number, day: string, time: string) =>
    plural(places, { other: `${number(places)}件の場所に空きがあります。最短：${day} ${time}。` }), // 3f207aab
  near: (place: string) => `${place}の近くの時間を表示しています。`, // 7552a56d
  lookedNear: (place: string) => `${place}の近くを探しました。`, // 39e498b1
  changePlace: '変更', // c0bf75bd
  narrow: '絞り込みと並べ替え', // 06df7c65
  showOnly: '表示するもの', // a8d71c96
  order: '並び順', // 6be09082
  weekend: '週末', // 25014bff
  nearestFirst: '近い順', // 4ec56a66
  soonestFirst: '早い順', // 482c320b
  onlyShown: (kinds: readonly string[]) => `表示中：${row(kinds)}のみ。`, // 5c492e69
  showAllTimes: 'すべての時間を表示', // c48ec07b
  noneOfKind: 'この条件の空き時間はありません', // fb7c1ef9
  withCode: (code: string) => `給付コード${code}を使用。`, // c7cdab1d
  otherPlaces: '同じ名前のほかの場所', // bcb6b769
  searchAt: '検索する場所：', // 85b83e6d
  didYouMean: 'もしかして：', // 68fe7217
  today: '今日', // e0f4f767
  tomorrow: '明日', // bafd151a
  partOnly: 'これらの場所では、選んだものの一部を受けられます', // 3afe799b
  listLabel: '空き時間のある場所', // 58099d45
  distance: (miles: number) => (miles < 0.05 ? '0.1マイル未満' : `${number(miles, 1)}マイル`), // c44ceaca
  distanceSpoken: (miles: number) => (miles < 0.05 ? '0.1マイル未満の距離' : `${number(miles, 1)}マイル先`), // 7b1bf01e
  lasting: (time: string, minutes: number) => plural(minutes, { other: `${time}、${number(minutes)}分間` }), // fa822196
  openUntil: (time: string) => `${time}まで営業`, // cb1f77fc
  dayHours: (day: string, hours: string) => `${day}：${hours}`, // a1e489c8
  opensAt: (time: string) => `現在は閉まっています。${time}に開きます`, // 5e10c5f2
  openAllDay: '24時間営業', // d955c52c
  closedNow: '現在は閉まっています', // b7c1a931
  closedUntil: (day: string, time: string) => `現在は閉まっています。${day} ${time}に開きます`, // 05565afa
  zone: (abbreviation: string) => `${abbreviation}での時間`, // 33271353
  yourZone: (abbreviation: string) => `お客様のタイムゾーン（${abbreviation}）での時間`, // e74f402a
  chosenZone: (abbreviation: string) => `選んだタイムゾーン（${abbreviation}）での時間`, // 0cb7658f
  video: 'ビデオ受診', // c6e3131e
  languages: (names: readonly string[]) => `対応言語：${all(names)}`, // 9a8b2e30
  videoHint: '選んだ時間に空いている最初の医療スタッフが担当します。', // 8e97cc8c
  slot: (time: string, day: string, place: string) => `${time}、${day}、${place}`, // 0aae8266
  none: 'なし', // dc937b59
  nextDay: (day: string, count: number) => `${day}：${number(count)}件`, // 107cfc04
  showMore: 'もっと見る', // f5c9bd13
  showMoreOf: (day: string, place: string) => `${place}の${day}の時間をもっと見る`, // a773e71f
  earlier: '前の日付', // 94ca1c3b
  later: '後の日付', // 70ad6006
  showLess: '表示を減らす', // 94ea9b1d
  showLessOf: (place: string) => `${place}の表示を減らす`, // 37b93975
  parts: {
    morning: '朝', // e9376a28
    afternoon: '午後', // fb847b43
    evening: '夕方', // 458c1fed
    night: '夜', // 4e9f8db8
  },
  moreShown: 'さらに時間を表示しました。', // dbbfb384
  daysShown: (first: string, last: string) =>
    first === last ? `${first}を表示中。` : `${first}～${last}を表示中。`, // f674e1bd
  loadingTimes: '時間を読み込み中', // a56ae430
  timesFailed: 'これらの時間を読み込めませんでした。', // d1652200
  tryAgain: 'もう一度試す', // d8b8392e
  came: 'ご希望の時間', // 7b947c3d
  cameFor: (time: string, place: string) => `${time}、${place}`, // df12993e
  cameUnheld: '選択されています。確保するまで、お客様の時間にはなりません。', // 5541cee2
  hold: 'この時間を確保', // e8963952
  holdOf: (time: string) => `この時間を確保、${time}`, // e86e3126
  chosen: (time: string) => `選択：${time}`, // f500abd4
  cameGone: (time: string) => `ご希望の時間（${time}）はもう空いていません。`, // f104cb8c
  cameApart: (time: string) => `ご希望の時間（${time}）は、一緒に選んだすべてには空いていません。`, // a1d036d0
  camePast: (time: string) => `ご希望の時間（${time}）は過ぎました。`, // 5519cdd8
  cameEarly: (time: string, day: string) =>
    `ご希望の時間（${time}）は早すぎます。この受診は${day}から可能です。`, // f6e04fa5
  cameNotGiven: (time: string, place: string | undefined, names: readonly string[]) =>
    place === undefined
      ? `ご希望の場所では${either(names)}を受けられないため、${time}は予約できません。`
      : `${place}では${either(names)}を受けられないため、ご希望の時間（${time}）は予約できません。`, // 1cd44176
  cameClosed: (time: string) => `ご希望の時間（${time}）の場所は、今予約を受け付けていません。`, // dd009b3f
  cameElsewhere: (time: string) => `ご希望の時間（${time}）の場所は、この中にありません。`, // 8e4cdcbd
  cameInstead: '次の時間が空いています。', // 5c970410
  noResults: '結果が見つかりません！', // 3d86fe20
  changeSearch: '検索を変更', // 92e8ee71
  findClinic: 'クリニックを探す', // 35925dbf
  noAvailability: '空きがありません', // ffaf7b98
  noAvailabilityText: (days: number) =>
    `選んだサービスは、この${number(days)}日間に空きがありません。別の場所または期間をお試しください。`, // 65c55fdb
  serviceUnavailable: 'サービスを利用できません', // f6fc3c77
  serviceUnavailableText: '選んだサービスはここでは受けられません。別の場所をお試しください。', // 42c962b3
  notOffered: (names: readonly string[]) => `この場所では現在${all(names)}を受けられません。`, // caf02c8d
  tooFar: (days: number) => `この種類の予約は${number(days)}日先までできます。`, // 5ccd7d95
  lastDays: (first: string, last: string) =>
    first === last ? `今予約できる最後の日：${last}。` : `今予約できる最後の数日：${first}～${last}。`, // 89eb4e1d
  nearestPlace: (name: string, miles: number) =>
    plural(miles, { other: `一番近い場所は${name}で、${number(miles)}マイル先です。` }), // a16457fe
  seeItsTimes: 'その時間を見る', // bb904130
  withinMiles: (miles: number) => `${number(miles)}マイル以内`, // f66dec27
  videoInstead: 'ビデオ受診を予約', // bc56a3de
  leadTime: 'クリニックの準備にもっと時間が必要なため、日付が変わりました。', // 6a0f59e5
  asOf: (time: string) => `接続がありません。これらは${time}の時点の時間で、接続が戻るまで確保できません。`, // e33b9c4f
  failed: '時間を読み込めませんでした。', // df26a649
  pages: '結果のページ', // b754ae73
  page: (n: number, of: number) => `${number(n)} / ${number(of)}ページ`, // d5392aeb
  nextPage: '次へ', // 1ff57a29
  previousPage: '前へ', // a57b08a4
  pick: '続けるには、予約の時間を選んでください。', // 48b9b780
})

export const wished = translated<typeof english.wished>()({
  first: (place: string) => `お選びの${place}を最初に表示しています。`, // 7db0528d
  absent: 'お選びの場所にはこの受診がありません。受診できる一番近い場所はこちらです。', // 256916d3
})
