// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/patient.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { all } = wordsIn('ru')

export const patient = translated<typeof english.patient>()({
  step: 'Данные пациента', // e1f1b8b3
  nameHint: 'Введите имя как в документе или на карте страховки.', // b14885be
  firstName: 'Имя пациента по документу', // 69b593bf
  lastName: 'Фамилия пациента по документу', // 58759548
  preferredName: 'Как Вас называть', // be5edee5
  preferredNameHint: 'По этому имени Вас позовут сотрудники.', // a928d927
  motherMaidenFirstName: 'Имя матери', // 6d0a3dda
  motherMaidenLastName: 'Девичья фамилия матери', // 6a37e85e
  birthDate: 'Дата рождения', // eb4c4e23
  month: 'Месяц: в виде MM', // 0fec20f4
  day: 'День: в виде DD', // 4452afea
  year: 'Год: в виде YYYY', // b9f1dd2e
  ageNote: 'Сейчас мы принимаем пациентов от 12 месяцев (в штате Mississippi от 18 месяцев).', // b6f8eafd
  contactTitle: 'Как с Вами связаться?', // a0c974d3
  phone: 'Номер телефона', // 306f1bb2
  phoneConfirm: 'Введите номер телефона ещё раз', // 5fc87bb1
  mobile: 'Это мобильный номер?', // 000468ea
  mobileConsent: 'Да, пишите мне сообщения об этом визите.', // d8af727f
  email: 'Адрес эл. почты', // f2488fd4
  emailConfirm: 'Введите адрес эл. почты ещё раз', // facd6a29
  addressTitle: 'Где Вы живёте?', // 8a38c81b
  childAddressTitle: 'Где живёт пациент?', // 5d8e2521
  sex: 'Пол при рождении', // 4c561710
  gender: 'Гендер', // a04630ef
  race: 'Раса', // 73134ce1
  ethnicity: 'Этническая группа', // 2a0bdd7c
  weight: 'Вес', // 81d27ef6
  weightUnit: 'фунты', // ba5ae1ec
  weightWhy: 'От веса зависит длина иглы.', // 285d9eef
  preferredLanguage: 'Предпочтительный язык', // 140071fe
  chooseOne: 'Выберите один вариант', // 8f27c0cb
  altId: 'Номер карты покупателя', // 58d82794
  medicareId: 'Номер Medicare Beneficiary Identification Number', // 6ce87153
  medicareIdHint: 'На красно-бело-синей карте Medicare', // 0863e798
  provider: 'Ваш врач', // 2aafacad
  providerName: 'Имя', // dcd1d522
  providerPhone: 'Номер телефона', // 306f1bb2
  providerFax: 'Номер факса', // 1f4cb167
  yes: 'Да', // 85a39ab3
  no: 'Нет', // 1ea442a1
  forVaccine: {
    nameTitle: 'Кому делают прививку?', // 47cd4e6c
    mobileConsentHint:
      'За сообщения и данные может взиматься плата. Можно ответить «нет» и всё равно сделать прививку.', // 2fd11617
    recordTitle: 'Для записи о прививке', // 7cb5ecc1
    aboutHint: 'Аптека обязана сообщить это вместе с записью о прививке.', // 03dd52ae
    sexWhy: 'Некоторые вакцины и дозы зависят от пола. Об этом спрашивает реестр прививок штата.', // d8a6380d
    raceWhy: 'Это помогает органам здравоохранения видеть, кто ещё не защищён. Можно выбрать «Не указано».', // 08e219b1
  },
  forVisit: {
    nameTitle: 'Для кого этот визит?', // 00ffe91b
    mobileConsentHint:
      'За сообщения и данные может взиматься плата. Можно ответить «нет», визит всё равно состоится.', // a885e597
    recordTitle: 'Для медицинской карты', // b5d68bcc
    aboutHint: 'Медработники хранят это вместе с медицинской картой.', // 07e9b365
    sexWhy: 'Некоторые анализы, дозы и нормы зависят от пола.', // 81ede27e
    raceWhy: 'Это помогает нам видеть, что все получают одинаковую помощь. Можно выбрать «Не указано».', // f1c29f64
  },
})

