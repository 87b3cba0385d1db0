// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/map.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number } = wordsIn('fil')

export const map = translated<typeof english.map>()({
  label: 'Mapa ng mga lugar sa listahan', // 1d860e71
  show: 'Ipakita ang mapa', // 9166a7de
  hide: 'Itago ang mapa', // 24b3f90d
  zoomIn: 'Palakihin', // 0e47f09a
  zoomOut: 'Paliitin', // bc7b631a
  keys: 'Mapa, ginagalaw ng arrow keys', // a203322e
  showAll: 'Ipakita lahat', // 2150d8df
  showOnMap: 'Ipakita sa mapa', // 33bcd6d4
  showOnMapOf: (name: string) => `Ipakita sa mapa, ${name}`, // e47d608a
  source: 'Mga hugis: U.S. Census Bureau. Mga bayan: GeoNames', // ff3c3116
  together: (count: number) => `${number(count)} lugar`, // 5454ae78
  origin: 'Dito kayo naghanap', // d2788f0a
})
