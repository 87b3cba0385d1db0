// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/frame.ts'
import { translated } from '../translated.ts'

export const frame = translated<typeof english.frame>()({
  menu: '메뉴', // 99af6606
  pages: '페이지', // 9046da16
  book: '방문 예약', // b00aa64d
  walkIn: '예약 없는 백신 접종', // 3c79686d
  clinics: '클리닉 찾기', // 35925dbf
  benefit: '혜택 코드가 있습니다', // 8fcb60a0
  cancel: '고객님의 방문', // 72db071a
  leaveTitle: '이 예약을 그만두시겠습니까?', // 49bcefad
  leaveWhy: '확보한 시간이 취소됩니다.', // 7c3751d1
  leaveWalkIn: '답변이 이 기기에서 지워집니다.', // 8fd1fe5d
  stay: '여기 남기', // ef8d633e
  leave: '나가기', // fc6e4a40
  aids: '글자와 대비', // f152147c
  aidsSign: 'Aa', // 81acaafb
  largeText: '글자 크게', // 13b39463
  contrast: '대비 높게', // 0e20f694
})
