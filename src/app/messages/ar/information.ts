// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/information.ts'
import { translated } from '../translated.ts'

export const information = translated<typeof english.information>()({
  ofClinic: (clinic: string) => `كل العيادات. جئت من ${clinic}.`, // fdced561
  ways: 'إلى أين من هنا', // 92f76a10
  bookThere: 'الحجز عبر الإنترنت', // 5b1da998
  findTime: 'البحث عن وقت', // c7d8fc6f
})
