// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/map.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number } = wordsIn('fa')

export const map = translated<typeof english.map>()({
  label: 'نقشهٔ مکان‌های فهرست', // 1d860e71
  show: 'نشان دادن نقشه', // 9166a7de
  hide: 'پنهان کردن نقشه', // 24b3f90d
  zoomIn: 'بزرگ‌نمایی', // 0e47f09a
  zoomOut: 'کوچک‌نمایی', // bc7b631a
  keys: 'نقشه، با کلیدهای پیکان حرکت می‌کند', // a203322e
  showAll: 'نمایش همه', // 2150d8df
  showOnMap: 'نمایش روی نقشه', // 33bcd6d4
  showOnMapOf: (name: string) => `نمایش روی نقشه، ${name}`, // e47d608a
  source: 'مرزها: U.S. Census Bureau. شهرها: GeoNames', // ff3c3116
  together: (count: number) => `${number(count)} مکان`, // 5454ae78
  origin: 'اینجا را جستجو کردید', // d2788f0a
})
