// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/store-hours.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('ko')

export const storeHours = translated<typeof english.storeHours>()({
  closing: (minutes: number) => plural(minutes, { other: `${number(minutes)}분 후 영업 종료` }), // ab1e4dee
  pausing: (minutes: number, until: string) =>
    plural(minutes, { other: `${number(minutes)}분 후 점심시간, ${until}까지` }), // 6b4613a9
  pausingHow: '지금 카운터로 가시거나 점심시간 후에 다시 오세요.', // 8d3463aa
  break: (until: string) => `${until}까지 점심시간`, // 257e2edb
  later: (at: string) => `현재 영업 종료. ${at}에 엽니다`, // 20625227
  tomorrow: (at: string) => `현재 영업 종료. 내일 ${at}에 엽니다`, // 09d86db7
  onDay: (day: string, at: string) => `현재 영업 종료. ${day} ${at}에 엽니다`, // e5f4de6b
  closed: '현재 영업 종료', // b7c1a931
  because: (line: string, reason: string) => `${line} (${reason})`, // 01404215
  comeBack: (at: string) => `${at}에 코드를 가지고 다시 오세요.`, // e5a07332
  hurry: '지금 카운터로 가 주세요.', // 7ff90f7d
  askWhenOpen: '문을 열면 카운터에 문의해 주세요.', // 5e86c921
  sentWhileClosed: '양식은 보관됩니다. 문을 열면 약국 직원과 이야기해 주세요.', // 8c4059ef
  wait: (minutes: number) =>
    plural(minutes, { '=0': '지금 대기 없음', other: `대기: 약 ${number(minutes)}분` }), // 9e79cf46
  bookVisit: '방문 예약', // b00aa64d
  lastKnown: '오프라인입니다. 마지막으로 확인된 영업시간입니다.', // 1dbf8969
  unknown: '현재 영업시간 정보 없음', // 7f821f95
})
