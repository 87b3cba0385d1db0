// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/map.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number } = wordsIn('pt')

export const map = translated<typeof english.map>()({
  label: 'Mapa dos lugares da lista', // 1d860e71
  show: 'Mostrar mapa', // 9166a7de
  hide: 'Esconder mapa', // 24b3f90d
  zoomIn: 'Aproximar', // 0e47f09a
  zoomOut: 'Afastar', // bc7b631a
  keys: 'Mapa, movido com as setas', // a203322e
  showAll: 'Mostrar tudo', // 2150d8df
  showOnMap: 'Ver no mapa', // 33bcd6d4
  showOnMapOf: (name: string) => `Ver no mapa, ${name}`, // e47d608a
  source: 'Contornos: U.S. Census Bureau. Cidades: GeoNames', // ff3c3116
  together: (count: number) => `${number(count)} lugares`, // 5454ae78
  origin: 'Você buscou aqui', // d2788f0a
})
