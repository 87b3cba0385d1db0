// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/no-script.ts'
import { translated } from '../translated.ts'

export const noScript = translated<typeof english.noScript>()({
  needsScript: 'Trang này cần JavaScript. Hãy bật lên, hoặc gọi', // 52be8095
  askAtCounter: 'Hãy hỏi tại quầy nhà thuốc.', // 8974eb21
})
