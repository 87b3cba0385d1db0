// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/earlier.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number } = wordsIn('ko')

export const earlier = translated<typeof english.earlier>()({
  title: '더 일찍 오시겠습니까?', // 7458cb32
  how: '맞는 시간이 비면 맨 앞에서 기다리는 분을 위해 이 페이지에서 10분간 확보합니다. 가끔 여기를 확인하십시오.', // 89170709
  days: '어느 요일이 좋습니까?', // e8ef0788
  parts: '하루 중 언제가 좋습니까?', // ee59c0bc
  where: '어디에서?', // 91f45115
  onlyHere: '여기만', // 53d196c2
  within: (miles: number) => `여기서 ${number(miles)}마일 이내도`, // a4d9880a
  join: '더 이른 시간 기다리기', // ee107642
  waiting: '더 이른 시간을 기다리는 중입니다. 가끔 여기를 확인하십시오.', // dfa13109
  change: '요일 또는 시간대 변경', // 94766495
  stop: '그만 기다리기', // d4af24be
  offered: '더 이른 시간이 확보되어 있습니다', // 7b6f9277
  accept: '이 시간으로 변경', // be17e3d8
  over: '이 시간은 더 이상 확보되어 있지 않습니다.', // 116747a7
  choose: '요일과 시간대를 하나 이상 선택하십시오.', // 1011f92e
})
