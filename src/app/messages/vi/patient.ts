// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/patient.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { all } = wordsIn('vi')

export const patient = translated<typeof english.patient>()({
  step: 'Thông tin bệnh nhân', // e1f1b8b3
  nameHint: 'Dùng tên trên giấy tờ tùy thân hoặc thẻ bảo hiểm.', // b14885be
  firstName: 'Tên pháp lý của bệnh nhân', // 69b593bf
  lastName: 'Họ pháp lý của bệnh nhân', // 58759548
  preferredName: 'Tên thường gọi', // be5edee5
  preferredNameHint: 'Tên mà nhân viên sẽ gọi.', // a928d927
  motherMaidenFirstName: 'Tên của mẹ', // 6d0a3dda
  motherMaidenLastName: 'Họ thời con gái của mẹ', // 6a37e85e
  birthDate: 'Ngày sinh', // eb4c4e23
  month: 'Phải theo dạng MM', // 0fec20f4
  day: 'Phải theo dạng DD', // 4452afea
  year: 'Phải theo dạng YYYY', // b9f1dd2e
  ageNote:
    'Hiện chúng tôi nhận bệnh nhân từ 12 tháng tuổi trở lên (từ 18 tháng tuổi trở lên tại Mississippi).', // b6f8eafd
  contactTitle: 'Liên lạc với quý vị thế nào?', // a0c974d3
  phone: 'Số điện thoại', // 306f1bb2
  phoneConfirm: 'Nhập lại số điện thoại', // 5fc87bb1
  mobile: 'Đây có phải số di động không?', // 000468ea
  mobileConsent: 'Có, quý vị có thể nhắn tin cho tôi về buổi khám này.', // d8af727f
  email: 'Địa chỉ email', // f2488fd4
  emailConfirm: 'Nhập lại địa chỉ email', // facd6a29
  addressTitle: 'Quý vị sống ở đâu?', // 8a38c81b
  childAddressTitle: 'Bệnh nhân sống ở đâu?', // 5d8e2521
  sex: 'Giới tính khi sinh', // 4c561710
  gender: 'Bản dạng giới', // a04630ef
  race: 'Chủng tộc', // 73134ce1
  ethnicity: 'Sắc tộc', // 2a0bdd7c
  weight: 'Cân nặng', // 81d27ef6
  weightUnit: 'pound', // ba5ae1ec
  weightWhy: 'Cân nặng quyết định độ dài của kim.', // 285d9eef
  preferredLanguage: 'Ngôn ngữ ưu tiên', // 140071fe
  chooseOne: 'Chọn một mục', // 8f27c0cb
  altId: 'Số thẻ mua sắm', // 58d82794
  medicareId: 'Số nhận dạng người thụ hưởng Medicare', // 6ce87153
  medicareIdHint: 'Trên thẻ Medicare màu đỏ, trắng và xanh', // 0863e798
  provider: 'Bác sĩ của quý vị', // 2aafacad
  providerName: 'Tên', // dcd1d522
  providerPhone: 'Số điện thoại', // 306f1bb2
  providerFax: 'Số fax', // 1f4cb167
  yes: 'Có', // 85a39ab3
  no: 'Không', // 1ea442a1
  forVaccine: {
    nameTitle: 'Ai sẽ chích ngừa?', // 47cd4e6c
    mobileConsentHint: 'Có thể tính phí tin nhắn và dữ liệu. Quý vị có thể từ chối và vẫn được chích ngừa.', // 2fd11617
    recordTitle: 'Cho hồ sơ chích ngừa', // 7cb5ecc1
    aboutHint: 'Nhà thuốc phải báo cáo các thông tin này cùng hồ sơ chích ngừa.', // 03dd52ae
    sexWhy:
      'Một số vắc-xin và liều khác nhau theo giới tính. Hồ sơ chích ngừa của tiểu bang yêu cầu mục này.', // d8a6380d
    raceWhy: 'Điều này giúp sở y tế biết ai chưa được bảo vệ. Quý vị có thể chọn "Không nêu rõ".', // 08e219b1
  },
  forVisit: {
    nameTitle: 'Buổi khám dành cho ai?', // 00ffe91b
    mobileConsentHint: 'Có thể tính phí tin nhắn và dữ liệu. Quý vị có thể từ chối và vẫn giữ buổi khám.', // a885e597
    recordTitle: 'Cho hồ sơ y tế', // b5d68bcc
    aboutHint: 'Nhóm chăm sóc lưu các thông tin này cùng hồ sơ y tế.', // 07e9b365
    sexWhy: 'Một số xét nghiệm, liều và trị số bình thường khác nhau theo giới tính.', // 81ede27e
    raceWhy:
      'Điều này giúp chúng tôi bảo đảm mọi người được chăm sóc như nhau. Quý vị có thể chọn "Không nêu rõ".', // f1c29f64
  },
})

