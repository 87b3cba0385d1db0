// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/questionnaires.ts'
import { translated } from '../translated.ts'

export const notes = translated<typeof english.notes>()({
  step: 'Lý do khám', // d960170c
  chooseOne: 'Chọn một mục', // 8f27c0cb
  ownWords: 'Bằng lời của quý vị', // 10f38370
  ownWordsHint: 'Điều chúng tôi nên biết trước khi quý vị đến', // 1a1c31e6
})

export const history = translated<typeof english.history>()({
  step: 'Thông tin y tế', // ac083159
  summary: 'Vui lòng điền mọi mục bắt buộc để tiếp tục', // f71c1c3c
  yes: 'Có', // 85a39ab3
  no: 'Không', // 1ea442a1
})

export const health = translated<typeof english.health>()({
  historyStep: 'Bệnh sử', // 6a81fb47
  dietaryStep: 'Ăn kiêng', // e9ed443a
  goalsStep: 'Mục tiêu của buổi hẹn', // f2b02c4f
  surveyStep: 'Khảo sát', // 211bb3de
  medicinesTitle: 'Thuốc của quý vị', // ae07c935
  foods: 'Những món nào?', // 55b892c9
  ownWords: 'Bằng lời của quý vị', // 10f38370
  yes: 'Có', // 85a39ab3
  no: 'Không', // 1ea442a1
})

export const consent = translated<typeof english.consent>()({
  vaccineStep: 'Đồng ý chích ngừa', // aa9469fb
  financialStep: 'Đồng ý về chi phí', // f50b9fcf
  telemedicineStep: 'Đồng ý về chi phí khám từ xa', // 6cc7336d
  privacyStep: 'Thực hành quyền riêng tư', // efe4db50
  generalStep: 'Đồng ý chung', // 498adc65
  consent: {
    heading: 'Quý vị đồng ý:', // 168dff89
    unfold: 'Đọc toàn bộ văn bản', // 721f0b5c
  },
  notice: {
    heading: 'Thông báo này cho biết:', // 6edf1f6d
    unfold: 'Đọc toàn bộ thông báo', // b8d4f2c5
  },
  inEnglish: 'Văn bản này chỉ có tiếng Anh. Nếu quý vị không hiểu, hãy nhờ giúp đỡ trước khi đồng ý.', // f1ee4f34
  yourVaccines: 'Quý vị đồng ý với các vắc-xin này', // 0b9347a9
  statement: (title: string, edition: string) => `Bản thông tin về ${title}, ${edition}`, // 8b82e289
  statementCode: (vaccine: string) => `Mã QR của bản thông tin về ${vaccine}`, // c45ca9e6
  scanStatement: 'Quét mã để đọc bản thông tin trên điện thoại, hoặc xin dược sĩ bản giấy.', // abd1a120
  signTitle: 'Ký để chích ngừa', // b04cfb0e
  signPaymentTitle: 'Ký để đồng ý trả tiền', // 32cf74bd
  legalName: 'Tên pháp lý đầy đủ của bệnh nhân', // 743721dc
  legalNameHint: 'Nhập tên và họ của quý vị. Tên này được xem là chữ ký của quý vị.', // 4d66dcfb
  whoSigns: 'Ai là người ký?', // 6d6c87ec
  signs: {
    Self: 'Tôi là bệnh nhân', // 9bdcdff3
    Spouse: 'Tôi là vợ hoặc chồng của bệnh nhân', // cfe06da1
    Child: 'Tôi là cha mẹ, người giám hộ hoặc đại diện pháp lý của bệnh nhân', // b778d01f
  },
  signsForChild: 'Tôi là cha mẹ hoặc người giám hộ của bệnh nhân', // f80e8838
  signsFor: (patient: string) => `Nhập tên của quý vị ở đây là ký thay cho ${patient}.`, // 98c45e3d
  differs: (name: string) => `Tên này khác với tên quý vị đã cho, ${name}. Ký như đã nhập?`, // 13472724
  differsWhy: 'Nhân viên nhà thuốc sẽ thấy hai tên khác nhau.', // 51a29511
  signAsTyped: 'Ký như đã nhập', // c9d8211c
  changeName: 'Đổi tên', // 0efcdd27
  responsible: 'Người chịu trách nhiệm', // 91ee6106
  firstName: 'Tên', // 702ef921
  lastName: 'Họ', // 7b488804
  birthDate: 'Ngày sinh', // eb4c4e23
  phone: 'Số điện thoại', // 306f1bb2
  sex: 'Giới tính khi sinh', // 4c561710
  yes: 'Có', // 85a39ab3
  no: 'Không', // 1ea442a1
})
