// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/prescreen.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number } = wordsIn('vi')

export const prescreen = translated<typeof english.prescreen>()({
  yes: 'Có', // 85a39ab3
  no: 'Không', // 1ea442a1
  required: 'Mục này là bắt buộc', // 0b2b46d5
  questionOf: (n: number, most: number) => `Câu hỏi ${number(n)} trong tối đa ${number(most)}`, // 197bc732
  step: (n: number) => `Bước ${number(n)}`, // 604b1173
  seeAvailability: 'Xem giờ còn trống', // 0e2e61d8
  checkAvailability: 'Xem giờ còn trống', // dbc90cdf
  servicesFailed: 'Không tải được các loại buổi khám. Vui lòng thử lại.', // 057a0c71
  notOffered: 'Hiện không thể đặt trực tuyến các buổi khám này.', // 33fde75a
  notOfferedText: 'Quý vị có thể đặt buổi khám khác, hoặc gọi hỏi chúng tôi.', // b5d5a9ef
  otherVisits: 'Xem các buổi khám khác', // f9bf5a2f
  link: {
    came: 'Giờ quý vị muốn', // 7b947c3d
    timeAt: (time: string, place: string) => `${time}, ${place}`, // df12993e
    unheld: 'Quý vị có thể giữ giờ này sau các câu hỏi.', // c8d2e2fe
    only: 'Chỉ liệt kê những gì nơi đó có vào giờ đó.', // f999fda3
    elsewhere: 'Vắc-xin hoặc giờ khác', // 98c8095f
    gone: (time: string, place: string | undefined) =>
      place === undefined
        ? `Giờ quý vị muốn, ${time}, không còn trống.`
        : `Giờ quý vị muốn, ${time}, ${place}, không còn trống.`, // af845161
    past: (time: string) => `Giờ quý vị muốn, ${time}, đã qua.`, // 5519cdd8
    notGiven: (time: string, place: string | undefined) =>
      place === undefined
        ? `Hiện không thể đặt ở đó dịch vụ quý vị muốn, ${time}.`
        : `Hiện không thể đặt ở đó dịch vụ quý vị muốn, ${time}, ${place}.`, // 6cdf26b5
    instead: 'Hãy tiếp tục để xem các giờ còn trống.', // c7f7ff4e
  },
  dot: {
    title: 'Quý vị lái xe cho ai?', // 25b52c2f
    employer: 'Nơi làm việc', // 54a3b64c
    chooseOne: 'Chọn một mục', // 8f27c0cb
    employerRequired: 'Nơi làm việc là bắt buộc.', // 14c8d7ef
    screening: 'Quý vị có muốn thêm xét nghiệm ma túy không?', // bd43996e
    limited: 'Chỉ có ở một số địa điểm', // f6063770
  },
  medicare: {
    title: 'Vài câu hỏi về sức khỏe của quý vị', // 3aafbd36
    hint: 'Các câu hỏi này giúp phòng khám chuẩn bị cho buổi khám của quý vị. Chúng tôi gửi câu trả lời cùng với phần đặt hẹn.', // 206c137c
    hasMedicarePartB: 'Quý vị có Medicare Phần B không?', // 994b7400
    noPartB:
      'Medicare trả cho buổi khám này qua Phần B. Nếu không có Phần B, quý vị có thể phải tự trả tiền.', // 07a482f5
    hadWellnessVisit: 'Quý vị có khám sức khỏe tổng quát Medicare trong 12 tháng qua không?', // c95371ab
    oncePerYear:
      'Medicare trả cho một lần khám sức khỏe tổng quát mỗi 12 tháng. Quý vị có thể phải trả tiền nếu đến sớm hơn.', // cbb27999
    wasInHospital: 'Quý vị có nằm bệnh viện trong 12 tháng qua không?', // d3c1a0a7
    hasFallen: 'Quý vị có bị té ngã trong 12 tháng qua không?', // 122ad50e
  },
  vaccines: {
    title: 'Quý vị cần vắc-xin nào?', // f4f0be17
    none: 'Chọn một vắc-xin để xem giờ còn trống.', // 401db0ca
    upTo: (most: number) => `Tối đa ${number(most)} câu hỏi ngắn, rồi đến các giờ trống.`, // 23f549f5
  },
  dietitian: {
    title: 'Chuẩn bị gặp chuyên viên dinh dưỡng', // ed0b3139
    hint: 'Quý vị gặp qua video, từ tiểu bang nơi quý vị sẽ ở.', // dfae33b2
    visit: 'Quý vị cần buổi khám nào?', // c600db0c
    prices: 'Giá', // 5a6e4f56
    state: 'Tiểu bang nơi quý vị sẽ ở', // 4c9470e1
    fetching: 'Đang lấy danh sách...', // c6837b65
    failed: 'Hiện chúng tôi đang gặp trục trặc kết nối. Vui lòng làm mới trang để thử lại.', // d9cf6f1d
    zone: 'Múi giờ', // b9fe1464
    date: 'Ngày', // 99c40ab4
    dateHint: 'Ngày đầu tiên thuận tiện cho quý vị', // 11d12b3c
    invalidDate: 'Ngày không hợp lệ', // 2594f051
  },
  verdict: {
    eligibleTitle: 'Quý vị có thể đặt buổi khám này', // c1532294
    ineligibleTitle: 'Hiện không thể đặt buổi khám này', // a1cb8d99
    errorTitle: 'Chúng tôi không thể tiếp tục từ đây', // 04806479
    because: 'Câu trả lời quyết định', // ce6b86f5
    from: (day: string) => `Theo các câu trả lời này, ngày đầu tiên có thể đặt là ${day}.`, // 639e735c
    addToCalendar: 'Thêm ngày này vào lịch', // d4139d3d
    calendarEntry: 'Đặt buổi khám', // b00aa64d
    movedTitle: (day: string) => `Có thể chích liều kế tiếp từ ${day}`, // e74f2f47
    movedBy: (lastDose: string, days: number) =>
      `Quý vị cho biết liều trước là vào ${lastDose}. Liều kế tiếp được chích sau đó ít nhất ${number(days)} ngày.`, // a7eb1cd7
    bookableFrom: (day: string) => `Quý vị có thể đặt từ ${day}. Vui lòng trở lại vào lúc đó.`, // 1000af6c
    seeTimes: 'Xem giờ', // ef81a037
    chooseAnother: 'Chọn vắc-xin khác', // 47da8e39
    changeAnswers: 'Đổi câu trả lời của tôi', // ab52de61
  },
})
