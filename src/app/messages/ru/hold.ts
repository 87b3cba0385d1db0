// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/hold.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { all, number, plural } = wordsIn('ru')

export const hold = translated<typeof english.hold>()({
  holding: (time: string) => `Закрепляем время ${time}`, // 79fda172
  heldFor: (minutes: number, time: string) =>
    plural(minutes, {
      one: `Время ${time} закреплено за Вами. Осталось: ${number(minutes)} минута.`,
      few: `Время ${time} закреплено за Вами. Осталось: ${number(minutes)} минуты.`,
      many: `Время ${time} закреплено за Вами. Осталось: ${number(minutes)} минут.`,
      other: `Время ${time} закреплено за Вами. Осталось: ${number(minutes)} минуты.`,
    }), // fa984001
  held: (time: string) => `Закреплено до ${time}.`, // c1a8b0c7
  heldNext: (time: string) => `Закреплено до ${time}. Следующая кнопка — «Продолжить».`, // d150c4bf
  soonMinutes: (minutes: number) =>
    plural(minutes, {
      one: `Ваше время закреплено. Осталось: ${number(minutes)} минута.`,
      few: `Ваше время закреплено. Осталось: ${number(minutes)} минуты.`,
      many: `Ваше время закреплено. Осталось: ${number(minutes)} минут.`,
      other: `Ваше время закреплено. Осталось: ${number(minutes)} минуты.`,
    }), // 5fd31562
  soonSeconds: (seconds: number) =>
    plural(seconds, {
      one: `Ваше время закреплено. Осталось: ${number(seconds)} секунда.`,
      few: `Ваше время закреплено. Осталось: ${number(seconds)} секунды.`,
      many: `Ваше время закреплено. Осталось: ${number(seconds)} секунд.`,
      other: `Ваше время закреплено. Осталось: ${number(seconds)} секунды.`,
    }), // 08daadf2
  soonHow: 'Чтобы продлить, нажмите «Держать дольше» — кнопку перед «Продолжить».', // 9265c004
  last: 'Осталось 30 секунд, чтобы сохранить Ваше время.', // defa5584
  atLatest: (time: string) => `Это время можно держать самое позднее до ${time}.`, // 1fb54915
  afterThat: 'После этого мы попробуем закрепить его снова.', // 8a8733c4
  goOn: (time: string) => `Продолжить: ${time}`, // b2b9b769
  keep: 'Держать дольше', // 288e2acf
  keeping: 'Продлеваем', // 2323b5ea
  keepFailed: 'Сейчас не удаётся подключиться. Попробуйте чуть позже.', // 5dc929fc
  taken: 'К сожалению, это время только что заняли. Выберите другое время.', // 8a5608a7
  connectionFailed: 'Сейчас не удаётся подключиться. Попробуйте чуть позже.', // 5dc929fc
  offline: 'Нет связи. Время можно выбрать, когда она вернётся.', // 9f3abd01
  over: 'Ваше время больше не закреплено.', // 28b7b185
  unheld: 'Это время не закреплено. Мы запишем Вас на него в конце, если оно ещё свободно.', // eb56cd6d
  typed: 'То, что Вы ввели, осталось здесь.', // f5bedc67
  holdAgain: 'Снова закрепить это время', // 58a11545
  holdingAgain: 'Снова закрепляем Ваше время', // 185d1654
  again: 'Мы снова закрепили за Вами это время.', // 49371245
  lost: 'Ваше время занял другой человек.', // 6206aeb5
  lostSecond: 'Время Вашей 2-й записи занял другой человек.', // 352f4583
  firstHeld: 'Ваша 1-я запись всё ещё закреплена.', // 20dbc441
  nearest: 'Ближайшее свободное время', // a667cf61
  otherTimes: 'Всё свободное время', // cb689b34
  heldForAnother: (what: string, where: string, when: string) =>
    where === ''
      ? `За Вами закреплено: ${what}, ${when}.`
      : `За Вами закреплено: ${what}, ${where}, ${when}.`, // 6c40947a
  goOnWithIt: 'Продолжить с ним', // 9e9761f7
  releaseIt: 'Освободить и искать', // 6173868a
  elsewhereHeld: (what: string, where: string, when: string) =>
    where === ''
      ? `В другой вкладке за Вами теперь закреплено: ${what}, ${when}.`
      : `В другой вкладке за Вами теперь закреплено: ${what}, ${where}, ${when}.`, // 5fee2f81
  elsewhereOpen: 'Ваш визит открыт в другой вкладке.', // 6242713e
  elsewhereReplaces: 'Если выбрать время здесь, оно заменит закреплённое там.', // ed19a9bc
  notBooked: (names: readonly string[]) => `Здесь не записано: ${all(names)}`, // dd9323f2
  findPlaceForIt: (count: number) =>
    plural(count, {
      '=1': 'Найти для этого место',
      one: 'Найти для них место',
      few: 'Найти для них место',
      many: 'Найти для них место',
      other: 'Найти для них место',
    }), // 3c534c97
  cardTitle: 'Ваша запись', // 56285920
  first: '1-я запись', // ae15e1b9
  second: '2-я запись', // e0b41b65
  finish: 'Запись завершается по телефону: позвоните нам, пока время закреплено, и назовите место и время.', // dae96f3a
  finishUnheld: 'Запись завершается по телефону: позвоните нам и назовите место и время.', // 0ef82972
  chooseAnother: 'Выбрать другое время', // 099028b1
})
