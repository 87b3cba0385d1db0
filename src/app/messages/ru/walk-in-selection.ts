// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/walk-in-selection.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural, row } = wordsIn('ru')

export const selection = translated<typeof english.selection>()({
  question: 'Какие вакцины Вы хотите сегодня?', // 73e2aad8
  noneChosen: 'Выберите вакцину, чтобы продолжить.', // 43165b22
  chosen: (count: number, most: number, names: readonly string[]) =>
    plural(count, {
      '=0': `Выбрано 0 из ${number(most)}`,
      one: `${number(count)} из ${number(most)}: ${row(names)}`,
      few: `${number(count)} из ${number(most)}: ${row(names)}`,
      many: `${number(count)} из ${number(most)}: ${row(names)}`,
      other: `${number(count)} из ${number(most)}: ${row(names)}`,
    }), // adff0bc2
  noVaccines: 'В этой аптеке сейчас нет вакцин без записи. Спросите у стойки или позвоните.', // 6dfba690
})

export const unfinished = translated<typeof english.unfinished>()({
  unfinished: 'У Вас есть незаконченная регистрация.', // a79d6657
  goOn: 'Продолжить мою регистрацию', // 1075e850
  startAnew: 'Начать новую регистрацию', // 50fcfd4c
})

export const receipts = translated<typeof english.receipts>()({
  checkedIn: (count: number) =>
    plural(count, {
      '=1': 'Вы сегодня зарегистрированы.',
      one: `Сегодня зарегистрирован ${number(count)} человек.`,
      few: `Сегодня зарегистрированы ${number(count)} человека.`,
      many: `Сегодня зарегистрировано ${number(count)} человек.`,
      other: `Сегодня зарегистрировано ${number(count)} человека.`,
    }), // 95244282
  code: 'Ваш код:', // c31bc309
  codes: 'Ваши коды:', // 46e9d5b8
  vaccines: (count: number) =>
    plural(count, {
      one: `${number(count)} вакцина`,
      few: `${number(count)} вакцины`,
      many: `${number(count)} вакцин`,
      other: `${number(count)} вакцины`,
    }), // 24bc82d1
  how: 'Назовите его у стойки аптеки.', // 73bc7a5e
  remove: 'Убрать с этого устройства', // 43b9a522
  askRemove: 'Убрать с этого устройства?', // 496642f2
  stays: 'Регистрация сохраняется. Сначала запишите код, если он вам ещё нужен.', // 47e58cb3
  keep: 'Оставить', // 183f00f4
  removed: 'Код убран с этого устройства.', // d95391da
  start: 'Зарегистрировать ещё человека', // cc0c9c08
})
