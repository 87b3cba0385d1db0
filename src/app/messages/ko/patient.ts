// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/patient.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { all } = wordsIn('ko')

export const patient = translated<typeof english.patient>()({
  step: '환자 정보', // e1f1b8b3
  nameHint: '신분증이나 보험 카드에 있는 이름을 써 주세요.', // b14885be
  firstName: '환자의 법적 이름', // 69b593bf
  lastName: '환자의 법적 성', // 58759548
  preferredName: '불리고 싶은 이름', // be5edee5
  preferredNameHint: '직원이 부를 이름입니다.', // a928d927
  motherMaidenFirstName: '어머니의 이름', // 6d0a3dda
  motherMaidenLastName: '어머니의 결혼 전 성', // 6a37e85e
  birthDate: '생년월일', // eb4c4e23
  month: 'MM 형식이어야 합니다', // 0fec20f4
  day: 'DD 형식이어야 합니다', // 4452afea
  year: 'YYYY 형식이어야 합니다', // b9f1dd2e
  ageNote: '현재 생후 12개월 이상(Mississippi에서는 18개월 이상) 환자를 진료합니다.', // b6f8eafd
  contactTitle: '어떻게 연락드릴까요?', // a0c974d3
  phone: '전화번호', // 306f1bb2
  phoneConfirm: '전화번호를 다시 입력하세요', // 5fc87bb1
  mobile: '휴대폰 번호인가요?', // 000468ea
  mobileConsent: '예, 이 방문에 대해 문자 메시지를 보내도 됩니다.', // d8af727f
  email: '이메일 주소', // f2488fd4
  emailConfirm: '이메일 주소를 다시 입력하세요', // facd6a29
  addressTitle: '어디에 사세요?', // 8a38c81b
  childAddressTitle: '환자는 어디에 사나요?', // 5d8e2521
  sex: '출생 시 성별', // 4c561710
  gender: '성 정체성', // a04630ef
  race: '인종', // 73134ce1
  ethnicity: '민족', // 2a0bdd7c
  weight: '체중', // 81d27ef6
  weightUnit: '파운드', // ba5ae1ec
  weightWhy: '체중에 따라 바늘 길이가 정해집니다.', // 285d9eef
  preferredLanguage: '선호하는 언어', // 140071fe
  chooseOne: '하나를 선택하세요', // 8f27c0cb
  altId: '쇼핑 카드 번호', // 58d82794
  medicareId: 'Medicare 수혜자 식별 번호', // 6ce87153
  medicareIdHint: '빨간색, 흰색, 파란색 Medicare 카드에 있습니다', // 0863e798
  provider: '담당 의사', // 2aafacad
  providerName: '이름', // dcd1d522
  providerPhone: '전화번호', // 306f1bb2
  providerFax: '팩스 번호', // 1f4cb167
  yes: '예', // 85a39ab3
  no: '아니요', // 1ea442a1
  forVaccine: {
    nameTitle: '누가 백신을 맞나요?', // 47cd4e6c
    mobileConsentHint:
      '문자와 데이터 요금이 부과될 수 있습니다. 동의하지 않으셔도 백신을 맞으실 수 있습니다.', // 2fd11617
    recordTitle: '백신 접종 기록용', // 7cb5ecc1
    aboutHint: '약국은 백신 접종 기록과 함께 이를 보고해야 합니다.', // 03dd52ae
    sexWhy: '일부 백신과 용량은 성별에 따라 다릅니다. 주 백신 접종 기록에 필요합니다.', // d8a6380d
    raceWhy:
      '보건 당국이 아직 보호받지 못한 분들을 파악하는 데 도움이 됩니다. "명시하지 않음"을 선택하셔도 됩니다.', // 08e219b1
  },
  forVisit: {
    nameTitle: '누가 방문하나요?', // 00ffe91b
    mobileConsentHint: '문자와 데이터 요금이 부과될 수 있습니다. 동의하지 않으셔도 방문은 유지됩니다.', // a885e597
    recordTitle: '진료 기록용', // b5d68bcc
    aboutHint: '진료팀이 진료 기록과 함께 보관합니다.', // 07e9b365
    sexWhy: '일부 검사, 용량, 정상 수치는 성별에 따라 다릅니다.', // 81ede27e
    raceWhy: '모두가 같은 진료를 받는지 확인하는 데 도움이 됩니다. "명시하지 않음"을 선택하셔도 됩니다.', // f1c29f64
  },
})

