// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/pages.ts'
import { translated } from '../translated.ts'

export const pages = translated<typeof english.pages>()({
  bookHeading: '방문 예약', // b00aa64d
  bookHint:
    '무엇을, 어디서, 언제 원하시는지 알려 주세요. 가까운 곳의 빈 시간을 보여 드립니다. 계정은 필요 없습니다.', // e6ef7575
  mainHeading: '예약 없이 백신 맞기', // 87130c89
  mainHint: '저희 약국에 계신가요? 카운터의 코드를 스캔하시거나 그 아래 인쇄된 매장 번호를 입력하세요.', // 5b9421fe
  storeNumber: '매장 번호', // 88f70e3d
  storeNumberRequired: '필수 입력 항목입니다.', // b7171a63
  storeNumberInvalid: '올바르게 입력해 주세요.', // b91da024
  storeNumberHint: '글자, 숫자, 하이픈', // ea0eddd2
  callTitle: '직접 통화하고 싶으신가요?', // d1782712
  visits: '전화하시면 시간을 찾아 드립니다.', // fd14147b
  clinics: '클리닉 찾기', // 35925dbf
  clinicsHint: '전화로 우편번호나 도시를 알려 주세요. 가장 가까운 클리닉과 영업시간을 알려 드립니다.', // ef24c963
  call: (phone: string) => `${phone}번으로 전화`, // 31e40241
  notFound: '404 오류입니다! 페이지를 찾을 수 없습니다.', // 592dd864
  notFoundHint: '주소가 오래되었거나 잘못 입력되었을 수 있습니다.', // 9a527287
  serviceFinder: '무엇을 찾으세요?', // e3ad92be
  findTime: '방문 시간', // 78443ce1
  walkIn: '예약 없는 백신 접종', // fc744803
  findClinic: '가까운 클리닉', // 41c235d9
  clinicServices: '클리닉에서 하는 일', // 04c36999
})
