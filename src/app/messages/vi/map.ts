// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/map.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number } = wordsIn('vi')

export const map = translated<typeof english.map>()({
  label: 'Bản đồ các địa điểm trong danh sách', // 1d860e71
  show: 'Hiện bản đồ', // 9166a7de
  hide: 'Ẩn bản đồ', // 24b3f90d
  zoomIn: 'Phóng to', // 0e47f09a
  zoomOut: 'Thu nhỏ', // bc7b631a
  keys: 'Bản đồ, di chuyển bằng phím mũi tên', // a203322e
  showAll: 'Hiện tất cả', // 2150d8df
  showOnMap: 'Hiện trên bản đồ', // 33bcd6d4
  showOnMapOf: (name: string) => `Hiện trên bản đồ, ${name}`, // e47d608a
  source: 'Đường viền: U.S. Census Bureau. Thị trấn: GeoNames', // ff3c3116
  together: (count: number) => `${number(count)} địa điểm`, // 5454ae78
  origin: 'Quý vị đã tìm ở đây', // d2788f0a
})
