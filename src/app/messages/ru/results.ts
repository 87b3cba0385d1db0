// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/results.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { all, either, number, plural, row } = wordsIn('ru')

export const results = translated<typeof english.results>()({
  title: 'Выберите время', // c32650bd
  followupTitle: 'Выберите время для второй дозы', // a06d5901
  followupHint: (day: string) => `Её можно получить начиная с: ${day}, в том же месте.`, // 49305032
  bestBy: (day: string) => `Лучше не позднее: ${day}.`, // 0b62dac5
  firstDose: '1-я доза', // daf3520a
  otherFirst: 'Выбрать другую первую дату', // b703052b
  loading: 'Ищем свободное время', // f14838e6
  soonest: (day: string, time: string, place: string) => `Раньше всего: ${day} ${time}, ${place}`, // 39550abd
  soonestFurther: (day: string, time: string, place: string) =>
    `Днём рядом ничего свободного. Раньше всего: ${day} ${time}, ${place}`, // f59b1428
  counted: (places: number, day: string, time: string) =>
    plural(places, {
      one: `${number(places)} место со свободным временем. Раньше всего: ${day} ${time}.`,
      few: `${number(places)} места со свободным временем. Раньше всего: ${day} ${time}.`,
      many: `${number(places)} мест со свободным временем. Раньше всего: ${day} ${time}.`,
      other: `${number(places)} места со свободным временем. Раньше всего: ${day} ${time}.`,
    }), // 3f207aab
  near: (place: string) => `Показываем время рядом: ${place}.`, // 7552a56d
  lookedNear: (place: string) => `Мы искали рядом: ${place}.`, // 39e498b1
  changePlace: 'Изменить', // c0bf75bd
  narrow: 'Отбор и порядок', // 06df7c65
  showOnly: 'Показать только', // a8d71c96
  order: 'Порядок', // 6be09082
  weekend: 'Выходные', // 25014bff
  nearestFirst: 'Сначала ближайшие места', // 4ec56a66
  soonestFirst: 'Сначала самое раннее', // 482c320b
  onlyShown: (kinds: readonly string[]) => `Показано только: ${row(kinds)}.`, // 5c492e69
  showAllTimes: 'Всё свободное время', // c48ec07b
  noneOfKind: 'Нет такого свободного времени', // fb7c1ef9
  withCode: (code: string) => `С кодом льготы ${code}.`, // c7cdab1d
  otherPlaces: 'Другие места с этим названием', // bcb6b769
  searchAt: 'Искать здесь:', // 85b83e6d
  didYouMean: 'Может быть:', // 68fe7217
  today: 'сегодня', // e0f4f767
  tomorrow: 'завтра', // bafd151a
  partOnly: 'Здесь есть только часть того, что Вы выбрали', // 3afe799b
  listLabel: 'Места со свободным временем', // 58099d45
  distance: (miles: number) => (miles < 0.05 ? 'Меньше 0,1 ми.' : `${number(miles, 1)} ми.`), // c44ceaca
  distanceSpoken: (miles: number) =>
    miles < 0.05 ? 'Меньше 0,1 мили отсюда' : `${number(miles, 1)} мили отсюда`, // 7b1bf01e
  lasting: (time: string, minutes: number) =>
    plural(minutes, {
      one: `${time}, ${number(minutes)} минута`,
      few: `${time}, ${number(minutes)} минуты`,
      many: `${time}, ${number(minutes)} минут`,
      other: `${time}, ${number(minutes)} минуты`,
    }), // fa822196
  openUntil: (time: string) => `Открыто до ${time}`, // cb1f77fc
  dayHours: (day: string, hours: string) => `${day}: ${hours}`, // a1e489c8
  opensAt: (time: string) => `Сейчас закрыто. Откроется в ${time}`, // 5e10c5f2
  openAllDay: 'Открыто круглосуточно', // d955c52c
  closedNow: 'Сейчас закрыто', // b7c1a931
  closedUntil: (day: string, time: string) => `Сейчас закрыто. Откроется: ${day}, ${time}`, // 05565afa
  zone: (abbreviation: string) => `Время: ${abbreviation}`, // 33271353
  yourZone: (abbreviation: string) => `Время в Вашем часовом поясе (${abbreviation})`, // e74f402a
  chosenZone: (abbreviation: string) => `Время в выбранном часовом поясе (${abbreviation})`, // 0cb7658f
  video: 'Видеовизит', // c6e3131e
  languages: (names: readonly string[]) => `Языки: ${all(names)}`, // 9a8b2e30
  videoHint: 'Вас примет первый медработник, свободный в выбранное время.', // 8e97cc8c
  slot: (time: string, day: string, place: string) => `${time}, ${day}, ${place}`, // 0aae8266
  none: 'Нет', // dc937b59
  nextDay: (day: string, count: number) => `${day}: ${number(count)}`, // 107cfc04
  showMore: 'Показать ещё', // f5c9bd13
  showMoreOf: (day: string, place: string) => `Показать ещё время: ${day}, ${place}`, // a773e71f
  earlier: 'Раньше', // 94ca1c3b
  later: 'Позже', // 70ad6006
  showLess: 'Показать меньше', // 94ea9b1d
  showLessOf: (place: string) => `Показать меньше: ${place}`, // 37b93975
  parts: {
    morning: 'Утро', // e9376a28
    afternoon: 'День', // fb847b43
    evening: 'Вечер', // 458c1fed
    night: 'Ночь', // 4e9f8db8
  },
  moreShown: 'Показано больше времени.', // dbbfb384
  daysShown: (first: string, last: string) =>
    first === last ? `Показано: ${first}.` : `Показано: ${first} – ${last}.`, // f674e1bd
  loadingTimes: 'Загружаем время', // a56ae430
  timesFailed: 'Время не загрузилось.', // d1652200
  tryAgain: 'Попробовать снова', // d8b8392e
  came: 'Время, которое Вы хотели', // 7b947c3d
  cameFor: (time: string, place: string) => `${time}, ${place}`, // df12993e
  cameUnheld: 'Оно выбрано. Но оно не Ваше, пока Вы его не закрепите.', // 5541cee2
  hold: 'Закрепить это время', // e8963952
  holdOf: (time: string) => `Закрепить это время, ${time}`, // e86e3126
  chosen: (time: string) => `Выбрано: ${time}`, // f500abd4
  cameGone: (time: string) => `Время, которое Вы хотели, ${time}, уже занято.`, // f104cb8c
  cameApart: (time: string) =>
    `Время, которое Вы хотели, ${time}, свободно не для всего, что Вы выбрали вместе.`, // a1d036d0
  camePast: (time: string) => `Время, которое Вы хотели, ${time}, уже прошло.`, // 5519cdd8
  cameEarly: (time: string, day: string) =>
    `Время, которое Вы хотели, ${time}, слишком раннее. Этот визит возможен начиная с: ${day}.`, // f6e04fa5
  cameNotGiven: (time: string, place: string | undefined, names: readonly string[]) =>
    place === undefined
      ? `В выбранном Вами месте нет: ${either(names)}. Поэтому время ${time} не подходит.`
      : `${place}: здесь нет ${either(names)}. Поэтому время, которое Вы хотели, ${time}, не подходит.`, // 1cd44176
  cameClosed: (time: string) => `Место, куда Вы хотели попасть (${time}), сейчас не принимает записи.`, // dd009b3f
  cameElsewhere: (time: string) => `Места, куда Вы хотели попасть (${time}), здесь нет.`, // 8e4cdcbd
  cameInstead: 'Свободно это время.', // 5c970410
  noResults: 'Ничего не найдено!', // 3d86fe20
  changeSearch: 'Изменить поиск', // 92e8ee71
  findClinic: 'Найти клинику', // 35925dbf
  noAvailability: 'Нет свободного времени', // ffaf7b98
  noAvailabilityText: (days: number) =>
    plural(days, {
      one: `Выбранной услуги нет в ближайший ${number(days)} день. Попробуйте другое место или другие даты.`,
      few: `Выбранной услуги нет в эти ${number(days)} дня. Попробуйте другое место или другие даты.`,
      many: `Выбранной услуги нет в эти ${number(days)} дней. Попробуйте другое место или другие даты.`,
      other: `Выбранной услуги нет в эти ${number(days)} дня. Попробуйте другое место или другие даты.`,
    }), // 65c55fdb
  serviceUnavailable: 'Услуга недоступна', // f6fc3c77
  serviceUnavailableText: 'Выбранной услуги здесь нет. Попробуйте другое место.', // 42c962b3
  notOffered: (names: readonly string[]) => `Сейчас здесь нет: ${all(names)}.`, // caf02c8d
  tooFar: (days: number) =>
    plural(days, {
      one: `На такой визит можно записаться не раньше чем за ${number(days)} день.`,
      few: `На такой визит можно записаться не раньше чем за ${number(days)} дня.`,
      many: `На такой визит можно записаться не раньше чем за ${number(days)} дней.`,
      other: `На такой визит можно записаться не раньше чем за ${number(days)} дня.`,
    }), // 5ccd7d95
  lastDays: (first: string, last: string) =>
    first === last
      ? `Последний день, на который можно записаться: ${last}.`
      : `Последние дни, на которые можно записаться: ${first} – ${last}.`, // 89eb4e1d
  nearestPlace: (name: string, miles: number) =>
    plural(miles, {
      one: `Ближайшее место: ${name}, ${number(miles)} миля.`,
      few: `Ближайшее место: ${name}, ${number(miles)} мили.`,
      many: `Ближайшее место: ${name}, ${number(miles)} миль.`,
      other: `Ближайшее место: ${name}, ${number(miles)} мили.`,
    }), // a16457fe
  seeItsTimes: 'Посмотреть его время', // bb904130
  withinMiles: (miles: number) =>
    plural(miles, {
      one: `В пределах ${number(miles)} мили`,
      few: `В пределах ${number(miles)} миль`,
      many: `В пределах ${number(miles)} миль`,
      other: `В пределах ${number(miles)} мили`,
    }), // f66dec27
  videoInstead: 'Записаться на видеовизит', // bc56a3de
  leadTime: 'Даты изменились: клиникам нужно больше времени на подготовку к этому визиту.', // 6a0f59e5
  asOf: (time: string) => `Нет связи. Данные на ${time}. Время нельзя закрепить, пока связь не вернётся.`, // e33b9c4f
  failed: 'Время не загрузилось.', // df26a649
  pages: 'Страницы результатов', // b754ae73
  page: (n: number, of: number) => `Страница ${number(n)} из ${number(of)}`, // d5392aeb
  nextPage: 'Вперёд', // 1ff57a29
  previousPage: 'Назад', // a57b08a4
  pick: 'Выберите время записи, чтобы продолжить.', // 48b9b780
})

export const wished = translated<typeof english.wished>()({
  first: (place: string) => `Место, которое Вы выбрали, стоит первым: ${place}.`, // 7db0528d
  absent: 'В выбранном месте нет этого визита. Вот ближайшие, где он есть.', // 256916d3
})
