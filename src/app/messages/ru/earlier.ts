// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/earlier.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number } = wordsIn('ru')

export const earlier = translated<typeof english.earlier>()({
  title: 'Хотите прийти раньше?', // 7458cb32
  how: 'Если освободится подходящее время, мы десять минут держим его на этой странице для первого в очереди. Заглядывайте сюда время от времени.', // 89170709
  days: 'Какие дни Вам подходят?', // e8ef0788
  parts: 'Какое время дня?', // ee59c0bc
  where: 'Где?', // 91f45115
  onlyHere: 'Только здесь', // 53d196c2
  within: (miles: number) => `Также до ${number(miles)} миль отсюда`, // a4d9880a
  join: 'Ждать более раннего времени', // ee107642
  waiting: 'Вы ждёте более раннего времени. Заглядывайте сюда время от времени.', // dfa13109
  change: 'Изменить дни или время дня', // 94766495
  stop: 'Больше не ждать', // d4af24be
  offered: 'Для Вас закреплено более раннее время', // 7b6f9277
  accept: 'Выбрать это время', // be17e3d8
  over: 'Это время больше не закреплено за Вами.', // 116747a7
  choose: 'Выберите хотя бы один день и одно время дня.', // 1011f92e
})
