// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/notices.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('zh')

export const update = translated<typeof english.update>()({
  ready: '新版本已准备好。', // b9d4487c
  now: '更新', // c1c1009d
  later: '稍后', // 73b6e48a
  updating: '正在更新…', // dfe40efe
})

export const draft = translated<typeof english.draft>()({
  lost: '我们无法打开您之前输入的回答。请重新开始。', // dfbbb8a7
  elsewhere: '您的就诊已在另一个标签页中打开', // 924651af
  elsewhereHow: '您输入的所有内容都在那里。您可以在那个标签页继续，也可以转到这里继续。', // 0c75b77c
  goOnHere: '在这里继续', // 3fc251e9
})

export const saved = translated<typeof english.saved>()({
  waiting: (count: number) => plural(count, { other: `${number(count)} 份报到信息等待发送。` }), // 73e79856
  waitingHow: (count: number) =>
    plural(count, { other: '药房还没有收到。一有连接我们就会发送。您可以到柜台说出您的代码。' }), // ad29960b
  received: (count: number) => plural(count, { other: `药房已收到您的 ${number(count)} 份报到信息。` }), // 6b1c5687
  refused: (count: number) => plural(count, { other: `${number(count)} 份报到信息未能接收。` }), // 646618ea
  refusedHow: '请到药房柜台询问，或重新报到。', // baebf981
  codes: (count: number) => plural(count, { other: '柜台代码：' }), // 2dda2d13
})

export const copy = translated<typeof english.copy>()({
  copied: '已复制！', // ea61bc15
  notCopied: '请手动复制。', // 51037fa2
})
