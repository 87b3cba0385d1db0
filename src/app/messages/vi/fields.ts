// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/fields.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { age, all, number, plural } = wordsIn('vi')

export const fieldTexts = translated<typeof english.fieldTexts>()({
  requiredField: 'Mục này là bắt buộc.', // e99fb501
  saidNoMedicare: 'Quý vị cho biết là không có Medicare.', // a0f9c611
  signatureInvalid: 'Nhập tên và họ của quý vị.', // 7de3ca5b
  guardianIsPatient:
    'Đây là tên bệnh nhân. Hãy nhập tên của quý vị. Nếu trùng tên, hãy thêm Sr., Jr. hoặc tên đệm.', // debd7ef2
  guardianMustSign: 'Bệnh nhân dưới 18 tuổi. Cha mẹ hoặc người giám hộ phải ký.', // b7c305ab
  requiredAnswer: 'Mục này là bắt buộc', // 0b2b46d5
  textChanged: 'Văn bản này đã thay đổi. Vui lòng đọc lại.', // b1f14fd0
  notAsked: 'Mục này không cần điền.', // 3c2e8ec4
  firstNameRequired: 'Tên pháp lý của bệnh nhân là bắt buộc.', // 94d22437
  lastNameRequired: 'Họ pháp lý của bệnh nhân là bắt buộc.', // f1976bc8
  nameInvalid: 'Dùng chữ cái, khoảng trắng, dấu gạch nối và dấu nháy đơn.', // 988ed7b0
  motherMaidenFirstNameRequired: 'Tên của mẹ là bắt buộc.', // d3ddfa13
  motherMaidenLastNameRequired: 'Họ thời con gái của mẹ là bắt buộc.', // 96a442c9
  birthDateInvalid: 'Vui lòng nhập ngày hợp lệ.', // a1f2c186
  tooYoung: (months: number) => `Bệnh nhân phải từ ${number(months)} tháng tuổi trở lên.`, // 9835b0ce
  tooYoungForVisit: (months: number) => `Với buổi khám này, bệnh nhân phải từ ${age(months)} trở lên.`, // 88f95f30
  tooOldForVisit: (months: number) => `Với buổi khám này, bệnh nhân không được quá ${age(months)}.`, // 4366a11b
  phoneInvalid: 'Vui lòng nhập số điện thoại hợp lệ.', // 38e6bdbc
  phoneExtension: 'Vui lòng nhập số điện thoại hợp lệ. Không nhập số máy lẻ.', // da398351
  phoneMismatch: 'Hai số điện thoại phải giống nhau', // 53bf7c63
  mobileRequired: 'Số di động là bắt buộc.', // 1fb3cd1a
  emailInvalid: 'Vui lòng nhập địa chỉ email hợp lệ.', // 958e4ccf
  emailMismatch: 'Hai địa chỉ email phải giống nhau', // 94f48478
  sexRequired: 'Giới tính khi sinh là bắt buộc.', // 20e193ea
  genderRequired: 'Bản dạng giới là bắt buộc.', // 854f0336
  raceRequired: 'Chủng tộc là bắt buộc.', // 71676c29
  ethnicityRequired: 'Sắc tộc là bắt buộc.', // 0cbfeec7
  weightInvalid: 'Vui lòng nhập cân nặng hợp lệ. Cân nặng là bắt buộc.', // a11730a0
  medicareIdInvalid: 'Số nhận dạng người thụ hưởng Medicare phải theo dạng ####-###-####.', // fd7306ea
  providerAddressIncomplete: 'Cần địa chỉ đầy đủ của người chăm sóc sức khỏe.', // f808559f
  addressLineOneRequired: 'Địa chỉ dòng 1 là bắt buộc.', // a487474d
  cityRequired: 'Thành phố là bắt buộc.', // b5746ada
  cityInvalid: 'Vui lòng nhập thành phố hợp lệ.', // ad1217df
  stateRequired: 'Tiểu bang là bắt buộc.', // 0f28d9e8
  zipInvalid: 'Vui lòng nhập mã ZIP hợp lệ.', // 789c9423
  countyRequired: 'Quận là bắt buộc.', // f419db8c
  countyInvalid: 'Vui lòng nhập quận hợp lệ.', // 6d8eeb77
  legalNameRequired: 'Tên pháp lý đầy đủ của bệnh nhân là bắt buộc.', // 7b9b22b8
  personsFirstNameRequired: 'Tên là bắt buộc.', // 32445fe1
  personsLastNameRequired: 'Họ là bắt buộc.', // 75a65dac
  memberIdRequired: 'Số hội viên là bắt buộc.', // 0a060bd0
  memberIdTooLong: (most: number) => `Số hội viên không được quá ${number(most)} ký tự.`, // 7336d689
  cardholderIdRequired: 'Số của chủ thẻ là bắt buộc.', // 31a27497
  cardholderIdTooLong: (most: number) => `Số của chủ thẻ không được quá ${number(most)} ký tự.`, // 6f0be2e4
  groupTooLong: (most: number) => `Số nhóm không được quá ${number(most)} ký tự.`, // 665d7788
  reasonsRequired: 'Quý vị phải chọn ít nhất một lý do', // 510bcd26
  tooManyReasons: (most: number) => `Quý vị chỉ được chọn tối đa ${number(most)} lý do.`, // 6a083edb
  datePast: 'Ngày phải ở trong quá khứ.', // 72b72226
  dateWithin: (days: number) => `Ngày phải nằm trong ${number(days)} ngày qua.`, // f9159706
  unknownService: 'Dịch vụ này không có ở đây.', // 93bee864
  serviceNotOffered: 'Nơi này không cung cấp dịch vụ này.', // c5972513
  tooManyVaccines: (most: number) =>
    plural(most, { other: `Quý vị chỉ được chọn tối đa ${number(most)} vắc-xin.` }), // cb9d76bb
  tooManyWalkInVaccines: (most: number) => plural(most, { other: `Chọn tối đa ${number(most)} vắc-xin` }), // 006694e8
  oneFluShot: 'Chọn một loại vắc-xin cúm.', // ef2e36c8
  oneCovidShot: 'Chọn một loại vắc-xin COVID-19.', // 4d2fba72
  servicesNotTogether: 'Một buổi khám chỉ dành cho một trong các dịch vụ này.', // 311f090e
  vaccinesNotTogether:
    'Không thể đặt hẹn các vắc-xin đã chọn cùng lúc. Vui lòng quay lại và xác nhận lại lựa chọn.', // 3625801b
  vaccinesApart: (names: readonly string[]) =>
    `Không thể đặt hẹn các vắc-xin đã chọn cùng lúc. Vui lòng quay lại và xác nhận lại lựa chọn. (${all(names)})`, // 666e20c5
  doseTooEarly: 'Quá sớm sau liều trước.', // d364c429
  unknownLocation: 'Không có địa điểm này.', // bead2637
  locationClosed: 'Địa điểm này đã đóng cửa.', // fd0f40ce
  notOnSchedule: 'Không thể đặt giờ này.', // f23ff802
  guardianNotAdult: 'Người chịu trách nhiệm phải từ 18 tuổi trở lên.', // ece5ab1b
})
