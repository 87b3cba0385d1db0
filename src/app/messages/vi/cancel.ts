// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/cancel.ts'
import { translated } from '../translated.ts'

export const cancel = translated<typeof english.cancel>()({
  dialogTitle: 'Hủy cuộc hẹn', // 286897c4
  which: 'Quý vị muốn hủy cuộc hẹn nào?', // 5282bd7a
  submit: 'Hủy cuộc hẹn', // e0790c5f
  keep: 'Giữ lại', // fdce5da2
  goOn: 'Tiếp tục', // 31fbef16
  canceling: 'Đang hủy', // f0f958e0
  firstCancelsAll: 'Hủy cuộc hẹn thứ 1 sẽ hủy TẤT CẢ các cuộc hẹn.', // 3094259b
  canceledToo: 'Bị hủy cùng với cuộc hẹn đầu', // 02fea37e
  included: 'Luôn bao gồm', // 93fd1574
  noneSelected: 'Vui lòng chọn một cuộc hẹn để tiếp tục hủy.', // 1136c9e5
  heading: 'Quý vị có một cuộc hẹn đã xác nhận!', // 715d4c40
  headingHint: 'Quý vị có thể hủy ở đây. Để đổi ngày hoặc giờ, vui lòng gọi cho chúng tôi.', // 915ff288
  cancelTitle: 'Quý vị có muốn hủy không?', // 3602334d
  changeTitle: 'Đổi cuộc hẹn của quý vị', // fb8807ad
  clinic: 'Khám tại phòng khám và qua video', // 94eac475
  pharmacy: 'Khám tại nhà thuốc', // 3a4d74af
  confirm: 'Quý vị có chắc muốn hủy cuộc hẹn không?', // 3b09fc7d
  confirmHow: 'Giờ của quý vị sẽ dành cho người khác.', // 0aa8d05f
  confirmBothHow:
    'Giờ của quý vị sẽ dành cho người khác. Nếu quý vị đã đặt thêm lần khám thứ hai, lần đó cũng bị hủy.', // 02a15956
  yes: 'Có', // 85a39ab3
  no: 'Không', // 1ea442a1
  alreadyCanceled: 'Cuộc hẹn này đã được hủy rồi.', // d054f1ae
  failed: 'Không hủy được cuộc hẹn này.', // e793196c
  failedHow: 'Vui lòng thử lại, hoặc gọi cho chúng tôi.', // fc1b7603
  unreachable: 'Cần có kết nối để hủy. Hãy thử lại khi có kết nối, hoặc gọi cho chúng tôi.', // b2bf3230
  pageTitle: 'Buổi khám của quý vị', // 72db071a
  openLink: 'Hãy mở liên kết trong thư xác nhận hoặc trong lịch, hoặc gọi cho chúng tôi.', // 09f574e1
  reading: 'Đang đọc cuộc hẹn của quý vị', // 0e01842d
  yourVisit: 'Cuộc hẹn của quý vị', // 56285920
  alsoCanceled: 'Cuộc hẹn thứ 2 của quý vị cũng bị hủy theo.', // 5aa99d4a
  what: 'Buổi khám', // 1c8ac867
  when: 'Khi nào', // cf9c7aa2
  where: 'Ở đâu', // 1daaa38f
  joinVisit: 'Vào buổi khám', // f19140ae
  begun: 'Cuộc hẹn này đã bắt đầu hoặc đã qua.', // 04a99bdd
  begunHow: 'Không thể hủy ở đây nữa. Vui lòng gọi cho chúng tôi.', // 67a95b55
  unknown: 'Chúng tôi không tìm thấy cuộc hẹn này.', // 69f92700
  unknownHow: 'Liên kết có thể không đầy đủ. Hãy mở lại từ thư xác nhận hoặc lịch, hoặc gọi cho chúng tôi.', // 7e6fd6da
  unseen: 'Chúng tôi không hiển thị được cuộc hẹn ở đây. Quý vị vẫn có thể hủy, hoặc gọi cho chúng tôi.', // 04304d87
  needsConnection: 'Cần có kết nối để xem và hủy cuộc hẹn này.', // e31bb620
  connecting: 'Chúng tôi sẽ kiểm tra lại khi có kết nối.', // e3016677
  trouble: 'Hiện chúng tôi đang gặp trục trặc kết nối. Vui lòng thử lại sau ít phút.', // 5dc929fc
  tryAgain: 'Thử lại', // d8b8392e
  book: 'Đặt buổi khám', // b00aa64d
  canceledWhat: 'Đã hủy', // 13ca2ee2
  canceled: 'Cuộc hẹn của quý vị đã được hủy!', // 2959d873
  canceledAll: 'Cả hai cuộc hẹn của quý vị đã được hủy.', // 805ed2b4
  canceledHow: 'Quý vị không cần làm gì thêm.', // 634aeb74
  scheduleAgain: 'Đặt hẹn lại', // c9147b57
  calendarTitleCanceled: 'Cuộc hẹn đã hủy', // 9c63a6e8
  calendarTitle: 'Hẹn có trong lịch không?', // ca0f22d9
  calendarHow: 'Tệp này đánh dấu là đã hủy trong lịch.', // 165a6e26
  updateCalendar: 'Cập nhật lịch', // 188fdb1c
})
