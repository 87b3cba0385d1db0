// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/cancel.ts'
import { translated } from '../translated.ts'

export const cancel = translated<typeof english.cancel>()({
  dialogTitle: '取消预约', // 286897c4
  which: '您想取消哪个预约？', // 5282bd7a
  submit: '取消预约', // e0790c5f
  keep: '保留预约', // fdce5da2
  goOn: '继续', // 31fbef16
  canceling: '正在取消', // f0f958e0
  firstCancelsAll: '取消第一个预约会同时取消所有预约。', // 3094259b
  canceledToo: '与第一个预约一起取消', // 02fea37e
  included: '始终包括', // 93fd1574
  noneSelected: '请选择一个预约，才能继续取消。', // 1136c9e5
  heading: '您有一个已确认的预约！', // 715d4c40
  headingHint: '您可以在这里取消。如需更改日期或时间，请致电我们。', // 915ff288
  cancelTitle: '您想取消吗？', // 3602334d
  changeTitle: '更改您的预约', // fb8807ad
  clinic: '诊所就诊和视频就诊', // 94eac475
  pharmacy: '药房就诊', // 3a4d74af
  confirm: '您确定要取消预约吗？', // 3b09fc7d
  confirmHow: '您的时间会让给其他人。', // 0aa8d05f
  confirmBothHow: '您的时间会让给其他人。如果您同时预约了第二次就诊，也会一并取消。', // 02a15956
  yes: '是', // 85a39ab3
  no: '否', // 1ea442a1
  alreadyCanceled: '此预约已经取消。', // d054f1ae
  failed: '未能取消此预约。', // e793196c
  failedHow: '请重试，或致电我们。', // fc1b7603
  unreachable: '取消需要网络连接。请在有连接时重试，或致电我们。', // b2bf3230
  pageTitle: '您的就诊', // 72db071a
  openLink: '请打开确认信息或日历中的链接，或致电我们。', // 09f574e1
  reading: '正在读取您的预约', // 0e01842d
  yourVisit: '您的预约', // 56285920
  alsoCanceled: '您的第二个预约会一并取消。', // 5aa99d4a
  what: '就诊', // 1c8ac867
  when: '时间', // cf9c7aa2
  where: '地点', // 1daaa38f
  joinVisit: '加入就诊', // f19140ae
  begun: '此预约已开始或已结束。', // 04a99bdd
  begunHow: '已无法在这里取消。请致电我们。', // 67a95b55
  unknown: '我们找不到此预约。', // 69f92700
  unknownHow: '链接可能不完整。请从确认信息或日历中重新打开，或致电我们。', // 7e6fd6da
  unseen: '我们无法在这里显示您的预约。您仍可取消，或致电我们。', // 04304d87
  needsConnection: '您需要网络连接才能查看和取消此预约。', // e31bb620
  connecting: '恢复连接后我们会再次查询。', // e3016677
  trouble: '目前连接有问题。请稍后重试。', // 5dc929fc
  tryAgain: '重试', // d8b8392e
  book: '预约就诊', // b00aa64d
  canceledWhat: '已取消', // 13ca2ee2
  canceled: '您的预约已取消！', // 2959d873
  canceledAll: '您的两个预约都已取消。', // 805ed2b4
  canceledHow: '您不需要再做什么。', // 634aeb74
  scheduleAgain: '重新预约', // c9147b57
  calendarTitleCanceled: '已取消的预约', // 9c63a6e8
  calendarTitle: '它在您的日历中吗？', // ca0f22d9
  calendarHow: '此文件会在日历中把它标为已取消。', // 165a6e26
  updateCalendar: '更新您的日历', // 188fdb1c
})
