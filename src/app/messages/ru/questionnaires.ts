// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/questionnaires.ts'
import { translated } from '../translated.ts'

export const notes = translated<typeof english.notes>()({
  step: 'Причина визита', // d960170c
  chooseOne: 'Выберите один вариант', // 8f27c0cb
  ownWords: 'Своими словами', // 10f38370
  ownWordsHint: 'Что нам нужно знать до Вашего прихода', // 1a1c31e6
})

export const history = translated<typeof english.history>()({
  step: 'Сведения о здоровье', // ac083159
  summary: 'Заполните все обязательные поля, чтобы продолжить', // f71c1c3c
  yes: 'Да', // 85a39ab3
  no: 'Нет', // 1ea442a1
})

export const health = translated<typeof english.health>()({
  historyStep: 'История болезней', // 6a81fb47
  dietaryStep: 'Ограничения в питании', // e9ed443a
  goalsStep: 'Цели визита', // f2b02c4f
  surveyStep: 'Опрос', // 211bb3de
  medicinesTitle: 'Ваши лекарства', // ae07c935
  foods: 'Какие именно?', // 55b892c9
  ownWords: 'Своими словами', // 10f38370
  yes: 'Да', // 85a39ab3
  no: 'Нет', // 1ea442a1
})

export const consent = translated<typeof english.consent>()({
  vaccineStep: 'Согласие на вакцину', // aa9469fb
  financialStep: 'Согласие на оплату', // f50b9fcf
  telemedicineStep: 'Согласие на оплату телемедицины', // 6cc7336d
  privacyStep: 'Защита личных данных', // efe4db50
  generalStep: 'Общее согласие', // 498adc65
  consent: {
    heading: 'Вы соглашаетесь:', // 168dff89
    unfold: 'Прочитать весь текст', // 721f0b5c
  },
  notice: {
    heading: 'В этом уведомлении сказано:', // 6edf1f6d
    unfold: 'Прочитать всё уведомление', // b8d4f2c5
  },
  inEnglish:
    'Этот текст есть только на английском языке. Если Вы его не понимаете, попросите помощи, прежде чем соглашаться.', // f1ee4f34
  yourVaccines: 'Вы соглашаетесь на эти вакцины', // 0b9347a9
  statement: (title: string, edition: string) => `Справка о вакцине: ${title}, ${edition}`, // 8b82e289
  statementCode: (vaccine: string) => `QR-код справки о вакцине: ${vaccine}`, // c45ca9e6
  scanStatement:
    'Отсканируйте код, чтобы прочитать справку на телефоне, или попросите её на бумаге у фармацевта.', // abd1a120
  signTitle: 'Подпись для вакцины', // b04cfb0e
  signPaymentTitle: 'Подпись о согласии платить', // 32cf74bd
  legalName: 'Имя пациента по документу', // 743721dc
  legalNameHint: 'Введите имя и фамилию. Это считается Вашей подписью.', // 4d66dcfb
  whoSigns: 'Кто подписывает?', // 6d6c87ec
  signs: {
    Self: 'Я пациент', // 9bdcdff3
    Spouse: 'Я супруг или супруга пациента', // cfe06da1
    Child: 'Я родитель, опекун или законный представитель пациента', // b778d01f
  },
  signsForChild: 'Я родитель или опекун пациента', // f80e8838
  signsFor: (patient: string) => `Ваше имя здесь — подпись за пациента: ${patient}.`, // 98c45e3d
  differs: (name: string) => `Вы указали другое имя: ${name}. Подписать как введено?`, // 13472724
  differsWhy: 'Сотрудники аптеки увидят, что имена разные.', // 51a29511
  signAsTyped: 'Подписать как введено', // c9d8211c
  changeName: 'Изменить имя', // 0efcdd27
  responsible: 'Ответственное лицо', // 91ee6106
  firstName: 'Имя', // 702ef921
  lastName: 'Фамилия', // 7b488804
  birthDate: 'Дата рождения', // eb4c4e23
  phone: 'Номер телефона', // 306f1bb2
  sex: 'Пол при рождении', // 4c561710
  yes: 'Да', // 85a39ab3
  no: 'Нет', // 1ea442a1
})
