// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/eligibility.ts'
import { translated } from '../translated.ts'

export const eligibility = translated<typeof english.eligibility>()({
  eligible: '対象の条件を満たしています。まもなく次へ進みます。', // f5cfe1e5
  lastQuestion: '最後の質問が終わりました。まもなく次へ進みます。', // 0af45f9a
  ineligible: '回答によると、現在は対象外のため続けられません', // f0902c32
  unknownType: '申し訳ありません。質問を読み込めないようです。後でもう一度お試しください。', // b01f8517
  issue: 'ただいま問題が発生しています。後でもう一度お試しください。', // 488a0999
  noDetector: 'ただいま予約に問題が発生しています。後でもう一度お試しください。', // 4d2eea9c
  continue: '続ける', // 31fbef16
  required: 'この項目は必須です', // 0b2b46d5
  invalidDate: '日付が正しくありません。', // 8bfe8dbd
  notInPast: '過去の日付を入力してください。', // 72b72226
  notOnOrAfter: (date: string) => `${date}以降の日付を入力してください。`, // 2fcb2919
})
