// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/results.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { all, either, number, plural, row } = wordsIn('vi')

export const results = translated<typeof english.results>()({
  title: 'Chọn giờ', // c32650bd
  followupTitle: 'Chọn giờ cho liều thứ hai', // a06d5901
  followupHint: (day: string) => `Có thể chích từ ${day} trở đi, tại cùng một nơi.`, // 49305032
  bestBy: (day: string) => `Tốt nhất đến ${day}.`, // 0b62dac5
  firstDose: 'Liều thứ 1', // daf3520a
  otherFirst: 'Chọn ngày đầu khác', // b703052b
  loading: 'Đang tìm giờ trống', // f14838e6
  soonest: (day: string, time: string, place: string) => `Sớm nhất: ${day} ${time}, ${place}`, // 39550abd
  soonestFurther: (day: string, time: string, place: string) =>
    `Gần đây không có giờ trống vào ban ngày. Sớm nhất: ${day} ${time}, ${place}`, // f59b1428
  counted: (places: number, day: string, time: string) =>
    plural(places, { other: `${number(places)} nơi có giờ trống. Sớm nhất ${day} ${time}.` }), // 3f207aab
  near: (place: string) => `Các giờ gần ${place}.`, // 7552a56d
  lookedNear: (place: string) => `Chúng tôi đã tìm gần ${place}.`, // 39e498b1
  changePlace: 'Thay đổi', // c0bf75bd
  narrow: 'Lọc và sắp xếp', // 06df7c65
  showOnly: 'Chỉ hiện', // a8d71c96
  order: 'Thứ tự', // 6be09082
  weekend: 'Cuối tuần', // 25014bff
  nearestFirst: 'Gần nhất trước', // 4ec56a66
  soonestFirst: 'Sớm nhất trước', // 482c320b
  onlyShown: (kinds: readonly string[]) => `Chỉ hiện: ${row(kinds)}.`, // 5c492e69
  showAllTimes: 'Hiện mọi giờ', // c48ec07b
  noneOfKind: 'Không có giờ trống loại này', // fb7c1ef9
  withCode: (code: string) => `Với mã phúc lợi ${code}.`, // c7cdab1d
  otherPlaces: 'Địa điểm khác cùng tên', // bcb6b769
  searchAt: 'Tìm tại', // 85b83e6d
  didYouMean: 'Có phải quý vị muốn tìm', // 68fe7217
  today: 'hôm nay', // e0f4f767
  tomorrow: 'ngày mai', // bafd151a
  partOnly: 'Những nơi này có một phần những gì quý vị chọn', // 3afe799b
  listLabel: 'Những nơi có giờ trống', // 58099d45
  distance: (miles: number) => (miles < 0.05 ? 'Dưới 0.1 dặm' : `${number(miles, 1)} dặm`), // c44ceaca
  distanceSpoken: (miles: number) => (miles < 0.05 ? 'Cách dưới 0.1 dặm' : `Cách ${number(miles, 1)} dặm`), // 7b1bf01e
  lasting: (time: string, minutes: number) => plural(minutes, { other: `${time}, ${number(minutes)} phút` }), // fa822196
  openUntil: (time: string) => `Mở cửa đến ${time}`, // cb1f77fc
  dayHours: (day: string, hours: string) => `${day}: ${hours}`, // a1e489c8
  opensAt: (time: string) => `Đang đóng cửa. Mở lúc ${time}`, // 5e10c5f2
  openAllDay: 'Mở cửa 24 giờ', // d955c52c
  closedNow: 'Đang đóng cửa', // b7c1a931
  closedUntil: (day: string, time: string) => `Đang đóng cửa. Mở ${day} lúc ${time}`, // 05565afa
  zone: (abbreviation: string) => `Giờ theo ${abbreviation}`, // 33271353
  yourZone: (abbreviation: string) => `Giờ theo múi giờ của quý vị (${abbreviation})`, // e74f402a
  chosenZone: (abbreviation: string) => `Giờ theo múi giờ quý vị chọn (${abbreviation})`, // 0cb7658f
  video: 'Khám qua video', // c6e3131e
  languages: (names: readonly string[]) => `Ngôn ngữ: ${all(names)}`, // 9a8b2e30
  videoHint: 'Với chuyên viên y tế đầu tiên rảnh vào giờ quý vị chọn.', // 8e97cc8c
  slot: (time: string, day: string, place: string) => `${time}, ${day}, ${place}`, // 0aae8266
  none: 'Không có', // dc937b59
  nextDay: (day: string, count: number) => `${day} có ${number(count)}`, // 107cfc04
  showMore: 'Xem thêm', // f5c9bd13
  showMoreOf: (day: string, place: string) => `Xem thêm giờ vào ${day}, ${place}`, // a773e71f
  earlier: 'Ngày sớm hơn', // 94ca1c3b
  later: 'Ngày muộn hơn', // 70ad6006
  showLess: 'Thu gọn', // 94ea9b1d
  showLessOf: (place: string) => `Thu gọn ${place}`, // 37b93975
  parts: {
    morning: 'Sáng', // e9376a28
    afternoon: 'Chiều', // fb847b43
    evening: 'Tối', // 458c1fed
    night: 'Đêm', // 4e9f8db8
  },
  moreShown: 'Đã hiện thêm giờ.', // dbbfb384
  daysShown: (first: string, last: string) =>
    first === last ? `Đang hiện ${first}.` : `Đang hiện ${first} đến ${last}.`, // f674e1bd
  loadingTimes: 'Đang tải giờ', // a56ae430
  timesFailed: 'Không tải được các giờ này.', // d1652200
  tryAgain: 'Thử lại', // d8b8392e
  came: 'Giờ quý vị muốn', // 7b947c3d
  cameFor: (time: string, place: string) => `${time}, ${place}`, // df12993e
  cameUnheld: 'Giờ này đã được chọn. Chưa ai giữ giờ cho quý vị cho đến khi quý vị nhấn giữ.', // 5541cee2
  hold: 'Giữ giờ này', // e8963952
  holdOf: (time: string) => `Giữ giờ này, ${time}`, // e86e3126
  chosen: (time: string) => `Đã chọn: ${time}`, // f500abd4
  cameGone: (time: string) => `Giờ quý vị muốn, ${time}, không còn trống.`, // f104cb8c
  cameApart: (time: string) =>
    `Giờ quý vị muốn, ${time}, không trống cho tất cả những gì quý vị chọn cùng nhau.`, // a1d036d0
  camePast: (time: string) => `Giờ quý vị muốn, ${time}, đã qua.`, // 5519cdd8
  cameEarly: (time: string, day: string) =>
    `Giờ quý vị muốn, ${time}, quá sớm: buổi khám này có thể từ ${day} trở đi.`, // f6e04fa5
  cameNotGiven: (time: string, place: string | undefined, names: readonly string[]) =>
    place === undefined
      ? `Nơi quý vị muốn không có ${either(names)}, nên không dùng được giờ quý vị muốn, ${time}.`
      : `${place} không có ${either(names)}, nên không dùng được giờ quý vị muốn, ${time}.`, // 1cd44176
  cameClosed: (time: string) => `Nơi có giờ quý vị muốn, ${time}, hiện không nhận đặt hẹn.`, // dd009b3f
  cameElsewhere: (time: string) => `Nơi có giờ quý vị muốn, ${time}, không có trong số này.`, // 8e4cdcbd
  cameInstead: 'Các giờ này còn trống.', // 5c970410
  noResults: 'Không có kết quả!', // 3d86fe20
  changeSearch: 'Đổi tìm kiếm', // 92e8ee71
  findClinic: 'Tìm phòng khám', // 35925dbf
  noAvailability: 'Không còn giờ trống', // ffaf7b98
  noAvailabilityText: (days: number) =>
    `Dịch vụ quý vị chọn không có giờ trống trong ${number(days)} ngày này. Vui lòng thử địa điểm hoặc ngày khác.`, // 65c55fdb
  serviceUnavailable: 'Không có dịch vụ', // f6fc3c77
  serviceUnavailableText: 'Dịch vụ quý vị chọn không có ở đây. Vui lòng thử địa điểm khác.', // 42c962b3
  notOffered: (names: readonly string[]) => `Hiện nơi này không cung cấp ${all(names)}.`, // caf02c8d
  tooFar: (days: number) => `Quý vị chỉ đặt được loại hẹn này trước tối đa ${number(days)} ngày.`, // 5ccd7d95
  lastDays: (first: string, last: string) =>
    first === last
      ? `Ngày cuối quý vị đặt được lúc này: ${last}.`
      : `Những ngày cuối quý vị đặt được lúc này: ${first} đến ${last}.`, // 89eb4e1d
  nearestPlace: (name: string, miles: number) =>
    plural(miles, { other: `Nơi gần nhất là ${name}, cách ${number(miles)} dặm.` }), // a16457fe
  seeItsTimes: 'Xem giờ của nơi này', // bb904130
  withinMiles: (miles: number) => `Trong vòng ${number(miles)} dặm`, // f66dec27
  videoInstead: 'Đặt buổi khám qua video', // bc56a3de
  leadTime: 'Ngày của quý vị đã thay đổi vì phòng khám cần thêm thời gian chuẩn bị cho cuộc hẹn này.', // 6a0f59e5
  asOf: (time: string) =>
    `Mất kết nối. Các giờ này là lúc ${time} và không thể giữ cho đến khi có kết nối lại.`, // e33b9c4f
  failed: 'Không tải được các giờ.', // df26a649
  pages: 'Các trang kết quả', // b754ae73
  page: (n: number, of: number) => `Trang ${number(n)} trong ${number(of)}`, // d5392aeb
  nextPage: 'Tiếp', // 1ff57a29
  previousPage: 'Trước', // a57b08a4
  pick: 'Vui lòng chọn giờ hẹn để tiếp tục.', // 48b9b780
})

export const wished = translated<typeof english.wished>()({
  first: (place: string) => `${place}, nơi quý vị chọn, đứng đầu.`, // 7db0528d
  absent: 'Nơi quý vị chọn không có buổi khám này. Đây là những nơi gần nhất có buổi khám này.', // 256916d3
})
