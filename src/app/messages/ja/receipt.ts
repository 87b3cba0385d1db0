// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/receipt.ts'
import { translated } from '../translated.ts'

export const receipt = translated<typeof english.receipt>()({
  title: '控え', // dad5a969
  how: '予約内容、署名した人、同意した文面がすべて記載されます。印刷または保存できます。', // 05eb6059
  askHow: '控えには氏名と署名内容が含まれます。ほかの人に読まれないよう、患者様の生年月日をお尋ねします。', // 00072cfc
  show: '控えを表示', // d0cd6be1
  showing: '控えを開いています', // 7dabfab1
  back: '受診に戻る', // 7dd352af
  noDate: '生年月日を入力してください。', // 129becaf
  wrongBirthDate: 'このご予約の生年月日と一致しません。', // 7da15529
  noReceipt: 'このご予約の控えはここでは作成できません。お電話ください。', // d0e6f192
  unreachable: '控えを開くには接続が必要です。接続が戻ってからもう一度お試しください。', // 52737414
  refused: '控えを開けませんでした。後でもう一度お試しください。', // a605e307
  patient: '患者様', // 835043ec
  received: '受付日時', // 49f19bee
  status: '状態', // 920e413c
  statuses: {
    BOOKED: '予約済み', // fd1331d7
    CANCELED: 'キャンセル済み', // 13ca2ee2
    BEGUN: '開始または終了', // 390bb094
    CHECKED_IN: '受付済み', // 66477aff
  },
  signature: '署名', // f1a73e22
  guardian: '署名者の氏名', // 974e429c
  signedAt: '署名日時', // 8f280aa2
  consents: '同意した内容', // 1dcfeca3
  hash: 'フィンガープリント (SHA-256)', // 0e6f8cf2
  hashHow: 'フィンガープリントは文面から計算され、一語も変更されていないことを示します。', // 14902bc9
  noHash: '端末で計算できませんでした。', // dda103dc
  gone: 'この文面はもう保管されていません。', // f4a228a8
  unknown: '表示された文面は不明です。', // 1d90140a
  texts: '受診に関するテキストメッセージ', // 0ef0e462
})
