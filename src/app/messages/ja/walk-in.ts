// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/walk-in.ts'
import { translated } from '../translated.ts'

export const walkIn = translated<typeof english.walkIn>()({
  heading: '予約なしのワクチン接種', // e941b803
  promise: '予約は不要です。約5分で終わります。', // 7bad3f1f
  fallbackName: 'お近くの薬局', // 7e37ea52
  steps: 'ご利用の流れ', // 9c870aa6
  selectVaccines: 'ワクチンを選ぶ', // 5bd73ba0
  selectVaccinesHow: 'リストから選びます。', // b8f140cf
  fillConsent: '同意書に記入する', // 4256d651
  fillConsentHow: 'お客様ご自身と健康についての、いくつかの質問です。', // 9a6c3fd5
  checkIn: '薬局カウンターで受付をします', // 1162b8bd
  checkInHow: '薬局スタッフがおよその待ち時間をお伝えします。', // 11c13196
  start: '開始', // e4bb9f1e
  openAllDay: '24時間営業', // d955c52c
  openUntil: (time: string) => `${time}まで営業`, // cb1f77fc
})
