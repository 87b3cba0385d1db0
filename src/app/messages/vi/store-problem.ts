// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/store-problem.ts'
import { translated } from '../translated.ts'

export const storeProblem = translated<typeof english.storeProblem>()({
  servicesFailed: 'Không tải được các dịch vụ vắc-xin. Vui lòng làm mới trang này để thử lại.', // 79f91035
  refresh: 'Làm mới', // 0e916101
  unknownStore: 'Không tìm thấy cửa hàng này', // 6ec0bcd2
  unknownStoreWhy: 'Mã hoặc địa chỉ quý vị dùng không thuộc nhà thuốc nào của chúng tôi.', // e43f35f5
  unknownStoreNext: 'Hãy quét lại mã tại quầy nhà thuốc, hoặc hỏi nhân viên nhà thuốc.', // 4cdc646e
  findClinic: 'Tìm phòng khám', // 35925dbf
})
