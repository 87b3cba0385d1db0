// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/no-script.ts'
import { translated } from '../translated.ts'

export const noScript = translated<typeof english.noScript>()({
  needsScript: (phone: string) => `Trang này cần JavaScript. Hãy bật lên, hoặc gọi ${phone}.`, // 4f7a408a
  askAtCounter: 'Hãy hỏi tại quầy nhà thuốc.', // 8974eb21
})

export const webApp = translated<typeof english.webApp>()({
  short: 'Sức khỏe', // 55898449
  description: 'Chích vắc-xin không hẹn trước, hoặc tìm phòng khám gần quý vị.', // 2a59451e
  visits: 'Vắc-xin không hẹn hoặc buổi khám', // b6119b79
  clinics: 'Tìm phòng khám', // 35925dbf
})
