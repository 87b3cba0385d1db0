// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/intake.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural, row } = wordsIn('vi')

export const intake = translated<typeof english.intake>()({
  stepOf: (steps: string, of: number, title: string) => `Bước ${steps} trong ${number(of)} · ${title}`, // 7203957f
  steps: 'Các bước', // 1de3df70
  done: 'xong', // a4c3ed04
  page: (n: number, of: number) => `${number(n)} trong ${number(of)}`, // c0ed7eba
  appointments: (count: number) => `Cuộc hẹn (${number(count)})`, // 3f9f6c70
  vaccines: 'Vắc-xin của quý vị', // 39c97fb0
  walkInAt: (place: string) => `Hôm nay không hẹn trước tại ${place}`, // bb7fa458
  submit: 'Hoàn tất và báo có mặt', // bc8f7603
  submitting: 'Đang gửi thông tin báo có mặt', // 836069e2
  book: 'Đặt buổi khám này', // d69fbda1
  booking: 'Đang đặt buổi khám', // 644e21e4
  checkingAddress: 'Đang kiểm tra địa chỉ', // 4b05bd63
  questionsFirst: 'Trước hết là vài câu hỏi', // edb30c36
  questionsFirstWhy:
    'Chúng tôi cần câu trả lời của quý vị về vắc-xin này trước khi quý vị điền mẫu. Sau đó hãy chọn lại giờ.', // 7f35f460
  answerQuestions: 'Trả lời câu hỏi', // 5615eff7
  otherVaccine: 'Chọn vắc-xin khác', // 47da8e39
  laterDay: 'Chọn ngày muộn hơn', // 0af296ff
  startOver: 'Bắt đầu lại', // 5eed7e9f
  startOverAsk: 'Bắt đầu lại?', // d48f39d2
  startOverWarning: 'Mọi thứ quý vị đã nhập sẽ bị xóa.', // 57e967ae
  startOverWhileSent:
    'Chúng tôi đang gửi thông tin báo có mặt của quý vị. Nếu xóa ở đây, nhà thuốc vẫn có thể nhận được.', // ffa82d7d
  startOverWhileBooked: 'Chúng tôi đang đặt buổi khám. Nếu bắt đầu lại, buổi khám vẫn có thể được đặt.', // a8ff9ade
  startOverYes: 'Xóa và bắt đầu lại', // 3bf409b1
  startOverNo: 'Tiếp tục điền', // 9d7fd0e0
  memoryOnly:
    'Trình duyệt này không lưu được câu trả lời. Vui lòng không tải lại hoặc đóng trang cho đến khi xong.', // 29013b01
  typedAgain: 'Để an toàn cho quý vị, chúng tôi không lưu một số con số. Vui lòng nhập lại.', // f12cd665
  typeAgain: (page: string) => `Đến “${page}”`, // a3442252
  documentsFailed: 'Hiện chúng tôi đang gặp trục trặc kết nối. Vui lòng làm mới trang để thử lại.', // d9cf6f1d
  refresh: 'Làm mới', // 0e916101
  loading: 'Đang tải mẫu đơn', // 295cd2a0
})

export const checkAnswers = translated<typeof english.checkAnswers>()({
  title: 'Kiểm tra câu trả lời', // 7e405e1d
  agreeTitle: 'Quyền riêng tư và chăm sóc', // 824dc6f9
  hint: 'Vui lòng đọc trước khi tiếp tục. Quý vị có thể đổi mọi câu trả lời.', // 478bc831
  change: 'Thay đổi', // c0bf75bd
  changeOf: (what: string) => `Thay đổi “${what}”`, // 31af8378
  notFinished: 'Chưa xong', // b621bb56
  finish: 'Hoàn tất', // a6c7a84b
  finishOf: (page: string) => `Hoàn tất “${page}”`, // c87250c0
  missing: (pages: number) => plural(pages, { other: `${number(pages)} trang chưa xong` }), // da821ad1
  missingHow: 'Mở trang ở đây, hoặc nhấn Tiếp tục.', // 939e1eb0
  talkAtClinic: (vaccines: readonly string[]) =>
    `Nhân viên y tế sẽ trao đổi với quý vị về: ${row(vaccines)}.`, // 37677888
  talk: (vaccines: readonly string[]) => `Dược sĩ sẽ nói chuyện với quý vị về: ${row(vaccines)}.`, // a0c64c48
})

export const booking = translated<typeof english.booking>()({
  conflictTitle: 'Trùng cuộc hẹn', // 3052e265
  conflict: 'Giờ quý vị đã chọn không còn nữa.', // d3d12784
  checkAvailability: 'Xem giờ còn trống', // dbc90cdf
  quit: 'Thoát', // b3eb37ac
  duplicateTitle: 'Có vẻ quý vị đã có cuộc hẹn', // 1e8e51ec
  duplicate: (phone: string) =>
    `Đã có cuộc hẹn cho dịch vụ này. Vui lòng xem thư xác nhận hoặc lịch của quý vị, hoặc gọi ${phone}.`, // 1bf09976
  cancelVisit: 'Hủy buổi khám', // 6d04b811
  checkedInTitle: 'Hôm nay quý vị đã báo có mặt ở đây', // 81ff2b4b
  checkedIn: 'Hãy cho nhân viên nhà thuốc biết tên của quý vị. Nếu muốn thêm vắc-xin khác, hãy nói tại quầy.', // 5f5a5e52
  done: 'Xong', // 11a6767d
  scheduleAppointment: 'Đặt cuộc hẹn', // b8508ee8
  errorTitle: 'Lỗi xác nhận', // aafa44a7
  error: 'Rất tiếc, đã có lỗi khi xác nhận cuộc hẹn của quý vị...', // ec195dc6
  about: (step: string, message: string) => `${step}: ${message}`, // 68dd79f4
  change: 'Đổi câu trả lời của tôi', // ab52de61
  supportNumber: '888-852-2567', // de8313ff
  perhapsBooked: 'Buổi khám này có thể đã được đặt', // 1ccfd4c0
  perhapsBookedHow:
    'Kết nối bị mất trước khi chúng tôi nhận được trả lời. Hãy tiếp tục và nhấn “Đặt buổi khám này” lần nữa: sẽ không bị đặt hai lần.', // 0e4566c2
  perhapsCheckedIn: 'Quý vị có thể đã báo có mặt', // 67ad42bf
  perhapsCheckedInHow:
    'Kết nối bị mất trước khi chúng tôi nhận được trả lời. Hãy tiếp tục và nhấn “Hoàn tất và báo có mặt” lần nữa: chỉ tính một lần.', // aa93831e
  askingWhetherBooked: 'Xin chờ một chút', // 16d511b3
  askingHow: 'Chúng tôi đang hỏi xem buổi khám này đã được đặt chưa.', // 49ea7e6a
  cannotTell: (phone: string) =>
    `Chúng tôi chưa biết buổi khám này đã được đặt hay chưa. Hãy thử lại khi có mạng, hoặc gọi ${phone} trước khi bắt đầu lại.`, // 2c34e61a
  keepWaiting: 'Tiếp tục chờ', // b9ad2e4e
  startOverAnyway: 'Vẫn bắt đầu lại', // 30c43359
  connectionFailed: 'Hiện chúng tôi đang gặp trục trặc kết nối. Vui lòng thử lại sau ít phút.', // 5dc929fc
  notSaved: 'Thiết bị này cũng không lưu được mẫu đơn. Vui lòng báo nhân viên nhà thuốc.', // b0c1310e
})
