// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/store-problem.ts'
import { translated } from '../translated.ts'

export const storeProblem = translated<typeof english.storeProblem>()({
  servicesFailed: 'ワクチンのサービスを読み込めません。このページを再読み込みして、もう一度お試しください。', // 79f91035
  refresh: '再読み込み', // 0e916101
  unknownStore: 'この店舗が見つかりません', // 6ec0bcd2
  unknownStoreWhy: 'お使いのコードまたはアドレスは、当社の薬局のものではありません。', // e43f35f5
  unknownStoreNext: '薬局カウンターのコードをもう一度読み取るか、薬局スタッフにお尋ねください。', // 4cdc646e
  findClinic: 'クリニックを探す', // 35925dbf
})
