// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/eligibility.ts'
import { translated } from '../translated.ts'

export const eligibility = translated<typeof english.eligibility>()({
  eligible: '자격이 확인되었습니다. 곧 다음 페이지로 이동합니다!', // f5cfe1e5
  lastQuestion: '마지막 질문입니다! 곧 다음 페이지로 이동합니다.', // 0af45f9a
  ineligible: '답변에 따르면 지금은 계속하실 수 있는 자격이 없습니다', // f0902c32
  unknownType: '죄송합니다. 질문을 불러오지 못하고 있습니다. 나중에 다시 시도해 주세요.', // b01f8517
  issue: '지금 문제가 발생했습니다. 나중에 다시 시도해 주세요.', // 488a0999
  noDetector: '지금 예약에 문제가 발생했습니다. 나중에 다시 시도해 주세요.', // 4d2eea9c
  continue: '계속', // 31fbef16
  required: '필수 항목입니다', // 0b2b46d5
  invalidDate: '날짜가 올바르지 않습니다.', // 8bfe8dbd
  notInPast: '지난 날짜여야 합니다.', // 72b72226
  notOnOrAfter: (date: string) => `${date} 또는 그 이후 날짜여야 합니다.`, // 2fcb2919
})
