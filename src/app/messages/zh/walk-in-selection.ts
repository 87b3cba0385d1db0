// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/walk-in-selection.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural, row } = wordsIn('zh')

export const selection = translated<typeof english.selection>()({
  question: '您今天想接种哪些疫苗？', // 73e2aad8
  noneChosen: '请选择疫苗，然后继续。', // 43165b22
  chosen: (count: number, most: number, names: readonly string[]) =>
    plural(count, {
      '=0': `已选 0 种，最多 ${number(most)} 种`,
      other: `已选 ${number(count)} 种，最多 ${number(most)} 种：${row(names)}`,
    }), // adff0bc2
  noVaccines: '此药房目前没有免预约疫苗。请到柜台询问，或致电。', // 6dfba690
})

export const unfinished = translated<typeof english.unfinished>()({
  unfinished: '您有一份未完成的报到信息。', // a79d6657
  goOn: '继续我的报到', // 1075e850
  startAnew: '重新开始报到', // 50fcfd4c
})

export const receipts = translated<typeof english.receipts>()({
  checkedIn: (count: number) => plural(count, { other: `今天有 ${number(count)} 人已报到。` }), // 95244282
  code: '您的代码：', // c31bc309
  codes: '您的代码：', // 46e9d5b8
  vaccines: (count: number) => plural(count, { other: `${number(count)} 种疫苗` }), // 24bc82d1
  how: '请在药房柜台说出代码。', // 73bc7a5e
  remove: '从此设备删除', // 43b9a522
  askRemove: '从此设备删除？', // 496642f2
  stays: '您的签到仍然有效。如果还需要代码，请先记下来。', // 47e58cb3
  keep: '保留', // 183f00f4
  removed: '代码已从此设备删除。', // d95391da
  start: '为另一个人报到', // cc0c9c08
})
