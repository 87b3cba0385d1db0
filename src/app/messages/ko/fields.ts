// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/fields.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { age, all, number, plural } = wordsIn('ko')

export const fieldTexts = translated<typeof english.fieldTexts>()({
  requiredField: '필수 항목입니다.', // e99fb501
  saidNoMedicare: 'Medicare가 없다고 하셨습니다.', // a0f9c611
  signatureInvalid: '이름과 성을 입력해 주세요.', // 7de3ca5b
  guardianIsPatient:
    '환자의 이름입니다. 본인 이름을 입력해 주세요. 이름이 같으면 Sr., Jr. 또는 중간 이름을 추가해 주세요.', // debd7ef2
  guardianMustSign: '환자가 18세 미만입니다. 부모나 보호자가 서명해야 합니다.', // b7c305ab
  requiredAnswer: '필수 항목입니다', // 0b2b46d5
  textChanged: '이 내용이 변경되었습니다. 다시 읽어 주세요.', // b1f14fd0
  notAsked: '이 항목은 필요하지 않습니다.', // 3c2e8ec4
  firstNameRequired: '환자의 법적 이름은 필수 항목입니다.', // 94d22437
  lastNameRequired: '환자의 법적 성은 필수 항목입니다.', // f1976bc8
  nameInvalid: '글자, 빈칸, 하이픈, 아포스트로피를 사용해 주세요.', // 988ed7b0
  motherMaidenFirstNameRequired: '어머니의 이름은 필수 항목입니다.', // d3ddfa13
  motherMaidenLastNameRequired: '어머니의 결혼 전 성은 필수 항목입니다.', // 96a442c9
  birthDateInvalid: '올바른 날짜를 입력해 주세요.', // a1f2c186
  tooYoung: (months: number) => `환자는 생후 ${number(months)}개월 이상이어야 합니다.`, // 9835b0ce
  tooYoungForVisit: (months: number) => `이 방문을 하려면 환자가 ${age(months)} 이상이어야 합니다.`, // 88f95f30
  tooOldForVisit: (months: number) => `이 방문을 하려면 환자가 ${age(months)} 이하여야 합니다.`, // 4366a11b
  phoneInvalid: '올바른 전화번호를 입력해 주세요.', // 38e6bdbc
  phoneExtension: '올바른 전화번호를 입력해 주세요. 내선 번호는 빼 주세요.', // da398351
  phoneMismatch: '전화번호가 서로 같아야 합니다', // 53bf7c63
  mobileRequired: '휴대폰 번호는 필수 항목입니다.', // 1fb3cd1a
  emailInvalid: '올바른 이메일 주소를 입력해 주세요.', // 958e4ccf
  emailMismatch: '이메일 주소가 서로 같아야 합니다', // 94f48478
  sexRequired: '출생 시 성별은 필수 항목입니다.', // 20e193ea
  genderRequired: '성 정체성은 필수 항목입니다.', // 854f0336
  raceRequired: '인종은 필수 항목입니다.', // 71676c29
  ethnicityRequired: '민족은 필수 항목입니다.', // 0cbfeec7
  weightInvalid: '올바른 체중을 입력해 주세요. 체중은 필수 항목입니다.', // a11730a0
  medicareIdInvalid: 'Medicare 수혜자 식별 번호는 ####-###-#### 형식이어야 합니다.', // fd7306ea
  providerAddressIncomplete: '의료진의 전체 주소가 필요합니다.', // f808559f
  addressLineOneRequired: '주소 1행은 필수 항목입니다.', // a487474d
  cityRequired: '도시는 필수 항목입니다.', // b5746ada
  cityInvalid: '올바른 도시를 입력해 주세요.', // ad1217df
  stateRequired: '주는 필수 항목입니다.', // 0f28d9e8
  zipInvalid: '올바른 우편번호를 입력해 주세요.', // 789c9423
  countyRequired: '카운티는 필수 항목입니다.', // f419db8c
  countyInvalid: '올바른 카운티를 입력해 주세요.', // 6d8eeb77
  legalNameRequired: '환자의 법적 성명은 필수 항목입니다.', // 7b9b22b8
  personsFirstNameRequired: '이름은 필수 항목입니다.', // 32445fe1
  personsLastNameRequired: '성은 필수 항목입니다.', // 75a65dac
  memberIdRequired: '회원 번호는 필수 항목입니다.', // 0a060bd0
  memberIdTooLong: (most: number) => `회원 번호는 ${number(most)}자 이하여야 합니다.`, // 7336d689
  cardholderIdRequired: '카드 소지자 번호는 필수 항목입니다.', // 31a27497
  cardholderIdTooLong: (most: number) => `카드 소지자 번호는 ${number(most)}자 이하여야 합니다.`, // 6f0be2e4
  groupTooLong: (most: number) => `그룹 번호는 ${number(most)}자 이하여야 합니다.`, // 665d7788
  reasonsRequired: '이유를 하나 이상 선택하셔야 합니다', // 510bcd26
  tooManyReasons: (most: number) => `이유는 최대 ${number(most)}개까지 선택하실 수 있습니다.`, // 6a083edb
  datePast: '지난 날짜여야 합니다.', // 72b72226
  dateWithin: (days: number) => `지난 ${number(days)}일 이내의 날짜여야 합니다.`, // f9159706
  unknownService: '여기에 없는 서비스입니다.', // 93bee864
  serviceNotOffered: '여기에서 제공하지 않는 서비스입니다.', // c5972513
  tooManyVaccines: (most: number) =>
    plural(most, { other: `백신은 최대 ${number(most)}개까지 선택하실 수 있습니다.` }), // cb9d76bb
  tooManyWalkInVaccines: (most: number) => plural(most, { other: `백신을 최대 ${number(most)}개 선택` }), // 006694e8
  oneFluShot: '독감 백신은 한 종류만 선택해 주세요.', // ef2e36c8
  oneCovidShot: 'COVID-19 백신은 한 종류만 선택해 주세요.', // 4d2fba72
  servicesNotTogether: '한 번의 방문에는 이 서비스 중 하나만 가능합니다.', // 311f090e
  vaccinesNotTogether: '선택하신 백신은 함께 예약할 수 없습니다. 뒤로 가서 다시 확인해 주세요.', // 3625801b
  vaccinesApart: (names: readonly string[]) =>
    `선택하신 백신은 함께 예약할 수 없습니다. 뒤로 가서 다시 확인해 주세요. (${all(names)})`, // 666e20c5
  doseTooEarly: '지난 접종 후 너무 이릅니다.', // d364c429
  unknownLocation: '없는 장소입니다.', // bead2637
  locationClosed: '이 장소는 문을 닫았습니다.', // fd0f40ce
  notOnSchedule: '예약할 수 없는 시간입니다.', // f23ff802
  guardianNotAdult: '책임자는 18세 이상이어야 합니다.', // ece5ab1b
})
