// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/frame.ts'
import { translated } from '../translated.ts'

export const frame = translated<typeof english.frame>()({
  menu: 'Trình đơn', // 99af6606
  pages: 'Các trang', // 9046da16
  book: 'Đặt buổi khám', // b00aa64d
  walkIn: 'Vắc-xin không hẹn trước', // 3c79686d
  clinics: 'Tìm phòng khám', // 35925dbf
  benefit: 'Tôi có mã phúc lợi', // 8fcb60a0
  cancel: 'Buổi khám của quý vị', // 72db071a
  leaveTitle: 'Rời khỏi phần đặt hẹn này?', // 49bcefad
  leaveWhy: 'Giờ hẹn không được giữ nữa.', // 7c3751d1
  leaveWalkIn: 'Câu trả lời của quý vị sẽ bị xóa khỏi thiết bị này.', // 8fd1fe5d
  stay: 'Ở lại đây', // ef8d633e
  leave: 'Rời đi', // fc6e4a40
  aids: 'Chữ và độ tương phản', // f152147c
  aidsSign: 'Aa', // 81acaafb
  largeText: 'Chữ lớn hơn', // 13b39463
  contrast: 'Tương phản cao hơn', // 0e20f694
})
