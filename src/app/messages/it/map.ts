// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/map.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number } = wordsIn('it')

export const map = translated<typeof english.map>()({
  label: 'Mappa dei luoghi dell’elenco', // 1d860e71
  show: 'Mostra la mappa', // 9166a7de
  hide: 'Nascondi la mappa', // 24b3f90d
  zoomIn: 'Ingrandisci', // 0e47f09a
  zoomOut: 'Rimpicciolisci', // bc7b631a
  keys: 'Mappa, si muove con i tasti freccia', // a203322e
  showAll: 'Mostra tutto', // 2150d8df
  showOnMap: 'Mostra sulla mappa', // 33bcd6d4
  showOnMapOf: (name: string) => `Mostra sulla mappa, ${name}`, // e47d608a
  source: 'Contorni: U.S. Census Bureau. Città: GeoNames', // ff3c3116
  together: (count: number) => `${number(count)} luoghi`, // 5454ae78
  origin: 'Ha cercato qui', // d2788f0a
})
