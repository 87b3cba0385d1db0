// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/no-script.ts'
import { translated } from '../translated.ts'

export const noScript = translated<typeof english.noScript>()({
  needsScript: (phone: string) => `تحتاج هذه الصفحة إلى JavaScript. شغّله، أو اتصل على ${phone}.`, // 4f7a408a
  askAtCounter: 'اسأل عند شباك الصيدلية.', // 8974eb21
})

export const webApp = translated<typeof english.webApp>()({
  short: 'الصحة', // 55898449
  description: 'احصل على لقاح دون موعد، أو ابحث عن عيادة قريبة منك.', // 2a59451e
  visits: 'لقاح دون موعد أو زيارة', // b6119b79
  clinics: 'البحث عن عيادة', // 35925dbf
})
