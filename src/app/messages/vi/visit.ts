// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/visit.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number } = wordsIn('vi')

export const visitPage = translated<typeof english.visitPage>()({
  hint: 'Quý vị có thể đổi ngày hoặc giờ, hoặc hủy tại đây.', // d222a1f2
  code: 'Mã quầy', // 11856ada
  videoCode: 'Mã khám', // 44b5aea9
  copyCode: 'Sao chép mã', // 49a0053f
  addToCalendar: 'Thêm vào lịch', // d0efffa6
  updateCalendar: 'Cập nhật lịch', // 188fdb1c
  directions: 'Chỉ đường', // c9535678
  displaced:
    'Cuộc hẹn này không thể diễn ra vào giờ đã đặt: lúc đó chúng tôi đóng cửa, hoặc không còn dịch vụ này ở đây. Vui lòng chọn giờ khác hoặc gọi cho chúng tôi.', // 03f9f32b
  moveTitle: 'Quý vị muốn giờ khác?', // 4b9a22e1
  moveHow: 'Quý vị vẫn giữ giờ của mình cho đến khi xác nhận giờ mới.', // b4c5e671
  move: 'Đổi ngày hoặc giờ', // 0aed4ac8
  moved: 'Cuộc hẹn của quý vị đã có giờ mới.', // 76ec5514
  movedHow: 'Mã và liên kết vẫn như cũ. Hãy cập nhật lịch nếu buổi khám có trong lịch.', // a245b755
  pageTitle: 'Đổi ngày hoặc giờ', // 0aed4ac8
  which: 'Quý vị muốn đổi gì?', // 31e55543
  whichFirst: 'Cuộc hẹn thứ nhất', // 0f3fde3a
  whichSecond: 'Cuộc hẹn thứ hai', // ba04c2d4
  whichBoth: 'Cả hai', // b6c1d862
  now: 'Giờ hiện tại của quý vị', // 0b22e729
  next: 'Giờ mới của quý vị', // e7911090
  firstTimes: 'Giờ mới cho cuộc hẹn thứ nhất', // 3372fee5
  secondTimes: 'Giờ mới cho cuộc hẹn thứ hai', // 49ea3f08
  times: 'Các giờ mới', // 426e0a11
  secondToo: (days: number) =>
    `Cuộc hẹn thứ hai phải sau cuộc hẹn thứ nhất ít nhất ${number(days)} ngày. Hãy chọn giờ mới cho cả cuộc hẹn đó.`, // d76ef9bc
  loading: 'Đang tìm giờ trống', // f14838e6
  noTimes: 'Không có giờ trống trong những ngày này.', // 134b5263
  failed: 'Chúng tôi không tải được các giờ.', // 294f8fdf
  tryAgain: 'Thử lại', // d8b8392e
  holding: 'Chúng tôi đang giữ giờ này cho quý vị.', // 6eeec22a
  held: (until: string) => `Chúng tôi giữ giờ này cho quý vị đến ${until}.`, // e05bc209
  free: 'Giờ này còn trống nhưng chưa được giữ cho quý vị. Hãy xác nhận sớm.', // a35d3958
  confirm: 'Xác nhận', // eebdd24a
  confirmOne: 'Xác nhận giờ mới', // 4e53c722
  confirmBoth: 'Xác nhận các giờ mới', // 32c44c6b
  moving: 'Đang đổi cuộc hẹn của quý vị', // b31d8ab4
  keep: 'Giữ giờ tôi đang có', // a571dd14
  choose: 'Vui lòng chọn giờ mới trước.', // 8697c590
  slotTaken: 'Vừa có người khác lấy giờ này. Vui lòng chọn giờ khác.', // b2c27582
  visitChanged: 'Cuộc hẹn này đã được đổi trong lúc đó. Đây là cuộc hẹn lúc này.', // 9e54c0cd
  tooManyMoves: 'Cuộc hẹn này đã được đổi quá nhiều lần. Để đổi nữa, vui lòng gọi cho chúng tôi.', // e97d436b
  followupTooEarly: 'Cuộc hẹn thứ hai quá gần cuộc hẹn thứ nhất. Vui lòng chọn giờ khác.', // dbc56506
  notEligible:
    'Theo câu trả lời, quý vị không thể có buổi khám này vào ngày đó. Hãy chọn ngày khác, hoặc gọi cho chúng tôi.', // f1709467
  notOnSchedule: 'Không thể đặt giờ này nữa. Vui lòng chọn giờ khác.', // 26d81094
  unreachable: 'Cần có kết nối để đổi giờ. Quý vị vẫn giữ giờ cũ. Hãy thử lại khi có kết nối.', // e264f12f
  refused: 'Không thể đổi giờ ở đây. Quý vị vẫn giữ giờ cũ. Vui lòng gọi cho chúng tôi.', // 2deb1c0f
})
