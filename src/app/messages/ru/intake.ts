// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/intake.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural, row } = wordsIn('ru')

export const intake = translated<typeof english.intake>()({
  stepOf: (steps: string, of: number, title: string) => `Шаг ${steps} из ${number(of)} · ${title}`, // 7203957f
  steps: 'Шаги', // 1de3df70
  done: 'готово', // a4c3ed04
  page: (n: number, of: number) => `${number(n)} из ${number(of)}`, // c0ed7eba
  appointments: (count: number) => `Записи (${number(count)})`, // 3f9f6c70
  vaccines: 'Ваши вакцины', // 39c97fb0
  walkInAt: (place: string) => `Сегодня без записи: ${place}`, // bb7fa458
  submit: 'Завершить и зарегистрироваться', // bc8f7603
  submitting: 'Отправляем Вашу регистрацию', // 836069e2
  book: 'Записаться на этот визит', // d69fbda1
  booking: 'Записываем Вас на визит', // 644e21e4
  checkingAddress: 'Проверяем адрес', // 4b05bd63
  questionsFirst: 'Сначала несколько вопросов', // edb30c36
  questionsFirstWhy:
    'Прежде чем заполнять форму, ответьте на вопросы об этой вакцине. Потом снова выберите время.', // 7f35f460
  answerQuestions: 'Ответить на вопросы', // 5615eff7
  otherVaccine: 'Выбрать другую вакцину', // 47da8e39
  laterDay: 'Выбрать более поздний день', // 0af296ff
  startOver: 'Начать сначала', // 5eed7e9f
  startOverAsk: 'Начать сначала?', // d48f39d2
  startOverWarning: 'Всё, что Вы ввели, будет стёрто.', // 57e967ae
  startOverWhileSent:
    'Мы как раз отправляем Вашу регистрацию. Если стереть её здесь, аптека всё равно может её получить.', // ffa82d7d
  startOverWhileBooked:
    'Мы как раз записываем Вас на визит. Если начать сначала, запись всё равно может состояться.', // a8ff9ade
  startOverYes: 'Стереть и начать сначала', // 3bf409b1
  startOverNo: 'Продолжить заполнять', // 9d7fd0e0
  memoryOnly:
    'Этот браузер не может хранить Ваши ответы. Не обновляйте и не закрывайте страницу, пока не закончите.', // 29013b01
  typedAgain: 'Ради Вашей безопасности мы не сохранили некоторые номера. Введите их ещё раз.', // f12cd665
  typeAgain: (page: string) => `Перейти: «${page}»`, // a3442252
  documentsFailed: 'Сейчас не удаётся подключиться. Обновите страницу, чтобы попробовать снова.', // d9cf6f1d
  refresh: 'Обновить', // 0e916101
  loading: 'Загружаем форму', // 295cd2a0
})

export const checkAnswers = translated<typeof english.checkAnswers>()({
  title: 'Проверьте ответы', // 7e405e1d
  agreeTitle: 'Личные данные и лечение', // 824dc6f9
  hint: 'Прочитайте это, прежде чем продолжить. Любой ответ можно изменить.', // 478bc831
  change: 'Изменить', // c0bf75bd
  changeOf: (what: string) => `Изменить «${what}»`, // 31af8378
  notFinished: 'Не закончено', // b621bb56
  finish: 'Закончить', // a6c7a84b
  finishOf: (page: string) => `Закончить «${page}»`, // c87250c0
  missing: (pages: number) =>
    plural(pages, {
      one: `Не закончена ${number(pages)} страница`,
      few: `Не закончены ${number(pages)} страницы`,
      many: `Не закончено ${number(pages)} страниц`,
      other: `Не закончено ${number(pages)} страницы`,
    }), // da821ad1
  missingHow: 'Откройте её здесь или нажмите «Продолжить».', // 939e1eb0
  talkAtClinic: (vaccines: readonly string[]) => `Медицинская команда поговорит с Вами о: ${row(vaccines)}.`, // 37677888
  talk: (vaccines: readonly string[]) => `Фармацевт поговорит с Вами об этом: ${row(vaccines)}.`, // a0c64c48
})

export const booking = translated<typeof english.booking>()({
  conflictTitle: 'Время уже занято', // 3052e265
  conflict: 'Выбранное время больше не свободно.', // d3d12784
  checkAvailability: 'Посмотреть свободное время', // dbc90cdf
  quit: 'Выйти', // b3eb37ac
  duplicateTitle: 'Похоже, у Вас уже есть запись', // 1e8e51ec
  duplicate: (phone: string) =>
    `На эту услугу уже есть запись. Проверьте подтверждение или календарь либо позвоните: ${phone}.`, // 1bf09976
  cancelVisit: 'Отменить визит', // 6d04b811
  checkedInTitle: 'Вы уже зарегистрированы здесь сегодня', // 81ff2b4b
  checkedIn: 'Назовите сотрудникам аптеки своё имя. Если нужна ещё одна вакцина, скажите об этом у стойки.', // 5f5a5e52
  done: 'Готово', // 11a6767d
  scheduleAppointment: 'Записаться на приём', // b8508ee8
  errorTitle: 'Ошибка подтверждения', // aafa44a7
  error: 'К сожалению, при подтверждении Вашей записи возникла ошибка...', // ec195dc6
  about: (step: string, message: string) => `${step}: ${message}`, // 68dd79f4
  change: 'Изменить мои ответы', // ab52de61
  supportNumber: '888-852-2567', // de8313ff
  perhapsBooked: 'Возможно, Вы уже записаны', // 1ccfd4c0
  perhapsBookedHow:
    'Связь прервалась, прежде чем пришёл ответ. Продолжите и снова нажмите «Записаться на этот визит»: второй записи не будет.', // 0e4566c2
  perhapsCheckedIn: 'Возможно, Вы уже зарегистрированы', // 67ad42bf
  perhapsCheckedInHow:
    'Связь прервалась, прежде чем пришёл ответ. Продолжите и снова нажмите «Завершить и зарегистрироваться»: это зачтётся один раз.', // aa93831e
  askingWhetherBooked: 'Минутку', // 16d511b3
  askingHow: 'Мы узнаём, есть ли запись на этот визит.', // 49ea7e6a
  cannotTell: (phone: string) =>
    `Мы пока не знаем, есть ли запись на этот визит. Попробуйте ещё раз при наличии связи или позвоните: ${phone}, прежде чем начинать сначала.`, // 2c34e61a
  keepWaiting: 'Ждать дальше', // b9ad2e4e
  startOverAnyway: 'Всё равно начать сначала', // 30c43359
  connectionFailed: 'Сейчас не удаётся подключиться. Попробуйте чуть позже.', // 5dc929fc
  notSaved: 'Это устройство тоже не смогло сохранить Вашу форму. Скажите об этом сотрудникам аптеки.', // b0c1310e
})
