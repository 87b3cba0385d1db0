// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/pages.ts'
import { translated } from '../translated.ts'

export const pages = translated<typeof english.pages>()({
  bookHeading: 'Đặt buổi khám', // b00aa64d
  bookHint:
    'Cho biết quý vị cần gì, ở đâu và khi nào. Chúng tôi cho xem các giờ trống gần quý vị. Không cần tài khoản.', // e6ef7575
  mainHeading: 'Chích ngừa không hẹn trước', // 87130c89
  mainHint: 'Đang ở một nhà thuốc của chúng tôi? Hãy quét mã tại quầy, hoặc nhập số cửa hàng in bên dưới mã.', // 5b9421fe
  storeNumber: 'Số cửa hàng', // 88f70e3d
  storeNumberRequired: 'Mục này là bắt buộc.', // b7171a63
  storeNumberInvalid: 'Nội dung phải hợp lệ.', // b91da024
  storeNumberHint: 'Chữ cái, chữ số và dấu gạch nối', // ea0eddd2
  callTitle: 'Quý vị muốn nói chuyện qua điện thoại?', // d1782712
  visits: 'Hãy gọi và chúng tôi sẽ tìm giờ cho quý vị.', // fd14147b
  clinics: 'Tìm phòng khám', // 35925dbf
  clinicsHint:
    'Hãy gọi và cho biết mã ZIP hoặc thành phố. Chúng tôi sẽ cho biết phòng khám nào gần nhất và khi nào mở cửa.', // ef24c963
  call: (phone: string) => `Gọi ${phone}`, // 31e40241
  notFound: 'Ôi, lỗi 404! Không tìm thấy trang.', // 592dd864
  notFoundHint: 'Địa chỉ có thể đã cũ hoặc nhập sai.', // 9a527287
  serviceFinder: 'Quý vị đang tìm gì?', // e3ad92be
  findTime: 'Giờ cho buổi khám', // 78443ce1
  walkIn: 'Vắc-xin không hẹn trước', // fc744803
  findClinic: 'Phòng khám gần quý vị', // 41c235d9
  clinicServices: 'Dịch vụ của các phòng khám', // 04c36999
})
