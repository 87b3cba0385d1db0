// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/mails.ts'
import { translated } from '../translated.ts'

export const mails = translated<typeof english.mails>()({
  title: 'E-mail về buổi khám này', // a1242acf
  agree: 'Gửi e-mail cho tôi', // 10131189
  wanted: 'Quý vị nhận e-mail về buổi khám này.', // 354dd147
  stop: 'Ngừng e-mail', // 4bceceba
  failed: 'Không thể lưu lựa chọn của quý vị. Vui lòng thử lại hoặc gọi cho chúng tôi.', // f15de5ba
  optedOut: 'Địa chỉ này ở trong danh sách không nhận e-mail. Vui lòng gọi cho chúng tôi để đổi.', // 1ddda2d5
})
