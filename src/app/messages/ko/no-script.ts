// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/no-script.ts'
import { translated } from '../translated.ts'

export const noScript = translated<typeof english.noScript>()({
  needsScript: (phone: string) =>
    `이 페이지에는 JavaScript가 필요합니다. 켜시거나 ${phone}번으로 전화해 주세요.`, // 4f7a408a
  askAtCounter: '약국 카운터에 문의해 주세요.', // 8974eb21
})
