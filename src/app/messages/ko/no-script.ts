// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/no-script.ts'
import { translated } from '../translated.ts'

export const noScript = translated<typeof english.noScript>()({
  needsScript: (phone: string) =>
    `이 페이지에는 JavaScript가 필요합니다. 켜시거나 ${phone}번으로 전화해 주세요.`, // 4f7a408a
  askAtCounter: '약국 카운터에 문의해 주세요.', // 8974eb21
})

export const webApp = translated<typeof english.webApp>()({
  short: '건강', // 55898449
  description: '예약 없이 백신을 맞거나 가까운 클리닉을 찾으세요.', // 2a59451e
  visits: '예약 없는 백신 또는 방문', // b6119b79
  clinics: '클리닉 찾기', // 35925dbf
})
