// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/walk-in.ts'
import { translated } from '../translated.ts'

export const walkIn = translated<typeof english.walkIn>()({
  heading: '免预约疫苗', // e941b803
  promise: '无需预约。大约需要 5 分钟。', // 7bad3f1f
  fallbackName: '您附近的药房', // 7e37ea52
  steps: '使用方法', // 9c870aa6
  selectVaccines: '选择疫苗', // 5bd73ba0
  selectVaccinesHow: '从列表中选择。', // b8f140cf
  fillConsent: '填写同意书', // 4256d651
  fillConsentHow: '有关您和您健康的几个问题。', // 9a6c3fd5
  checkIn: '在药房柜台报到', // 1162b8bd
  checkInHow: '药房团队会告诉您大约的等候时间。', // 11c13196
  start: '开始', // e4bb9f1e
  openAllDay: '24 小时营业', // d955c52c
  openUntil: (time: string) => `营业到 ${time}`, // cb1f77fc
})
