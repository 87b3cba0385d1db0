// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/benefit.ts'
import { translated } from '../translated.ts'

export const benefit = translated<typeof english.benefit>()({
  heading: '予約できる時間を調べるために、給付コードの情報が必要です。', // 79650e57
  field: '給付コードを入力してください', // 6a9d49d5
  checking: '確認中…', // ec963ffc
  required: '給付コードを入力してください。', // 391c71f1
  invalid: '入力した給付コードは無効です。もう一度お試しください。', // 801b774a
  networkError: 'ネットワークエラーです。もう一度お試しください。', // 4852d77d
  locationsFailed: '給付コードが使える場所を読み込めませんでした。', // c5f4a7ca
  suggestion: '再読み込みしてもう一度お試しになるか、ほかの場所を検索してください。', // 82fb4abd
  busy: '1分後にもう一度お試しになるか、ほかの場所を検索してください。', // 7a3636a5
  noneAccepts: 'この近くに、この給付コードが使える場所はありません。コードと場所をご確認ください。', // 978ac760
  refresh: '再読み込み', // 0e916101
  without: 'コードなしで検索', // 59a6cf82
  accepted: 'この場所では給付コードが使えます', // a3cef312
})
