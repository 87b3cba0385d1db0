// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/store-problem.ts'
import { translated } from '../translated.ts'

export const storeProblem = translated<typeof english.storeProblem>()({
  servicesFailed: '백신 서비스를 불러오지 못하고 있습니다. 페이지를 새로 고친 후 다시 시도해 주세요.', // 79f91035
  refresh: '새로 고침', // 0e916101
  unknownStore: '이 매장을 찾을 수 없습니다', // 6ec0bcd2
  unknownStoreWhy: '사용하신 코드나 주소는 저희 약국의 것이 아닙니다.', // e43f35f5
  unknownStoreNext: '약국 카운터의 코드를 다시 스캔하시거나 약국 직원에게 문의해 주세요.', // 4cdc646e
  findClinic: '클리닉 찾기', // 35925dbf
})
