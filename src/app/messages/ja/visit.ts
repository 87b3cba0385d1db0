// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/visit.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number } = wordsIn('ja')

export const visitPage = translated<typeof english.visitPage>()({
  hint: 'ここで日や時間の変更、またはキャンセルができます。', // d222a1f2
  code: 'カウンター用コード', // 11856ada
  videoCode: '受診コード', // 44b5aea9
  copyCode: 'コードをコピー', // 49a0053f
  addToCalendar: 'カレンダーに追加', // d0efffa6
  updateCalendar: 'カレンダーを更新', // 188fdb1c
  directions: '道順', // c9535678
  displaced:
    'この予約は予定の時間に行えません。その時間は閉まっているか、ここではそのサービスを行っていません。別の時間を選ぶか、お電話ください。', // 03f9f32b
  moveTitle: '時間を変えますか？', // 4b9a22e1
  moveHow: '新しい時間を確定するまで、今の時間はそのままです。', // b4c5e671
  move: '日や時間を変更', // 0aed4ac8
  moved: '予約の時間が変わりました。', // 76ec5514
  movedHow: 'コードとリンクは同じです。カレンダーに登録している場合は更新してください。', // a245b755
  pageTitle: '日や時間を変更', // 0aed4ac8
  which: '何を変更しますか？', // 31e55543
  whichFirst: '1回目の予約', // 0f3fde3a
  whichSecond: '2回目の予約', // ba04c2d4
  whichBoth: '両方', // b6c1d862
  now: '今の時間', // 0b22e729
  next: '新しい時間', // e7911090
  firstTimes: '1回目の予約の新しい時間', // 3372fee5
  secondTimes: '2回目の予約の新しい時間', // 49ea3f08
  times: '新しい時間', // 426e0a11
  secondToo: (days: number) =>
    `2回目の予約は、1回目から${number(days)}日以上後である必要があります。2回目も新しい時間を選んでください。`, // d76ef9bc
  loading: '空き時間を探しています', // f14838e6
  noTimes: 'これらの日には空き時間がありません。', // 134b5263
  failed: '時間を読み込めませんでした。', // 294f8fdf
  tryAgain: 'もう一度試す', // d8b8392e
  holding: 'この時間を確保しています。', // 6eeec22a
  held: (until: string) => `この時間を${until}まで確保しています。`, // e05bc209
  free: 'この時間は空いていますが、確保されていません。早めに確定してください。', // a35d3958
  confirm: '確定', // eebdd24a
  confirmOne: '新しい時間を確定', // 4e53c722
  confirmBoth: '新しい時間を確定', // 32c44c6b
  moving: '予約を変更中', // b31d8ab4
  keep: '今の時間のままにする', // a571dd14
  choose: '先に新しい時間を選んでください。', // 8697c590
  slotTaken: 'この時間はたった今ほかの方に取られました。別の時間を選んでください。', // b2c27582
  visitChanged: 'この予約はその間に変更されました。現在の内容はこちらです。', // 9e54c0cd
  tooManyMoves: 'この予約は変更の回数が多すぎます。もう一度変更するには、お電話ください。', // e97d436b
  followupTooEarly: '2回目の予約が1回目から近すぎます。別の時間を選んでください。', // dbc56506
  notEligible: '回答によると、その日はこの受診ができません。別の日を選ぶか、お電話ください。', // f1709467
  notOnSchedule: 'この時間はもう予約できません。別の時間を選んでください。', // 26d81094
  unreachable:
    '時間の変更には接続が必要です。元の時間は確保されたままです。接続が戻ってからもう一度お試しください。', // e264f12f
  refused: 'ここでは時間を変更できませんでした。元の時間はそのままです。お電話ください。', // 2deb1c0f
})