export const address = translated<typeof english.address>()({
  lineOne: 'Địa chỉ dòng 1', // 19f2c611
  lineOneHint: 'Số nhà và tên đường', // 8a386dd1
  lineTwo: 'Địa chỉ dòng 2', // 5a494c74
  lineTwoHint: 'Căn hộ, phòng, đơn vị', // b64dbc6f
  city: 'Thành phố', // fc33f732
  state: 'Tiểu bang', // a3b50c47
  zip: 'Mã ZIP', // 95c87fe3
  zipHint: 'Từ mã này chúng tôi điền thành phố, tiểu bang và quận.', // a803d315
  change: 'Thay đổi', // c0bf75bd
  town: 'thành phố, tiểu bang và quận', // 8f50ac31
  county: 'Quận', // 136c87de
  chooseOne: 'Chọn một mục', // 8f27c0cb
  verifyTitle: 'Kiểm tra địa chỉ', // 13a8f5ff
  match:
    'Chúng tôi tìm thấy địa chỉ đã xác minh gần giống địa chỉ quý vị nhập. Quý vị có muốn cập nhật địa chỉ không?', // c7088d77
  noMatch: 'Không xác minh được địa chỉ đã nhập. Quý vị vẫn muốn dùng địa chỉ này?', // 6dee310d
  corrected: (parts: readonly string[]) => `Chúng tôi đã sửa ${all(parts)}. Địa chỉ này đúng không?`, // 8a2ad9ff
  parts: {
    city: 'thành phố', // 0f53fb35
    state: 'tiểu bang', // 972ec08b
    county: 'quận', // ac4e6aa1
  },
  suggested: 'Địa chỉ gợi ý', // efa8b73f
  entered: 'Địa chỉ quý vị đã nhập', // fbf1b134
  mustSelect: 'Quý vị phải chọn một địa chỉ.', // 8f49a7f5
  edit: 'Sửa địa chỉ', // 6a8fa16b
  use: 'Tiếp tục', // 31fbef16
  checking: 'Đang kiểm tra địa chỉ', // 4b05bd63
})

export const insurance = translated<typeof english.insurance>()({
  step: 'Bảo hiểm', // 4594b737
  title: 'Hôm nay quý vị có dùng bảo hiểm không?', // 2b968268
  hint: 'Hầu hết bảo hiểm trả cho hầu hết vắc-xin.', // 80cc265d
  hasInsurance: 'Quý vị có bảo hiểm không?', // 16b34139
  yes: 'Có', // 85a39ab3
  no: 'Không', // 1ea442a1
  carrier: 'Hãng bảo hiểm', // 559a50b9
  chooseOne: 'Chọn một mục', // 8f27c0cb
  cardholderId: 'Số của chủ thẻ', // 68d07834
  cardholderIdHint: 'Ở mặt trước của thẻ, gần tên', // 6237c0c4
  groupNumber: 'Số nhóm', // 357a9028
  stateId: 'Số thẻ căn cước tiểu bang hoặc bằng lái xe', // c6bc7ba1
  ssn: 'Số An Sinh Xã Hội', // 058388b6
  ssnHint: '9 chữ số', // e6c1cac6
  questionsTitle: 'Bảo hiểm của quý vị', // aea80cfe
  hasMedicaid: 'Quý vị có Medicaid không?', // cb0650e5
  hasMedicare: 'Quý vị có Medicare không?', // a430ce04
  hasEither: 'Quý vị có Medicaid hoặc Medicare không?', // 2b306c30
  both: 'Có cả hai', // b6c1d862
  neither: 'Không có', // 9957d09c
  hasReferral: 'Quý vị có giấy giới thiệu của bác sĩ không?', // 43e2ab26
  referredBy: 'Tên bác sĩ hoặc phòng khám đã giới thiệu quý vị', // 811acec9
  policyTitle: 'Thẻ bảo hiểm của quý vị', // 9ef3f6a8
  policyHint: 'Hãy chuẩn bị thẻ: hầu hết thông tin có trên thẻ.', // 047e65e0
  memberId: 'Số hội viên', // e14e3315
  memberIdHint: 'Ở mặt trước của thẻ, gần tên', // 6237c0c4
  personCode: 'Mã cá nhân', // ee38bfd9
  personCodeHint: 'Hai hoặc ba chữ số sau số hội viên, nếu thẻ có', // 2578f667
  relation: 'Quan hệ của bệnh nhân với chủ hợp đồng', // 25d6e93b
  relationHint: 'Chọn Bản thân nếu hợp đồng là của chính bệnh nhân.', // 4c544258
  holderFirstName: 'Tên của chủ hợp đồng', // bfe50c06
  holderLastName: 'Họ của chủ hợp đồng', // b4fc019c
  holderSex: 'Giới tính khi sinh của chủ hợp đồng', // b85cc1b8
  sendInvoiceTo: 'Gửi hóa đơn đến', // aec39504
  claims: 'Địa chỉ yêu cầu chi trả', // 47189d36
  claimsHint: 'Nơi bảo hiểm nhận yêu cầu chi trả. Thường ở mặt sau của thẻ.', // 06d8997b
  secondary: 'Bảo hiểm thứ hai', // 0c39334e
  addSecondary: 'Thêm bảo hiểm thứ hai', // 7aaf8a30
  removeSecondary: 'Bỏ bảo hiểm thứ hai', // 3dfa6d50
  secondaryRemoved: 'Đã bỏ bảo hiểm thứ hai', // c92be146
})
