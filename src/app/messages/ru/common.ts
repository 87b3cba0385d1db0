// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/common.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number } = wordsIn('ru')

export const common = translated<typeof english.common>()({
  brand: 'Здоровье и благополучие', // 5756dcd3
  skip: 'Перейти к содержанию', // c887f134
  back: 'Назад', // 76900f1b
  continue: 'Продолжить', // 31fbef16
  errorWord: 'Ошибка:', // 61706290
  loading: 'Загрузка', // dc380888
  stepOf: (n: number, of: number) => `${number(n)} из ${number(of)}`, // c0ed7eba
  tryAgain: 'Попробовать снова', // d8b8392e
  startOver: 'Начать сначала', // 5eed7e9f
  offline: 'Нет связи. Продолжайте: мы отправим Вашу регистрацию, как только связь вернётся.', // 9cec1ce6
  offlineAtCounter: 'Нет связи. Чтобы зарегистрироваться здесь, нужна связь, или спросите у стойки аптеки.', // 679ce275
  offlineBooking: 'Нет связи. Можно продолжать, но для поиска и записи нужна связь.', // ce8c923d
  helpAtCounter: 'Нужна помощь? Спросите у стойки аптеки.', // d99baf8c
  helpAtCounterCall: (phone: string) => `Нужна помощь? Спросите у стойки аптеки или позвоните: ${phone}`, // dabc9bff
  help: 'Нужна помощь? Спросите в любой нашей аптеке или клинике.', // 1aed4c2b
  helpCall: (phone: string) => `Нужна помощь? Позвоните: ${phone}`, // 02c2d95b
  languageHelp: 'Бесплатная языковая помощь', // 976ec2f0
  atHand: 'Под рукой', // a596012c
  about: 'Об этом сервисе', // f3e91e50
  privacy: 'Личные данные', // 54a57c31
  accessibility: 'Доступность', // d3368cbf
  licences: 'Лицензии', // 6d5d9004
  version: (version: string) => `Версия ${version}`, // a1874512
  connectionFailed: 'Сейчас не удаётся подключиться. Попробуйте чуть позже.', // 5dc929fc
})

export const titles = translated<typeof english.titles>()({
  main: 'Запись: здоровье и благополучие', // 2a924af6
  benefitCodes: 'Проверка кода льготы', // 817c4293
  prescreen: 'Предварительные вопросы', // f1de0af2
  results: 'Найденное время для записи', // 1493747a
  followup: 'Найденное время для записи', // 1493747a
  schedule: 'Данные пациента', // 4cc0270b
  confirmation: 'Запись подтверждена', // ffa6836b
  cancel: 'Отмена записи', // e0790c5f
  cancelOpened: 'Отмена записи', // e0790c5f
  canceled: 'Запись отменена', // 5e621bcb
  instantVaccine: 'Вакцина без записи', // e941b803
  instantVaccineSelection: 'Предварительные вопросы', // f1de0af2
  clinicLocations: 'Поиск клиники', // afa12656
  pharmacy: 'Запись на вакцинацию', // 8ea82de0
  clinicSchedule: 'Запись в клинику', // e5e95872
  clinicServices: 'Услуги клиник', // 83d707a2
  clinicPrices: 'Цены, страховка и оплата', // 820f7b12
  clinicDetails: 'О клинике', // 4b4c9c19
  clinicError: 'Что-то пошло не так', // ab827e3f
  privacy: 'Ваши личные данные', // cad972db
  accessibility: 'Доступность', // d3368cbf
  licences: 'Лицензии и авторы', // e16fe549
  kiosk: 'Планшет магазина', // 10e5da61
  poster: 'Плакат: без записи', // aa0bfb00
  notFound: 'Страница не найдена', // a469ab4c
})
