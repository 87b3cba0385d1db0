// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/map.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number } = wordsIn('sr-Latn')

export const map = translated<typeof english.map>()({
  label: 'Mapa mesta sa spiska', // 1d860e71
  show: 'Prikažite mapu', // 9166a7de
  hide: 'Sakrijte mapu', // 24b3f90d
  zoomIn: 'Uvećajte', // 0e47f09a
  zoomOut: 'Umanjite', // bc7b631a
  keys: 'Mapa, pomera se strelicama', // a203322e
  showAll: 'Prikažite sve', // 2150d8df
  showOnMap: 'Prikažite na mapi', // 33bcd6d4
  showOnMapOf: (name: string) => `Prikažite na mapi, ${name}`, // e47d608a
  source: 'Granice: U.S. Census Bureau. Gradovi: GeoNames', // ff3c3116
  together: (count: number) => `Broj mesta: ${number(count)}`, // 5454ae78
  origin: 'Ovde ste tražili', // d2788f0a
})
