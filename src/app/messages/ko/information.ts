// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/information.ts'
import { translated } from '../translated.ts'

export const information = translated<typeof english.information>()({
  ofClinic: (clinic: string) => `모든 클리닉입니다. ${clinic} 페이지에서 오셨습니다.`, // fdced561
  ways: '여기서 갈 수 있는 곳', // 92f76a10
  bookThere: '온라인 예약', // 5b1da998
  findTime: '시간 찾기', // c7d8fc6f
})
