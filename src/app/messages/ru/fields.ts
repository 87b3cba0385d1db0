// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/fields.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { age, all, number, plural } = wordsIn('ru')

export const fieldTexts = translated<typeof english.fieldTexts>()({
  requiredField: 'Это обязательное поле.', // e99fb501
  saidNoMedicare: 'Вы указали, что у Вас нет Medicare.', // a0f9c611
  signatureInvalid: 'Введите имя и фамилию.', // 7de3ca5b
  guardianIsPatient:
    'Это имя пациента. Введите своё. Если имена совпадают, добавьте Sr., Jr. или второе имя.', // debd7ef2
  guardianMustSign: 'Пациенту меньше 18 лет. Должен подписать родитель или опекун.', // b7c305ab
  requiredAnswer: 'Это обязательное поле', // 0b2b46d5
  textChanged: 'Этот текст изменился. Прочитайте его ещё раз.', // b1f14fd0
  notAsked: 'Это поле заполнять не нужно.', // 3c2e8ec4
  firstNameRequired: 'Имя пациента по документу — обязательное поле.', // 94d22437
  lastNameRequired: 'Фамилия пациента по документу — обязательное поле.', // f1976bc8
  nameInvalid: 'Используйте буквы, пробелы, дефисы и апострофы.', // 988ed7b0
  motherMaidenFirstNameRequired: 'Имя матери — обязательное поле.', // d3ddfa13
  motherMaidenLastNameRequired: 'Девичья фамилия матери — обязательное поле.', // 96a442c9
  birthDateInvalid: 'Введите правильную дату.', // a1f2c186
  tooYoung: (months: number) =>
    plural(months, {
      one: `Пациенту должен быть хотя бы ${number(months)} месяц.`,
      few: `Пациенту должно быть хотя бы ${number(months)} месяца.`,
      many: `Пациенту должно быть хотя бы ${number(months)} месяцев.`,
      other: `Пациенту должно быть хотя бы ${number(months)} месяца.`,
    }), // 9835b0ce
  tooYoungForVisit: (months: number) => `Наименьший возраст пациента для этого визита: ${age(months)}.`, // 88f95f30
  tooOldForVisit: (months: number) => `Наибольший возраст пациента для этого визита: ${age(months)}.`, // 4366a11b
  phoneInvalid: 'Введите правильный номер телефона.', // 38e6bdbc
  phoneExtension: 'Введите правильный номер телефона, без добавочного номера.', // da398351
  phoneMismatch: 'Номера телефона должны совпадать', // 53bf7c63
  mobileRequired: 'Мобильный номер — обязательное поле.', // 1fb3cd1a
  emailInvalid: 'Введите правильный адрес эл. почты.', // 958e4ccf
  emailMismatch: 'Адреса эл. почты должны совпадать', // 94f48478
  sexRequired: 'Пол при рождении — обязательное поле.', // 20e193ea
  genderRequired: 'Гендер — обязательное поле.', // 854f0336
  raceRequired: 'Раса — обязательное поле.', // 71676c29
  ethnicityRequired: 'Этническая группа — обязательное поле.', // 0cbfeec7
  weightInvalid: 'Введите правильный вес. Вес — обязательное поле.', // a11730a0
  medicareIdInvalid: 'Номер Medicare Beneficiary Identification Number должен иметь вид ####-###-####.', // fd7306ea
  providerAddressIncomplete: 'Нужен полный адрес Вашего врача.', // f808559f
  addressLineOneRequired: 'Адрес, строка 1 — обязательное поле.', // a487474d
  cityRequired: 'Город — обязательное поле.', // b5746ada
  cityInvalid: 'Введите правильный город.', // ad1217df
  stateRequired: 'Штат — обязательное поле.', // 0f28d9e8
  zipInvalid: 'Введите правильный индекс (ZIP).', // 789c9423
  countyRequired: 'Округ — обязательное поле.', // f419db8c
  countyInvalid: 'Введите правильный округ.', // 6d8eeb77
  legalNameRequired: 'Имя пациента по документу — обязательное поле.', // 7b9b22b8
  personsFirstNameRequired: 'Имя — обязательное поле.', // 32445fe1
  personsLastNameRequired: 'Фамилия — обязательное поле.', // 75a65dac
  memberIdRequired: 'Номер участника — обязательное поле.', // 0a060bd0
  memberIdTooLong: (most: number) =>
    plural(most, {
      one: `Номер участника: не больше ${number(most)} знака.`,
      few: `Номер участника: не больше ${number(most)} знаков.`,
      many: `Номер участника: не больше ${number(most)} знаков.`,
      other: `Номер участника: не больше ${number(most)} знака.`,
    }), // 7336d689
  cardholderIdRequired: 'Номер владельца карты — обязательное поле.', // 31a27497
  cardholderIdTooLong: (most: number) =>
    plural(most, {
      one: `Номер владельца карты: не больше ${number(most)} знака.`,
      few: `Номер владельца карты: не больше ${number(most)} знаков.`,
      many: `Номер владельца карты: не больше ${number(most)} знаков.`,
      other: `Номер владельца карты: не больше ${number(most)} знака.`,
    }), // 6f0be2e4
  groupTooLong: (most: number) =>
    plural(most, {
      one: `Номер группы: не больше ${number(most)} знака.`,
      few: `Номер группы: не больше ${number(most)} знаков.`,
      many: `Номер группы: не больше ${number(most)} знаков.`,
      other: `Номер группы: не больше ${number(most)} знака.`,
    }), // 665d7788
  reasonsRequired: 'Выберите хотя бы одну причину', // 510bcd26
  tooManyReasons: (most: number) =>
    plural(most, {
      one: `Можно выбрать только ${number(most)} причину.`,
      few: `Можно выбрать не больше ${number(most)} причин.`,
      many: `Можно выбрать не больше ${number(most)} причин.`,
      other: `Можно выбрать не больше ${number(most)} причины.`,
    }), // 6a083edb
  datePast: 'Дата должна быть в прошлом.', // 72b72226
  dateWithin: (days: number) =>
    plural(days, {
      one: `Дата должна быть не раньше чем ${number(days)} день назад.`,
      few: `Дата должна быть не раньше чем ${number(days)} дня назад.`,
      many: `Дата должна быть не раньше чем ${number(days)} дней назад.`,
      other: `Дата должна быть не раньше чем ${number(days)} дня назад.`,
    }), // f9159706
  unknownService: 'Эта услуга здесь неизвестна.', // 93bee864
  serviceNotOffered: 'Этой услуги здесь нет.', // c5972513
  tooManyVaccines: (most: number) =>
    plural(most, {
      one: `Можно выбрать только ${number(most)} вакцину.`,
      few: `Можно выбрать не больше ${number(most)} вакцин.`,
      many: `Можно выбрать не больше ${number(most)} вакцин.`,
      other: `Можно выбрать не больше ${number(most)} вакцины.`,
    }), // cb9d76bb
  tooManyWalkInVaccines: (most: number) =>
    plural(most, {
      one: `Выберите ${number(most)} вакцину`,
      few: `Выберите до ${number(most)} вакцин`,
      many: `Выберите до ${number(most)} вакцин`,
      other: `Выберите до ${number(most)} вакцины`,
    }), // 006694e8
  oneFluShot: 'Выберите один вид прививки от гриппа.', // ef2e36c8
  oneCovidShot: 'Выберите один вид прививки от COVID-19.', // 4d2fba72
  servicesNotTogether: 'Один визит — для одной из этих услуг.', // 311f090e
  vaccinesNotTogether: 'На выбранные вакцины нельзя записаться вместе. Вернитесь и проверьте свой выбор.', // 3625801b
  vaccinesApart: (names: readonly string[]) =>
    `На выбранные вакцины нельзя записаться вместе. Вернитесь и проверьте свой выбор. (${all(names)})`, // 666e20c5
  doseTooEarly: 'После прошлой дозы прошло слишком мало времени.', // d364c429
  unknownLocation: 'Такого места нет.', // bead2637
  locationClosed: 'Это место закрыто.', // fd0f40ce
  notOnSchedule: 'На это время записаться нельзя.', // f23ff802
  guardianNotAdult: 'Ответственному лицу должно быть 18 лет или больше.', // ece5ab1b
})
