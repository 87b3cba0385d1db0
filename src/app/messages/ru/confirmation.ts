// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/confirmation.ts'
import { translated } from '../translated.ts'

export const confirmation = translated<typeof english.confirmation>()({
  saved: 'Ваша форма сохранена', // 0febaf87
  notYetReceived: 'Аптека ещё не получила Вашу форму. Мы отправим её, как только связь вернётся.', // 5064d8d0
  savedHow: 'Сохраните код и скажите сотрудникам аптеки, что форма ждёт отправки.', // 98b21d6e
  received: 'Аптека получила Вашу форму.', // b1b76d5c
  code: 'Ваш код для стойки', // 8332959a
  codeHow: 'Назовите этот код сотрудникам аптеки.', // 928eec84
  bookedCodeHow: 'Назовите этот код, когда придёте.', // 98045994
  videoCode: 'Код Вашего визита', // f12b3d0f
  videoCodeHow: 'Назовите этот код, если будете звонить.', // 709ec086
  patient: 'Данные пациента', // e1f1b8b3
  name: 'Имя', // dcd1d522
  phone: 'Телефон', // 63dceb88
  email: 'Эл. почта', // 969ccbd3
  birthDate: 'Дата рождения', // eb4c4e23
  dietitian: 'Ваш диетолог', // 97177eae
  support: 'Служба поддержки', // 4c464668
  details: 'Данные записи', // 6ce300ec
  yourVisit: 'Ваш визит', // 72db071a
  first: 'Первая запись', // 0f3fde3a
  second: 'Вторая запись', // ba04c2d4
  vaccine: 'Вакцина', // 8c707f77
  service: 'Визит', // 1c8ac867
  where: 'Где', // 1daaa38f
  when: 'Когда', // cf9c7aa2
  secondCode: 'Код для стойки', // 11856ada
  byVideo: 'По видео', // 81f88658
  today: (day: string) => `Сегодня, ${day}`, // a91d85ef
  dayAndTime: (day: string, time: string) => `${day}, ${time}`, // 6602a889
  showMore: 'Показать больше', // ba8a80fd
  showLess: 'Показать меньше', // 0264d7b0
  benefitCode: 'Здесь принимают Ваш код льготы', // a3cef312
  modify: 'Изменить запись', // 6fe1fc08
  modifyHow: {
    tlc: 'Чтобы изменить день или время, позвоните в клинику.', // bd68a5ba
    dietitian: 'Чтобы изменить день или время, позвоните нашим диетологам.', // bb7260e3
    pharmacy: 'Чтобы изменить день или время, позвоните в аптеку.', // 63330080
  },
  cancel: 'Отменить запись', // e0790c5f
  cancelLater: 'Чтобы потом посмотреть, изменить или отменить визит, сохраните эту ссылку.', // 25df1ff8
  cancelBothLater: 'Чтобы потом посмотреть, изменить или отменить обе записи, сохраните эту ссылку.', // 4ec597ae
  cancelLaterHow:
    'Тот, у кого она есть, может посмотреть, изменить и отменить визит. В ней нет имени и Ваших ответов.', // 02e6a3ac
  copyLink: 'Скопировать ссылку', // dbf362d4
  openLink: 'Открыть Ваш визит', // 09e733b8
  cancelQr: 'QR-код ссылки на Ваш визит', // b9143b0f
  directions: 'Как проехать', // c9535678
  call: 'Позвонить', // d6e645b7
  callLocation: (phone: string) => `Позвонить: ${phone}`, // 31e40241
  rideshare: 'Скидка на поездку', // c8b7c55b
  rideshareHow: 'Введите этот код в приложении для поездок или отсканируйте его.', // 4522d0ea
  rideshareQr: (code: string) => `QR-код: ${code}`, // 1fb33458
  rideshareHelp: 'Вопросы о поездке?', // f06390c3
  copy: 'Скопировать код', // 49a0053f
  saveToPhone: 'Сохранить в телефон', // 5de62c91
  notSaved: 'Не удалось сохранить картинку.', // f015b301
  another: 'Получить ещё вакцину', // 17b7b084
  bookAnother: 'Записаться ещё', // cb8a6a61
  bookDietitian: 'Записаться к диетологу по видео', // 391e0692
  print: 'Распечатать', // df0fe798
  counterPrints: 'Это могут распечатать для Вас у стойки.', // 2aa651f3
  share: 'Поделиться', // 29887a5f
  addToCalendar: 'Добавить в календарь', // d0efffa6
  calendarTitle: (store: string) => `Запись: ${store}`, // 3ab1024d
  calendarTitleVideo: (who: string) => `Запись: ${who}`, // 82ddfa31
  calendarNotes: (phone: string) => `Чтобы изменить день или время, позвоните: ${phone}.`, // 0122f916
  keptVisits: 'Ваши записи', // de693eb9
  keptVisitsHow: 'Это устройство помнит время, место и коды визитов до конца каждого дня.', // dfe98c6a
  copyVisitCode: 'Скопировать код визита', // a4c4fa73
  leaveTitle: 'Уйти без кода?', // 100932b9
  leaveWhy: 'Сначала добавьте визит в календарь, распечатайте его или скопируйте код.', // b2a3ba20
  leaveAnyway: 'Уйти со страницы', // 47b5d076
  stayHere: 'Остаться здесь', // ef8d633e
  calendarCode: (code: string) => `Код: ${code}`, // 62c17536
  join: 'Как подключиться', // f56144df
  joinByLink: 'Откройте эту ссылку, когда начнётся визит.', // 5f329f18
  joinVisit: 'Подключиться к визиту', // f19140ae
  calendarVideo: 'Видеовизит', // c6e3131e
  calendarCancel: (address: string) => `Посмотреть, изменить или отменить: ${address}`, // 3fed87a1
})
