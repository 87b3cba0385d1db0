// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/visit.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number } = wordsIn('zh')

export const visitPage = translated<typeof english.visitPage>()({
  hint: '您可以在这里更改日期或时间，或取消。', // d222a1f2
  code: '柜台代码', // 11856ada
  videoCode: '就诊代码', // 44b5aea9
  copyCode: '复制代码', // 49a0053f
  addToCalendar: '加入日历', // d0efffa6
  updateCalendar: '更新您的日历', // 188fdb1c
  directions: '路线', // c9535678
  displaced: '此预约无法如期进行：届时我们不营业，或此处不再提供该服务。请选择其他时间，或致电我们。', // 03f9f32b
  moveTitle: '您想换个时间吗？', // 4b9a22e1
  moveHow: '在您确认新时间之前，原来的时间仍为您保留。', // b4c5e671
  move: '更改日期或时间', // 0aed4ac8
  moved: '您的预约已改到新时间。', // 76ec5514
  movedHow: '代码和链接不变。如果就诊在您的日历中，请更新日历。', // a245b755
  pageTitle: '更改日期或时间', // 0aed4ac8
  which: '您想更改什么？', // 31e55543
  whichFirst: '第一个预约', // 0f3fde3a
  whichSecond: '第二个预约', // ba04c2d4
  whichBoth: '两者', // b6c1d862
  now: '您现在的时间', // 0b22e729
  next: '您的新时间', // e7911090
  firstTimes: '第一个预约的新时间', // 3372fee5
  secondTimes: '第二个预约的新时间', // 49ea3f08
  times: '新时间', // 426e0a11
  secondToo: (days: number) => `第二个预约必须在第一个预约至少 ${number(days)} 天之后。请也为它选择新时间。`, // d76ef9bc
  loading: '正在查找空闲时间', // f14838e6
  noTimes: '这些天没有空闲时间。', // 134b5263
  failed: '我们未能加载时间。', // 294f8fdf
  tryAgain: '重试', // d8b8392e
  holding: '我们正在为您保留此时间。', // 6eeec22a
  held: (until: string) => `我们为您保留此时间到 ${until}。`, // e05bc209
  free: '此时间空闲，但没有为您保留。请尽快确认。', // a35d3958
  confirm: '确认', // eebdd24a
  confirmOne: '确认新时间', // 4e53c722
  confirmBoth: '确认新时间', // 32c44c6b
  moving: '正在更改您的预约', // b31d8ab4
  keep: '保留我现在的时间', // a571dd14
  choose: '请先选择新时间。', // 8697c590
  slotTaken: '刚刚有人占用了此时间。请另选一个。', // b2c27582
  visitChanged: '此预约在此期间已更改。以下是现在的情况。', // 9e54c0cd
  tooManyMoves: '此预约更改次数过多。如需再次更改，请致电我们。', // e97d436b
  followupTooEarly: '第二个预约离第一个太近。请选择其他时间。', // dbc56506
  notEligible: '根据您的回答，那天您不能做此就诊。请选择其他日期，或致电我们。', // f1709467
  notOnSchedule: '此时间已无法预约。请另选一个。', // 26d81094
  unreachable: '更改时间需要网络连接。您原来的时间仍然有效。请在有连接时重试。', // e264f12f
  refused: '无法在这里更改时间。您原来的时间仍然有效。请致电我们。', // 2deb1c0f
})
