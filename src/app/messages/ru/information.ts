// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/information.ts'
import { translated } from '../translated.ts'

export const information = translated<typeof english.information>()({
  ofClinic: (clinic: string) => `Все клиники. Вы пришли со страницы: ${clinic}.`, // fdced561
  ways: 'Куда перейти отсюда', // 92f76a10
  bookThere: 'Записаться онлайн', // 5b1da998
  findTime: 'Найти время', // c7d8fc6f
})
