// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/store-hours.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('ru')

export const storeHours = translated<typeof english.storeHours>()({
  closing: (minutes: number) =>
    plural(minutes, {
      one: `Закроется через ${number(minutes)} минуту`,
      few: `Закроется через ${number(minutes)} минуты`,
      many: `Закроется через ${number(minutes)} минут`,
      other: `Закроется через ${number(minutes)} минуты`,
    }), // ab1e4dee
  pausing: (minutes: number, until: string) =>
    plural(minutes, {
      one: `Обед через ${number(minutes)} минуту, до ${until}`,
      few: `Обед через ${number(minutes)} минуты, до ${until}`,
      many: `Обед через ${number(minutes)} минут, до ${until}`,
      other: `Обед через ${number(minutes)} минуты, до ${until}`,
    }), // 6b4613a9
  pausingHow: 'Подойдите к стойке сейчас или вернитесь после перерыва.', // 8d3463aa
  break: (until: string) => `Обед до ${until}`, // 257e2edb
  later: (at: string) => `Сейчас закрыто. Откроется в ${at}`, // 20625227
  tomorrow: (at: string) => `Сейчас закрыто. Откроется завтра в ${at}`, // 09d86db7
  onDay: (day: string, at: string) => `Сейчас закрыто. Откроется: ${day}, ${at}`, // e5f4de6b
  closed: 'Сейчас закрыто', // b7c1a931
  because: (line: string, reason: string) => `${line} (${reason})`, // 01404215
  comeBack: (at: string) => `Вернитесь в ${at} со своим кодом.`, // e5a07332
  hurry: 'Подойдите к стойке сейчас.', // 7ff90f7d
  askWhenOpen: 'Спросите у стойки, когда мы откроемся.', // 5e86c921
  sentWhileClosed: 'Ваша форма сохранена. Обратитесь к сотрудникам аптеки, когда она откроется.', // 8c4059ef
  wait: (minutes: number) =>
    plural(minutes, {
      '=0': 'Сейчас без ожидания',
      one: `Ожидание: около ${number(minutes)} минуты`,
      few: `Ожидание: около ${number(minutes)} минут`,
      many: `Ожидание: около ${number(minutes)} минут`,
      other: `Ожидание: около ${number(minutes)} минуты`,
    }), // 9e79cf46
  bookVisit: 'Записаться на визит', // b00aa64d
  lastKnown: 'Нет связи. Это последние известные нам часы работы.', // 1dbf8969
  unknown: 'Часы работы пока неизвестны', // 7f821f95
})
