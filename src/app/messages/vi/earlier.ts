// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/earlier.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number } = wordsIn('vi')

export const earlier = translated<typeof english.earlier>()({
  title: 'Quý vị có muốn đến sớm hơn không?', // 7458cb32
  how: 'Nếu có giờ phù hợp bị trống, chúng tôi giữ giờ đó mười phút trên trang này cho người đầu hàng chờ. Thỉnh thoảng hãy xem trang này.', // 89170709
  days: 'Ngày nào phù hợp với quý vị?', // e8ef0788
  parts: 'Buổi nào trong ngày?', // ee59c0bc
  where: 'Ở đâu?', // 91f45115
  onlyHere: 'Chỉ ở đây', // 53d196c2
  within: (miles: number) => `Cả trong vòng ${number(miles)} dặm từ đây`, // a4d9880a
  join: 'Chờ giờ sớm hơn', // ee107642
  waiting: 'Quý vị đang chờ giờ sớm hơn. Thỉnh thoảng hãy xem trang này.', // dfa13109
  change: 'Đổi ngày hoặc buổi', // 94766495
  stop: 'Không chờ nữa', // d4af24be
  offered: 'Một giờ sớm hơn được giữ cho quý vị', // 7b6f9277
  accept: 'Nhận giờ này', // be17e3d8
  over: 'Giờ này không còn được giữ cho quý vị.', // 116747a7
  choose: 'Hãy chọn ít nhất một ngày và một buổi.', // 1011f92e
})
