// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/kiosk.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('ru')

export const kiosk = translated<typeof english.kiosk>()({
  title: 'Настройка этого планшета', // 681b6a49
  titleAt: (store: string) => `Настройка этого планшета: ${store}`, // 9aa4e7c3
  hint: 'Для сотрудников аптеки. Устройство станет планшетом для посетителей без записи.', // 9659de29
  what: 'На планшете магазина', // 997bca3c
  whatHome: 'всегда открыта страница этого магазина для визитов без записи', // be53787f
  whatWipe: 'каждый визит стирается в конце или примерно через минуту без касания', // 52754623
  whatLeave: 'чтобы выйти, держите палец на названии магазина на первой странице 5 секунд', // 30d0c193
  code: 'Код сотрудника', // 0f16cc32
  codeHint: 'Спросите того, кто ведёт этот сервис.', // 93e1e583
  leaveCode: 'Код для выхода из режима планшета', // e397a45b
  chooseLeaveCode: 'Выберите шесть цифр и храните их там, где их найдут сотрудники.', // 1f9df21a
  leaveCodeHint: 'Сотрудники выбрали его при настройке этого планшета.', // 1b2fb3a9
  sixDigits: 'Введите шесть цифр.', // c077862c
  wrongLeaveCode: 'Это не код этого планшета. Проверьте его и попробуйте ещё раз.', // 8b65338e
  enrol: 'Сделать планшетом магазина', // 5d6d7a72
  enrolling: 'Настраиваем', // dbdf27e5
  wrongCode: 'Это не код сотрудника. Проверьте его и попробуйте ещё раз.', // 7f6252ee
  noCode: 'Введите код сотрудника.', // 6019393e
  busy: 'Слишком много попыток. Подождите минуту и попробуйте ещё раз.', // 2c69a672
  noAnswer: 'Сервер не отвечает. Проверьте связь и попробуйте ещё раз.', // 8891d7e4
  notKept:
    'Этот браузер не может сохранить настройку. Откройте обычное окно, не приватное, и разрешите данные сайтов.', // 20e66bfc
  unknownLocation: 'Сервер не знает этот магазин.', // c46507bb
  already: (store: string) => `Этот планшет настроен: ${store}.`, // 5352a4c2
  goHome: 'На первую страницу', // 66c9326e
  insecure: 'Этот адрес не защищён', // 3b399c33
  insecureWhy:
    'Планшету магазина нужен https. Без него браузер не может запереть ответы, работать без связи и не гасить экран.', // d50c598d
  insecureHow: 'Как включить https, написано в руководстве по эксплуатации, в разделе о планшетах.', // 77a0d8b0
  privacy: 'Личные данные', // 54a57c31
  accessibility: 'Доступность', // d3368cbf
  close: 'Закрыть', // 7d9eb7ac
  done: 'Готово', // 11a6767d
  waiting: (count: number) => `Ждут отправки: ${number(count)}`, // db6397d0
  refused: (count: number) => `Не приняты: ${number(count)}`, // aed666e1
  clockOff: (minutes: number) =>
    minutes >= 60
      ? `Часы спешат на ${Math.round(minutes / 60)} ч`
      : minutes > 0
        ? `Часы спешат на ${number(minutes)} мин`
        : minutes > -60
          ? `Часы отстают на ${-minutes} мин`
          : `Часы отстают на ${Math.round(-minutes / 60)} ч`, // 8cb306e8
  phone: 'На своём телефоне', // 87403439
  phoneHow: (address: string) => `Наведите камеру на этот код или откройте ${address}`, // a4cd0b20
  phoneCode: 'QR-код: открывает эту страницу на Вашем телефоне', // 94b2866e
  tryingOnly: 'Этот адрес работает только на этом компьютере.', // 69bb3c4c
  forStaff: 'Для сотрудников', // 9c9ef5a5
  leaveTitle: 'Выйти из режима планшета магазина?', // 5c536cfe
  leaveWhy: 'Устройство станет обычным. Регистрации, которые ждут отправки, сохранятся.', // 0cb007a4
  leave: 'Выйти', // fc6e4a40
  leaving: 'Выходим', // ff02c323
  stay: 'Остаться', // 08fd1de4
  stillThere: 'Вы ещё здесь?', // 69b81bb4
  stillThereWhy: 'Чтобы никто не увидел Ваши ответы, мы скоро их сотрём.', // 2f86d3d4
  codeLeaves: 'Ваш код скоро исчезнет с экрана.', // 925d7c0f
  secondsLeft: (count: number) =>
    plural(count, {
      one: `Осталась ${number(count)} секунда`,
      few: `Осталось ${number(count)} секунды`,
      many: `Осталось ${number(count)} секунд`,
      other: `Осталось ${number(count)} секунды`,
    }), // 7733ef8a
  goOn: 'Мне нужно больше времени', // ba4ae706
  eraseNow: 'Стереть мои ответы сейчас', // acf71c13
})

export const poster = translated<typeof english.poster>()({
  screenTitle: 'Плакат', // 1ba76ea7
  print: 'Распечатать', // df0fe798
  printHow: 'Помещается на один лист A4 или US letter.', // eef30565
  heading: 'Вакцины без записи', // f954ea78
  forToday: 'Для вакцины здесь, сегодня.', // 716244ad
  promise: 'Заполните форму на своём телефоне. Это займёт около 5 минут.', // 55bb64a0
  scan: 'Наведите камеру телефона на код', // 55c7a514
  scanHow: 'Или откройте адрес под ним.', // 8c646be3
  fill: 'Выберите вакцины и заполните форму', // f6ba02cc
  fillHow: 'Без установки и без учётной записи.', // d415ea22
  checkIn: 'Зарегистрируйтесь у стойки аптеки', // 1162b8bd
  checkInHow: 'Назовите код, который телефон покажет в конце.', // b174b9dd
  everyDay: 'Ежедневно', // c4e42b97
  days: (first: string, last: string) => `${first}-${last}`, // 3aaaa9f5
  hours: (days: string, open: string) => `${days} ${open}`, // eb288dc7
  hoursWithLunch: (days: string, open: string, lunch: string) => `${days} ${open}, перерыв ${lunch}`, // df8c7817
  noPhone: 'Нет телефона? Возьмите планшет или спросите у стойки.', // 9329e5e6
  printed: (day: string) => `Напечатано: ${day}`, // 89ae83d8
  qrCode: (store: string) => `QR-код: открывает страницу визитов без записи, ${store}`, // d8165263
  tryingOnly: 'Только для пробы', // badf76a0
  tryingOnlyWhy:
    'Код ведёт на адрес, который работает только на этом компьютере. Укажите в PUBLIC_URL адрес для посетителей и распечатайте.', // f5049a75
  settingsFailed: 'Сервер не отвечает, поэтому адреса для печати пока нет.', // cceb3a06
})
