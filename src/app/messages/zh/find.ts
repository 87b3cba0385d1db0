// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/find.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('zh')

export const find = translated<typeof english.find>()({
  heading: '查找预约', // 4fc46ab3
  submit: '查找预约', // 4fc46ab3
  change: '更改', // c0bf75bd
  hideForm: '隐藏表格', // 8e267b4c
  showForm: '显示表格', // 8525eff3
  editSearch: '修改搜索', // 2c0de627
  videoIn: (state: string) => `${state} 的视频就诊`, // 48202217
  within: (location: string, miles: number) => `${location} 周围 ${number(miles)} 英里以内`, // ae8ad166
  summary: (location: string, day: string) => `${location}，从 ${day} 起`, // a5731eb5
  need: '您需要什么？', // 52c6a4f6
  allVisits: '所有就诊', // 913bde57
  myLocation: '我的位置', // 3572a396
  ways: {
    clinics: '查找诊所', // 35925dbf
    benefit: '我有福利代码', // 8fcb60a0
    cancel: '您的就诊', // 72db071a
  },
  waysFor: {
    clinics: '地址、营业时间和等候时间', // 207272cb
    benefit: '查看哪里接受', // 54fc88ba
    cancel: '用链接查看、更改或取消', // 1a7409f9
  },
  type: '预约类型', // 19fd6c78
  chooseOne: '选择一项', // 0b24aed5
  fetching: '正在获取选项...', // c6837b65
  location: '地点', // 15b61974
  locationPlaceholder: '邮政编码，或城市和州', // 1dbd6d49
  suggestions: '地点', // eb5cfb73
  suggestionCount: (count: number) => plural(count, { other: `${number(count)} 个地点。请用方向键选择。` }), // f41b6bbd
  date: '日期', // 99c40ab4
  today: '今天', // 2b065c7c
  tomorrow: '明天', // 456a73bb
  problems: {
    type: {
      required: '预约类型为必填项。', // de55fc40
    },
    location: {
      required: '地点为必填项。', // 46c4f868
      tooShort: '地点至少需要 2 个字符。', // e2b5ef07
      tooLong: '地点不能超过 128 个字符。', // 7afdd5ff
    },
    date: {
      invalid: '日期无效', // 2594f051
      tooEarly: (date: string) => `日期不能早于 ${date}。`, // 2fcb2919
      tooLate: (date: string) => `日期不能晚于 ${date}。`, // 80ab890a
    },
  },
  waitsForConnection: '没有网络连接。恢复后会开始搜索。', // 6ca81f35
  fillAll: '请填写所有必填项，然后继续', // f71c1c3c
  check: '请检查这些回答，然后继续', // fc271637
  codeVerified: '福利代码已验证', // 8c5c0400
  locationUnavailable: '我们在此地点找不到医护人员。请输入其他城市、州或邮政编码后重试。', // a19ec3cc
  connectionFailed: '目前连接有问题。', // 337fc69b
  refreshPage: '请刷新页面后重试。', // ea7c2ec8
  tryShortly: '请稍后重试。', // b154014c
  refresh: '刷新', // 0e916101
  whichVisit: '哪种就诊？', // 7a4e473e
  again: {
    ended: '您的搜索已结束。这是您搜索的内容。', // 96da46ba
    noBooking: '您的预约已不在此设备上。', // fa810abd
    notHeld: '您的时间已不再保留。', // 28b7b185
    unknownType: '请重新选择就诊。', // 776269dc
  },
  fluQuestion: '需要流感疫苗吗？', // e2916606
  fluHint: '您可以在同一次就诊中接种。', // d9e5ffa7
  addFlu: '添加流感疫苗', // 35c68c02
  no: '不需要', // 1ea442a1
  chooseState: '选择一项', // 8f27c0cb
  stateAsked: '这是视频就诊。接下来我们会问您届时在哪个州，并显示今天起的时间。', // 27211f45
  placeAskedNext: '这是视频就诊。接下来我们会问您需要哪种就诊、届时在哪个州，以及日期。', // 1c724b57
  pharmacyOpened: '药房的预约页面已在新窗口打开。', // 3f478a8e
  openAgain: '再次打开', // 78442f41
})
