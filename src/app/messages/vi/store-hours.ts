// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/store-hours.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('vi')

export const storeHours = translated<typeof english.storeHours>()({
  closing: (minutes: number) => plural(minutes, { other: `Đóng cửa sau ${number(minutes)} phút` }), // ab1e4dee
  pausing: (minutes: number, until: string) =>
    plural(minutes, { other: `Nghỉ trưa sau ${number(minutes)} phút, đến ${until}` }), // 6b4613a9
  pausingHow: 'Hãy đến quầy ngay, hoặc trở lại sau giờ nghỉ.', // 8d3463aa
  break: (until: string) => `Nghỉ trưa đến ${until}`, // 257e2edb
  later: (at: string) => `Đang đóng cửa. Mở lúc ${at}`, // 20625227
  tomorrow: (at: string) => `Đang đóng cửa. Mở ngày mai lúc ${at}`, // 09d86db7
  onDay: (day: string, at: string) => `Đang đóng cửa. Mở ${day} lúc ${at}`, // e5f4de6b
  closed: 'Đang đóng cửa', // b7c1a931
  because: (line: string, reason: string) => `${line} (${reason})`, // 01404215
  comeBack: (at: string) => `Hãy trở lại lúc ${at} với mã của quý vị.`, // e5a07332
  hurry: 'Hãy đến quầy ngay.', // 7ff90f7d
  askWhenOpen: 'Hãy hỏi tại quầy khi chúng tôi mở cửa.', // 5e86c921
  sentWhileClosed: 'Mẫu đơn của quý vị được giữ. Hãy nói chuyện với nhân viên nhà thuốc khi mở cửa.', // 8c4059ef
  wait: (minutes: number) =>
    plural(minutes, { '=0': 'Hiện không phải chờ', other: `Chờ: khoảng ${number(minutes)} phút` }), // 9e79cf46
  bookVisit: 'Đặt buổi khám', // b00aa64d
  lastKnown: 'Đang mất mạng. Đây là giờ mở cửa cuối cùng chúng tôi biết.', // 1dbf8969
  unknown: 'Hiện chưa có giờ mở cửa', // 7f821f95
})
