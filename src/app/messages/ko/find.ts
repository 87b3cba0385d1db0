// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/find.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('ko')

export const find = translated<typeof english.find>()({
  heading: '예약 찾기', // 4fc46ab3
  submit: '예약 찾기', // 4fc46ab3
  change: '변경', // c0bf75bd
  hideForm: '양식 숨기기', // 8e267b4c
  showForm: '양식 보기', // 8525eff3
  editSearch: '검색 수정', // 2c0de627
  videoIn: (state: string) => `${state}에서 화상 진료`, // 48202217
  within: (location: string, miles: number) => `${location}에서 ${number(miles)}마일 이내`, // ae8ad166
  summary: (location: string, day: string) => `${location}, ${day}부터`, // a5731eb5
  need: '무엇이 필요하세요?', // 52c6a4f6
  allVisits: '모든 방문', // 913bde57
  myLocation: '내 위치', // 3572a396
  ways: {
    clinics: '클리닉 찾기', // 35925dbf
    benefit: '혜택 코드가 있습니다', // 8fcb60a0
    cancel: '고객님의 방문', // 72db071a
  },
  waysFor: {
    clinics: '주소, 영업시간, 대기 시간', // 207272cb
    benefit: '사용할 수 있는 곳 보기', // 54fc88ba
    cancel: '링크로 보기, 변경 또는 취소', // 1a7409f9
  },
  type: '예약 종류', // 19fd6c78
  chooseOne: '하나를 선택하세요', // 0b24aed5
  fetching: '목록을 가져오는 중...', // c6837b65
  location: '장소', // 15b61974
  locationPlaceholder: '우편번호 또는 도시, 주', // 1dbd6d49
  suggestions: '장소', // eb5cfb73
  suggestionCount: (count: number) =>
    plural(count, { other: `장소 ${number(count)}곳. 화살표 키로 선택하세요.` }), // f41b6bbd
  date: '날짜', // 99c40ab4
  today: '오늘', // 2b065c7c
  tomorrow: '내일', // 456a73bb
  problems: {
    type: {
      required: '예약 종류는 필수 항목입니다.', // de55fc40
    },
    location: {
      required: '장소는 필수 항목입니다.', // 46c4f868
      tooShort: '장소는 2자 이상이어야 합니다.', // e2b5ef07
      tooLong: '장소는 128자 이하여야 합니다.', // 7afdd5ff
    },
    date: {
      invalid: '날짜가 올바르지 않습니다', // 2594f051
      tooEarly: (date: string) => `${date} 또는 그 이후 날짜여야 합니다.`, // 2fcb2919
      tooLate: (date: string) => `${date} 또는 그 이전 날짜여야 합니다.`, // 80ab890a
    },
  },
  waitsForConnection: '연결이 없습니다. 연결이 돌아오면 검색을 시작합니다.', // 6ca81f35
  fillAll: '계속하려면 필수 항목을 모두 작성해 주세요', // f71c1c3c
  check: '계속하려면 이 답변을 확인해 주세요', // fc271637
  codeVerified: '혜택 코드가 확인되었습니다', // 8c5c0400
  locationUnavailable:
    '이 장소에서 의료진을 찾을 수 없습니다. 다른 도시, 주 또는 우편번호를 입력하고 다시 시도해 주세요.', // a19ec3cc
  connectionFailed: '지금 연결에 문제가 있습니다.', // 337fc69b
  refreshPage: '페이지를 새로 고친 후 다시 시도해 주세요.', // ea7c2ec8
  tryShortly: '잠시 후 다시 시도해 주세요.', // b154014c
  refresh: '새로 고침', // 0e916101
  whichVisit: '어떤 방문인가요?', // 7a4e473e
  again: {
    ended: '검색이 종료되었습니다. 검색하신 내용입니다.', // 96da46ba
    noBooking: '예약이 더 이상 이 기기에 없습니다.', // fa810abd
    notHeld: '시간이 더 이상 확보되어 있지 않습니다.', // 28b7b185
    unknownType: '방문을 다시 선택해 주세요.', // 776269dc
  },
  fluQuestion: '독감 백신이 필요하세요?', // e2916606
  fluHint: '같은 방문에서 접종하실 수 있습니다.', // d9e5ffa7
  addFlu: '독감 백신 추가', // 35c68c02
  no: '아니요', // 1ea442a1
  chooseState: '하나를 선택하세요', // 8f27c0cb
  stateAsked: '화상 진료입니다. 다음으로 어느 주에 계실지 여쭙고 오늘부터의 시간을 보여 드립니다.', // 27211f45
  placeAskedNext: '화상 진료입니다. 다음으로 어떤 방문이 필요하신지, 어느 주에 계실지, 날짜를 여쭙습니다.', // 1c724b57
  pharmacyOpened: '약국 예약 페이지가 새 창에 열려 있습니다.', // 3f478a8e
  openAgain: '다시 열기', // 78442f41
})
