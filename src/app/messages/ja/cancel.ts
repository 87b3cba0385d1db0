// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/cancel.ts'
import { translated } from '../translated.ts'

export const cancel = translated<typeof english.cancel>()({
  dialogTitle: '予約のキャンセル', // 286897c4
  which: 'どの予約をキャンセルしますか？', // 5282bd7a
  submit: '予約をキャンセル', // e0790c5f
  keep: 'キャンセルしない', // fdce5da2
  goOn: '続ける', // 31fbef16
  canceling: 'キャンセル中', // f0f958e0
  firstCancelsAll: '1回目の予約をキャンセルすると、すべての予約がキャンセルされます。', // 3094259b
  canceledToo: '1回目と一緒にキャンセルされます', // 02fea37e
  included: '必ず含まれます', // 93fd1574
  noneSelected: 'キャンセルする予約を選んでください。', // 1136c9e5
  heading: '予約が確定しています！', // 715d4c40
  headingHint: 'ここでキャンセルできます。日や時間を変えるには、お電話ください。', // 915ff288
  cancelTitle: '予約をキャンセルしますか？', // 3602334d
  changeTitle: '予約を変更', // fb8807ad
  clinic: 'クリニックとビデオの受診', // 94eac475
  pharmacy: '薬局での受診', // 3a4d74af
  confirm: 'この予約をキャンセルしてもよろしいですか？', // 3b09fc7d
  confirmHow: 'この時間はほかの方に回されます。', // 0aa8d05f
  confirmBothHow: 'この時間はほかの方に回されます。一緒に2回目を予約した場合は、それもキャンセルされます。', // 02a15956
  yes: 'はい', // 85a39ab3
  no: 'いいえ', // 1ea442a1
  alreadyCanceled: 'この予約はすでにキャンセルされています。', // d054f1ae
  failed: 'この予約をキャンセルできませんでした。', // e793196c
  failedHow: 'もう一度お試しになるか、お電話ください。', // fc1b7603
  unreachable: 'キャンセルには接続が必要です。接続が戻ってからもう一度お試しになるか、お電話ください。', // b2bf3230
  pageTitle: 'お客様の受診', // 72db071a
  openLink: '確認画面またはカレンダーにあるリンクを開くか、お電話ください。', // 09f574e1
  reading: '予約を読み込み中', // 0e01842d
  yourVisit: 'お客様の予約', // 56285920
  alsoCanceled: '2回目の予約も一緒にキャンセルされます。', // 5aa99d4a
  what: '受診', // 1c8ac867
  when: '日時', // cf9c7aa2
  where: '場所', // 1daaa38f
  joinVisit: '受診に参加', // f19140ae
  begun: 'この予約はすでに始まったか、終わっています。', // 04a99bdd
  begunHow: 'ここではもうキャンセルできません。お電話ください。', // 67a95b55
  unknown: 'この予約が見つかりません。', // 69f92700
  unknownHow:
    'リンクが途中で切れているかもしれません。確認画面またはカレンダーからもう一度開くか、お電話ください。', // 7e6fd6da
  unseen: 'ここでは予約を表示できません。キャンセルはできます。お電話もいただけます。', // 04304d87
  needsConnection: 'この予約の確認とキャンセルには接続が必要です。', // e31bb620
  connecting: '接続が戻ったらもう一度確認します。', // e3016677
  trouble: 'ただいま接続に問題があります。少し待ってからもう一度お試しください。', // 5dc929fc
  tryAgain: 'もう一度試す', // d8b8392e
  book: '受診を予約', // b00aa64d
  canceledWhat: 'キャンセル済み', // 13ca2ee2
  canceled: '予約がキャンセルされました！', // 2959d873
  canceledAll: '2つの予約が両方ともキャンセルされました。', // 805ed2b4
  canceledHow: 'ほかに必要な手続きはありません。', // 634aeb74
  scheduleAgain: 'もう一度予約する', // c9147b57
  calendarTitleCanceled: 'キャンセルされた予約', // 9c63a6e8
  calendarTitle: 'カレンダーに登録していますか？', // ca0f22d9
  calendarHow: 'このファイルで、カレンダーの予約がキャンセル済みになります。', // 165a6e26
  updateCalendar: 'カレンダーを更新', // 188fdb1c
})
