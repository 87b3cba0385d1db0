// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/common.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number } = wordsIn('ko')

export const common = translated<typeof english.common>()({
  brand: '건강과 웰니스', // 5756dcd3
  skip: '본문으로 건너뛰기', // c887f134
  back: '뒤로', // 76900f1b
  continue: '계속', // 31fbef16
  errorWord: '오류:', // 61706290
  loading: '불러오는 중', // dc380888
  stepOf: (n: number, of: number) => `${number(n)}/${number(of)}`, // c0ed7eba
  tryAgain: '다시 시도', // d8b8392e
  startOver: '처음부터 다시', // 5eed7e9f
  offline: '연결이 없습니다. 계속하셔도 됩니다. 연결이 돌아오면 바로 체크인을 보냅니다.', // 9cec1ce6
  offlineAtCounter:
    '연결이 없습니다. 여기서 체크인하려면 연결이 필요합니다. 또는 약국 카운터에 문의해 주세요.', // 679ce275
  offlineBooking: '연결이 없습니다. 계속하셔도 되지만 검색과 예약은 연결이 돌아와야 가능합니다.', // ce8c923d
  helpAtCounter: '도움이 필요하세요? 약국 카운터에 문의해 주세요.', // d99baf8c
  helpAtCounterCall: (phone: string) =>
    `도움이 필요하세요? 약국 카운터에 문의하시거나 ${phone}번으로 전화해 주세요`, // dabc9bff
  help: '도움이 필요하세요? 저희 약국이나 클리닉 어디에서나 문의해 주세요.', // 1aed4c2b
  helpCall: (phone: string) => `도움이 필요하세요? 전화: ${phone}`, // 02c2d95b
  languageHelp: '무료 언어 지원', // 976ec2f0
  atHand: '바로 쓰기', // a596012c
  about: '이 서비스 소개', // f3e91e50
  privacy: '개인정보', // 54a57c31
  accessibility: '접근성', // d3368cbf
  licences: '라이선스', // 6d5d9004
  version: (version: string) => `버전 ${version}`, // a1874512
  connectionFailed: '지금 연결에 문제가 있습니다. 잠시 후 다시 시도해 주세요.', // 5dc929fc
})

export const titles = translated<typeof english.titles>()({
  main: '건강과 웰니스 예약', // 2a924af6
  benefitCodes: '혜택 코드 자격', // 817c4293
  prescreen: '사전 문진표', // f1de0af2
  results: '예약 검색 결과', // 1493747a
  followup: '예약 검색 결과', // 1493747a
  schedule: '환자 정보 양식', // 4cc0270b
  confirmation: '예약 확인', // ffa6836b
  cancel: '예약 취소', // e0790c5f
  cancelOpened: '예약 취소', // e0790c5f
  canceled: '취소 확인', // 5e621bcb
  instantVaccine: '예약 없는 백신 접종', // e941b803
  instantVaccineSelection: '사전 문진표', // f1de0af2
  clinicLocations: '클리닉 찾기', // afa12656
  pharmacy: '백신 접종 예약', // 8ea82de0
  clinicSchedule: '클리닉 예약하기', // e5e95872
  clinicServices: '클리닉 서비스', // 83d707a2
  clinicPrices: '가격, 보험, 결제', // 820f7b12
  clinicDetails: '클리닉 정보', // 4b4c9c19
  clinicError: '문제가 발생했습니다', // ab827e3f
  privacy: '개인정보 보호', // cad972db
  accessibility: '접근성', // d3368cbf
  licences: '라이선스와 저작자 표시', // e16fe549
  kiosk: '매장 태블릿', // 10e5da61
  poster: '예약 없는 방문 포스터', // aa0bfb00
  notFound: '페이지를 찾을 수 없음', // a469ab4c
})
