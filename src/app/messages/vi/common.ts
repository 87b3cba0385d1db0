// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/common.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number } = wordsIn('vi')

export const common = translated<typeof english.common>()({
  brand: 'Sức khỏe và thể chất', // 5756dcd3
  skip: 'Đến nội dung chính', // c887f134
  back: 'Quay lại', // 76900f1b
  continue: 'Tiếp tục', // 31fbef16
  errorWord: 'Lỗi:', // 61706290
  loading: 'Đang tải', // dc380888
  stepOf: (n: number, of: number) => `${number(n)} trong ${number(of)}`, // c0ed7eba
  tryAgain: 'Thử lại', // d8b8392e
  startOver: 'Bắt đầu lại', // 5eed7e9f
  offline:
    'Mất kết nối. Quý vị có thể tiếp tục; chúng tôi sẽ gửi thông tin báo có mặt ngay khi có kết nối lại.', // 9cec1ce6
  offlineAtCounter: 'Mất kết nối. Cần có kết nối để báo có mặt ở đây, hoặc hãy hỏi tại quầy nhà thuốc.', // 679ce275
  offlineBooking: 'Mất kết nối. Quý vị có thể tiếp tục, nhưng cần có kết nối để tìm hoặc đặt hẹn.', // ce8c923d
  helpAtCounter: 'Cần giúp đỡ? Hãy hỏi tại quầy nhà thuốc.', // d99baf8c
  helpAtCounterCall: (phone: string) => `Cần giúp đỡ? Hãy hỏi tại quầy nhà thuốc, hoặc gọi ${phone}`, // dabc9bff
  help: 'Cần giúp đỡ? Hãy hỏi tại nhà thuốc hay phòng khám của chúng tôi.', // 1aed4c2b
  helpCall: (phone: string) => `Cần giúp đỡ? Hãy gọi ${phone}`, // 02c2d95b
  languageHelp: 'Trợ giúp ngôn ngữ miễn phí', // 976ec2f0
  atHand: 'Tiện dùng', // a596012c
  about: 'Về dịch vụ này', // f3e91e50
  privacy: 'Quyền riêng tư', // 54a57c31
  accessibility: 'Hỗ trợ tiếp cận', // d3368cbf
  licences: 'Giấy phép', // 6d5d9004
  version: (version: string) => `Phiên bản ${version}`, // a1874512
  connectionFailed: 'Hiện chúng tôi đang gặp trục trặc kết nối. Vui lòng thử lại sau ít phút.', // 5dc929fc
})

export const titles = translated<typeof english.titles>()({
  main: 'Đặt hẹn sức khỏe và thể chất', // 2a924af6
  benefitCodes: 'Điều kiện dùng Mã Phúc lợi', // 817c4293
  prescreen: 'Mẫu sàng lọc trước', // f1de0af2
  results: 'Kết quả tìm cuộc hẹn', // 1493747a
  followup: 'Kết quả tìm cuộc hẹn', // 1493747a
  schedule: 'Mẫu thông tin bệnh nhân', // 4cc0270b
  confirmation: 'Xác nhận cuộc hẹn', // ffa6836b
  cancel: 'Hủy cuộc hẹn', // e0790c5f
  cancelOpened: 'Hủy cuộc hẹn', // e0790c5f
  canceled: 'Xác nhận hủy', // 5e621bcb
  instantVaccine: 'Vắc-xin không hẹn trước', // e941b803
  instantVaccineSelection: 'Mẫu sàng lọc trước', // f1de0af2
  clinicLocations: 'Tìm phòng khám', // afa12656
  pharmacy: 'Hẹn chích ngừa', // 8ea82de0
  clinicSchedule: 'Đặt hẹn tại phòng khám', // e5e95872
  clinicServices: 'Dịch vụ phòng khám', // 83d707a2
  clinicPrices: 'Giá, bảo hiểm và thanh toán', // 820f7b12
  clinicDetails: 'Chi tiết phòng khám', // 4b4c9c19
  clinicError: 'Đã có lỗi', // ab827e3f
  privacy: 'Quyền riêng tư', // cad972db
  accessibility: 'Hỗ trợ tiếp cận', // d3368cbf
  licences: 'Giấy phép và ghi công', // e16fe549
  kiosk: 'Máy tính bảng cửa hàng', // 10e5da61
  poster: 'Áp phích không hẹn trước', // aa0bfb00
  notFound: 'Không tìm thấy trang', // a469ab4c
})
