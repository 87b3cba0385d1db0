// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/prescreen.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number } = wordsIn('zh')

export const prescreen = translated<typeof english.prescreen>()({
  yes: '是', // 85a39ab3
  no: '否', // 1ea442a1
  required: '此项必填', // 0b2b46d5
  questionOf: (n: number, most: number) => `第 ${number(n)} 个问题，最多 ${number(most)} 个`, // 197bc732
  step: (n: number) => `第 ${number(n)} 步`, // 604b1173
  seeAvailability: '查看可预约时间', // 0e2e61d8
  checkAvailability: '查看可预约时间', // dbc90cdf
  servicesFailed: '就诊类型未能加载。请重试。', // 057a0c71
  notOffered: '现在无法在线预约这些就诊。', // 33fde75a
  notOfferedText: '您可以预约其他就诊，或致电我们询问。', // b5d5a9ef
  otherVisits: '查看其他就诊', // f9bf5a2f
  link: {
    came: '您想要的时间', // 7b947c3d
    timeAt: (time: string, place: string) => `${time}，${place}`, // df12993e
    unheld: '回答这些问题后，您就可以保留它。', // c8d2e2fe
    only: '只列出该地点那时提供的服务。', // f999fda3
    elsewhere: '其他疫苗或时间', // 98c8095f
    gone: (time: string, place: string | undefined) =>
      place === undefined
        ? `您想要的时间 ${time} 已不再空闲。`
        : `您想要的时间 ${time}（${place}）已不再空闲。`, // af845161
    past: (time: string) => `您想要的时间 ${time} 已过。`, // 5519cdd8
    notGiven: (time: string, place: string | undefined) =>
      place === undefined
        ? `您想要的就诊（${time}）现在无法在那里预约。`
        : `您想要的就诊（${time}，${place}）现在无法在那里预约。`, // 6cdf26b5
    instead: '请继续，查看空闲的时间。', // c7f7ff4e
  },
  dot: {
    title: '您为谁开车？', // 25b52c2f
    employer: '雇主', // 54a3b64c
    chooseOne: '选择一项', // 8f27c0cb
    employerRequired: '雇主为必填项。', // 14c8d7ef
    screening: '您要加上药物筛查吗？', // bd43996e
    limited: '只在部分地点提供', // f6063770
  },
  medicare: {
    title: '有关您健康的几个问题', // 3aafbd36
    hint: '这些问题帮助诊所为您的就诊做准备。我们会把您的回答随预约一起发送。', // 206c137c
    hasMedicarePartB: '您有 Medicare B 部分吗？', // 994b7400
    noPartB: 'Medicare 通过 B 部分支付此就诊。没有 B 部分，您可能需要自己付费。', // 07a482f5
    hadWellnessVisit: '过去 12 个月您做过 Medicare 健康检查就诊吗？', // c95371ab
    oncePerYear: 'Medicare 每 12 个月支付一次健康检查就诊。如果您提前来，可能需要自己付费。', // cbb27999
    wasInHospital: '过去 12 个月您住过院吗？', // d3c1a0a7
    hasFallen: '过去 12 个月您跌倒过吗？', // 122ad50e
  },
  vaccines: {
    title: '您需要哪些疫苗？', // f4f0be17
    none: '请选择疫苗，以查看可预约时间。', // 401db0ca
    upTo: (most: number) => `最多 ${number(most)} 个简短问题，然后显示空闲时间。`, // 23f549f5
  },
  dietitian: {
    title: '安排与营养师的就诊', // ed0b3139
    hint: '你们会通过视频见面，您要在所选的州内。', // dfae33b2
    visit: '您需要哪种就诊？', // c600db0c
    prices: '价格', // 5a6e4f56
    state: '您届时所在的州', // 4c9470e1
    fetching: '正在获取选项...', // c6837b65
    failed: '目前连接有问题。请刷新页面后重试。', // d9cf6f1d
    zone: '时区', // b9fe1464
    date: '日期', // 99c40ab4
    dateHint: '适合您的第一天', // 11d12b3c
    invalidDate: '日期无效', // 2594f051
  },
  verdict: {
    eligibleTitle: '您可以预约此就诊', // c1532294
    ineligibleTitle: '我们现在无法预约此就诊', // a1cb8d99
    errorTitle: '我们无法从这里继续', // 04806479
    because: '决定结果的回答', // ce6b86f5
    from: (day: string) => `根据这些回答，最早可预约的日期是 ${day}。`, // 639e735c
    addToCalendar: '把这一天加入日历', // d4139d3d
    calendarEntry: '预约就诊', // b00aa64d
    movedTitle: (day: string) => `您的下一剂可从 ${day} 起接种`, // e74f2f47
    movedBy: (lastDose: string, days: number) =>
      `您告诉我们上一剂是在 ${lastDose} 接种的。下一剂要在 ${number(days)} 天后或更晚接种。`, // a7eb1cd7
    bookableFrom: (day: string) => `您可以从 ${day} 起预约。请到时再来。`, // 1000af6c
    seeTimes: '查看时间', // ef81a037
    chooseAnother: '选择其他疫苗', // 47da8e39
    changeAnswers: '更改我的回答', // ab52de61
  },
})
