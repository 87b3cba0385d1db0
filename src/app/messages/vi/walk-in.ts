// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/walk-in.ts'
import { translated } from '../translated.ts'

export const walkIn = translated<typeof english.walkIn>()({
  heading: 'Vắc-xin không hẹn trước', // e941b803
  promise: 'Không cần hẹn trước. Mất khoảng 5 phút.', // 7bad3f1f
  fallbackName: 'Nhà thuốc gần nhà quý vị', // 7e37ea52
  steps: 'Cách làm', // 9c870aa6
  selectVaccines: 'Chọn vắc-xin', // 5bd73ba0
  selectVaccinesHow: 'Chọn trong danh sách.', // b8f140cf
  fillConsent: 'Điền mẫu đồng ý', // 4256d651
  fillConsentHow: 'Vài câu hỏi về quý vị và sức khỏe của quý vị.', // 9a6c3fd5
  checkIn: 'Báo có mặt tại quầy nhà thuốc', // 1162b8bd
  checkInHow: 'Nhân viên nhà thuốc cho biết thời gian chờ ước chừng.', // 11c13196
  start: 'Bắt đầu', // e4bb9f1e
  openAllDay: 'Mở cửa 24 giờ', // d955c52c
  openUntil: (time: string) => `Mở cửa đến ${time}`, // cb1f77fc
})
