// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/clinics.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('vi')

export const clinics = translated<typeof english.clinics>()({
  locatorHint:
    'Nhập mã ZIP hoặc thành phố. Quý vị sẽ thấy các phòng khám gần nhất, giờ mở cửa và thời gian chờ.', // de049c62
  place: 'Mã ZIP, hoặc Thành phố, Tiểu bang', // 25513fe9
  search: 'Tìm', // 49c266ba
  nearMe: 'Dùng vị trí của tôi', // 30cbc33b
  problems: {
    required: 'Vui lòng nhập mã ZIP, hoặc Thành phố, Tiểu bang.', // dc00ae13
    tooShort: 'Địa điểm phải có ít nhất 2 ký tự.', // e2b5ef07
    tooLong: 'Địa điểm không được quá 128 ký tự.', // 7afdd5ff
  },
  sort: 'Sắp xếp theo', // c9129025
  sortDistance: 'Khoảng cách', // b7bdf7a2
  sortName: 'Tên', // dcd1d522
  unknownTitle: 'Không tìm thấy phòng khám', // 6d3ec796
  unknownText:
    'Rất tiếc, trang phòng khám quý vị yêu cầu không tồn tại. Vui lòng tìm phòng khám bằng công cụ bên dưới.', // 485945f2
  noPlace: 'Liên kết của quý vị không có địa điểm mà chúng tôi biết. Hãy nhập mã ZIP hoặc thành phố.', // 8aab52b7
  locating: 'Đang tìm vị trí của quý vị. Quý vị cũng có thể nhập địa điểm.', // 1b9b2222
  located: {
    denied:
      'Chúng tôi không biết quý vị ở đâu: trình duyệt không chia sẻ vị trí. Hãy nhập mã ZIP hoặc thành phố.', // 18460857
    unavailable: 'Thiết bị không biết vị trí của mình. Hãy nhập mã ZIP hoặc thành phố.', // 6cae1bd8
    noAnswer: 'Chúng tôi chưa biết quý vị ở đâu. Hãy nhập mã ZIP hoặc thành phố.', // f9b747f5
  },
  loading: 'Đang tìm phòng khám', // f41aec69
  listHeading: (place: string) => `Phòng khám gần ${place}`, // 5d312738
  nearYou: 'Phòng khám gần quý vị', // 72f75536
  nearLink: 'Phòng khám gần địa điểm trong liên kết', // 2500a2bd
  count: (first: number, last: number, total: number) =>
    `${number(first)} đến ${number(last)} trong ${number(total)}`, // e2eac31a
  countOpen: (first: number, last: number) => `${number(first)} đến ${number(last)}`, // fceff56f
  asOf: (when: string) => `Đây là thông tin vào ${when}. Thời gian chờ và giờ trống có thể đã thay đổi.`, // 56e92337
  keptNear: 'Đây là các phòng khám gần đó mà thiết bị này đã xem. Có thể còn nơi khác.', // a655540a
  keptOne: 'Đây là thông tin về phòng khám mà thiết bị này đã xem.', // acf38d1d
  keptHeading: 'Mọi phòng khám thiết bị này đã xem', // 07ca4714
  keptHint: 'Không có mạng, chúng tôi không biết nơi nào ở gần.', // ed0a39ac
  otherPlace: 'Tìm địa điểm khác', // a8f6a037
  otherPlaces: 'Địa điểm khác cùng tên', // bcb6b769
  nearest: (name: string, miles: number) =>
    plural(miles, { other: `Phòng khám gần nhất là ${name}, cách ${number(miles)} dặm.` }), // 98f574a6
  seeNearest: 'Xem phòng khám này', // d120ae0a
  none: 'Không tìm thấy phòng khám nào theo thông tin quý vị nhập. Vui lòng mở rộng tìm kiếm và thử lại.', // fd1e62d9
  network: 'Mạng bị lỗi. Vui lòng thử lại.', // b25a1841
  retry: 'Thử lại', // 942087cc
  oops: (email: string, phone: string) =>
    `Ôi, đã có lỗi! Vui lòng liên hệ hỗ trợ khách hàng qua ${email} hoặc gọi ${phone}.`, // 9f5c7f22
  miles: (miles: string) => `${miles} dặm`, // 8ebbe964
  milesSpoken: (miles: string) => `cách ${miles} dặm`, // 8ed6d946
  details: 'Chi tiết phòng khám', // 4b4c9c19
  detailsOf: (name: string) => `Chi tiết phòng khám, ${name}`, // 87a38316
  book: 'Đặt buổi khám', // b00aa64d
  bookAt: (name: string) => `Đặt buổi khám, ${name}`, // 207ba09e
  phone: 'Điện thoại', // 63dceb88
  address: 'Địa chỉ', // 56ef8f20
  today: 'Hôm nay', // 2b065c7c
  hoursAndReason: (hours: string, reason: string) => `${hours} (${reason})`, // ad920158
  lunch: 'Nghỉ trưa', // 74b7de10
  wait: 'Chờ', // 26b83994
  next: 'Giờ tiếp theo', // 651c9432
  nextTimes: (day: string) => `Các giờ tiếp theo, ${day}`, // dc93676b
  bookTime: (time: string, day: string) => `Đặt ${time}, ${day}`, // 8cd5ae2d
  closed: 'Đóng cửa', // c21ead06
  span: (from: string, to: string) => `${from} - ${to}`, // 44650983
  noHours: 'Hiện chưa có giờ mở cửa', // 7f821f95
  noLunch: 'Hiện chưa có giờ nghỉ trưa', // 40a54da8
  noWait: 'Không phải chờ', // a74aa751
  hours: (hours: number) => `${number(hours)} giờ`, // fcbda9e6
  minutes: (minutes: number) => `${number(minutes)} phút`, // e1bded87
  waitWith: (time: string, description: string | undefined) =>
    description === undefined ? `${time}` : `${time}, ${description}`, // d9153eea
  isToday: (day: string) => `${day} (hôm nay)`, // 8a596736
  servicesHere: 'Dịch vụ tại đây', // db27e5de
  bookService: (service: string, clinic: string) => `Đặt ${service}, ${clinic}`, // e6caba65
  otherServices: 'Dịch vụ khác', // b44e0c59
  waitFailed: 'Có lỗi khi lấy thời gian chờ', // 5f78244e
  detailsTitle: (city: string, state: string, street: string) =>
    street === ''
      ? `Cuộc hẹn - The Little Clinic tại ${city}, ${state}`
      : `Cuộc hẹn - The Little Clinic tại ${city}, ${state} (${street})`, // 9aeff030
  back: 'Mọi phòng khám', // 10c00e75
  openingHours: 'Giờ mở cửa', // 7c017957
  copyAddress: 'Sao chép địa chỉ', // 7c4e5224
  directions: 'Chỉ đường', // c9535678
  services: 'Xem dịch vụ', // f9ffab3c
  pricing: 'Xem giá', // c3aeb71e
  loadingClinic: 'Đang tải phòng khám', // cc341a53
  errorTitle: 'Đã có lỗi', // ab827e3f
  toLocator: 'Tìm phòng khám', // 35925dbf
})
