// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/confirmation.ts'
import { translated } from '../translated.ts'

export const confirmation = translated<typeof english.confirmation>()({
  saved: 'フォームが保存されました', // 0febaf87
  notYetReceived: '薬局にはまだフォームが届いていません。接続が戻りしだい送信します。', // 5064d8d0
  savedHow: 'コードを控えて、フォームが送信待ちであることを薬局スタッフに伝えてください。', // 98b21d6e
  received: '薬局にフォームが届きました。', // b1b76d5c
  code: 'カウンター用コード', // 8332959a
  codeHow: 'このコードを薬局スタッフに伝えてください。', // 928eec84
  bookedCodeHow: '到着したら、このコードをスタッフに伝えてください。', // 98045994
  videoCode: '受診コード', // f12b3d0f
  videoCodeHow: 'お電話の際は、このコードをスタッフに伝えてください。', // 709ec086
  patient: '患者様の情報', // e1f1b8b3
  name: '名前', // dcd1d522
  phone: '電話番号', // 63dceb88
  email: 'メール', // 969ccbd3
  birthDate: '生年月日', // eb4c4e23
  dietitian: '担当の栄養士', // 97177eae
  support: 'カスタマーサポート', // 4c464668
  details: '予約の詳細', // 6ce300ec
  yourVisit: 'お客様の受診', // 72db071a
  first: '1回目の予約', // 0f3fde3a
  second: '2回目の予約', // ba04c2d4
  vaccine: 'ワクチン', // 8c707f77
  service: '受診', // 1c8ac867
  where: '場所', // 1daaa38f
  when: '日時', // cf9c7aa2
  secondCode: 'カウンター用コード', // 11856ada
  byVideo: 'ビデオで', // 81f88658
  today: (day: string) => `今日、${day}`, // a91d85ef
  dayAndTime: (day: string, time: string) => `${day}、${time}`, // 6602a889
  showMore: 'もっと見る', // ba8a80fd
  showLess: '表示を減らす', // 0264d7b0
  benefitCode: 'この場所では給付コードが使えます', // a3cef312
  modify: '予約を変更', // 6fe1fc08
  modifyHow: {
    tlc: '日や時間を変えるには、クリニックにお電話ください。', // bd68a5ba
    dietitian: '日や時間を変えるには、栄養士チームにお電話ください。', // bb7260e3
    pharmacy: '日や時間を変えるには、薬局にお電話ください。', // 63330080
  },
  cancel: '予約をキャンセル', // e0790c5f
  cancelLater: '後で確認、変更、キャンセルするために、このリンクを保存してください。', // 25df1ff8
  cancelBothLater: '後で両方の予約を確認、変更、キャンセルするために、このリンクを保存してください。', // 4ec597ae
  cancelLaterHow:
    'このリンクを持つ人は誰でも、受診の確認、変更、キャンセルができます。お名前や回答は含まれていません。', // 02e6a3ac
  copyLink: 'リンクをコピー', // dbf362d4
  openLink: '受診を開く', // 09e733b8
  cancelQr: '受診へのリンクのQRコード', // b9143b0f
  directions: '道順', // c9535678
  call: '電話する', // d6e645b7
  callLocation: (phone: string) => `${phone}に電話する`, // 31e40241
  rideshare: '送迎の割引', // c8b7c55b
  rideshareHow: '配車アプリでこのコードを入力するか、読み取ってください。', // 4522d0ea
  rideshareQr: (code: string) => `${code}のQRコード`, // 1fb33458
  rideshareHelp: '送迎についてのご質問', // f06390c3
  copy: 'コードをコピー', // 49a0053f
  saveToPhone: 'スマートフォンに保存', // 5de62c91
  notSaved: '画像を保存できませんでした。', // f015b301
  another: 'ほかのワクチンも受ける', // 17b7b084
  bookAnother: 'ほかの予約をする', // cb8a6a61
  bookDietitian: 'オンライン栄養相談を予約', // 391e0692
  print: '印刷', // df0fe798
  counterPrints: 'カウンターで印刷できます。', // 2aa651f3
  share: '共有', // 29887a5f
  addToCalendar: 'カレンダーに追加', // d0efffa6
  calendarTitle: (store: string) => `予約：${store}`, // 3ab1024d
  calendarTitleVideo: (who: string) => `予約：${who}`, // 82ddfa31
  calendarNotes: (phone: string) => `日や時間を変えるには、${phone}にお電話ください。`, // 0122f916
  keptVisits: '予約した受診', // de693eb9
  keptVisitsHow: 'この端末は、それぞれの日が終わるまで、日時、場所、コードを記憶します。', // dfe98c6a
  copyVisitCode: '受診コードをコピー', // a4c4fa73
  leaveTitle: 'コードを控えずに終わりますか？', // 100932b9
  leaveWhy: '先に、受診をカレンダーに追加するか、印刷するか、コードをコピーしてください。', // b2a3ba20
  leaveAnyway: 'このページを離れる', // 47b5d076
  stayHere: 'ここにとどまる', // ef8d633e
  calendarCode: (code: string) => `コード：${code}`, // 62c17536
  join: '参加方法', // f56144df
  joinByLink: '受診が始まる時間に、このリンクを開いてください。', // 5f329f18
  joinVisit: '受診に参加', // f19140ae
  calendarVideo: 'ビデオ受診', // c6e3131e
  calendarCancel: (address: string) => `確認、変更、キャンセルはこちら：${address}`, // 3fed87a1
})
