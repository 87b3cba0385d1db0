// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/mails.ts'
import { translated } from '../translated.ts'

export const mails = translated<typeof english.mails>()({
  title: 'この受診についてのメール', // a1242acf
  agree: 'メールを受け取る', // 10131189
  wanted: 'この受診についてのメールが届きます。', // 354dd147
  stop: 'メールを止める', // 4bceceba
  failed: '選択を保存できませんでした。もう一度お試しいただくか、お電話ください。', // f15de5ba
  optedOut: 'このアドレスはメールを受け取らない一覧にあります。変更するにはお電話ください。', // 1ddda2d5
})
