// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/walk-in.ts'
import { translated } from '../translated.ts'

export const walkIn = translated<typeof english.walkIn>()({
  heading: '예약 없는 백신 접종', // e941b803
  promise: '예약이 필요 없습니다. 약 5분 걸립니다.', // 7bad3f1f
  fallbackName: '우리 동네 약국', // 7e37ea52
  steps: '이용 방법', // 9c870aa6
  selectVaccines: '백신 선택', // 5bd73ba0
  selectVaccinesHow: '목록에서 고르십시오.', // b8f140cf
  fillConsent: '동의서 작성', // 4256d651
  fillConsentHow: '고객님과 건강에 대한 몇 가지 질문입니다.', // 9a6c3fd5
  checkIn: '약국 카운터에서 체크인하세요', // 1162b8bd
  checkInHow: '약국 직원이 대략적인 대기 시간을 알려 드립니다.', // 11c13196
  start: '시작', // e4bb9f1e
  openAllDay: '24시간 영업', // d955c52c
  openUntil: (time: string) => `${time}까지 영업`, // cb1f77fc
})
