// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/no-script.ts'
import { translated } from '../translated.ts'

export const noScript = translated<typeof english.noScript>()({
  needsScript: (phone: string) =>
    `このページにはJavaScriptが必要です。オンにするか、${phone}にお電話ください。`, // 4f7a408a
  askAtCounter: '薬局カウンターでお尋ねください。', // 8974eb21
})

export const webApp = translated<typeof english.webApp>()({
  short: '健康', // 55898449
  description: '予約なしでワクチンを受けるか、お近くのクリニックを探せます。', // 2a59451e
  visits: '予約なしのワクチンまたは受診', // b6119b79
  clinics: 'クリニックを探す', // 35925dbf
})
