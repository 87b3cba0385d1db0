// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/frame.ts'
import { translated } from '../translated.ts'

export const frame = translated<typeof english.frame>()({
  menu: 'القائمة', // 99af6606
  pages: 'الصفحات', // 9046da16
  book: 'حجز زيارة', // b00aa64d
  walkIn: 'لقاح دون موعد', // 3c79686d
  clinics: 'البحث عن عيادة', // 35925dbf
  benefit: 'لدي رمز مزايا', // 8fcb60a0
  cancel: 'زيارتك', // 72db071a
  leaveTitle: 'هل تريد مغادرة هذا الحجز؟', // 49bcefad
  leaveWhy: 'يُتاح وقتك لغيرك.', // 7c3751d1
  leaveWalkIn: 'تُمحى إجاباتك من هذا الجهاز.', // 8fd1fe5d
  stay: 'البقاء هنا', // ef8d633e
  leave: 'مغادرة', // fc6e4a40
  aids: 'النص والتباين', // f152147c
  aidsSign: 'Aa', // 81acaafb
  largeText: 'نص أكبر', // 13b39463
  contrast: 'تباين أعلى', // 0e20f694
})
