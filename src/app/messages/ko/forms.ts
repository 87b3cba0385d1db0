// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/forms.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('ko')

export const formTexts = translated<typeof english.formTexts>()({
  optional: '(선택)', // 0059798b
  errorWord: '오류:', // 61706290
  summary: '계속하려면 이 답변을 확인해 주세요', // fc271637
  left: (count: number) =>
    plural(count, { '=0': '확인할 답변이 없습니다.', other: `확인할 답변 ${number(count)}개.` }), // 9f87c6cb
  whyWeAsk: '질문하는 이유', // 6e90dfe0
  whyWeAskOf: (field: string) => `${field}: 질문하는 이유`, // c47d5a65
  chooseOne: '하나를 선택하세요', // 8f27c0cb
  continue: '계속', // 31fbef16
  saving: '저장 중…', // 23e39291
  yes: '예', // 85a39ab3
  no: '아니요', // 1ea442a1
  required: '필수 입력 항목입니다.', // b7171a63
  pattern: '올바르게 입력해 주세요.', // b91da024
  tooShort: (least: number) => `${number(least)}자 이상 입력해 주세요.`, // 35bc6cb2
  tooLong: (most: number) => `${number(most)}자 이하로 입력해 주세요.`, // 45eaa0c9
  tooSmall: (least: number) => `${number(least)} 이상이어야 합니다.`, // 8a5e3780
  tooLarge: (most: number) => `${number(most)} 이하여야 합니다.`, // 03d3f166
  selectRequired: '선택해 주세요.', // f03bea89
  boxRequired: '체크 표시가 필요합니다.', // 03bbf19f
  dateInvalid: '날짜가 올바르지 않습니다.', // 8bfe8dbd
  dateRequired: '올바른 날짜를 입력해 주세요.', // b8cb7c40
  requiredOf: (label: string) => `${label} 항목은 필수입니다.`, // 025f2eaf
  howTo: {
    type: '칸에 입력해 주세요.', // b59a39a3
    typeAgain: '확인하고 다시 입력해 주세요.', // d4997e67
    typeSame: '앞 칸과 똑같이 입력해 주세요.', // 9d7d6724
    shorten: '더 짧게 써 주세요.', // c8ad815b
    digits: '숫자로 입력해 주세요.', // 1040b554
    phone: '내선 번호 없이 숫자 10자리를 입력해 주세요.', // 9b87d3c4
    email: 'name@example.com처럼 입력해 주세요.', // 5036bc5a
    date: '월, 일, 연도를 입력해 주세요.', // 0b1a6d58
    year: '연도를 확인해 주세요.', // f1082966
    tickBox: '계속하려면 칸에 체크해 주세요.', // 6cdeec6d
    tickSome: '해당하는 것에 체크해 주세요.', // 17124a67
    untick: '가장 필요 없는 것의 체크를 풀어 주세요.', // 2d3f60ad
    chooseYesNo: '예 또는 아니요를 선택해 주세요.', // 77746229
    chooseOne: '답변 하나를 선택해 주세요.', // 336bcb61
    chooseInList: '목록에서 하나를 선택해 주세요.', // f32a76de
  },
  chosen: (count: number) => `${number(count)}개를 선택하셨습니다. 먼저 하나를 빼 주세요.`, // f9df2a34
  tooMany: (most: number) => plural(most, { other: `최대 ${number(most)}개를 선택해 주세요.` }), // f9c56034
  upTo: (most: number) => `최대 ${number(most)}개를 선택해 주세요.`, // c9ed2549
  charactersLeft: (left: number) => plural(left, { other: `${number(left)}자 남음` }), // 486c4aab
  charactersTooMany: (count: number) => plural(count, { other: `${number(count)}자 초과` }), // 12c1585e
  date: {
    month: '월', // 310ca503
    day: '일', // 8f2364e1
    year: '연도', // 89f68325
    age: (years: number) => plural(years, { other: `${number(years)}세` }), // 6c76c19c
    ageInMonths: (months: number) => plural(months, { other: `${number(months)}개월` }), // 716758a2
    placeholder: 'mm/dd/yyyy', // f38f59af
  },
  details: {
    card: (label: string, n: number) => `${label} ${number(n)}`, // 2230b595
    remove: '삭제', // c3812fc4
    removeOf: (name: string) => `${name} 삭제`, // e6a3c4a1
    removed: (name: string) => `${name} 삭제됨`, // bd422d50
    atMost: (most: number) => `최대 ${number(most)}개까지 추가하실 수 있습니다.`, // dd83daf6
  },
  shown: {
    endsIn: (characters: string) => `끝자리 ${characters}`, // 1c5c776d
    given: '입력됨', // 0cf2f0e2
    again: '다시 입력 필요', // 36e4fbb5
  },
})
