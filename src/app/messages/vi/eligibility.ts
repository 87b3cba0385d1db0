// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/eligibility.ts'
import { translated } from '../translated.ts'

export const eligibility = translated<typeof english.eligibility>()({
  eligible: 'Quý vị đủ điều kiện và sẽ sớm được chuyển trang!', // f5cfe1e5
  lastQuestion: 'Đã đến câu hỏi cuối! Quý vị sẽ sớm được chuyển trang.', // 0af45f9a
  ineligible: 'Theo câu trả lời, hiện quý vị không đủ điều kiện để tiếp tục', // f0902c32
  unknownType: 'Xin lỗi. Chúng tôi không tải được các câu hỏi. Vui lòng thử lại sau.', // b01f8517
  issue: 'Hiện chúng tôi đang gặp sự cố. Vui lòng thử lại sau.', // 488a0999
  noDetector: 'Hiện việc đặt hẹn đang gặp sự cố. Vui lòng thử lại sau.', // 4d2eea9c
  continue: 'Tiếp tục', // 31fbef16
  required: 'Mục này là bắt buộc', // 0b2b46d5
  invalidDate: 'Ngày không hợp lệ.', // 8bfe8dbd
  notInPast: 'Ngày phải ở trong quá khứ.', // 72b72226
  notOnOrAfter: (date: string) => `Ngày phải từ ${date} trở đi.`, // 2fcb2919
})
