// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/map.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number } = wordsIn('es')

export const map = translated<typeof english.map>()({
  label: 'Mapa de los lugares de la lista', // 1d860e71
  show: 'Mostrar el mapa', // 9166a7de
  hide: 'Ocultar el mapa', // 24b3f90d
  zoomIn: 'Acercar', // 0e47f09a
  zoomOut: 'Alejar', // bc7b631a
  keys: 'Mapa; muévalo con las flechas', // a203322e
  showAll: 'Mostrar todo', // 2150d8df
  showOnMap: 'Mostrar en el mapa', // 33bcd6d4
  showOnMapOf: (name: string) => `Mostrar en el mapa, ${name}`, // e47d608a
  source: 'Contornos: Oficina del Censo de EE. UU. Localidades: GeoNames', // ff3c3116
  together: (count: number) => `${number(count)} lugares`, // 5454ae78
  origin: 'Usted buscó aquí', // d2788f0a
})
