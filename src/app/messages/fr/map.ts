// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/map.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number } = wordsIn('fr')

export const map = translated<typeof english.map>()({
  label: 'Carte des lieux de la liste', // 1d860e71
  show: 'Afficher la carte', // 9166a7de
  hide: 'Cacher la carte', // 24b3f90d
  zoomIn: 'Zoom avant', // 0e47f09a
  zoomOut: 'Zoom arrière', // bc7b631a
  keys: 'Carte, à déplacer avec les flèches', // a203322e
  showAll: 'Tout afficher', // 2150d8df
  showOnMap: 'Voir sur la carte', // 33bcd6d4
  showOnMapOf: (name: string) => `Voir sur la carte, ${name}`, // e47d608a
  source: 'Contours : U.S. Census Bureau. Villes : GeoNames', // ff3c3116
  together: (count: number) => `${number(count)} lieux`, // 5454ae78
  origin: 'Vous avez cherché ici', // d2788f0a
})
