// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/frame.ts'
import { translated } from '../translated.ts'

export const frame = translated<typeof english.frame>()({
  menu: 'Меню', // 99af6606
  pages: 'Страницы', // 9046da16
  book: 'Записаться на визит', // b00aa64d
  walkIn: 'Вакцина без записи', // 3c79686d
  clinics: 'Найти клинику', // 35925dbf
  benefit: 'У меня есть код льготы', // 8fcb60a0
  cancel: 'Ваш визит', // 72db071a
  leaveTitle: 'Прервать запись?', // 49bcefad
  leaveWhy: 'Ваше время станет свободным.', // 7c3751d1
  leaveWalkIn: 'Ваши ответы будут стёрты с этого устройства.', // 8fd1fe5d
  stay: 'Остаться здесь', // ef8d633e
  leave: 'Уйти', // fc6e4a40
  aids: 'Текст и контраст', // f152147c
  aidsSign: 'Aa', // 81acaafb
  largeText: 'Крупнее текст', // 13b39463
  contrast: 'Больше контраста', // 0e20f694
})
