// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/benefit.ts'
import { translated } from '../translated.ts'

export const benefit = translated<typeof english.benefit>()({
  heading: '예약 가능한 시간을 찾으려면 혜택 코드 정보가 필요합니다.', // 79650e57
  field: '혜택 코드를 입력해 주세요', // 6a9d49d5
  checking: '확인 중…', // ec963ffc
  required: '혜택 코드를 입력하셔야 합니다.', // 391c71f1
  invalid: '입력하신 혜택 코드가 올바르지 않습니다. 다시 시도해 주세요.', // 801b774a
  networkError: '네트워크 오류입니다. 다시 시도해 주세요.', // 4852d77d
  locationsFailed: '혜택 코드를 받는 장소를 불러오지 못했습니다.', // c5f4a7ca
  suggestion: '새로 고친 후 다시 시도하시거나 다른 장소를 검색해 주세요.', // 82fb4abd
  busy: '1분 후에 다시 시도하시거나 다른 장소를 검색해 주세요.', // 7a3636a5
  noneAccepts: '이 근처에는 이 혜택 코드를 받는 곳이 없습니다. 코드와 장소를 확인해 주세요.', // 978ac760
  refresh: '새로 고침', // 0e916101
  without: '코드 없이 검색', // 59a6cf82
  accepted: '이 장소는 고객님의 혜택 코드를 받습니다', // a3cef312
})
