// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/map.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('el')

export const map = translated<typeof english.map>()({
  label: 'Χάρτης των σημείων της λίστας', // 1d860e71
  show: 'Εμφάνιση χάρτη', // 9166a7de
  hide: 'Απόκρυψη χάρτη', // 24b3f90d
  zoomIn: 'Μεγέθυνση', // 0e47f09a
  zoomOut: 'Σμίκρυνση', // bc7b631a
  keys: 'Χάρτης, κινείται με τα βέλη', // a203322e
  showAll: 'Εμφάνιση όλων', // 2150d8df
  showOnMap: 'Εμφάνιση στον χάρτη', // 33bcd6d4
  showOnMapOf: (name: string) => `Εμφάνιση στον χάρτη, ${name}`, // e47d608a
  source: 'Όρια: U.S. Census Bureau. Πόλεις: GeoNames', // ff3c3116
  together: (count: number) =>
    plural(count, { one: `${number(count)} σημείο`, other: `${number(count)} σημεία` }), // 5454ae78
  origin: 'Εδώ ψάξατε', // d2788f0a
})
