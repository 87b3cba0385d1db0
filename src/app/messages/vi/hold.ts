// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/hold.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { all, number, plural } = wordsIn('vi')

export const hold = translated<typeof english.hold>()({
  holding: (time: string) => `Đang giữ ${time}`, // 79fda172
  heldFor: (minutes: number, time: string) =>
    plural(minutes, { other: `Giữ cho quý vị ${number(minutes)} phút nữa, đến ${time}.` }), // fa984001
  held: (time: string) => `Giữ đến ${time}.`, // c1a8b0c7
  heldNext: (time: string) => `Giữ đến ${time}. Tiếp tục là nút kế tiếp.`, // d150c4bf
  soonMinutes: (minutes: number) =>
    plural(minutes, { other: `Giờ của quý vị được giữ ${number(minutes)} phút nữa.` }), // 5fd31562
  soonSeconds: (seconds: number) =>
    plural(seconds, { other: `Giờ của quý vị được giữ ${number(seconds)} giây nữa.` }), // 08daadf2
  soonHow: 'Để giữ giờ, hãy nhấn Giữ lâu hơn, nút ngay trước Tiếp tục.', // 9265c004
  last: 'Còn 30 giây để giữ giờ của quý vị.', // defa5584
  atLatest: (time: string) => `Giờ này giữ được muộn nhất đến ${time}.`, // 1fb54915
  afterThat: 'Sau đó chúng tôi cố giữ lại giờ này.', // 8a8733c4
  goOn: (time: string) => `Tiếp tục với ${time}`, // b2b9b769
  keep: 'Giữ lâu hơn', // 288e2acf
  keeping: 'Đang giữ', // 2323b5ea
  keepFailed: 'Hiện chúng tôi đang gặp trục trặc kết nối. Vui lòng thử lại sau ít phút.', // 5dc929fc
  taken: 'Rất tiếc, giờ đã chọn vừa có người đặt. Vui lòng chọn giờ khác.', // 8a5608a7
  connectionFailed: 'Hiện chúng tôi đang gặp trục trặc kết nối. Vui lòng thử lại sau ít phút.', // 5dc929fc
  offline: 'Mất kết nối. Có thể chọn giờ khi có kết nối lại.', // 9f3abd01
  over: 'Giờ của quý vị không còn được giữ.', // 28b7b185
  unheld: 'Giờ này không được giữ. Chúng tôi sẽ đặt khi quý vị hoàn tất, nếu giờ vẫn còn trống.', // eb56cd6d
  typed: 'Những gì quý vị nhập vẫn còn ở đây.', // f5bedc67
  holdAgain: 'Giữ lại giờ này', // 58a11545
  holdingAgain: 'Đang giữ lại giờ của quý vị', // 185d1654
  again: 'Chúng tôi đã giữ lại giờ này cho quý vị.', // 49371245
  lost: 'Giờ của quý vị đã có người khác đặt.', // 6206aeb5
  lostSecond: 'Giờ của cuộc hẹn thứ 2 đã có người khác đặt.', // 352f4583
  firstHeld: 'Cuộc hẹn thứ 1 của quý vị vẫn được giữ.', // 20dbc441
  nearest: 'Các giờ trống gần nhất', // a667cf61
  otherTimes: 'Xem mọi giờ', // cb689b34
  heldForAnother: (what: string, where: string, when: string) =>
    where === '' ? `Quý vị đang giữ ${what}, ${when}.` : `Quý vị đang giữ ${what} tại ${where}, ${when}.`, // 6c40947a
  goOnWithIt: 'Tiếp tục với giờ đó', // 9e9761f7
  releaseIt: 'Bỏ giữ giờ đó và tìm', // 6173868a
  elsewhereHeld: (what: string, where: string, when: string) =>
    where === ''
      ? `Trong tab khác, quý vị đang giữ ${what}, ${when}.`
      : `Trong tab khác, quý vị đang giữ ${what} tại ${where}, ${when}.`, // 5fee2f81
  elsewhereOpen: 'Buổi khám của quý vị đang mở trong tab khác.', // 6242713e
  elsewhereReplaces: 'Giờ quý vị chọn ở đây sẽ thay giờ đang giữ trong tab đó.', // ed19a9bc
  notBooked: (names: readonly string[]) => `Không đặt được ở đây: ${all(names)}`, // dd9323f2
  findPlaceForIt: (count: number) => plural(count, { other: 'Tìm nơi có dịch vụ' }), // 3c534c97
  cardTitle: 'Cuộc hẹn của quý vị', // 56285920
  first: 'Cuộc hẹn thứ 1', // ae15e1b9
  second: 'Cuộc hẹn thứ 2', // e0b41b65
  finish:
    'Việc đặt hẹn được hoàn tất qua điện thoại: hãy gọi khi giờ còn được giữ, và cho biết địa điểm và giờ.', // dae96f3a
  finishUnheld: 'Việc đặt hẹn được hoàn tất qua điện thoại: hãy gọi và cho biết địa điểm và giờ.', // 0ef82972
  chooseAnother: 'Chọn giờ khác', // 099028b1
})
