// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/find.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('ru')

export const find = translated<typeof english.find>()({
  heading: 'Найти время для визита', // 4fc46ab3
  submit: 'Найти время для визита', // 4fc46ab3
  change: 'Изменить', // c0bf75bd
  hideForm: 'Скрыть форму', // 8e267b4c
  showForm: 'Показать форму', // 8525eff3
  editSearch: 'Изменить поиск', // 2c0de627
  videoIn: (state: string) => `Видеовизит, ${state}`, // 48202217
  within: (location: string, miles: number) =>
    plural(miles, {
      one: `До ${number(miles)} мили от: ${location}`,
      few: `До ${number(miles)} миль от: ${location}`,
      many: `До ${number(miles)} миль от: ${location}`,
      other: `До ${number(miles)} мили от: ${location}`,
    }), // ae8ad166
  summary: (location: string, day: string) => `${location}, начиная с: ${day}`, // a5731eb5
  need: 'Что Вам нужно?', // 52c6a4f6
  allVisits: 'Все визиты', // 913bde57
  myLocation: 'Где я сейчас', // 3572a396
  ways: {
    clinics: 'Найти клинику', // 35925dbf
    benefit: 'У меня есть код льготы', // 8fcb60a0
    cancel: 'Ваш визит', // 72db071a
  },
  waysFor: {
    clinics: 'Адреса, часы работы, ожидание', // 207272cb
    benefit: 'Узнайте, где его принимают', // 54fc88ba
    cancel: 'Посмотреть, изменить или отменить по ссылке', // 1a7409f9
  },
  type: 'Вид визита', // 19fd6c78
  chooseOne: 'Выберите один вариант', // 0b24aed5
  fetching: 'Загружаем список...', // c6837b65
  location: 'Место', // 15b61974
  locationPlaceholder: 'Индекс или город, штат', // 1dbd6d49
  suggestions: 'Места', // eb5cfb73
  suggestionCount: (count: number) =>
    plural(count, {
      one: `${number(count)} место. Выбирайте клавишами со стрелками.`,
      few: `${number(count)} места. Выбирайте клавишами со стрелками.`,
      many: `${number(count)} мест. Выбирайте клавишами со стрелками.`,
      other: `${number(count)} места. Выбирайте клавишами со стрелками.`,
    }), // f41b6bbd
  date: 'Дата', // 99c40ab4
  today: 'Сегодня', // 2b065c7c
  tomorrow: 'Завтра', // 456a73bb
  problems: {
    type: {
      required: 'Вид визита — обязательное поле.', // de55fc40
    },
    location: {
      required: 'Место — обязательное поле.', // 46c4f868
      tooShort: 'Место: не меньше 2 знаков.', // e2b5ef07
      tooLong: 'Место: не больше 128 знаков.', // 7afdd5ff
    },
    date: {
      invalid: 'Дата указана неверно', // 2594f051
      tooEarly: (date: string) => `Дата должна быть не раньше ${date}.`, // 2fcb2919
      tooLate: (date: string) => `Дата должна быть не позже ${date}.`, // 80ab890a
    },
  },
  waitsForConnection: 'Нет связи. Поиск начнётся, когда она вернётся.', // 6ca81f35
  fillAll: 'Заполните все обязательные поля, чтобы продолжить', // f71c1c3c
  check: 'Проверьте эти ответы, чтобы продолжить', // fc271637
  codeVerified: 'Код льготы проверен', // 8c5c0400
  locationUnavailable:
    'Мы не нашли врача в этом месте. Введите другой город, штат или индекс (ZIP) и попробуйте ещё раз.', // a19ec3cc
  connectionFailed: 'Сейчас не удаётся подключиться.', // 337fc69b
  refreshPage: 'Обновите страницу, чтобы попробовать снова.', // ea7c2ec8
  tryShortly: 'Попробуйте чуть позже.', // b154014c
  refresh: 'Обновить', // 0e916101
  whichVisit: 'Какой визит?', // 7a4e473e
  again: {
    ended: 'Ваш поиск закончился. Вот что Вы искали.', // 96da46ba
    noBooking: 'Вашей записи больше нет на этом устройстве.', // fa810abd
    notHeld: 'Ваше время больше не закреплено.', // 28b7b185
    unknownType: 'Выберите визит ещё раз.', // 776269dc
  },
  fluQuestion: 'Нужна прививка от гриппа?', // e2916606
  fluHint: 'Её можно сделать во время того же визита.', // d9e5ffa7
  addFlu: 'Добавить прививку от гриппа', // 35c68c02
  no: 'Нет', // 1ea442a1
  chooseState: 'Выберите один вариант', // 8f27c0cb
  stateAsked:
    'Это визит по видео. Дальше мы спросим, в каком штате Вы будете, и покажем время начиная с сегодня.', // 27211f45
  placeAskedNext:
    'Это визит по видео. Дальше мы спросим, какой визит нужен, в каком штате Вы будете и в какой день.', // 1c724b57
  pharmacyOpened: 'Страница записи аптеки открыта в новом окне.', // 3f478a8e
  openAgain: 'Открыть её ещё раз', // 78442f41
})
