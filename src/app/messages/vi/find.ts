// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/find.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('vi')

export const find = translated<typeof english.find>()({
  heading: 'Tìm cuộc hẹn', // 4fc46ab3
  submit: 'Tìm cuộc hẹn', // 4fc46ab3
  change: 'Thay đổi', // c0bf75bd
  hideForm: 'Ẩn mẫu', // 8e267b4c
  showForm: 'Hiện mẫu', // 8525eff3
  editSearch: 'Sửa tìm kiếm', // 2c0de627
  videoIn: (state: string) => `Khám qua video tại ${state}`, // 48202217
  within: (location: string, miles: number) => `Trong vòng ${number(miles)} dặm quanh ${location}`, // ae8ad166
  summary: (location: string, day: string) => `${location}, từ ${day}`, // a5731eb5
  need: 'Quý vị cần gì?', // 52c6a4f6
  allVisits: 'Mọi buổi khám', // 913bde57
  myLocation: 'Vị trí của tôi', // 3572a396
  ways: {
    clinics: 'Tìm phòng khám', // 35925dbf
    benefit: 'Tôi có mã phúc lợi', // 8fcb60a0
    cancel: 'Buổi khám của quý vị', // 72db071a
  },
  waysFor: {
    clinics: 'Địa chỉ, giờ mở cửa và thời gian chờ', // 207272cb
    benefit: 'Xem nơi nào nhận mã', // 54fc88ba
    cancel: 'Xem, đổi hoặc hủy bằng liên kết', // 1a7409f9
  },
  type: 'Loại cuộc hẹn', // 19fd6c78
  chooseOne: 'Chọn một mục', // 0b24aed5
  fetching: 'Đang lấy danh sách...', // c6837b65
  location: 'Địa điểm', // 15b61974
  locationPlaceholder: 'ZIP hoặc Thành phố, Tiểu bang', // 1dbd6d49
  suggestions: 'Các địa điểm', // eb5cfb73
  suggestionCount: (count: number) =>
    plural(count, { other: `${number(count)} địa điểm. Dùng phím mũi tên để chọn.` }), // f41b6bbd
  date: 'Ngày', // 99c40ab4
  today: 'Hôm nay', // 2b065c7c
  tomorrow: 'Ngày mai', // 456a73bb
  problems: {
    type: {
      required: 'Loại cuộc hẹn là bắt buộc.', // de55fc40
    },
    location: {
      required: 'Địa điểm là bắt buộc.', // 46c4f868
      tooShort: 'Địa điểm phải có ít nhất 2 ký tự.', // e2b5ef07
      tooLong: 'Địa điểm không được quá 128 ký tự.', // 7afdd5ff
    },
    date: {
      invalid: 'Ngày không hợp lệ', // 2594f051
      tooEarly: (date: string) => `Ngày phải từ ${date} trở đi.`, // 2fcb2919
      tooLate: (date: string) => `Ngày không được sau ${date}.`, // 80ab890a
    },
  },
  waitsForConnection: 'Mất kết nối. Việc tìm sẽ bắt đầu khi có kết nối lại.', // 6ca81f35
  fillAll: 'Vui lòng điền mọi mục bắt buộc để tiếp tục', // f71c1c3c
  check: 'Kiểm tra các câu trả lời này để tiếp tục', // fc271637
  codeVerified: 'Mã phúc lợi đã được xác minh', // 8c5c0400
  locationUnavailable:
    'Không tìm thấy nơi khám ở địa điểm này. Vui lòng nhập thành phố, tiểu bang hoặc mã ZIP khác và thử lại.', // a19ec3cc
  connectionFailed: 'Hiện chúng tôi đang gặp trục trặc kết nối.', // 337fc69b
  refreshPage: 'Vui lòng làm mới trang để thử lại.', // ea7c2ec8
  tryShortly: 'Vui lòng thử lại sau ít phút.', // b154014c
  refresh: 'Làm mới', // 0e916101
  whichVisit: 'Buổi khám nào?', // 7a4e473e
  again: {
    ended: 'Lần tìm của quý vị đã kết thúc. Đây là những gì quý vị đã tìm.', // 96da46ba
    noBooking: 'Thông tin đặt hẹn không còn trên thiết bị này.', // fa810abd
    notHeld: 'Giờ của quý vị không còn được giữ.', // 28b7b185
    unknownType: 'Hãy chọn lại buổi khám.', // 776269dc
  },
  fluQuestion: 'Cần vắc-xin cúm?', // e2916606
  fluHint: 'Quý vị có thể chích trong cùng buổi khám.', // d9e5ffa7
  addFlu: 'Thêm vắc-xin cúm', // 35c68c02
  no: 'Không', // 1ea442a1
  chooseState: 'Chọn một mục', // 8f27c0cb
  stateAsked:
    'Đây là buổi khám qua video. Tiếp theo chúng tôi hỏi quý vị sẽ ở tiểu bang nào và cho xem các giờ từ hôm nay.', // 27211f45
  placeAskedNext:
    'Đây là buổi khám qua video. Tiếp theo chúng tôi hỏi quý vị cần buổi khám nào, sẽ ở tiểu bang nào và ngày nào.', // 1c724b57
  pharmacyOpened: 'Trang đặt hẹn của nhà thuốc ở trong cửa sổ mới.', // 3f478a8e
  openAgain: 'Mở lại', // 78442f41
})
