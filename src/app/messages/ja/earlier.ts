// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/earlier.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number } = wordsIn('ja')

export const earlier = translated<typeof english.earlier>()({
  title: 'もっと早い時間をご希望ですか', // 7458cb32
  how: 'ご希望に合う時間が空くと、列の先頭の方のためにこのページで10分間お取り置きします。ときどきこのページをご覧ください。', // 89170709
  days: 'ご都合のよい曜日', // e8ef0788
  parts: 'ご都合のよい時間帯', // ee59c0bc
  where: 'どこで', // 91f45115
  onlyHere: 'ここだけ', // 53d196c2
  within: (miles: number) => `ここから${number(miles)}マイル以内も`, // a4d9880a
  join: '早い時間を待つ', // ee107642
  waiting: '早い時間をお待ちです。ときどきこのページをご覧ください。', // dfa13109
  change: '曜日または時間帯を変更', // 94766495
  stop: '待つのをやめる', // d4af24be
  offered: '早い時間をお取り置きしています', // 7b6f9277
  accept: 'この時間にする', // be17e3d8
  over: 'この時間のお取り置きは終了しました。', // 116747a7
  choose: '曜日と時間帯を一つ以上選んでください。', // 1011f92e
})
