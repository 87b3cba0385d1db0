// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/hold.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { all, number, plural } = wordsIn('zh')

export const hold = translated<typeof english.hold>()({
  holding: (time: string) => `正在保留 ${time}`, // 79fda172
  heldFor: (minutes: number, time: string) =>
    plural(minutes, { other: `还为您保留 ${number(minutes)} 分钟，到 ${time} 为止。` }), // fa984001
  held: (time: string) => `保留到 ${time}。`, // c1a8b0c7
  heldNext: (time: string) => `保留到 ${time}。下一个按钮是“继续”。`, // d150c4bf
  soonMinutes: (minutes: number) => plural(minutes, { other: `您的时间还保留 ${number(minutes)} 分钟。` }), // 5fd31562
  soonSeconds: (seconds: number) => plural(seconds, { other: `您的时间还保留 ${number(seconds)} 秒。` }), // 08daadf2
  soonHow: '如需保留，请按“继续”前面的“延长保留”按钮。', // 9265c004
  last: '还有 30 秒可以保留您的时间。', // defa5584
  atLatest: (time: string) => `此时间最晚可保留到 ${time}。`, // 1fb54915
  afterThat: '之后我们会尝试再次保留。', // 8a8733c4
  goOn: (time: string) => `继续，${time}`, // b2b9b769
  keep: '延长保留', // 288e2acf
  keeping: '正在保留', // 2323b5ea
  keepFailed: '目前连接有问题。请稍后重试。', // 5dc929fc
  taken: '很抱歉，您选择的时间刚刚被预约。请选择新的时间。', // 8a5608a7
  connectionFailed: '目前连接有问题。请稍后重试。', // 5dc929fc
  offline: '没有网络连接。恢复后可以选择时间。', // 9f3abd01
  over: '您的时间已不再保留。', // 28b7b185
  unheld: '此时间没有保留。如果您完成时它仍空闲，我们会为您预约。', // eb56cd6d
  typed: '您输入的内容仍在这里。', // f5bedc67
  holdAgain: '再次保留同一时间', // 58a11545
  holdingAgain: '正在再次保留您的时间', // 185d1654
  again: '我们已再次为您保留同一时间。', // 49371245
  lost: '您的时间已被其他人预约。', // 6206aeb5
  lostSecond: '您第二个预约的时间已被其他人预约。', // 352f4583
  firstHeld: '您的第一个预约仍在保留。', // 20dbc441
  nearest: '最近的空闲时间', // a667cf61
  otherTimes: '查看所有时间', // cb689b34
  heldForAnother: (what: string, where: string, when: string) =>
    where === '' ? `您正在保留${what}，${when}。` : `您正在保留${what}，${where}，${when}。`, // 6c40947a
  goOnWithIt: '继续该预约', // 9e9761f7
  releaseIt: '释放并搜索', // 6173868a
  elsewhereHeld: (what: string, where: string, when: string) =>
    where === ''
      ? `您现在在另一个标签页中保留${what}，${when}。`
      : `您现在在另一个标签页中保留${what}，${where}，${when}。`, // 5fee2f81
  elsewhereOpen: '您的就诊已在另一个标签页中打开。', // 6242713e
  elsewhereReplaces: '您在这里选择的时间会取代那里保留的时间。', // ed19a9bc
  notBooked: (names: readonly string[]) => `此处未预约：${all(names)}`, // dd9323f2
  findPlaceForIt: (count: number) => plural(count, { other: '查找提供该服务的地点' }), // 3c534c97
  cardTitle: '您的预约', // 56285920
  first: '第一个预约', // ae15e1b9
  second: '第二个预约', // e0b41b65
  finish: '预约要通过电话完成：请在时间保留期间致电我们，并告诉我们地点和时间。', // dae96f3a
  finishUnheld: '预约要通过电话完成：请致电我们，并告诉我们地点和时间。', // 0ef82972
  chooseAnother: '选择其他时间', // 099028b1
})
