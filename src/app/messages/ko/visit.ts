// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/visit.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number } = wordsIn('ko')

export const visitPage = translated<typeof english.visitPage>()({
  hint: '여기서 날짜나 시간을 바꾸거나 취소하실 수 있습니다.', // d222a1f2
  code: '카운터 코드', // 11856ada
  videoCode: '방문 코드', // 44b5aea9
  copyCode: '코드 복사', // 49a0053f
  addToCalendar: '캘린더에 추가', // d0efffa6
  updateCalendar: '캘린더 업데이트', // 188fdb1c
  directions: '길 찾기', // c9535678
  displaced:
    '이 예약은 정해진 시간에 진행할 수 없습니다. 그 시간에 문을 닫거나 이곳에서 더 이상 이 서비스를 제공하지 않습니다. 다른 시간을 선택하시거나 전화해 주십시오.', // 03f9f32b
  moveTitle: '다른 시간을 원하세요?', // 4b9a22e1
  moveHow: '새 시간을 확정하실 때까지 기존 시간이 유지됩니다.', // b4c5e671
  move: '날짜 또는 시간 변경', // 0aed4ac8
  moved: '예약 시간이 변경되었습니다.', // 76ec5514
  movedHow: '코드와 링크는 그대로입니다. 방문이 캘린더에 있으면 업데이트해 주세요.', // a245b755
  pageTitle: '날짜 또는 시간 변경', // 0aed4ac8
  which: '무엇을 변경하시겠습니까?', // 31e55543
  whichFirst: '첫 번째 예약', // 0f3fde3a
  whichSecond: '두 번째 예약', // ba04c2d4
  whichBoth: '둘 다', // b6c1d862
  now: '현재 시간', // 0b22e729
  next: '새 시간', // e7911090
  firstTimes: '첫 번째 예약의 새 시간', // 3372fee5
  secondTimes: '두 번째 예약의 새 시간', // 49ea3f08
  times: '새 시간', // 426e0a11
  secondToo: (days: number) =>
    `두 번째 예약은 첫 번째보다 최소 ${number(days)}일 후여야 합니다. 두 번째도 새 시간을 선택해 주세요.`, // d76ef9bc
  loading: '빈 시간을 찾는 중', // f14838e6
  noTimes: '이 날짜에는 빈 시간이 없습니다.', // 134b5263
  failed: '시간을 불러오지 못했습니다.', // 294f8fdf
  tryAgain: '다시 시도', // d8b8392e
  holding: '이 시간을 확보하고 있습니다.', // 6eeec22a
  held: (until: string) => `${until}까지 이 시간을 확보합니다.`, // e05bc209
  free: '이 시간은 비어 있지만 확보되지 않았습니다. 곧 확정해 주세요.', // a35d3958
  confirm: '확정', // eebdd24a
  confirmOne: '새 시간 확정', // 4e53c722
  confirmBoth: '새 시간 확정', // 32c44c6b
  moving: '예약을 변경하는 중', // b31d8ab4
  keep: '기존 시간 유지', // a571dd14
  choose: '먼저 새 시간을 선택해 주세요.', // 8697c590
  slotTaken: '방금 다른 분이 이 시간을 선택했습니다. 다른 시간을 선택해 주세요.', // b2c27582
  visitChanged: '그사이 이 예약이 변경되었습니다. 현재 상태는 다음과 같습니다.', // 9e54c0cd
  tooManyMoves: '이 예약은 변경 횟수가 너무 많습니다. 다시 변경하시려면 전화해 주세요.', // e97d436b
  followupTooEarly: '두 번째 예약이 첫 번째 예약 후 너무 이릅니다. 다른 시간을 선택해 주세요.', // dbc56506
  notEligible: '답변에 따르면 그날은 이 방문을 하실 수 없습니다. 다른 날을 선택하시거나 전화해 주세요.', // f1709467
  notOnSchedule: '더 이상 예약할 수 없는 시간입니다. 다른 시간을 선택해 주세요.', // 26d81094
  unreachable:
    '시간을 바꾸려면 연결이 필요합니다. 기존 시간은 그대로 유지됩니다. 연결되면 다시 시도해 주세요.', // e264f12f
  refused: '여기서 시간을 바꿀 수 없습니다. 기존 시간은 그대로 유지됩니다. 전화해 주세요.', // 2deb1c0f
})
