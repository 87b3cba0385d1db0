// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/map.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number } = wordsIn('hy')

export const map = translated<typeof english.map>()({
  label: 'Ցանկի վայրերի քարտեզ', // 1d860e71
  show: 'Ցույց տալ քարտեզը', // 9166a7de
  hide: 'Թաքցնել քարտեզը', // 24b3f90d
  zoomIn: 'Մեծացնել', // 0e47f09a
  zoomOut: 'Փոքրացնել', // bc7b631a
  keys: 'Քարտեզ, շարժվում է սլաքներով', // a203322e
  showAll: 'Ցույց տալ բոլորը', // 2150d8df
  showOnMap: 'Ցույց տալ քարտեզում', // 33bcd6d4
  showOnMapOf: (name: string) => `Ցույց տալ քարտեզում, ${name}`, // e47d608a
  source: 'Սահմաններ՝ U.S. Census Bureau։ Քաղաքներ՝ GeoNames', // ff3c3116
  together: (count: number) => `${number(count)} վայր`, // 5454ae78
  origin: 'Որոնել եք այստեղ', // d2788f0a
})
