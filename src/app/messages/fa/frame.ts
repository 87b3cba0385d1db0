// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/frame.ts'
import { translated } from '../translated.ts'

export const frame = translated<typeof english.frame>()({
  menu: 'منو', // 99af6606
  pages: 'صفحه‌ها', // 9046da16
  book: 'رزرو ویزیت', // b00aa64d
  walkIn: 'واکسن بدون نوبت', // 3c79686d
  clinics: 'یافتن کلینیک', // 35925dbf
  benefit: 'کد مزایا دارم', // 8fcb60a0
  cancel: 'ویزیت شما', // 72db071a
  leaveTitle: 'از این رزرو خارج می‌شوید؟', // 49bcefad
  leaveWhy: 'زمان شما آزاد می‌شود.', // 7c3751d1
  leaveWalkIn: 'پاسخ‌های شما از این دستگاه پاک می‌شود.', // 8fd1fe5d
  stay: 'ماندن در اینجا', // ef8d633e
  leave: 'خروج', // fc6e4a40
  aids: 'متن و تضاد', // f152147c
  aidsSign: 'Aa', // 81acaafb
  largeText: 'متن بزرگ‌تر', // 13b39463
  contrast: 'تضاد بیشتر', // 0e20f694
})
