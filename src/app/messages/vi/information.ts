// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/information.ts'
import { translated } from '../translated.ts'

export const information = translated<typeof english.information>()({
  ofClinic: (clinic: string) => `Mọi phòng khám. Quý vị đến từ trang của ${clinic}.`, // fdced561
  ways: 'Các trang có thể đến từ đây', // 92f76a10
  bookThere: 'Đặt hẹn trực tuyến', // 5b1da998
  findTime: 'Tìm giờ', // c7d8fc6f
})
