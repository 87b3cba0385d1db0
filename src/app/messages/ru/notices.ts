// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/notices.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('ru')

export const update = translated<typeof english.update>()({
  ready: 'Готова новая версия.', // b9d4487c
  now: 'Обновить', // c1c1009d
  later: 'Позже', // 73b6e48a
  updating: 'Обновляем…', // dfe40efe
})

export const draft = translated<typeof english.draft>()({
  lost: 'Не удалось открыть ответы, которые Вы ввели раньше. Начните снова.', // dfbbb8a7
  elsewhere: 'Ваш визит открыт в другой вкладке', // 924651af
  elsewhereHow: 'Всё, что Вы ввели, там. Можно продолжить в той вкладке или здесь.', // 0c75b77c
  goOnHere: 'Продолжить здесь', // 3fc251e9
})

export const saved = translated<typeof english.saved>()({
  waiting: (count: number) =>
    plural(count, {
      '=1': 'Ваша регистрация ждёт отправки.',
      one: `${number(count)} регистрация ждёт отправки.`,
      few: `${number(count)} регистрации ждут отправки.`,
      many: `${number(count)} регистраций ждут отправки.`,
      other: `${number(count)} регистрации ждут отправки.`,
    }), // 73e79856
  waitingHow: (count: number) =>
    plural(count, {
      '=1': 'Аптека её ещё не получила. Мы отправим её, как только появится связь. Можно подойти к стойке и назвать код.',
      one: 'Аптека их ещё не получила. Мы отправим их, как только появится связь. Можно подойти к стойке и назвать коды.',
      few: 'Аптека их ещё не получила. Мы отправим их, как только появится связь. Можно подойти к стойке и назвать коды.',
      many: 'Аптека их ещё не получила. Мы отправим их, как только появится связь. Можно подойти к стойке и назвать коды.',
      other:
        'Аптека их ещё не получила. Мы отправим их, как только появится связь. Можно подойти к стойке и назвать коды.',
    }), // ad29960b
  received: (count: number) =>
    plural(count, {
      '=1': 'Аптека получила Вашу регистрацию.',
      one: `Аптека получила ${number(count)} Вашу регистрацию.`,
      few: `Аптека получила ${number(count)} Ваши регистрации.`,
      many: `Аптека получила ${number(count)} Ваших регистраций.`,
      other: `Аптека получила ${number(count)} Ваших регистрации.`,
    }), // 6b1c5687
  refused: (count: number) =>
    plural(count, {
      '=1': 'Вашу регистрацию не удалось принять.',
      one: `Не удалось принять ${number(count)} регистрацию.`,
      few: `Не удалось принять ${number(count)} регистрации.`,
      many: `Не удалось принять ${number(count)} регистраций.`,
      other: `Не удалось принять ${number(count)} регистрации.`,
    }), // 646618ea
  refusedHow: 'Спросите у стойки аптеки или зарегистрируйтесь заново.', // baebf981
  codes: (count: number) =>
    plural(count, {
      '=1': 'Код для стойки:',
      one: 'Коды для стойки:',
      few: 'Коды для стойки:',
      many: 'Коды для стойки:',
      other: 'Коды для стойки:',
    }), // 2dda2d13
})

export const copy = translated<typeof english.copy>()({
  copied: 'Скопировано!', // ea61bc15
  notCopied: 'Скопируйте вручную.', // 51037fa2
})
