// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/no-script.ts'
import { translated } from '../translated.ts'

export const noScript = translated<typeof english.noScript>()({
  needsScript: (phone: string) => `此页面需要 JavaScript。请开启它，或致电 ${phone}。`, // 4f7a408a
  askAtCounter: '请到药房柜台询问。', // 8974eb21
})