export const address = translated<typeof english.address>()({
  lineOne: 'Адрес, строка 1', // 19f2c611
  lineOneHint: 'Улица и дом', // 8a386dd1
  lineTwo: 'Адрес, строка 2', // 5a494c74
  lineTwoHint: 'Квартира, офис, корпус', // b64dbc6f
  city: 'Город', // fc33f732
  state: 'Штат', // a3b50c47
  zip: 'Индекс (ZIP)', // 95c87fe3
  zipHint: 'По нему мы заполним город, штат и округ.', // a803d315
  change: 'Изменить', // c0bf75bd
  town: 'город, штат и округ', // 8f50ac31
  county: 'Округ', // 136c87de
  chooseOne: 'Выберите один вариант', // 8f27c0cb
  verifyTitle: 'Проверьте свой адрес', // 13a8f5ff
  match: 'Мы нашли проверенный адрес, очень похожий на Ваш. Заменить Ваш адрес на него?', // c7088d77
  noMatch: 'Нам не удалось проверить этот адрес. Всё равно использовать его?', // 6dee310d
  corrected: (parts: readonly string[]) => `Мы исправили: ${all(parts)}. Это Ваш адрес?`, // 8a2ad9ff
  parts: {
    city: 'город', // 0f53fb35
    state: 'штат', // 972ec08b
    county: 'округ', // ac4e6aa1
  },
  suggested: 'Предложенный адрес', // efa8b73f
  entered: 'Адрес, который Вы ввели', // fbf1b134
  mustSelect: 'Нужно выбрать адрес.', // 8f49a7f5
  edit: 'Изменить адрес', // 6a8fa16b
  use: 'Продолжить', // 31fbef16
  checking: 'Проверяем адрес', // 4b05bd63
})

export const insurance = translated<typeof english.insurance>()({
  step: 'Страховка', // 4594b737
  title: 'Хотите сегодня использовать страховку?', // 2b968268
  hint: 'Чаще всего страховка оплачивает вакцины.', // 80cc265d
  hasInsurance: 'У Вас есть страховка?', // 16b34139
  yes: 'Да', // 85a39ab3
  no: 'Нет', // 1ea442a1
  carrier: 'Страховая компания', // 559a50b9
  chooseOne: 'Выберите один вариант', // 8f27c0cb
  cardholderId: 'Номер владельца карты', // 68d07834
  cardholderIdHint: 'На лицевой стороне карты, рядом с именем', // 6237c0c4
  groupNumber: 'Номер группы', // 357a9028
  stateId: 'Номер ID штата или водительских прав', // c6bc7ba1
  ssn: 'Номер Social Security', // 058388b6
  ssnHint: '9 цифр', // e6c1cac6
  questionsTitle: 'Ваша страховка', // aea80cfe
  hasMedicaid: 'У Вас есть Medicaid?', // cb0650e5
  hasMedicare: 'У Вас есть Medicare?', // a430ce04
  hasEither: 'У Вас есть Medicaid или Medicare?', // 2b306c30
  both: 'И то и другое', // b6c1d862
  neither: 'Ни того ни другого', // 9957d09c
  hasReferral: 'У Вас есть направление от врача?', // 43e2ab26
  referredBy: 'Имя врача или название клиники, выдавшей направление', // 811acec9
  policyTitle: 'Ваша карта страховки', // 9ef3f6a8
  policyHint: 'Держите карту под рукой: почти всё это есть на ней.', // 047e65e0
  memberId: 'Номер участника', // e14e3315
  memberIdHint: 'На лицевой стороне карты, рядом с именем', // 6237c0c4
  personCode: 'Код лица', // ee38bfd9
  personCodeHint: 'Две или три цифры после номера участника, если они есть на карте', // 2578f667
  relation: 'Кем пациент приходится владельцу полиса', // 25d6e93b
  relationHint: 'Выберите «Сам пациент», если полис его собственный.', // 4c544258
  holderFirstName: 'Имя владельца полиса', // bfe50c06
  holderLastName: 'Фамилия владельца полиса', // b4fc019c
  holderSex: 'Пол владельца полиса при рождении', // b85cc1b8
  sendInvoiceTo: 'Куда отправить счёт', // aec39504
  claims: 'Адрес для требований', // 47189d36
  claimsHint: 'Куда страховка просит присылать требования. Он часто указан на обороте карты.', // 06d8997b
  secondary: 'Вторая страховка', // 0c39334e
  addSecondary: 'Добавить вторую страховку', // 7aaf8a30
  removeSecondary: 'Убрать вторую страховку', // 3dfa6d50
  secondaryRemoved: 'Вторая страховка убрана', // c92be146
})
