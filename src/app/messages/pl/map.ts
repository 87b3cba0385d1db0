// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/map.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('pl')

export const map = translated<typeof english.map>()({
  label: 'Mapa miejsc z listy', // 1d860e71
  show: 'Pokaż mapę', // 9166a7de
  hide: 'Ukryj mapę', // 24b3f90d
  zoomIn: 'Powiększ', // 0e47f09a
  zoomOut: 'Pomniejsz', // bc7b631a
  keys: 'Mapa, przesuwana strzałkami', // a203322e
  showAll: 'Pokaż wszystko', // 2150d8df
  showOnMap: 'Pokaż na mapie', // 33bcd6d4
  showOnMapOf: (name: string) => `Pokaż na mapie, ${name}`, // e47d608a
  source: 'Granice: U.S. Census Bureau. Miasta: GeoNames', // ff3c3116
  together: (count: number) =>
    plural(count, {
      one: `${number(count)} miejsce`,
      few: `${number(count)} miejsca`,
      many: `${number(count)} miejsc`,
      other: `${number(count)} miejsca`,
    }), // 5454ae78
  origin: 'Miejsce wyszukiwania', // d2788f0a
})
