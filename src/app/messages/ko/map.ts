// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/map.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number } = wordsIn('ko')

export const map = translated<typeof english.map>()({
  label: '목록에 있는 장소의 지도', // 1d860e71
  show: '지도 보기', // 9166a7de
  hide: '지도 숨기기', // 24b3f90d
  zoomIn: '확대', // 0e47f09a
  zoomOut: '축소', // bc7b631a
  keys: '지도, 화살표 키로 이동', // a203322e
  showAll: '모두 보기', // 2150d8df
  showOnMap: '지도에서 보기', // 33bcd6d4
  showOnMapOf: (name: string) => `지도에서 보기, ${name}`, // e47d608a
  source: '경계: U.S. Census Bureau. 도시: GeoNames', // ff3c3116
  together: (count: number) => `장소 ${number(count)}곳`, // 5454ae78
  origin: '검색하신 위치', // d2788f0a
})
