// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/mails.ts'
import { translated } from '../translated.ts'

export const mails = translated<typeof english.mails>()({
  title: 'Письма об этом визите', // a1242acf
  agree: 'Присылать мне письма', // 10131189
  wanted: 'Вы получаете письма об этом визите.', // 354dd147
  stop: 'Больше не присылать', // 4bceceba
  failed: 'Ваш выбор не сохранён. Попробуйте снова или позвоните нам.', // f15de5ba
  optedOut: 'Этот адрес в списке тех, кто не получает писем. Чтобы это изменить, позвоните нам.', // 1ddda2d5
})
