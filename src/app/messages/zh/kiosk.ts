// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/kiosk.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('zh')

export const kiosk = translated<typeof english.kiosk>()({
  title: '设置此平板电脑', // 681b6a49
  titleAt: (store: string) => `为 ${store} 设置此平板电脑`, // 9aa4e7c3
  hint: '供药房工作人员使用。此设备会成为顾客的免预约平板电脑。', // 9659de29
  what: '作为门店平板电脑', // 997bca3c
  whatHome: '它总是打开此门店的免预约页面', // be53787f
  whatWipe: '每次使用后，或约一分钟无人触碰后，内容会被清除', // 52754623
  whatLeave: '如需退出，请在首页按住门店名称 5 秒', // 30d0c193
  code: '员工代码', // 0f16cc32
  codeHint: '请向本服务的管理人员询问。', // 93e1e583
  leaveCode: '退出平板模式的密码', // e397a45b
  chooseLeaveCode: '请选择六位数字，并保存在员工能找到的地方。', // 1f9df21a
  leaveCodeHint: '由员工在设置此平板时选定。', // 1b2fb3a9
  sixDigits: '请输入六位数字。', // c077862c
  wrongLeaveCode: '这不是此平板的密码。请检查后重试。', // 8b65338e
  enrol: '用作门店平板电脑', // 5d6d7a72
  enrolling: '正在设置', // dbdf27e5
  wrongCode: '员工代码不正确。请检查后重试。', // 7f6252ee
  noCode: '请输入员工代码。', // 6019393e
  busy: '尝试次数过多。请等一分钟后重试。', // 2c69a672
  noAnswer: '无法连接服务器。请检查网络后重试。', // 8891d7e4
  notKept: '此浏览器无法保存设置。请使用普通窗口，不要用隐私窗口，并允许网站数据。', // 20e66bfc
  unknownLocation: '服务器不认识此门店。', // c46507bb
  already: (store: string) => `此平板电脑已为 ${store} 设置好。`, // 5352a4c2
  goHome: '前往首页', // 66c9326e
  insecure: '此地址不安全', // 3b399c33
  insecureWhy: '门店平板电脑需要 https。没有它，浏览器无法加密回答、离线工作或保持屏幕亮着。', // d50c598d
  insecureHow: '本产品的操作手册在平板电脑一节说明如何通过 https 提供服务。', // 77a0d8b0
  privacy: '隐私', // 54a57c31
  accessibility: '无障碍使用', // d3368cbf
  close: '关闭', // 7d9eb7ac
  done: '完成', // 11a6767d
  waiting: (count: number) => `${number(count)} 个等待发送`, // db6397d0
  refused: (count: number) => `${number(count)} 个未被接受`, // aed666e1
  clockOff: (minutes: number) =>
    minutes >= 60
      ? `时钟快 ${Math.round(minutes / 60)} 小时`
      : minutes > 0
        ? `时钟快 ${number(minutes)} 分钟`
        : minutes > -60
          ? `时钟慢 ${-minutes} 分钟`
          : `时钟慢 ${Math.round(-minutes / 60)} 小时`, // 8cb306e8
  phone: '使用您自己的手机', // 87403439
  phoneHow: (address: string) => `请用手机相机对准此二维码，或打开 ${address}`, // a4cd0b20
  phoneCode: '二维码：在您自己的手机上打开此免预约页面', // 94b2866e
  tryingOnly: '此地址只能在这台电脑上使用。', // 69bb3c4c
  forStaff: '供工作人员使用', // 9c9ef5a5
  leaveTitle: '退出门店平板电脑模式？', // 5c536cfe
  leaveWhy: '之后此设备会像其他设备一样工作。等待发送的报到信息会保留。', // 0cb007a4
  leave: '离开', // fc6e4a40
  leaving: '正在退出', // ff02c323
  stay: '留下', // 08fd1de4
  stillThere: '您还在吗？', // 69b81bb4
  stillThereWhy: '为保护您的隐私，我们很快会清除您的回答。', // 2f86d3d4
  codeLeaves: '您的代码很快会从屏幕上消失。', // 925d7c0f
  secondsLeft: (count: number) => plural(count, { other: `还剩 ${number(count)} 秒` }), // 7733ef8a
  goOn: '我需要更多时间', // ba4ae706
  eraseNow: '立即清除我的回答', // acf71c13
})

export const poster = translated<typeof english.poster>()({
  screenTitle: '海报', // 1ba76ea7
  print: '打印', // df0fe798
  printHow: '可打印在一张 A4 或美国信纸上。', // eef30565
  heading: '免预约疫苗', // f954ea78
  forToday: '今天就在这里接种疫苗。', // 716244ad
  promise: '请在您自己的手机上填写表格。大约需要 5 分钟。', // 55bb64a0
  scan: '用手机相机对准二维码', // 55c7a514
  scanHow: '或打开下方的地址。', // 8c646be3
  fill: '选择疫苗并填写表格', // f6ba02cc
  fillHow: '无需安装，无需账户。', // d415ea22
  checkIn: '在药房柜台报到', // 1162b8bd
  checkInHow: '请说出手机最后显示的代码。', // b174b9dd
  everyDay: '每天', // c4e42b97
  days: (first: string, last: string) => `${first}至${last}`, // 3aaaa9f5
  hours: (days: string, open: string) => `${days} ${open}`, // eb288dc7
  hoursWithLunch: (days: string, open: string, lunch: string) => `${days} ${open}，午休 ${lunch}`, // df8c7817
  noPhone: '没有手机？请使用平板电脑，或到柜台询问。', // 9329e5e6
  printed: (day: string) => `打印于 ${day}`, // 89ae83d8
  qrCode: (store: string) => `二维码：打开 ${store} 的免预约页面`, // d8165263
  tryingOnly: '仅供试用', // badf76a0
  tryingOnlyWhy: '此二维码指向只能在这台电脑上使用的地址。请把 PUBLIC_URL 设为顾客使用的地址，然后打印。', // f5049a75
  settingsFailed: '无法连接服务器，因此还没有可打印的地址。', // cceb3a06
})
