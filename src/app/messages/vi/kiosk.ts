// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/kiosk.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('vi')

export const kiosk = translated<typeof english.kiosk>()({
  title: 'Cài đặt máy tính bảng này', // 681b6a49
  titleAt: (store: string) => `Cài đặt máy tính bảng này cho ${store}`, // 9aa4e7c3
  hint: 'Dành cho nhân viên nhà thuốc. Thiết bị này sẽ là máy tính bảng cho khách không hẹn trước.', // 9659de29
  what: 'Máy tính bảng của cửa hàng', // 997bca3c
  whatHome: 'máy luôn mở trang không hẹn trước của cửa hàng này', // be53787f
  whatWipe: 'mỗi lượt khách được xóa khi xong, hoặc sau khoảng một phút không ai chạm', // 52754623
  whatLeave: 'để thoát, giữ tên cửa hàng ở trang đầu trong 5 giây', // 30d0c193
  code: 'Mã nhân viên', // 0f16cc32
  codeHint: 'Hãy hỏi người điều hành dịch vụ này.', // 93e1e583
  leaveCode: 'Mã để thoát chế độ máy tính bảng', // e397a45b
  chooseLeaveCode: 'Chọn sáu chữ số và cất ở nơi nhân viên tìm thấy được.', // 1f9df21a
  leaveCodeHint: 'Nhân viên đã chọn mã này khi thiết lập máy tính bảng.', // 1b2fb3a9
  sixDigits: 'Nhập sáu chữ số.', // c077862c
  wrongLeaveCode: 'Đó không phải là mã của máy tính bảng này. Hãy kiểm tra và thử lại.', // 8b65338e
  enrol: 'Dùng làm máy tính bảng cửa hàng', // 5d6d7a72
  enrolling: 'Đang cài đặt', // dbdf27e5
  wrongCode: 'Mã nhân viên không đúng. Hãy kiểm tra và thử lại.', // 7f6252ee
  noCode: 'Nhập mã nhân viên.', // 6019393e
  busy: 'Đã thử quá nhiều lần. Hãy chờ một phút rồi thử lại.', // 2c69a672
  noAnswer: 'Không kết nối được với máy chủ. Hãy kiểm tra kết nối và thử lại.', // 8891d7e4
  notKept:
    'Trình duyệt này không lưu được cài đặt. Hãy dùng cửa sổ thường, không dùng cửa sổ riêng tư, và cho phép dữ liệu trang web.', // 20e66bfc
  unknownLocation: 'Máy chủ không biết cửa hàng này.', // c46507bb
  already: (store: string) => `Máy tính bảng này đã cài đặt cho ${store}.`, // 5352a4c2
  goHome: 'Đến trang đầu', // 66c9326e
  insecure: 'Địa chỉ này không an toàn', // 3b399c33
  insecureWhy:
    'Máy tính bảng cửa hàng cần https. Không có https, trình duyệt không thể khóa câu trả lời, chạy khi mất kết nối hay giữ màn hình sáng.', // d50c598d
  insecureHow: 'Sách hướng dẫn vận hành của sản phẩm chỉ cách dùng https, trong phần về máy tính bảng.', // 77a0d8b0
  privacy: 'Quyền riêng tư', // 54a57c31
  accessibility: 'Hỗ trợ tiếp cận', // d3368cbf
  close: 'Đóng', // 7d9eb7ac
  done: 'Xong', // 11a6767d
  waiting: (count: number) => `${number(count)} đang chờ gửi`, // db6397d0
  refused: (count: number) => `${number(count)} không được nhận`, // aed666e1
  clockOff: (minutes: number) =>
    minutes >= 60
      ? `Đồng hồ nhanh ${Math.round(minutes / 60)} giờ`
      : minutes > 0
        ? `Đồng hồ nhanh ${number(minutes)} phút`
        : minutes > -60
          ? `Đồng hồ chậm ${-minutes} phút`
          : `Đồng hồ chậm ${Math.round(-minutes / 60)} giờ`, // 8cb306e8
  phone: 'Dùng điện thoại của quý vị', // 87403439
  phoneHow: (address: string) => `Hướng máy ảnh vào mã này, hoặc mở ${address}`, // a4cd0b20
  phoneCode: 'Mã QR: mở trang không hẹn trước này trên điện thoại của quý vị', // 94b2866e
  tryingOnly: 'Địa chỉ này chỉ dùng được trên máy tính này.', // 69bb3c4c
  forStaff: 'Dành cho nhân viên', // 9c9ef5a5
  leaveTitle: 'Thoát chế độ máy tính bảng cửa hàng?', // 5c536cfe
  leaveWhy:
    'Sau đó thiết bị này hoạt động như mọi thiết bị khác. Thông tin báo có mặt đang chờ gửi vẫn được giữ.', // 0cb007a4
  leave: 'Rời đi', // fc6e4a40
  leaving: 'Đang thoát', // ff02c323
  stay: 'Ở lại', // 08fd1de4
  stillThere: 'Quý vị còn ở đó không?', // 69b81bb4
  stillThereWhy: 'Để giữ riêng tư cho quý vị, chúng tôi sắp xóa các câu trả lời.', // 2f86d3d4
  codeLeaves: 'Mã của quý vị sắp biến khỏi màn hình này.', // 925d7c0f
  secondsLeft: (count: number) => plural(count, { other: `còn ${number(count)} giây` }), // 7733ef8a
  goOn: 'Tôi cần thêm thời gian', // ba4ae706
  eraseNow: 'Xóa câu trả lời của tôi ngay', // acf71c13
})

