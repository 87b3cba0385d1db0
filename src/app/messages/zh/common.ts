// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/common.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number } = wordsIn('zh')

export const common = translated<typeof english.common>()({
  brand: '健康与保健', // 5756dcd3
  skip: '跳到主要内容', // c887f134
  back: '返回', // 76900f1b
  continue: '继续', // 31fbef16
  errorWord: '错误：', // 61706290
  loading: '正在加载', // dc380888
  stepOf: (n: number, of: number) => `${number(n)}/${number(of)}`, // c0ed7eba
  tryAgain: '重试', // d8b8392e
  startOver: '重新开始', // 5eed7e9f
  offline: '没有网络连接。您可以继续；恢复后我们会立即发送您的报到信息。', // 9cec1ce6
  offlineAtCounter: '没有网络连接。恢复连接后才能在这里报到，或请到药房柜台询问。', // 679ce275
  offlineBooking: '没有网络连接。您可以继续，但恢复连接后才能搜索或预约。', // ce8c923d
  helpAtCounter: '需要帮助？请到药房柜台询问。', // d99baf8c
  helpAtCounterCall: (phone: string) => `需要帮助？请到药房柜台询问，或致电 ${phone}`, // dabc9bff
  help: '需要帮助？请到我们任何一家药房或诊所询问。', // 1aed4c2b
  helpCall: (phone: string) => `需要帮助？请致电 ${phone}`, // 02c2d95b
  languageHelp: '免费语言帮助', // 976ec2f0
  atHand: '随手可用', // a596012c
  about: '关于本服务', // f3e91e50
  privacy: '隐私', // 54a57c31
  accessibility: '无障碍使用', // d3368cbf
  licences: '许可', // 6d5d9004
  version: (version: string) => `版本 ${version}`, // a1874512
  connectionFailed: '目前连接有问题。请稍后重试。', // 5dc929fc
})

export const titles = translated<typeof english.titles>()({
  main: '健康与保健预约', // 2a924af6
  benefitCodes: '福利代码资格', // 817c4293
  prescreen: '预先筛查表', // f1de0af2
  results: '预约搜索结果', // 1493747a
  followup: '预约搜索结果', // 1493747a
  schedule: '患者信息表', // 4cc0270b
  confirmation: '预约确认', // ffa6836b
  cancel: '取消预约', // e0790c5f
  cancelOpened: '取消预约', // e0790c5f
  canceled: '取消确认', // 5e621bcb
  instantVaccine: '免预约疫苗', // e941b803
  instantVaccineSelection: '预先筛查表', // f1de0af2
  clinicLocations: '诊所查找', // afa12656
  pharmacy: '疫苗接种预约', // 8ea82de0
  clinicSchedule: '预约诊所就诊', // e5e95872
  clinicServices: '诊所服务', // 83d707a2
  clinicPrices: '价格、保险和付款', // 820f7b12
  clinicDetails: '诊所详情', // 4b4c9c19
  clinicError: '出错了', // ab827e3f
  privacy: '您的隐私', // cad972db
  accessibility: '无障碍使用', // d3368cbf
  licences: '许可与署名', // e16fe549
  kiosk: '门店平板电脑', // 10e5da61
  poster: '免预约海报', // aa0bfb00
  notFound: '找不到页面', // a469ab4c
})
