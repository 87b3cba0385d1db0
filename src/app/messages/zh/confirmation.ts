// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/confirmation.ts'
import { translated } from '../translated.ts'

export const confirmation = translated<typeof english.confirmation>()({
  saved: '您的表格已保存', // 0febaf87
  notYetReceived: '药房还没有收到您的表格。恢复连接后我们会立即发送。', // 5064d8d0
  savedHow: '请记下您的代码，并告诉药房团队表格正在等待发送。', // 98b21d6e
  received: '药房已收到您的表格。', // b1b76d5c
  code: '您的柜台代码', // 8332959a
  codeHow: '请把此代码告诉药房团队。', // 928eec84
  bookedCodeHow: '到达时请把此代码告诉工作人员。', // 98045994
  videoCode: '您的就诊代码', // f12b3d0f
  videoCodeHow: '致电时请把此代码告诉工作人员。', // 709ec086
  patient: '患者信息', // e1f1b8b3
  name: '姓名', // dcd1d522
  phone: '电话', // 63dceb88
  email: '电子邮箱', // 969ccbd3
  birthDate: '出生日期', // eb4c4e23
  dietitian: '您的营养师', // 97177eae
  support: '客户支持', // 4c464668
  details: '预约详情', // 6ce300ec
  yourVisit: '您的就诊', // 72db071a
  first: '第一个预约', // 0f3fde3a
  second: '第二个预约', // ba04c2d4
  vaccine: '疫苗', // 8c707f77
  service: '就诊', // 1c8ac867
  where: '地点', // 1daaa38f
  when: '时间', // cf9c7aa2
  secondCode: '柜台代码', // 11856ada
  byVideo: '视频', // 81f88658
  today: (day: string) => `今天，${day}`, // a91d85ef
  dayAndTime: (day: string, time: string) => `${day}，${time}`, // 6602a889
  showMore: '显示更多', // ba8a80fd
  showLess: '显示更少', // 0264d7b0
  benefitCode: '此地点接受您的福利代码', // a3cef312
  modify: '修改预约', // 6fe1fc08
  modifyHow: {
    tlc: '如需更改日期或时间，请致电诊所。', // bd68a5ba
    dietitian: '如需更改日期或时间，请致电我们的营养师团队。', // bb7260e3
    pharmacy: '如需更改日期或时间，请致电药房。', // 63330080
  },
  cancel: '取消预约', // e0790c5f
  cancelLater: '如果以后要查看、更改或取消此就诊，请保存此链接。', // 25df1ff8
  cancelBothLater: '如果以后要查看、更改或取消这两个预约，请保存此链接。', // 4ec597ae
  cancelLaterHow: '任何有此链接的人都能查看、更改和取消该就诊。链接中没有姓名，也没有您的回答。', // 02e6a3ac
  copyLink: '复制链接', // dbf362d4
  openLink: '打开您的就诊', // 09e733b8
  cancelQr: '您就诊链接的二维码', // b9143b0f
  directions: '路线', // c9535678
  call: '致电', // d6e645b7
  callLocation: (phone: string) => `致电 ${phone}`, // 31e40241
  rideshare: '您的乘车折扣', // c8b7c55b
  rideshareHow: '请在叫车应用中输入此代码，或扫描它。', // 4522d0ea
  rideshareQr: (code: string) => `${code} 的二维码`, // 1fb33458
  rideshareHelp: '乘车方面有疑问？', // f06390c3
  copy: '复制代码', // 49a0053f
  saveToPhone: '保存到手机', // 5de62c91
  notSaved: '图片未能保存。', // f015b301
  another: '再接种一种疫苗', // 17b7b084
  bookAnother: '再预约一次', // cb8a6a61
  bookDietitian: '预约远程营养咨询', // 391e0692
  print: '打印', // df0fe798
  counterPrints: '柜台可以为您打印。', // 2aa651f3
  share: '分享', // 29887a5f
  addToCalendar: '加入日历', // d0efffa6
  calendarTitle: (store: string) => `${store} 的预约`, // 3ab1024d
  calendarTitleVideo: (who: string) => `与 ${who} 的预约`, // 82ddfa31
  calendarNotes: (phone: string) => `如需更改日期或时间，请致电 ${phone}。`, // 0122f916
  keptVisits: '您已预约的就诊', // de693eb9
  keptVisitsHow: '此设备会记住就诊的时间、地点和代码，直到当天结束。', // dfe98c6a
  copyVisitCode: '复制就诊代码', // a4c4fa73
  leaveTitle: '不带代码就离开吗？', // 100932b9
  leaveWhy: '请先把就诊加入日历、打印，或复制代码。', // b2a3ba20
  leaveAnyway: '离开此页', // 47b5d076
  stayHere: '留在这里', // ef8d633e
  calendarCode: (code: string) => `代码：${code}`, // 62c17536
  join: '如何加入', // f56144df
  joinByLink: '就诊开始时请打开此链接。', // 5f329f18
  joinVisit: '加入就诊', // f19140ae
  calendarVideo: '视频就诊', // c6e3131e
  calendarCancel: (address: string) => `如需查看、更改或取消：${address}`, // 3fed87a1
})
