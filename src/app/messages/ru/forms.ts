// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/forms.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('ru')

export const formTexts = translated<typeof english.formTexts>()({
  optional: '(не обязательно)', // 0059798b
  errorWord: 'Ошибка:', // 61706290
  summary: 'Проверьте эти ответы, чтобы продолжить', // fc271637
  left: (count: number) =>
    plural(count, {
      '=0': 'Все ответы проверены.',
      one: `Остался ${number(count)} ответ для проверки.`,
      few: `Осталось ${number(count)} ответа для проверки.`,
      many: `Осталось ${number(count)} ответов для проверки.`,
      other: `Осталось ${number(count)} ответа для проверки.`,
    }), // 9f87c6cb
  whyWeAsk: 'Почему мы спрашиваем', // 6e90dfe0
  whyWeAskOf: (field: string) => `Почему мы спрашиваем: ${field}`, // c47d5a65
  chooseOne: 'Выберите один вариант', // 8f27c0cb
  continue: 'Продолжить', // 31fbef16
  saving: 'Сохраняем…', // 23e39291
  yes: 'Да', // 85a39ab3
  no: 'Нет', // 1ea442a1
  required: 'Это поле нужно заполнить.', // b7171a63
  pattern: 'Введено неверно.', // b91da024
  tooShort: (least: number) =>
    plural(least, {
      one: `Введите не меньше ${number(least)} знака.`,
      few: `Введите не меньше ${number(least)} знаков.`,
      many: `Введите не меньше ${number(least)} знаков.`,
      other: `Введите не меньше ${number(least)} знака.`,
    }), // 35bc6cb2
  tooLong: (most: number) =>
    plural(most, {
      one: `Введите не больше ${number(most)} знака.`,
      few: `Введите не больше ${number(most)} знаков.`,
      many: `Введите не больше ${number(most)} знаков.`,
      other: `Введите не больше ${number(most)} знака.`,
    }), // 45eaa0c9
  tooSmall: (least: number) => `Введите ${number(least)} или больше.`, // 8a5e3780
  tooLarge: (most: number) => `Введите ${number(most)} или меньше.`, // 03d3f166
  selectRequired: 'Нужно выбрать ответ.', // f03bea89
  boxRequired: 'Нужно поставить галочку.', // 03bbf19f
  dateInvalid: 'Дата указана неверно.', // 8bfe8dbd
  dateRequired: 'Нужно ввести правильную дату.', // b8cb7c40
  requiredOf: (label: string) => `${label} — обязательное поле.`, // 025f2eaf
  howTo: {
    type: 'Введите ответ в поле.', // b59a39a3
    typeAgain: 'Проверьте и введите ещё раз.', // d4997e67
    typeSame: 'Введите то же, что в предыдущем поле.', // 9d7d6724
    shorten: 'Сделайте короче.', // c8ad815b
    digits: 'Введите цифрами.', // 1040b554
    phone: 'Введите 10 цифр, без добавочного номера.', // 9b87d3c4
    email: 'Введите в виде name@example.com.', // 5036bc5a
    date: 'Введите месяц, день и год.', // 0b1a6d58
    year: 'Проверьте год.', // f1082966
    tickBox: 'Поставьте галочку.', // 6cdeec6d
    tickSome: 'Отметьте то, что Вам подходит.', // 17124a67
    untick: 'Уберите то, что нужно меньше всего.', // 2d3f60ad
    chooseYesNo: 'Выберите «Да» или «Нет».', // 77746229
    chooseOne: 'Выберите один ответ.', // 336bcb61
    chooseInList: 'Выберите один ответ из списка.', // f32a76de
  },
  chosen: (count: number) => `У Вас уже ${number(count)}. Сначала уберите лишнее.`, // f9df2a34
  tooMany: (most: number) =>
    plural(most, {
      one: `Выберите только ${number(most)}.`,
      few: `Выберите не больше ${number(most)}.`,
      many: `Выберите не больше ${number(most)}.`,
      other: `Выберите не больше ${number(most)}.`,
    }), // f9c56034
  upTo: (most: number) => `Выберите не больше ${number(most)}.`, // c9ed2549
  charactersLeft: (left: number) =>
    plural(left, {
      one: `Остался ${number(left)} знак`,
      few: `Осталось ${number(left)} знака`,
      many: `Осталось ${number(left)} знаков`,
      other: `Осталось ${number(left)} знака`,
    }), // 486c4aab
  charactersTooMany: (count: number) =>
    plural(count, {
      one: `${number(count)} лишний знак`,
      few: `${number(count)} лишних знака`,
      many: `${number(count)} лишних знаков`,
      other: `${number(count)} лишнего знака`,
    }), // 12c1585e
  date: {
    month: 'Месяц', // 310ca503
    day: 'День', // 8f2364e1
    year: 'Год', // 89f68325
    age: (years: number) =>
      plural(years, {
        one: `${number(years)} год`,
        few: `${number(years)} года`,
        many: `${number(years)} лет`,
        other: `${number(years)} года`,
      }), // 6c76c19c
    ageInMonths: (months: number) =>
      plural(months, {
        one: `${number(months)} месяц`,
        few: `${number(months)} месяца`,
        many: `${number(months)} месяцев`,
        other: `${number(months)} месяца`,
      }), // 716758a2
    placeholder: 'мм/дд/гггг', // f38f59af
  },
  details: {
    card: (label: string, n: number) => `${label} ${number(n)}`, // 2230b595
    remove: 'Убрать', // c3812fc4
    removeOf: (name: string) => `Убрать: ${name}`, // e6a3c4a1
    removed: (name: string) => `Убрано: ${name}`, // bd422d50
    atMost: (most: number) => `Можно добавить не больше ${number(most)}.`, // dd83daf6
  },
  shown: {
    endsIn: (characters: string) => `Конец номера: ${characters}`, // 1c5c776d
    given: 'Указано', // 0cf2f0e2
    again: 'Нужно ввести ещё раз', // 36e4fbb5
  },
})
