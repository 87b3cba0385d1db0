// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/notices.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('ja')

export const update = translated<typeof english.update>()({
  ready: '新しいバージョンがあります。', // b9d4487c
  now: '更新', // c1c1009d
  later: '後で', // 73b6e48a
  updating: '更新中…', // dfe40efe
})

export const draft = translated<typeof english.draft>()({
  lost: '前に入力した回答を開けませんでした。もう一度最初から始めてください。', // dfbbb8a7
  elsewhere: 'この受診は別のタブで開いています', // 924651af
  elsewhereHow: '入力した内容はすべてそこにあります。そのタブで続けるか、ここで引き継ぐことができます。', // 0c75b77c
  goOnHere: 'ここで続ける', // 3fc251e9
})

export const saved = translated<typeof english.saved>()({
  waiting: (count: number) =>
    plural(count, { '=1': '受付が送信待ちです。', other: `${number(count)}件の受付が送信待ちです。` }), // 73e79856
  waitingHow: (count: number) =>
    plural(count, {
      other:
        'まだ薬局に届いていません。接続が戻りしだい送信します。カウンターに行ってコードを伝えてください。',
    }), // ad29960b
  received: (count: number) =>
    plural(count, {
      '=1': '薬局に受付が届きました。',
      other: `薬局に${number(count)}件の受付が届きました。`,
    }), // 6b1c5687
  refused: (count: number) =>
    plural(count, {
      '=1': '受付ができませんでした。',
      other: `${number(count)}件の受付ができませんでした。`,
    }), // 646618ea
  refusedHow: '薬局カウンターでお尋ねいただくか、新しく受付を始めてください。', // baebf981
  codes: (count: number) => plural(count, { other: 'カウンター用コード：' }), // 2dda2d13
})

export const copy = translated<typeof english.copy>()({
  copied: 'コピーしました！', // ea61bc15
  notCopied: '手でコピーしてください。', // 51037fa2
})
