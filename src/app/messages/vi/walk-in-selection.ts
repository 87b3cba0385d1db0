// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/walk-in-selection.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural, row } = wordsIn('vi')

export const selection = translated<typeof english.selection>()({
  question: 'Hôm nay quý vị muốn chích vắc-xin nào?', // 73e2aad8
  noneChosen: 'Chọn một vắc-xin để tiếp tục.', // 43165b22
  chosen: (count: number, most: number, names: readonly string[]) =>
    plural(count, {
      '=0': `Đã chọn 0 trong ${number(most)}`,
      other: `${number(count)} trong ${number(most)}: ${row(names)}`,
    }), // adff0bc2
  noVaccines: 'Nhà thuốc này hiện không có vắc-xin không hẹn trước. Hãy hỏi tại quầy, hoặc gọi điện.', // 6dfba690
})

export const unfinished = translated<typeof english.unfinished>()({
  unfinished: 'Quý vị chưa hoàn tất việc báo có mặt.', // a79d6657
  goOn: 'Tiếp tục báo có mặt', // 1075e850
  startAnew: 'Báo có mặt lại từ đầu', // 50fcfd4c
})

export const receipts = translated<typeof english.receipts>()({
  checkedIn: (count: number) => plural(count, { other: `${number(count)} người đã báo có mặt hôm nay.` }), // 95244282
  code: 'Mã của quý vị:', // c31bc309
  codes: 'Các mã của quý vị:', // 46e9d5b8
  vaccines: (count: number) => plural(count, { other: `${number(count)} vắc-xin` }), // 24bc82d1
  how: 'Hãy đọc mã tại quầy nhà thuốc.', // 73bc7a5e
  remove: 'Xóa khỏi thiết bị này', // 43b9a522
  askRemove: 'Xóa khỏi thiết bị này?', // 496642f2
  stays: 'Quý vị vẫn được ghi nhận là đã đến. Hãy ghi lại mã trước nếu còn cần.', // 47e58cb3
  keep: 'Giữ lại', // 183f00f4
  removed: 'Mã đã được xóa khỏi thiết bị này.', // d95391da
  start: 'Báo có mặt cho người khác', // cc0c9c08
})
