// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/questionnaires.ts'
import { translated } from '../translated.ts'

export const notes = translated<typeof english.notes>()({
  step: '방문 이유', // d960170c
  chooseOne: '하나를 선택하세요', // 8f27c0cb
  ownWords: '직접 설명해 주세요', // 10f38370
  ownWordsHint: '오시기 전에 저희가 알아야 할 것', // 1a1c31e6
})

export const history = translated<typeof english.history>()({
  step: '의료 정보', // ac083159
  summary: '계속하려면 필수 항목을 모두 작성해 주세요', // f71c1c3c
  yes: '예', // 85a39ab3
  no: '아니요', // 1ea442a1
})

export const health = translated<typeof english.health>()({
  historyStep: '병력', // 6a81fb47
  dietaryStep: '식이 제한', // e9ed443a
  goalsStep: '예약 목표', // f2b02c4f
  surveyStep: '설문 조사', // 211bb3de
  medicinesTitle: '복용 중인 약', // ae07c935
  foods: '어떤 것인가요?', // 55b892c9
  ownWords: '직접 설명해 주세요', // 10f38370
  yes: '예', // 85a39ab3
  no: '아니요', // 1ea442a1
})

export const consent = translated<typeof english.consent>()({
  vaccineStep: '백신 접종 동의서', // aa9469fb
  financialStep: '비용 동의서', // f50b9fcf
  telemedicineStep: '원격 진료 비용 동의서', // 6cc7336d
  privacyStep: '개인정보 보호 관행', // efe4db50
  generalStep: '일반 동의서', // 498adc65
  consent: {
    heading: '동의하시는 내용:', // 168dff89
    unfold: '전체 내용 읽기', // 721f0b5c
  },
  notice: {
    heading: '이 통지의 내용:', // 6edf1f6d
    unfold: '전체 통지 읽기', // b8d4f2c5
  },
  inEnglish: '이 문구는 영어로만 제공됩니다. 이해하기 어려우시면 동의하시기 전에 도움을 요청해 주세요.', // f1ee4f34
  yourVaccines: '접종에 동의하는 백신', // 0b9347a9
  statement: (title: string, edition: string) => `${title} 안내문, ${edition}`, // 8b82e289
  statementCode: (vaccine: string) => `${vaccine} 안내문 QR 코드`, // c45ca9e6
  scanStatement: '코드를 스캔해 휴대폰으로 안내문을 읽으시거나, 약사에게 종이 안내문을 요청하세요.', // abd1a120
  signTitle: '백신 접종 서명', // b04cfb0e
  signPaymentTitle: '비용 지불 동의 서명', // 32cf74bd
  legalName: '환자의 법적 성명', // 743721dc
  legalNameHint: '이름과 성을 입력해 주세요. 서명으로 인정됩니다.', // 4d66dcfb
  whoSigns: '누가 서명하나요?', // 6d6c87ec
  signs: {
    Self: '환자 본인입니다', // 9bdcdff3
    Spouse: '환자의 배우자입니다', // cfe06da1
    Child: '환자의 부모, 보호자 또는 법적 대리인입니다', // b778d01f
  },
  signsForChild: '환자의 부모 또는 보호자입니다', // f80e8838
  signsFor: (patient: string) => `여기에 이름을 입력하시면 ${patient}님을 대신해 서명하는 것입니다.`, // 98c45e3d
  differs: (name: string) => `알려 주신 이름 ${name}과(와) 다릅니다. 입력한 대로 서명할까요?`, // 13472724
  differsWhy: '약국 직원이 이름이 다른 것을 보게 됩니다.', // 51a29511
  signAsTyped: '입력한 대로 서명', // c9d8211c
  changeName: '이름 변경', // 0efcdd27
  responsible: '책임자', // 91ee6106
  firstName: '이름', // 702ef921
  lastName: '성', // 7b488804
  birthDate: '생년월일', // eb4c4e23
  phone: '전화번호', // 306f1bb2
  sex: '출생 시 성별', // 4c561710
  yes: '예', // 85a39ab3
  no: '아니요', // 1ea442a1
})
