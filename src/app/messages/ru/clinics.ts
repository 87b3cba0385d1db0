// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/clinics.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('ru')

export const clinics = translated<typeof english.clinics>()({
  locatorHint:
    'Введите почтовый индекс (ZIP) или город. Вы увидите ближайшие клиники, часы работы и время ожидания.', // de049c62
  place: 'Индекс (ZIP) или город, штат', // 25513fe9
  search: 'Найти', // 49c266ba
  nearMe: 'Где я сейчас', // 30cbc33b
  problems: {
    required: 'Введите почтовый индекс (ZIP) или город и штат.', // dc00ae13
    tooShort: 'Место: не меньше 2 знаков.', // e2b5ef07
    tooLong: 'Место: не больше 128 знаков.', // 7afdd5ff
  },
  sort: 'Порядок', // c9129025
  sortDistance: 'По расстоянию', // b7bdf7a2
  sortName: 'По названию', // dcd1d522
  unknownTitle: 'Клиника не найдена', // 6d3ec796
  unknownText: 'К сожалению, такой страницы клиники нет. Найдите свою клинику с помощью поиска ниже.', // 485945f2
  noPlace: 'В Вашей ссылке нет места, которое мы знаем. Введите почтовый индекс или город.', // 8aab52b7
  locating: 'Ищем, где Вы находитесь. Вы можете и ввести место.', // 1b9b2222
  located: {
    denied: 'Мы не знаем, где Вы: браузер этого не сообщает. Введите почтовый индекс или город.', // 18460857
    unavailable: 'Устройство не знает, где оно. Введите почтовый индекс или город.', // 6cae1bd8
    noAnswer: 'Мы пока не знаем, где Вы. Введите почтовый индекс или город.', // f9b747f5
  },
  loading: 'Ищем клиники', // f41aec69
  listHeading: (place: string) => `Клиники рядом: ${place}`, // 5d312738
  nearYou: 'Клиники рядом с Вами', // 72f75536
  nearLink: 'Клиники рядом с местом из Вашей ссылки', // 2500a2bd
  count: (first: number, last: number, total: number) =>
    `${number(first)}–${number(last)} из ${number(total)}`, // e2eac31a
  countOpen: (first: number, last: number) => `${number(first)}–${number(last)}`, // fceff56f
  asOf: (when: string) => `Это данные на ${when}. Ожидание и свободное время могли измениться.`, // 56e92337
  keptNear: 'Это клиники рядом, которые это устройство уже видело. Могут быть и другие.', // a655540a
  keptOne: 'Это то, что устройство раньше видело об этой клинике.', // acf38d1d
  keptHeading: 'Все клиники, которые видело это устройство', // 07ca4714
  keptHint: 'Без сети мы не знаем, какие из них рядом.', // ed0a39ac
  otherPlace: 'Искать другое место', // a8f6a037
  otherPlaces: 'Другие места с этим названием', // bcb6b769
  nearest: (name: string, miles: number) =>
    plural(miles, {
      one: `Ближайшая клиника: ${name}, ${number(miles)} миля.`,
      few: `Ближайшая клиника: ${name}, ${number(miles)} мили.`,
      many: `Ближайшая клиника: ${name}, ${number(miles)} миль.`,
      other: `Ближайшая клиника: ${name}, ${number(miles)} мили.`,
    }), // 98f574a6
  seeNearest: 'Открыть эту клинику', // d120ae0a
  none: 'По Вашим данным клиник не найдено. Расширьте поиск и попробуйте ещё раз.', // fd1e62d9
  network: 'Сбой сети. Попробуйте ещё раз.', // b25a1841
  retry: 'Повторить', // 942087cc
  oops: (email: string, phone: string) =>
    `Что-то пошло не так! Напишите в службу поддержки: ${email} или позвоните: ${phone}.`, // 9f5c7f22
  miles: (miles: string) => `${miles} ми.`, // 8ebbe964
  milesSpoken: (miles: string) => `расстояние в милях: ${miles}`, // 8ed6d946
  details: 'О клинике', // 4b4c9c19
  detailsOf: (name: string) => `О клинике, ${name}`, // 87a38316
  book: 'Записаться на визит', // b00aa64d
  bookAt: (name: string) => `Записаться на визит, ${name}`, // 207ba09e
  phone: 'Телефон', // 63dceb88
  address: 'Адрес', // 56ef8f20
  today: 'Сегодня', // 2b065c7c
  hoursAndReason: (hours: string, reason: string) => `${hours} (${reason})`, // ad920158
  lunch: 'Обед', // 74b7de10
  wait: 'Ожидание', // 26b83994
  next: 'Ближайшее время', // 651c9432
  nextTimes: (day: string) => `Ближайшее время, ${day}`, // dc93676b
  bookTime: (time: string, day: string) => `Записаться: ${time}, ${day}`, // 8cd5ae2d
  closed: 'Закрыто', // c21ead06
  span: (from: string, to: string) => `${from} - ${to}`, // 44650983
  noHours: 'Часы работы пока неизвестны', // 7f821f95
  noLunch: 'Время обеда пока неизвестно', // 40a54da8
  noWait: 'Без ожидания', // a74aa751
  hours: (hours: number) => `${number(hours)} ч`, // fcbda9e6
  minutes: (minutes: number) => `${number(minutes)} мин`, // e1bded87
  waitWith: (time: string, description: string | undefined) =>
    description === undefined ? `${time}` : `${time}, ${description}`, // d9153eea
  isToday: (day: string) => `${day} (сегодня)`, // 8a596736
  servicesHere: 'Услуги здесь', // db27e5de
  bookService: (service: string, clinic: string) => `Записаться: ${service}, ${clinic}`, // e6caba65
  otherServices: 'Другие услуги', // b44e0c59
  waitFailed: 'Не удалось узнать время ожидания', // 5f78244e
  detailsTitle: (city: string, state: string, street: string) =>
    street === ''
      ? `Запись - The Little Clinic, ${city}, ${state}`
      : `Запись - The Little Clinic, ${city}, ${state} (${street})`, // 9aeff030
  back: 'Все клиники', // 10c00e75
  openingHours: 'Часы работы', // 7c017957
  copyAddress: 'Скопировать адрес', // 7c4e5224
  directions: 'Как проехать', // c9535678
  services: 'Услуги', // f9ffab3c
  pricing: 'Цены', // c3aeb71e
  loadingClinic: 'Загружаем клинику', // cc341a53
  errorTitle: 'Что-то пошло не так', // ab827e3f
  toLocator: 'Найти клинику', // 35925dbf
})