export const address = translated<typeof english.address>()({
  lineOne: '주소 1행', // 19f2c611
  lineOneHint: '도로명 주소', // 8a386dd1
  lineTwo: '주소 2행', // 5a494c74
  lineTwoHint: '아파트, 호수', // b64dbc6f
  city: '도시', // fc33f732
  state: '주', // a3b50c47
  zip: '우편번호', // 95c87fe3
  zipHint: '우편번호로 도시, 주, 카운티를 채워 드립니다.', // a803d315
  change: '변경', // c0bf75bd
  town: '도시, 주, 카운티', // 8f50ac31
  county: '카운티', // 136c87de
  chooseOne: '하나를 선택하세요', // 8f27c0cb
  verifyTitle: '주소 확인', // 13a8f5ff
  match: '입력하신 내용과 매우 비슷한 확인된 주소를 찾았습니다. 주소를 업데이트할까요?', // c7088d77
  noMatch: '입력하신 주소를 확인하지 못했습니다. 그래도 이 주소를 사용하시겠습니까?', // 6dee310d
  corrected: (parts: readonly string[]) => `다음을 고쳤습니다: ${all(parts)}. 고객님의 주소가 맞나요?`, // 8a2ad9ff
  parts: {
    city: '도시', // 0f53fb35
    state: '주', // 972ec08b
    county: '카운티', // ac4e6aa1
  },
  suggested: '제안 주소', // efa8b73f
  entered: '입력하신 주소', // fbf1b134
  mustSelect: '주소를 선택하셔야 합니다.', // 8f49a7f5
  edit: '주소 수정', // 6a8fa16b
  use: '계속', // 31fbef16
  checking: '주소를 확인하는 중', // 4b05bd63
})

export const insurance = translated<typeof english.insurance>()({
  step: '보험', // 4594b737
  title: '오늘 보험을 사용하시나요?', // 2b968268
  hint: '대부분의 보험이 대부분의 백신 비용을 냅니다.', // 80cc265d
  hasInsurance: '보험이 있으세요?', // 16b34139
  yes: '예', // 85a39ab3
  no: '아니요', // 1ea442a1
  carrier: '보험 회사', // 559a50b9
  chooseOne: '하나를 선택하세요', // 8f27c0cb
  cardholderId: '카드 소지자 번호', // 68d07834
  cardholderIdHint: '카드 앞면의 이름 근처', // 6237c0c4
  groupNumber: '그룹 번호', // 357a9028
  stateId: '주 신분증 또는 운전면허 번호', // c6bc7ba1
  ssn: '사회보장번호', // 058388b6
  ssnHint: '숫자 9자리', // e6c1cac6
  questionsTitle: '고객님의 보험', // aea80cfe
  hasMedicaid: 'Medicaid가 있으세요?', // cb0650e5
  hasMedicare: 'Medicare가 있으세요?', // a430ce04
  hasEither: 'Medicaid나 Medicare가 있으세요?', // 2b306c30
  both: '둘 다', // b6c1d862
  neither: '둘 다 없음', // 9957d09c
  hasReferral: '의사의 진료 의뢰서가 있으세요?', // 43e2ab26
  referredBy: '진료를 의뢰한 의사나 의원의 이름', // 811acec9
  policyTitle: '보험 카드', // 9ef3f6a8
  policyHint: '카드를 준비해 주세요. 대부분의 정보가 카드에 있습니다.', // 047e65e0
  memberId: '회원 번호', // e14e3315
  memberIdHint: '카드 앞면의 이름 근처', // 6237c0c4
  personCode: '개인 코드', // ee38bfd9
  personCodeHint: '회원 번호 뒤의 두 자리 또는 세 자리 숫자(카드에 있는 경우)', // 2578f667
  relation: '보험 계약자와 환자의 관계', // 25d6e93b
  relationHint: '환자 본인의 보험이면 “본인”을 선택하세요.', // 4c544258
  holderFirstName: '보험 계약자의 이름', // bfe50c06
  holderLastName: '보험 계약자의 성', // b4fc019c
  holderSex: '보험 계약자의 출생 시 성별', // b85cc1b8
  sendInvoiceTo: '청구서를 보낼 곳', // aec39504
  claims: '보험금 청구 주소', // 47189d36
  claimsHint: '보험사가 청구를 받는 주소입니다. 흔히 카드 뒷면에 있습니다.', // 06d8997b
  secondary: '2차 보험', // 0c39334e
  addSecondary: '2차 보험 추가', // 7aaf8a30
  removeSecondary: '2차 보험 삭제', // 3dfa6d50
  secondaryRemoved: '2차 보험이 삭제되었습니다', // c92be146
})
