// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/clinics.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('zh')

export const clinics = translated<typeof english.clinics>()({
  locatorHint: '请输入邮政编码或城市。您会看到最近的诊所、营业时间和等候时间。', // de049c62
  place: '邮政编码，或城市和州', // 25513fe9
  search: '搜索', // 49c266ba
  nearMe: '使用我的位置', // 30cbc33b
  problems: {
    required: '请输入邮政编码，或城市和州。', // dc00ae13
    tooShort: '地点至少需要 2 个字符。', // e2b5ef07
    tooLong: '地点不能超过 128 个字符。', // 7afdd5ff
  },
  sort: '排序方式', // c9129025
  sortDistance: '距离', // b7bdf7a2
  sortName: '名称', // dcd1d522
  unknownTitle: '找不到诊所', // 6d3ec796
  unknownText: '很抱歉，您要查看的诊所页面不存在。请用下方的搜索功能查找您的诊所。', // 485945f2
  noPlace: '您的链接中没有我们认识的地点。请改为输入邮政编码或城市。', // 8aab52b7
  locating: '正在查找您的位置。您也可以输入地点。', // 1b9b2222
  located: {
    denied: '我们不知道您的位置：您的浏览器没有提供。请改为输入邮政编码或城市。', // 18460857
    unavailable: '您的设备不知道自己的位置。请改为输入邮政编码或城市。', // 6cae1bd8
    noAnswer: '我们还不知道您的位置。请改为输入邮政编码或城市。', // f9b747f5
  },
  loading: '正在查找诊所', // f41aec69
  listHeading: (place: string) => `${place}附近的诊所`, // 5d312738
  nearYou: '您附近的诊所', // 72f75536
  nearLink: '您链接中地点附近的诊所', // 2500a2bd
  count: (first: number, last: number, total: number) =>
    `第 ${number(first)} 至 ${number(last)} 个，共 ${number(total)} 个`, // e2eac31a
  countOpen: (first: number, last: number) => `第 ${number(first)} 至 ${number(last)} 个`, // fceff56f
  asOf: (when: string) => `这是截至 ${when} 的信息。等候时间和空闲时间可能已有变化。`, // 56e92337
  keptNear: '这些是此设备以前看过的附近诊所。可能还有其他诊所。', // a655540a
  keptOne: '这是此设备以前看过的该诊所信息。', // acf38d1d
  keptHeading: '此设备看过的所有诊所', // 07ca4714
  keptHint: '没有网络时，我们无法判断哪些诊所在附近。', // ed0a39ac
  otherPlace: '搜索其他地点', // a8f6a037
  otherPlaces: '其他同名地点', // bcb6b769
  nearest: (name: string, miles: number) =>
    plural(miles, { other: `最近的诊所是 ${name}，距离 ${number(miles)} 英里。` }), // 98f574a6
  seeNearest: '查看此诊所', // d120ae0a
  none: '根据您提供的信息，我们没有找到诊所。请扩大搜索范围后重试。', // fd1e62d9
  network: '网络出现故障。请重试。', // b25a1841
  retry: '重试', // 942087cc
  oops: (email: string, phone: string) => `哎呀，出错了！请通过 ${email} 联系客户支持，或致电 ${phone}。`, // 9f5c7f22
  miles: (miles: string) => `${miles} 英里`, // 8ebbe964
  milesSpoken: (miles: string) => `距离 ${miles} 英里`, // 8ed6d946
  details: '诊所详情', // 4b4c9c19
  detailsOf: (name: string) => `诊所详情，${name}`, // 87a38316
  book: '预约就诊', // b00aa64d
  bookAt: (name: string) => `预约就诊，${name}`, // 207ba09e
  phone: '电话', // 63dceb88
  address: '地址', // 56ef8f20
  today: '今天', // 2b065c7c
  hoursAndReason: (hours: string, reason: string) => `${hours}（${reason}）`, // ad920158
  lunch: '午休', // 74b7de10
  wait: '等候', // 26b83994
  next: '下一个时间', // 651c9432
  nextTimes: (day: string) => `接下来的时间，${day}`, // dc93676b
  bookTime: (time: string, day: string) => `预约 ${day} ${time}`, // 8cd5ae2d
  closed: '休息', // c21ead06
  span: (from: string, to: string) => `${from} - ${to}`, // 44650983
  noHours: '暂无营业时间', // 7f821f95
  noLunch: '暂无午休时间', // 40a54da8
  noWait: '无需等候', // a74aa751
  hours: (hours: number) => `${number(hours)} 小时`, // fcbda9e6
  minutes: (minutes: number) => `${number(minutes)} 分钟`, // e1bded87
  waitWith: (time: string, description: string | undefined) =>
    description === undefined ? `${time}` : `${time}，${description}`, // d9153eea
  isToday: (day: string) => `${day}（今天）`, // 8a596736
  servicesHere: '这里的服务', // db27e5de
  bookService: (service: string, clinic: string) => `预约${service}，${clinic}`, // e6caba65
  otherServices: '其他服务', // b44e0c59
  waitFailed: '获取等候时间时出错', // 5f78244e
  detailsTitle: (city: string, state: string, street: string) =>
    street === ''
      ? `预约 - The Little Clinic，${city}，${state}`
      : `预约 - The Little Clinic，${city}，${state}（${street}）`, // 9aeff030
  back: '所有诊所', // 10c00e75
  openingHours: '营业时间', // 7c017957
  copyAddress: '复制地址', // 7c4e5224
  directions: '路线', // c9535678
  services: '查看服务', // f9ffab3c
  pricing: '查看价格', // c3aeb71e
  loadingClinic: '正在加载诊所', // cc341a53
  errorTitle: '出错了', // ab827e3f
  toLocator: '查找诊所', // 35925dbf
})
