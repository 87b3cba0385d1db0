// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/confirmation.ts'
import { translated } from '../translated.ts'

export const confirmation = translated<typeof english.confirmation>()({
  saved: 'Mẫu đơn của quý vị đã được lưu', // 0febaf87
  notYetReceived: 'Nhà thuốc chưa nhận được mẫu đơn. Chúng tôi gửi ngay khi có kết nối lại.', // 5064d8d0
  savedHow: 'Hãy giữ mã và báo cho nhân viên nhà thuốc rằng mẫu đơn đang chờ gửi.', // 98b21d6e
  received: 'Nhà thuốc đã nhận được mẫu đơn của quý vị.', // b1b76d5c
  code: 'Mã quầy của quý vị', // 8332959a
  codeHow: 'Hãy cho nhân viên nhà thuốc biết mã này.', // 928eec84
  bookedCodeHow: 'Khi đến, hãy cho nhân viên biết mã này.', // 98045994
  videoCode: 'Mã khám của quý vị', // f12b3d0f
  videoCodeHow: 'Hãy cho nhân viên biết mã này khi gọi.', // 709ec086
  patient: 'Thông tin bệnh nhân', // e1f1b8b3
  name: 'Tên', // dcd1d522
  phone: 'Điện thoại', // 63dceb88
  email: 'Email', // 969ccbd3
  birthDate: 'Ngày sinh', // eb4c4e23
  dietitian: 'Chuyên viên dinh dưỡng', // 97177eae
  support: 'Hỗ trợ khách hàng', // 4c464668
  details: 'Chi tiết cuộc hẹn', // 6ce300ec
  yourVisit: 'Buổi khám của quý vị', // 72db071a
  first: 'Cuộc hẹn thứ nhất', // 0f3fde3a
  second: 'Cuộc hẹn thứ hai', // ba04c2d4
  vaccine: 'Vắc-xin', // 8c707f77
  service: 'Buổi khám', // 1c8ac867
  where: 'Ở đâu', // 1daaa38f
  when: 'Khi nào', // cf9c7aa2
  secondCode: 'Mã quầy', // 11856ada
  byVideo: 'Qua video', // 81f88658
  today: (day: string) => `Hôm nay, ${day}`, // a91d85ef
  dayAndTime: (day: string, time: string) => `${day}, ${time}`, // 6602a889
  showMore: 'Xem thêm', // ba8a80fd
  showLess: 'Thu gọn', // 0264d7b0
  benefitCode: 'Nơi này nhận mã phúc lợi của quý vị', // a3cef312
  modify: 'Sửa cuộc hẹn', // 6fe1fc08
  modifyHow: {
    tlc: 'Để đổi ngày hoặc giờ, hãy gọi phòng khám.', // bd68a5ba
    dietitian: 'Để đổi ngày hoặc giờ, hãy gọi nhóm chuyên viên dinh dưỡng của chúng tôi.', // bb7260e3
    pharmacy: 'Để đổi ngày hoặc giờ, hãy gọi nhà thuốc.', // 63330080
  },
  cancel: 'Hủy cuộc hẹn', // e0790c5f
  cancelLater: 'Để xem, đổi hoặc hủy buổi khám này sau, hãy giữ liên kết này.', // 25df1ff8
  cancelBothLater: 'Để xem, đổi hoặc hủy cả hai cuộc hẹn sau, hãy giữ liên kết này.', // 4ec597ae
  cancelLaterHow:
    'Ai có liên kết đều có thể xem, đổi và hủy buổi khám. Liên kết không có tên hay câu trả lời của quý vị.', // 02e6a3ac
  copyLink: 'Sao chép liên kết', // dbf362d4
  openLink: 'Mở buổi khám của quý vị', // 09e733b8
  cancelQr: 'Mã QR của liên kết đến buổi khám', // b9143b0f
  directions: 'Chỉ đường', // c9535678
  call: 'Gọi', // d6e645b7
  callLocation: (phone: string) => `Gọi ${phone}`, // 31e40241
  rideshare: 'Giảm giá chuyến xe', // c8b7c55b
  rideshareHow: 'Nhập mã này trong ứng dụng gọi xe, hoặc quét mã.', // 4522d0ea
  rideshareQr: (code: string) => `Mã QR của ${code}`, // 1fb33458
  rideshareHelp: 'Có câu hỏi về chuyến xe?', // f06390c3
  copy: 'Sao chép mã', // 49a0053f
  saveToPhone: 'Lưu vào điện thoại', // 5de62c91
  notSaved: 'Không lưu được hình.', // f015b301
  another: 'Chích thêm vắc-xin khác', // 17b7b084
  bookAnother: 'Đặt thêm cuộc hẹn', // cb8a6a61
  bookDietitian: 'Đặt hẹn dinh dưỡng từ xa', // 391e0692
  print: 'In', // df0fe798
  counterPrints: 'Quầy có thể in cho quý vị.', // 2aa651f3
  share: 'Chia sẻ', // 29887a5f
  addToCalendar: 'Thêm vào lịch', // d0efffa6
  calendarTitle: (store: string) => `Cuộc hẹn tại ${store}`, // 3ab1024d
  calendarTitleVideo: (who: string) => `Cuộc hẹn với ${who}`, // 82ddfa31
  calendarNotes: (phone: string) => `Để đổi ngày hoặc giờ, hãy gọi ${phone}.`, // 0122f916
  keptVisits: 'Các buổi khám quý vị đã đặt', // de693eb9
  keptVisitsHow: 'Thiết bị này nhớ thời gian, địa điểm và mã của các buổi khám cho đến hết ngày.', // dfe98c6a
  copyVisitCode: 'Sao chép mã khám', // a4c4fa73
  leaveTitle: 'Rời đi mà không có mã?', // 100932b9
  leaveWhy: 'Trước hết hãy thêm buổi khám vào lịch, in ra, hoặc sao chép mã.', // b2a3ba20
  leaveAnyway: 'Rời trang này', // 47b5d076
  stayHere: 'Ở lại đây', // ef8d633e
  calendarCode: (code: string) => `Mã: ${code}`, // 62c17536
  join: 'Cách tham gia', // f56144df
  joinByLink: 'Mở liên kết này khi buổi khám bắt đầu.', // 5f329f18
  joinVisit: 'Vào buổi khám', // f19140ae
  calendarVideo: 'Khám qua video', // c6e3131e
  calendarCancel: (address: string) => `Để xem, đổi hoặc hủy: ${address}`, // 3fed87a1
})
