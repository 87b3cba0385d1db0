// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/store-hours.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('ja')

export const storeHours = translated<typeof english.storeHours>()({
  closing: (minutes: number) => plural(minutes, { other: `あと${number(minutes)}分で閉まります` }), // ab1e4dee
  pausing: (minutes: number, until: string) =>
    plural(minutes, { other: `あと${number(minutes)}分で昼休みです（${until}まで）` }), // 6b4613a9
  pausingHow: '今すぐカウンターに行くか、昼休みの後にお越しください。', // 8d3463aa
  break: (until: string) => `${until}まで昼休み`, // 257e2edb
  later: (at: string) => `現在は閉まっています。${at}に開きます`, // 20625227
  tomorrow: (at: string) => `現在は閉まっています。明日${at}に開きます`, // 09d86db7
  onDay: (day: string, at: string) => `現在は閉まっています。${day} ${at}に開きます`, // e5f4de6b
  closed: '現在は閉まっています', // b7c1a931
  because: (line: string, reason: string) => `${line}（${reason}）`, // 01404215
  comeBack: (at: string) => `${at}にコードを持ってお越しください。`, // e5a07332
  hurry: '今すぐカウンターにお越しください。', // 7ff90f7d
  askWhenOpen: '開いたらカウンターでお尋ねください。', // 5e86c921
  sentWhileClosed: 'フォームは保存されています。開いたら薬局スタッフにお話しください。', // 8c4059ef
  wait: (minutes: number) =>
    plural(minutes, { '=0': '現在、待ち時間なし', other: `待ち時間：約${number(minutes)}分` }), // 9e79cf46
  bookVisit: '受診を予約', // b00aa64d
  lastKnown: '接続がありません。最後に確認できた営業時間です。', // 1dbf8969
  unknown: '営業時間は現在わかりません', // 7f821f95
})
