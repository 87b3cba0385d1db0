// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/map.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number } = wordsIn('ja')

export const map = translated<typeof english.map>()({
  label: '一覧にある場所の地図', // 1d860e71
  show: '地図を表示', // 9166a7de
  hide: '地図を隠す', // 24b3f90d
  zoomIn: '拡大', // 0e47f09a
  zoomOut: '縮小', // bc7b631a
  keys: '地図、矢印キーで動かせます', // a203322e
  showAll: 'すべて表示', // 2150d8df
  showOnMap: '地図で表示', // 33bcd6d4
  showOnMapOf: (name: string) => `地図で表示、${name}`, // e47d608a
  source: '境界：U.S. Census Bureau　地名：GeoNames', // ff3c3116
  together: (count: number) => `${number(count)}件の場所`, // 5454ae78
  origin: '検索した場所', // d2788f0a
})
