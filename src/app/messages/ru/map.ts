// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/map.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('ru')

export const map = translated<typeof english.map>()({
  label: 'Карта мест из списка', // 1d860e71
  show: 'Показать карту', // 9166a7de
  hide: 'Скрыть карту', // 24b3f90d
  zoomIn: 'Увеличить', // 0e47f09a
  zoomOut: 'Уменьшить', // bc7b631a
  keys: 'Карта, двигается стрелками', // a203322e
  showAll: 'Показать всё', // 2150d8df
  showOnMap: 'Показать на карте', // 33bcd6d4
  showOnMapOf: (name: string) => `Показать на карте, ${name}`, // e47d608a
  source: 'Границы: U.S. Census Bureau. Города: GeoNames', // ff3c3116
  together: (count: number) =>
    plural(count, {
      one: `${number(count)} место`,
      few: `${number(count)} места`,
      many: `${number(count)} мест`,
      other: `${number(count)} места`,
    }), // 5454ae78
  origin: 'Вы искали здесь', // d2788f0a
})
