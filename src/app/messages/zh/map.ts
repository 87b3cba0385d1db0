// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/map.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number } = wordsIn('zh')

export const map = translated<typeof english.map>()({
  label: '列表中地点的地图', // 1d860e71
  show: '显示地图', // 9166a7de
  hide: '隐藏地图', // 24b3f90d
  zoomIn: '放大', // 0e47f09a
  zoomOut: '缩小', // bc7b631a
  keys: '地图，用方向键移动', // a203322e
  showAll: '显示全部', // 2150d8df
  showOnMap: '在地图上显示', // 33bcd6d4
  showOnMapOf: (name: string) => `在地图上显示，${name}`, // e47d608a
  source: '轮廓：U.S. Census Bureau。城镇：GeoNames', // ff3c3116
  together: (count: number) => `${number(count)} 个地点`, // 5454ae78
  origin: '您在此搜索', // d2788f0a
})
