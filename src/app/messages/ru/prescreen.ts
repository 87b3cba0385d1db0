// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/prescreen.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('ru')

export const prescreen = translated<typeof english.prescreen>()({
  yes: 'Да', // 85a39ab3
  no: 'Нет', // 1ea442a1
  required: 'Это обязательное поле', // 0b2b46d5
  questionOf: (n: number, most: number) => `Вопрос ${number(n)}, всего не больше ${number(most)}`, // 197bc732
  step: (n: number) => `Шаг ${number(n)}`, // 604b1173
  seeAvailability: 'Посмотреть свободное время', // 0e2e61d8
  checkAvailability: 'Посмотреть свободное время', // dbc90cdf
  servicesFailed: 'Эти визиты не загрузились. Попробуйте ещё раз.', // 057a0c71
  notOffered: 'На эти визиты сейчас нельзя записаться онлайн.', // 33fde75a
  notOfferedText: 'Вы можете записаться на другой визит или позвонить нам.', // b5d5a9ef
  otherVisits: 'Посмотреть другие визиты', // f9bf5a2f
  link: {
    came: 'Время, которое Вы хотели', // 7b947c3d
    timeAt: (time: string, place: string) => `${time}, ${place}`, // df12993e
    unheld: 'Вы сможете закрепить его после этих вопросов.', // c8d2e2fe
    only: 'Показано то, что там есть в это время.', // f999fda3
    elsewhere: 'Другая вакцина или время', // 98c8095f
    gone: (time: string, place: string | undefined) =>
      place === undefined
        ? `Время, которое Вы хотели, ${time}, уже занято.`
        : `Время, которое Вы хотели, ${time}, ${place}, уже занято.`, // af845161
    past: (time: string) => `Время, которое Вы хотели, ${time}, уже прошло.`, // 5519cdd8
    notGiven: (time: string, place: string | undefined) =>
      place === undefined
        ? `На то, что Вы хотели, ${time}, сейчас там записаться нельзя.`
        : `На то, что Вы хотели, ${time}, ${place}, сейчас там записаться нельзя.`, // 6cdf26b5
    instead: 'Продолжите, чтобы увидеть свободное время.', // c7f7ff4e
  },
  dot: {
    title: 'Для кого Вы водите машину?', // 25b52c2f
    employer: 'Работодатель', // 54a3b64c
    chooseOne: 'Выберите один вариант', // 8f27c0cb
    employerRequired: 'Работодатель — обязательное поле.', // 14c8d7ef
    screening: 'Хотите добавить проверку на наркотики?', // bd43996e
    limited: 'Есть не во всех местах', // f6063770
  },
  medicare: {
    title: 'Несколько вопросов о Вашем здоровье', // 3aafbd36
    hint: 'Эти вопросы помогут клинике подготовиться к визиту. Мы отправим Ваши ответы вместе с записью.', // 206c137c
    hasMedicarePartB: 'У Вас есть Medicare Part B?', // 994b7400
    noPartB: 'Medicare оплачивает этот визит по Part B. Без неё, возможно, придётся платить самим.', // 07a482f5
    hadWellnessVisit: 'Был ли у Вас профилактический визит Medicare за последние 12 месяцев?', // c95371ab
    oncePerYear:
      'Medicare оплачивает один профилактический визит раз в 12 месяцев. Если прийти раньше, возможно, придётся платить.', // cbb27999
    wasInHospital: 'Лежали ли Вы в больнице за последние 12 месяцев?', // d3c1a0a7
    hasFallen: 'Были ли у Вас падения за последние 12 месяцев?', // 122ad50e
  },
  vaccines: {
    title: 'Какие вакцины Вам нужны?', // f4f0be17
    none: 'Выберите вакцину, чтобы увидеть свободное время.', // 401db0ca
    upTo: (most: number) =>
      plural(most, {
        one: `До ${number(most)} короткого вопроса, потом свободное время.`,
        few: `До ${number(most)} коротких вопросов, потом свободное время.`,
        many: `До ${number(most)} коротких вопросов, потом свободное время.`,
        other: `До ${number(most)} короткого вопроса, потом свободное время.`,
      }), // 23f549f5
  },
  dietitian: {
    title: 'Запланируйте визит к диетологу', // ed0b3139
    hint: 'Вы встретитесь по видео, из штата, в котором будете.', // dfae33b2
    visit: 'Какой визит Вам нужен?', // c600db0c
    prices: 'Цены', // 5a6e4f56
    state: 'Штат, в котором Вы будете', // 4c9470e1
    fetching: 'Загружаем список...', // c6837b65
    failed: 'Сейчас не удаётся подключиться. Обновите страницу, чтобы попробовать снова.', // d9cf6f1d
    zone: 'Часовой пояс', // b9fe1464
    date: 'Дата', // 99c40ab4
    dateHint: 'Первый день, который Вам подходит', // 11d12b3c
    invalidDate: 'Дата указана неверно', // 2594f051
  },
  verdict: {
    eligibleTitle: 'Вы можете записаться на этот визит', // c1532294
    ineligibleTitle: 'Сейчас нельзя записаться на этот визит', // a1cb8d99
    errorTitle: 'Отсюда мы не можем продолжить', // 04806479
    because: 'Что на это повлияло', // ce6b86f5
    from: (day: string) => `По этим ответам первый день для записи: ${day}.`, // 639e735c
    addToCalendar: 'Добавить этот день в календарь', // d4139d3d
    calendarEntry: 'Записаться на визит', // b00aa64d
    movedTitle: (day: string) => `Следующую дозу можно получить начиная с: ${day}`, // e74f2f47
    movedBy: (lastDose: string, days: number) =>
      plural(days, {
        one: `Вы указали дату последней дозы: ${lastDose}. Следующую дают через ${number(days)} день или позже.`,
        few: `Вы указали дату последней дозы: ${lastDose}. Следующую дают через ${number(days)} дня или позже.`,
        many: `Вы указали дату последней дозы: ${lastDose}. Следующую дают через ${number(days)} дней или позже.`,
        other: `Вы указали дату последней дозы: ${lastDose}. Следующую дают через ${number(days)} дня или позже.`,
      }), // a7eb1cd7
    bookableFrom: (day: string) => `Записаться можно начиная с: ${day}. Возвращайтесь тогда.`, // 1000af6c
    seeTimes: 'Посмотреть время', // ef81a037
    chooseAnother: 'Выбрать другую вакцину', // 47da8e39
    changeAnswers: 'Изменить мои ответы', // ab52de61
  },
})
