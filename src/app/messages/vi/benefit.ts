// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/benefit.ts'
import { translated } from '../translated.ts'

export const benefit = translated<typeof english.benefit>()({
  heading: 'Chúng tôi cần Mã Phúc lợi của quý vị để tìm giờ hẹn còn trống.', // 79650e57
  field: 'Vui lòng nhập Mã Phúc lợi', // 6a9d49d5
  checking: 'Đang kiểm tra…', // ec963ffc
  required: 'Quý vị phải nhập mã phúc lợi.', // 391c71f1
  invalid: 'Mã phúc lợi đã nhập không hợp lệ. Vui lòng thử lại.', // 801b774a
  networkError: 'Có lỗi mạng. Vui lòng thử lại.', // 4852d77d
  locationsFailed: 'Không tải được các địa điểm nhận mã phúc lợi.', // c5f4a7ca
  suggestion: 'Vui lòng làm mới để thử lại, hoặc tìm địa điểm khác.', // 82fb4abd
  busy: 'Vui lòng thử lại sau một phút, hoặc tìm địa điểm khác.', // 7a3636a5
  noneAccepts: 'Không nơi nào gần đây nhận mã phúc lợi này. Hãy kiểm tra mã và địa điểm.', // 978ac760
  refresh: 'Làm mới', // 0e916101
  without: 'Tìm không dùng mã', // 59a6cf82
  accepted: 'Nơi này nhận mã phúc lợi của quý vị', // a3cef312
})
