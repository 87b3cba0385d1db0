// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/no-script.ts'
import { translated } from '../translated.ts'

export const noScript = translated<typeof english.noScript>()({
  needsScript: (phone: string) => `此页面需要 JavaScript。请开启它，或致电 ${phone}。`, // 4f7a408a
  askAtCounter: '请到药房柜台询问。', // 8974eb21
})

export const webApp = translated<typeof english.webApp>()({
  short: '健康', // 55898449
  description: '无需预约即可接种疫苗，或查找您附近的诊所。', // 2a59451e
  visits: '免预约疫苗或就诊', // b6119b79
  clinics: '查找诊所', // 35925dbf
})
