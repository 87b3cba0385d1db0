// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/map.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number } = wordsIn('de')

export const map = translated<typeof english.map>()({
  label: 'Karte der Orte in der Liste', // 1d860e71
  show: 'Karte anzeigen', // 9166a7de
  hide: 'Karte ausblenden', // 24b3f90d
  zoomIn: 'Vergrößern', // 0e47f09a
  zoomOut: 'Verkleinern', // bc7b631a
  keys: 'Karte, mit Pfeiltasten verschiebbar', // a203322e
  showAll: 'Alle anzeigen', // 2150d8df
  showOnMap: 'Auf der Karte zeigen', // 33bcd6d4
  showOnMapOf: (name: string) => `Auf der Karte zeigen, ${name}`, // e47d608a
  source: 'Umrisse: U.S. Census Bureau. Städte: GeoNames', // ff3c3116
  together: (count: number) => `${number(count)} Orte`, // 5454ae78
  origin: 'Hier haben Sie gesucht', // d2788f0a
})
