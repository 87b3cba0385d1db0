// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/frame.ts'
import { translated } from '../translated.ts'

export const frame = translated<typeof english.frame>()({
  menu: '菜单', // 99af6606
  pages: '页面', // 9046da16
  book: '预约就诊', // b00aa64d
  walkIn: '免预约疫苗', // 3c79686d
  clinics: '查找诊所', // 35925dbf
  benefit: '我有福利代码', // 8fcb60a0
  cancel: '您的就诊', // 72db071a
  leaveTitle: '离开此预约？', // 49bcefad
  leaveWhy: '您的时间会被释放。', // 7c3751d1
  leaveWalkIn: '您的回答会从此设备上清除。', // 8fd1fe5d
  stay: '留在这里', // ef8d633e
  leave: '离开', // fc6e4a40
  aids: '文字和对比度', // f152147c
  aidsSign: 'Aa', // 81acaafb
  largeText: '放大文字', // 13b39463
  contrast: '提高对比度', // 0e20f694
})
