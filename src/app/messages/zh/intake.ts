// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/intake.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural, row } = wordsIn('zh')

export const intake = translated<typeof english.intake>()({
  stepOf: (steps: string, of: number, title: string) => `第 ${steps} 步，共 ${number(of)} 步 · ${title}`, // 7203957f
  steps: '步骤', // 1de3df70
  done: '已完成', // a4c3ed04
  page: (n: number, of: number) => `${number(n)}/${number(of)}`, // c0ed7eba
  appointments: (count: number) => `预约（${number(count)}）`, // 3f9f6c70
  vaccines: '您的疫苗', // 39c97fb0
  walkInAt: (place: string) => `今天免预约前往 ${place}`, // bb7fa458
  submit: '完成并报到', // bc8f7603
  submitting: '正在发送您的报到信息', // 836069e2
  book: '预约此就诊', // d69fbda1
  booking: '正在预约您的就诊', // 644e21e4
  checkingAddress: '正在检查地址', // 4b05bd63
  questionsFirst: '先回答几个问题', // edb30c36
  questionsFirstWhy: '在您填写表格之前，我们需要您回答有关此疫苗的问题。然后请重新选择时间。', // 7f35f460
  answerQuestions: '回答问题', // 5615eff7
  otherVaccine: '选择其他疫苗', // 47da8e39
  laterDay: '选择更晚的日期', // 0af296ff
  startOver: '重新开始', // 5eed7e9f
  startOverAsk: '重新开始？', // d48f39d2
  startOverWarning: '您输入的所有内容都会被清除。', // 57e967ae
  startOverWhileSent: '我们正在发送您的报到信息。如果您在这里清除，药房仍可能收到。', // ffa82d7d
  startOverWhileBooked: '我们正在预约您的就诊。如果您重新开始，仍可能会预约成功。', // a8ff9ade
  startOverYes: '清除并重新开始', // 3bf409b1
  startOverNo: '继续填写', // 9d7fd0e0
  memoryOnly: '此浏览器无法保存您的回答。完成之前，请不要重新加载或关闭此页面。', // 29013b01
  typedAgain: '为了您的安全，我们没有保存某些号码。请重新输入。', // f12cd665
  typeAgain: (page: string) => `前往“${page}”`, // a3442252
  documentsFailed: '目前连接有问题。请刷新页面后重试。', // d9cf6f1d
  refresh: '刷新', // 0e916101
  loading: '正在加载表格', // 295cd2a0
})

export const checkAnswers = translated<typeof english.checkAnswers>()({
  title: '检查您的回答', // 7e405e1d
  agreeTitle: '隐私和护理', // 824dc6f9
  hint: '继续之前请先阅读。您可以更改任何回答。', // 478bc831
  change: '更改', // c0bf75bd
  changeOf: (what: string) => `更改“${what}”`, // 31af8378
  notFinished: '未完成', // b621bb56
  finish: '完成', // a6c7a84b
  finishOf: (page: string) => `完成“${page}”`, // c87250c0
  missing: (pages: number) => plural(pages, { other: `有 ${number(pages)} 页未完成` }), // da821ad1
  missingHow: '请在这里打开，或按“继续”。', // 939e1eb0
  talkAtClinic: (vaccines: readonly string[]) => `医护团队会与您谈谈：${row(vaccines)}。`, // 37677888
  talk: (vaccines: readonly string[]) => `药剂师会和您谈谈：${row(vaccines)}。`, // a0c64c48
})

export const booking = translated<typeof english.booking>()({
  conflictTitle: '预约冲突', // 3052e265
  conflict: '您选择的时间已被占用。', // d3d12784
  checkAvailability: '查看可预约时间', // dbc90cdf
  quit: '退出', // b3eb37ac
  duplicateTitle: '您似乎已有预约', // 1e8e51ec
  duplicate: (phone: string) => `此服务已有预约。请查看您的确认信息或日历，或致电 ${phone}。`, // 1bf09976
  cancelVisit: '取消就诊', // 6d04b811
  checkedInTitle: '您今天已在这里报到', // 81ff2b4b
  checkedIn: '请把您的姓名告诉药房团队。如果还想接种其他疫苗，请在柜台告诉他们。', // 5f5a5e52
  done: '完成', // 11a6767d
  scheduleAppointment: '确认预约', // b8508ee8
  errorTitle: '确认出错', // aafa44a7
  error: '很抱歉，确认您的预约时出错...', // ec195dc6
  about: (step: string, message: string) => `${step}：${message}`, // 68dd79f4
  change: '更改我的回答', // ab52de61
  supportNumber: '888-852-2567', // de8313ff
  perhapsBooked: '此就诊可能已预约成功', // 1ccfd4c0
  perhapsBookedHow: '我们收到答复之前连接中断了。请继续，并再次按“预约此就诊”：不会重复预约。', // 0e4566c2
  perhapsCheckedIn: '您可能已经报到', // 67ad42bf
  perhapsCheckedInHow: '我们收到答复之前连接中断了。请继续，并再次按“完成并报到”：只算一次。', // aa93831e
  askingWhetherBooked: '请稍候', // 16d511b3
  askingHow: '我们正在查询此就诊是否已预约。', // 49ea7e6a
  cannotTell: (phone: string) =>
    `我们还不能确定此就诊是否已预约。请在有网络时重试，或在重新开始之前致电 ${phone}。`, // 2c34e61a
  keepWaiting: '继续等待', // b9ad2e4e
  startOverAnyway: '仍要重新开始', // 30c43359
  connectionFailed: '目前连接有问题。请稍后重试。', // 5dc929fc
  notSaved: '此设备也无法保存您的表格。请告诉药房团队。', // b0c1310e
})
