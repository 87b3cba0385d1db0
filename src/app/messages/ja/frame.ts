// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/frame.ts'
import { translated } from '../translated.ts'

export const frame = translated<typeof english.frame>()({
  menu: 'メニュー', // 99af6606
  pages: 'ページ', // 9046da16
  book: '受診を予約', // b00aa64d
  walkIn: '予約なしのワクチン', // 3c79686d
  clinics: 'クリニックを探す', // 35925dbf
  benefit: '給付コードを持っています', // 8fcb60a0
  cancel: 'お客様の受診', // 72db071a
  leaveTitle: 'この予約をやめますか？', // 49bcefad
  leaveWhy: '確保した時間は解放されます。', // 7c3751d1
  leaveWalkIn: '回答はこの端末から消去されます。', // 8fd1fe5d
  stay: 'ここにとどまる', // ef8d633e
  leave: 'やめる', // fc6e4a40
  aids: '文字とコントラスト', // f152147c
  aidsSign: 'Aa', // 81acaafb
  largeText: '文字を大きく', // 13b39463
  contrast: 'コントラストを強く', // 0e20f694
})
