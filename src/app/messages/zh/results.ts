// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/results.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { all, either, number, plural, row } = wordsIn('zh')

export const results = translated<typeof english.results>()({
  title: '选择时间', // c32650bd
  followupTitle: '选择第二剂的时间', // a06d5901
  followupHint: (day: string) => `可从 ${day} 起接种，在同一地点。`, // 49305032
  bestBy: (day: string) => `最好不晚于 ${day} 接种。`, // 0b62dac5
  firstDose: '第一剂', // daf3520a
  otherFirst: '选择其他的首次日期', // b703052b
  loading: '正在查找空闲时间', // f14838e6
  soonest: (day: string, time: string, place: string) => `最早：${day} ${time}，${place}`, // 39550abd
  soonestFurther: (day: string, time: string, place: string) =>
    `附近白天没有空闲时间。最早：${day} ${time}，${place}`, // f59b1428
  counted: (places: number, day: string, time: string) =>
    plural(places, { other: `${number(places)} 个地点有时间。最早是 ${day} ${time}。` }), // 3f207aab
  near: (place: string) => `显示 ${place} 附近的时间。`, // 7552a56d
  lookedNear: (place: string) => `我们搜索了 ${place} 附近。`, // 39e498b1
  changePlace: '更改', // c0bf75bd
  narrow: '筛选和排序', // 06df7c65
  showOnly: '只显示', // a8d71c96
  order: '顺序', // 6be09082
  weekend: '周末', // 25014bff
  nearestFirst: '最近的优先', // 4ec56a66
  soonestFirst: '最早的优先', // 482c320b
  onlyShown: (kinds: readonly string[]) => `只显示：${row(kinds)}。`, // 5c492e69
  showAllTimes: '显示所有时间', // c48ec07b
  noneOfKind: '没有这类空闲时间', // fb7c1ef9
  withCode: (code: string) => `使用福利代码 ${code}。`, // c7cdab1d
  otherPlaces: '其他同名地点', // bcb6b769
  searchAt: '搜索地点', // 85b83e6d
  didYouMean: '您是不是要找', // 68fe7217
  today: '今天', // e0f4f767
  tomorrow: '明天', // bafd151a
  partOnly: '这些地点提供您所选的一部分', // 3afe799b
  listLabel: '有空闲时间的地点', // 58099d45
  distance: (miles: number) => (miles < 0.05 ? '不到 0.1 英里' : `${number(miles, 1)} 英里`), // c44ceaca
  distanceSpoken: (miles: number) => (miles < 0.05 ? '距离不到 0.1 英里' : `距离 ${number(miles, 1)} 英里`), // 7b1bf01e
  lasting: (time: string, minutes: number) => plural(minutes, { other: `${time}，${number(minutes)} 分钟` }), // fa822196
  openUntil: (time: string) => `营业到 ${time}`, // cb1f77fc
  dayHours: (day: string, hours: string) => `${day}：${hours}`, // a1e489c8
  opensAt: (time: string) => `现已关门。${time} 开门`, // 5e10c5f2
  openAllDay: '24 小时营业', // d955c52c
  closedNow: '现已关门', // b7c1a931
  closedUntil: (day: string, time: string) => `现已关门。${day} ${time} 开门`, // 05565afa
  zone: (abbreviation: string) => `时间为 ${abbreviation}`, // 33271353
  yourZone: (abbreviation: string) => `时间为您所在的时区（${abbreviation}）`, // e74f402a
  chosenZone: (abbreviation: string) => `时间为您选择的时区（${abbreviation}）`, // 0cb7658f
  video: '视频就诊', // c6e3131e
  languages: (names: readonly string[]) => `语言：${all(names)}`, // 9a8b2e30
  videoHint: '由您所选时间第一位有空的医护人员接待。', // 8e97cc8c
  slot: (time: string, day: string, place: string) => `${time}，${day}，${place}`, // 0aae8266
  none: '无', // dc937b59
  nextDay: (day: string, count: number) => `${day} 有 ${number(count)}`, // 107cfc04
  showMore: '显示更多', // f5c9bd13
  showMoreOf: (day: string, place: string) => `显示更多：${day}，${place} 的时间`, // a773e71f
  earlier: '更早的日期', // 94ca1c3b
  later: '更晚的日期', // 70ad6006
  showLess: '显示更少', // 94ea9b1d
  showLessOf: (place: string) => `显示更少：${place}`, // 37b93975
  parts: {
    morning: '上午', // e9376a28
    afternoon: '下午', // fb847b43
    evening: '晚上', // 458c1fed
    night: '夜间', // 4e9f8db8
  },
  moreShown: '已显示更多时间。', // dbbfb384
  daysShown: (first: string, last: string) =>
    first === last ? `显示 ${first}。` : `显示 ${first} 至 ${last}。`, // f674e1bd
  loadingTimes: '正在加载时间', // a56ae430
  timesFailed: '这些时间未能加载。', // d1652200
  tryAgain: '重试', // d8b8392e
  came: '您想要的时间', // 7b947c3d
  cameFor: (time: string, place: string) => `${time}，${place}`, // df12993e
  cameUnheld: '已选择此时间。您保留之前，没有人为您留着。', // 5541cee2
  hold: '保留此时间', // e8963952
  holdOf: (time: string) => `保留此时间，${time}`, // e86e3126
  chosen: (time: string) => `已选择：${time}`, // f500abd4
  cameGone: (time: string) => `您想要的时间 ${time} 已不再空闲。`, // f104cb8c
  cameApart: (time: string) => `您想要的时间 ${time} 无法安排您一起选择的全部项目。`, // a1d036d0
  camePast: (time: string) => `您想要的时间 ${time} 已过。`, // 5519cdd8
  cameEarly: (time: string, day: string) => `您想要的时间 ${time} 太早：此就诊可从 ${day} 起。`, // f6e04fa5
  cameNotGiven: (time: string, place: string | undefined, names: readonly string[]) =>
    place === undefined
      ? `您想去的地点不提供${either(names)}，因此无法使用您想要的时间 ${time}。`
      : `${place}不提供${either(names)}，因此无法使用您想要的时间 ${time}。`, // 1cd44176
  cameClosed: (time: string) => `您想要的时间 ${time} 所在的地点现在不接受预约。`, // dd009b3f
  cameElsewhere: (time: string) => `您想要的时间 ${time} 所在的地点不在其中。`, // 8e4cdcbd
  cameInstead: '以下时间空闲。', // 5c970410
  noResults: '没有找到结果！', // 3d86fe20
  changeSearch: '更改搜索', // 92e8ee71
  findClinic: '查找诊所', // 35925dbf
  noAvailability: '没有可预约时间', // ffaf7b98
  noAvailabilityText: (days: number) =>
    `您选择的服务在这 ${number(days)} 天内没有可预约时间。请尝试其他地点或日期。`, // 65c55fdb
  serviceUnavailable: '服务不可用', // f6fc3c77
  serviceUnavailableText: '此处不提供您选择的服务。请尝试其他地点。', // 42c962b3
  notOffered: (names: readonly string[]) => `此地点目前不提供${all(names)}。`, // caf02c8d
  tooFar: (days: number) => `此类预约最多只能提前 ${number(days)} 天。`, // 5ccd7d95
  lastDays: (first: string, last: string) =>
    first === last ? `您现在能预约的最后一天：${last}。` : `您现在能预约的最后几天：${first} 至 ${last}。`, // 89eb4e1d
  nearestPlace: (name: string, miles: number) =>
    plural(miles, { other: `最近的地点是 ${name}，距离 ${number(miles)} 英里。` }), // a16457fe
  seeItsTimes: '查看其时间', // bb904130
  withinMiles: (miles: number) => `${number(miles)} 英里以内`, // f66dec27
  videoInstead: '预约视频就诊', // bc56a3de
  leadTime: '您的日期已更改，因为诊所需要更多时间为此预约做准备。', // 6a0f59e5
  asOf: (time: string) => `没有网络连接。这些时间截至 ${time}，恢复连接之前无法保留。`, // e33b9c4f
  failed: '时间未能加载。', // df26a649
  pages: '结果页', // b754ae73
  page: (n: number, of: number) => `第 ${number(n)} 页，共 ${number(of)} 页`, // d5392aeb
  nextPage: '下一页', // 1ff57a29
  previousPage: '上一页', // a57b08a4
  pick: '请选择预约时间，然后继续。', // 48b9b780
})

export const wished = translated<typeof english.wished>()({
  first: (place: string) => `您选择的${place}排在最前。`, // 7db0528d
  absent: '您选择的地点不提供此就诊。以下是提供此就诊的最近地点。', // 256916d3
})
