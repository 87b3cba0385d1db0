// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/prescreen.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number } = wordsIn('ko')

export const prescreen = translated<typeof english.prescreen>()({
  yes: '예', // 85a39ab3
  no: '아니요', // 1ea442a1
  required: '필수 항목입니다', // 0b2b46d5
  questionOf: (n: number, most: number) => `질문 ${number(n)}/최대 ${number(most)}`, // 197bc732
  step: (n: number) => `${number(n)}단계`, // 604b1173
  seeAvailability: '가능한 시간 보기', // 0e2e61d8
  checkAvailability: '가능한 시간 확인', // dbc90cdf
  servicesFailed: '방문 종류를 불러오지 못했습니다. 다시 시도해 주세요.', // 057a0c71
  notOffered: '이 방문은 지금 온라인으로 예약할 수 없습니다.', // 33fde75a
  notOfferedText: '다른 방문을 예약하시거나 전화로 문의해 주세요.', // b5d5a9ef
  otherVisits: '다른 방문 보기', // f9bf5a2f
  link: {
    came: '원하신 시간', // 7b947c3d
    timeAt: (time: string, place: string) => `${time}, ${place}`, // df12993e
    unheld: '이 질문들이 끝나면 확보하실 수 있습니다.', // c8d2e2fe
    only: '그때 그곳에서 제공하는 것만 나와 있습니다.', // f999fda3
    elsewhere: '다른 백신 또는 시간', // 98c8095f
    gone: (time: string, place: string | undefined) =>
      place === undefined
        ? `원하신 시간 ${time}은(는) 더 이상 비어 있지 않습니다.`
        : `원하신 시간 ${time}, ${place}은(는) 더 이상 비어 있지 않습니다.`, // af845161
    past: (time: string) => `원하신 시간 ${time}이(가) 지났습니다.`, // 5519cdd8
    notGiven: (time: string, place: string | undefined) =>
      place === undefined
        ? `원하신 방문(${time})은 지금 그곳에서 예약할 수 없습니다.`
        : `원하신 방문(${time}, ${place})은 지금 그곳에서 예약할 수 없습니다.`, // 6cdf26b5
    instead: '계속해서 비어 있는 시간을 확인하세요.', // c7f7ff4e
  },
  dot: {
    title: '어느 회사에서 운전하시나요?', // 25b52c2f
    employer: '고용주', // 54a3b64c
    chooseOne: '하나를 선택하세요', // 8f27c0cb
    employerRequired: '고용주는 필수 항목입니다.', // 14c8d7ef
    screening: '약물 검사를 추가하시겠습니까?', // bd43996e
    limited: '일부 장소에서만 제공됩니다', // f6063770
  },
  medicare: {
    title: '건강에 대한 몇 가지 질문', // 3aafbd36
    hint: '클리닉이 방문을 준비하는 데 도움이 되는 질문입니다. 답변은 예약과 함께 전송됩니다.', // 206c137c
    hasMedicarePartB: 'Medicare 파트 B가 있으세요?', // 994b7400
    noPartB:
      'Medicare는 파트 B로 이 방문 비용을 냅니다. 파트 B가 없으면 방문 비용을 직접 내셔야 할 수 있습니다.', // 07a482f5
    hadWellnessVisit: '지난 12개월 동안 Medicare 건강 검진 방문을 하셨나요?', // c95371ab
    oncePerYear:
      'Medicare는 12개월마다 한 번의 건강 검진 방문 비용을 냅니다. 더 일찍 오시면 직접 내셔야 할 수 있습니다.', // cbb27999
    wasInHospital: '지난 12개월 동안 입원하신 적이 있나요?', // d3c1a0a7
    hasFallen: '지난 12개월 동안 넘어지신 적이 있나요?', // 122ad50e
  },
  vaccines: {
    title: '어떤 백신이 필요하세요?', // f4f0be17
    none: '가능한 시간을 보려면 백신을 선택하세요.', // 401db0ca
    upTo: (most: number) => `짧은 질문 최대 ${number(most)}개 후에 빈 시간이 나옵니다.`, // 23f549f5
  },
  dietitian: {
    title: '영양사와의 방문 계획하기', // ed0b3139
    hint: '고객님이 계실 주에서 화상으로 만납니다.', // dfae33b2
    visit: '어떤 방문이 필요하세요?', // c600db0c
    prices: '가격', // 5a6e4f56
    state: '계실 주', // 4c9470e1
    fetching: '목록을 가져오는 중...', // c6837b65
    failed: '지금 연결에 문제가 있습니다. 페이지를 새로 고친 후 다시 시도해 주세요.', // d9cf6f1d
    zone: '시간대', // b9fe1464
    date: '날짜', // 99c40ab4
    dateHint: '편하신 첫 번째 날', // 11d12b3c
    invalidDate: '날짜가 올바르지 않습니다', // 2594f051
  },
  verdict: {
    eligibleTitle: '이 방문을 예약하실 수 있습니다', // c1532294
    ineligibleTitle: '지금은 이 방문을 예약할 수 없습니다', // a1cb8d99
    errorTitle: '여기서 더 진행할 수 없습니다', // 04806479
    because: '결정에 쓰인 답변', // ce6b86f5
    from: (day: string) => `이 답변에 따르면 예약 가능한 첫날은 ${day}입니다.`, // 639e735c
    addToCalendar: '이 날을 캘린더에 추가', // d4139d3d
    calendarEntry: '방문 예약', // b00aa64d
    movedTitle: (day: string) => `다음 접종은 ${day}부터 가능합니다`, // e74f2f47
    movedBy: (lastDose: string, days: number) =>
      `마지막 접종이 ${lastDose}이라고 하셨습니다. 다음 접종은 그로부터 ${number(days)}일 후 또는 그 이후에 합니다.`, // a7eb1cd7
    bookableFrom: (day: string) => `${day}부터 예약하실 수 있습니다. 그때 다시 와 주세요.`, // 1000af6c
    seeTimes: '시간 보기', // ef81a037
    chooseAnother: '다른 백신 선택', // 47da8e39
    changeAnswers: '답변 바꾸기', // ab52de61
  },
})
