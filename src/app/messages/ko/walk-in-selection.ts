// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/walk-in-selection.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural, row } = wordsIn('ko')

export const selection = translated<typeof english.selection>()({
  question: '오늘 어떤 백신을 맞으시겠습니까?', // 73e2aad8
  noneChosen: '계속하려면 백신을 선택해 주세요.', // 43165b22
  chosen: (count: number, most: number, names: readonly string[]) =>
    plural(count, {
      '=0': `${number(most)}개 중 0개 선택`,
      other: `${number(most)}개 중 ${number(count)}개: ${row(names)}`,
    }), // adff0bc2
  noVaccines: '이 약국에는 지금 예약 없이 맞을 수 있는 백신이 없습니다. 카운터에 문의하시거나 전화해 주세요.', // 6dfba690
})

export const unfinished = translated<typeof english.unfinished>()({
  unfinished: '마치지 않은 체크인이 있습니다.', // a79d6657
  goOn: '체크인 계속하기', // 1075e850
  startAnew: '새 체크인 시작', // 50fcfd4c
})

export const receipts = translated<typeof english.receipts>()({
  checkedIn: (count: number) => plural(count, { other: `오늘 ${number(count)}명이 체크인했습니다.` }), // 95244282
  code: '코드:', // c31bc309
  codes: '코드:', // 46e9d5b8
  vaccines: (count: number) => plural(count, { other: `백신 ${number(count)}개` }), // 24bc82d1
  how: '약국 카운터에서 말씀해 주세요.', // 73bc7a5e
  remove: '이 기기에서 삭제', // 43b9a522
  askRemove: '이 기기에서 삭제할까요?', // 496642f2
  stays: '접수는 그대로 유지됩니다. 코드가 아직 필요하면 먼저 적어 두십시오.', // 47e58cb3
  keep: '유지', // 183f00f4
  removed: '코드가 이 기기에서 삭제되었습니다.', // d95391da
  start: '다른 분 체크인', // cc0c9c08
})
