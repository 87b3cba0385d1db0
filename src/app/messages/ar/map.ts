// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/map.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number } = wordsIn('ar')

export const map = translated<typeof english.map>()({
  label: 'خريطة الأماكن في القائمة', // 1d860e71
  show: 'عرض الخريطة', // 9166a7de
  hide: 'إخفاء الخريطة', // 24b3f90d
  zoomIn: 'تكبير', // 0e47f09a
  zoomOut: 'تصغير', // bc7b631a
  keys: 'خريطة تتحرك بمفاتيح الأسهم', // a203322e
  showAll: 'عرض الكل', // 2150d8df
  showOnMap: 'عرض على الخريطة', // 33bcd6d4
  showOnMapOf: (name: string) => `عرض على الخريطة، ${name}`, // e47d608a
  source: 'الحدود: U.S. Census Bureau. المدن: GeoNames', // ff3c3116
  together: (count: number) => `عدد الأماكن: ${number(count)}`, // 5454ae78
  origin: 'بحثت هنا', // d2788f0a
})
