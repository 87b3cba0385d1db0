// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/receipt.ts'
import { translated } from '../translated.ts'

export const receipt = translated<typeof english.receipt>()({
  title: 'Giấy xác nhận', // dad5a969
  how: 'Giấy này ghi quý vị đã đặt gì và ai đã ký, cùng mỗi văn bản đã được đồng ý. Quý vị có thể in hoặc lưu lại.', // 05eb6059
  askHow:
    'Giấy xác nhận có tên và những gì đã ký. Để không ai khác đọc được, chúng tôi hỏi ngày sinh của bệnh nhân.', // 00072cfc
  show: 'Hiện giấy xác nhận', // d0cd6be1
  showing: 'Đang mở giấy xác nhận', // 7dabfab1
  back: 'Trở lại buổi khám của quý vị', // 7dd352af
  noDate: 'Vui lòng nhập ngày sinh.', // 129becaf
  wrongBirthDate: 'Đây không phải ngày sinh đã cho biết cho buổi khám này.', // 7da15529
  noReceipt: 'Không thể lập giấy xác nhận cho buổi khám này ở đây. Vui lòng gọi chúng tôi.', // d0e6f192
  unreachable: 'Cần có kết nối để mở giấy xác nhận. Hãy thử lại khi có kết nối.', // 52737414
  refused: 'Chúng tôi không mở được giấy xác nhận. Vui lòng thử lại sau.', // a605e307
  patient: 'Bệnh nhân', // 835043ec
  received: 'Đã nhận', // 49f19bee
  status: 'Trạng thái', // 920e413c
  statuses: {
    BOOKED: 'Đã đặt', // fd1331d7
    CANCELED: 'Đã hủy', // 13ca2ee2
    BEGUN: 'Đã bắt đầu hoặc đã xong', // 390bb094
    CHECKED_IN: 'Đã báo có mặt', // 66477aff
  },
  signature: 'Chữ ký', // f1a73e22
  guardian: 'Tên người ký', // 974e429c
  signedAt: 'Ký lúc', // 8f280aa2
  consents: 'Những gì đã được đồng ý', // 1dcfeca3
  hash: 'Dấu vân (SHA-256)', // 0e6f8cf2
  hashHow: 'Dấu vân được tính từ các chữ của văn bản. Nó cho thấy không chữ nào bị thay đổi.', // 14902bc9
  noHash: 'Thiết bị không tạo được dấu vân.', // dda103dc
  gone: 'Chúng tôi không còn giữ lời của văn bản này.', // f4a228a8
  unknown: 'Không biết những lời nào đã được hiển thị.', // 1d90140a
  texts: 'Tin nhắn về buổi khám', // 0ef0e462
})
