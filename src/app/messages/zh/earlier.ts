// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/earlier.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number } = wordsIn('zh')

export const earlier = translated<typeof english.earlier>()({
  title: '您想早点来吗？', // 7458cb32
  how: '如果有适合您的时间空出，我们会在此页为排在第一位的人保留十分钟。请不时查看此页。', // 89170709
  days: '哪几天适合您？', // e8ef0788
  parts: '一天中的什么时段？', // ee59c0bc
  where: '在哪里？', // 91f45115
  onlyHere: '仅在这里', // 53d196c2
  within: (miles: number) => `也包括 ${number(miles)} 英里以内的地点`, // a4d9880a
  join: '等候更早的时间', // ee107642
  waiting: '您正在等候更早的时间。请不时查看此页。', // dfa13109
  change: '更改日期或时段', // 94766495
  stop: '不再等候', // d4af24be
  offered: '已为您保留一个更早的时间', // 7b6f9277
  accept: '接受此时间', // be17e3d8
  over: '此时间已不再为您保留。', // 116747a7
  choose: '请至少选择一天和一个时段。', // 1011f92e
})
