// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/store-hours.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('zh')

export const storeHours = translated<typeof english.storeHours>()({
  closing: (minutes: number) => plural(minutes, { other: `${number(minutes)} 分钟后关门` }), // ab1e4dee
  pausing: (minutes: number, until: string) =>
    plural(minutes, { other: `${number(minutes)} 分钟后午休，到 ${until}` }), // 6b4613a9
  pausingHow: '请现在到柜台，或午休后再来。', // 8d3463aa
  break: (until: string) => `午休到 ${until}`, // 257e2edb
  later: (at: string) => `现已关门。${at} 开门`, // 20625227
  tomorrow: (at: string) => `现已关门。明天 ${at} 开门`, // 09d86db7
  onDay: (day: string, at: string) => `现已关门。${day} ${at} 开门`, // e5f4de6b
  closed: '现已关门', // b7c1a931
  because: (line: string, reason: string) => `${line}（${reason}）`, // 01404215
  comeBack: (at: string) => `请在 ${at} 带着您的代码再来。`, // e5a07332
  hurry: '请现在到柜台。', // 7ff90f7d
  askWhenOpen: '我们开门后请到柜台询问。', // 5e86c921
  sentWhileClosed: '您的表格已保留。药房开门后请与药房团队交谈。', // 8c4059ef
  wait: (minutes: number) =>
    plural(minutes, { '=0': '现在无需等候', other: `等候：约 ${number(minutes)} 分钟` }), // 9e79cf46
  bookVisit: '预约就诊', // b00aa64d
  lastKnown: '我们处于离线状态。这是我们最后知道的营业时间。', // 1dbf8969
  unknown: '暂无营业时间', // 7f821f95
})
