// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/walk-in-selection.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural, row } = wordsIn('ja')

export const selection = translated<typeof english.selection>()({
  question: '今日はどのワクチンをご希望ですか？', // 73e2aad8
  noneChosen: '続けるには、ワクチンを選んでください。', // 43165b22
  chosen: (count: number, most: number, names: readonly string[]) =>
    plural(count, {
      '=0': `選択：0 / ${number(most)}`,
      other: `選択：${number(count)} / ${number(most)}（${row(names)}）`,
    }), // adff0bc2
  noVaccines:
    'この薬局には現在、予約なしのワクチンがありません。カウンターでお尋ねいただくか、お電話ください。', // 6dfba690
})

export const unfinished = translated<typeof english.unfinished>()({
  unfinished: '完了していない受付があります。', // a79d6657
  goOn: '受付を続ける', // 1075e850
  startAnew: '新しく受付を始める', // 50fcfd4c
})

export const receipts = translated<typeof english.receipts>()({
  checkedIn: (count: number) =>
    plural(count, {
      '=1': '本日の受付が済んでいます。',
      other: `本日、${number(count)}人の受付が済んでいます。`,
    }), // 95244282
  code: 'コード：', // c31bc309
  codes: 'コード：', // 46e9d5b8
  vaccines: (count: number) => plural(count, { other: `ワクチン${number(count)}つ` }), // 24bc82d1
  how: '薬局カウンターで伝えてください。', // 73bc7a5e
  remove: 'この端末から削除', // 43b9a522
  askRemove: 'この端末から削除しますか？', // 496642f2
  stays: '受付はそのまま有効です。コードがまだ必要な場合は、先に書き留めてください。', // 47e58cb3
  keep: '残す', // 183f00f4
  removed: 'コードがこの端末から削除されました。', // d95391da
  start: 'ほかの人の受付をする', // cc0c9c08
})