export const poster = translated<typeof english.poster>()({
  screenTitle: 'Áp phích', // 1ba76ea7
  print: 'In', // df0fe798
  printHow: 'Vừa một tờ giấy A4 hoặc US letter.', // eef30565
  heading: 'Vắc-xin không hẹn trước', // f954ea78
  forToday: 'Để chích ngừa tại đây, hôm nay.', // 716244ad
  promise: 'Điền mẫu đơn trên điện thoại của quý vị. Mất khoảng 5 phút.', // 55bb64a0
  scan: 'Hướng máy ảnh điện thoại vào mã', // 55c7a514
  scanHow: 'Hoặc mở địa chỉ bên dưới.', // 8c646be3
  fill: 'Chọn vắc-xin và điền mẫu đơn', // f6ba02cc
  fillHow: 'Không cần cài đặt, không cần tài khoản.', // d415ea22
  checkIn: 'Báo có mặt tại quầy nhà thuốc', // 1162b8bd
  checkInHow: 'Đọc mã mà điện thoại hiện ra ở cuối.', // b174b9dd
  everyDay: 'Mỗi ngày', // c4e42b97
  days: (first: string, last: string) => `${first}-${last}`, // 3aaaa9f5
  hours: (days: string, open: string) => `${days} ${open}`, // eb288dc7
  hoursWithLunch: (days: string, open: string, lunch: string) => `${days} ${open}, nghỉ trưa ${lunch}`, // df8c7817
  noPhone: 'Không có điện thoại? Hãy dùng máy tính bảng hoặc hỏi tại quầy.', // 9329e5e6
  printed: (day: string) => `In ngày ${day}`, // 89ae83d8
  qrCode: (store: string) => `Mã QR: mở trang không hẹn trước của ${store}`, // d8165263
  tryingOnly: 'Chỉ để thử', // badf76a0
  tryingOnlyWhy:
    'Mã này dẫn đến địa chỉ chỉ dùng được trên máy tính này. Hãy đặt PUBLIC_URL thành địa chỉ mà khách dùng, rồi in.', // f5049a75
  settingsFailed: 'Không kết nối được với máy chủ, nên chưa có địa chỉ để in.', // cceb3a06
})
