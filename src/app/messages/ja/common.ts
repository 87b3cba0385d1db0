// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/common.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number } = wordsIn('ja')

export const common = translated<typeof english.common>()({
  brand: '健康とウェルネス', // 5756dcd3
  skip: '本文へ移動', // c887f134
  back: '戻る', // 76900f1b
  continue: '続ける', // 31fbef16
  errorWord: 'エラー：', // 61706290
  loading: '読み込み中', // dc380888
  stepOf: (n: number, of: number) => `${number(n)} / ${number(of)}`, // c0ed7eba
  tryAgain: 'もう一度試す', // d8b8392e
  startOver: '最初からやり直す', // 5eed7e9f
  offline: '接続がありません。このまま続けられます。接続が戻りしだい、受付を送信します。', // 9cec1ce6
  offlineAtCounter:
    '接続がありません。ここで受付をするには接続が必要です。薬局カウンターでもお尋ねいただけます。', // 679ce275
  offlineBooking: '接続がありません。このまま続けられますが、検索や予約には接続が必要です。', // ce8c923d
  helpAtCounter: 'お困りですか？薬局カウンターでお尋ねください。', // d99baf8c
  helpAtCounterCall: (phone: string) =>
    `お困りですか？薬局カウンターでお尋ねいただくか、${phone}にお電話ください。`, // dabc9bff
  help: 'お困りですか？お近くの当社の薬局またはクリニックでお尋ねください。', // 1aed4c2b
  helpCall: (phone: string) => `お困りですか？${phone}にお電話ください。`, // 02c2d95b
  languageHelp: '無料の言語サポート', // 976ec2f0
  atHand: 'お問い合わせ', // a596012c
  about: 'このサービスについて', // f3e91e50
  privacy: 'プライバシー', // 54a57c31
  accessibility: 'アクセシビリティ', // d3368cbf
  licences: 'ライセンス', // 6d5d9004
  version: (version: string) => `バージョン ${version}`, // a1874512
  connectionFailed: 'ただいま接続に問題があります。少し待ってからもう一度お試しください。', // 5dc929fc
})

export const titles = translated<typeof english.titles>()({
  main: '健康とウェルネスの予約', // 2a924af6
  benefitCodes: '給付コードの確認', // 817c4293
  prescreen: '事前の質問', // f1de0af2
  results: '予約の検索結果', // 1493747a
  followup: '予約の検索結果', // 1493747a
  schedule: '患者情報フォーム', // 4cc0270b
  confirmation: '予約の確定', // ffa6836b
  cancel: '予約をキャンセル', // e0790c5f
  cancelOpened: '予約をキャンセル', // e0790c5f
  canceled: 'キャンセルの完了', // 5e621bcb
  instantVaccine: '予約なしのワクチン接種', // e941b803
  instantVaccineSelection: '事前の質問', // f1de0af2
  clinicLocations: 'クリニック検索', // afa12656
  pharmacy: 'ワクチン接種の予約', // 8ea82de0
  clinicSchedule: 'クリニックの受診を予約', // e5e95872
  clinicServices: 'クリニックのサービス', // 83d707a2
  clinicPrices: '料金、保険、お支払い', // 820f7b12
  clinicDetails: 'クリニックの詳細', // 4b4c9c19
  clinicError: 'エラーが発生しました', // ab827e3f
  privacy: 'お客様のプライバシー', // cad972db
  accessibility: 'アクセシビリティ', // d3368cbf
  licences: 'ライセンスと帰属表示', // e16fe549
  kiosk: '店舗タブレット', // 10e5da61
  poster: '予約なし来店のポスター', // aa0bfb00
  notFound: 'ページが見つかりません', // a469ab4c
})
