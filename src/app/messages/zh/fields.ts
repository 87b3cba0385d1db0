// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/fields.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { age, all, number, plural } = wordsIn('zh')

export const fieldTexts = translated<typeof english.fieldTexts>()({
  requiredField: '此项必填。', // e99fb501
  saidNoMedicare: '您说您没有 Medicare。', // a0f9c611
  signatureInvalid: '请输入您的名字和姓氏。', // 7de3ca5b
  guardianIsPatient: '这是患者的姓名。请输入您自己的姓名。如果你们同名，请加上 Sr.、Jr. 或中间名。', // debd7ef2
  guardianMustSign: '患者未满 18 岁。必须由父母或监护人签名。', // b7c305ab
  requiredAnswer: '此项必填', // 0b2b46d5
  textChanged: '此文本已更改。请重新阅读。', // b1f14fd0
  notAsked: '不需要填写此项。', // 3c2e8ec4
  firstNameRequired: '患者的法定名字为必填项。', // 94d22437
  lastNameRequired: '患者的法定姓氏为必填项。', // f1976bc8
  nameInvalid: '请使用字母、空格、连字符和撇号。', // 988ed7b0
  motherMaidenFirstNameRequired: '母亲的名字为必填项。', // d3ddfa13
  motherMaidenLastNameRequired: '母亲的婚前姓氏为必填项。', // 96a442c9
  birthDateInvalid: '请输入有效的日期。', // a1f2c186
  tooYoung: (months: number) => `患者必须年满 ${number(months)} 个月。`, // 9835b0ce
  tooYoungForVisit: (months: number) => `此就诊要求患者年满 ${age(months)}。`, // 88f95f30
  tooOldForVisit: (months: number) => `此就诊要求患者不超过 ${age(months)}。`, // 4366a11b
  phoneInvalid: '请输入有效的电话号码。', // 38e6bdbc
  phoneExtension: '请输入有效的电话号码。不要输入分机号。', // da398351
  phoneMismatch: '两次输入的电话号码必须一致', // 53bf7c63
  mobileRequired: '手机号码为必填项。', // 1fb3cd1a
  emailInvalid: '请输入有效的电子邮箱地址。', // 958e4ccf
  emailMismatch: '两次输入的电子邮箱地址必须一致', // 94f48478
  sexRequired: '出生时的性别为必填项。', // 20e193ea
  genderRequired: '性别认同为必填项。', // 854f0336
  raceRequired: '种族为必填项。', // 71676c29
  ethnicityRequired: '族裔为必填项。', // 0cbfeec7
  weightInvalid: '请输入有效的体重。体重为必填项。', // a11730a0
  medicareIdInvalid: '您的 Medicare 受益人识别号码必须采用 ####-###-#### 格式。', // fd7306ea
  providerAddressIncomplete: '需要完整的医护人员地址。', // f808559f
  addressLineOneRequired: '地址第 1 行为必填项。', // a487474d
  cityRequired: '城市为必填项。', // b5746ada
  cityInvalid: '请输入有效的城市。', // ad1217df
  stateRequired: '州为必填项。', // 0f28d9e8
  zipInvalid: '请输入有效的邮政编码。', // 789c9423
  countyRequired: '县为必填项。', // f419db8c
  countyInvalid: '请输入有效的县。', // 6d8eeb77
  legalNameRequired: '患者的法定姓名为必填项。', // 7b9b22b8
  personsFirstNameRequired: '名字为必填项。', // 32445fe1
  personsLastNameRequired: '姓氏为必填项。', // 75a65dac
  memberIdRequired: '会员号为必填项。', // 0a060bd0
  memberIdTooLong: (most: number) => `会员号不能超过 ${number(most)} 个字符。`, // 7336d689
  cardholderIdRequired: '持卡人号码为必填项。', // 31a27497
  cardholderIdTooLong: (most: number) => `持卡人号码不能超过 ${number(most)} 个字符。`, // 6f0be2e4
  groupTooLong: (most: number) => `团体号码不能超过 ${number(most)} 个字符。`, // 665d7788
  reasonsRequired: '您必须至少选择一个原因', // 510bcd26
  tooManyReasons: (most: number) => `您最多只能选择 ${number(most)} 个原因。`, // 6a083edb
  datePast: '日期必须在今天之前。', // 72b72226
  dateWithin: (days: number) => `日期必须在过去 ${number(days)} 天之内。`, // f9159706
  unknownService: '这里没有此服务。', // 93bee864
  serviceNotOffered: '这里不提供此服务。', // c5972513
  tooManyVaccines: (most: number) => plural(most, { other: `您最多只能选择 ${number(most)} 种疫苗。` }), // cb9d76bb
  tooManyWalkInVaccines: (most: number) => plural(most, { other: `最多选择 ${number(most)} 种疫苗` }), // 006694e8
  oneFluShot: '请只选择一种流感疫苗。', // ef2e36c8
  oneCovidShot: '请只选择一种 COVID-19 疫苗。', // 4d2fba72
  servicesNotTogether: '一次就诊只能选择其中一项服务。', // 311f090e
  vaccinesNotTogether: '您选择的疫苗不能安排在一起。请返回并重新确认您的选择。', // 3625801b
  vaccinesApart: (names: readonly string[]) =>
    `您选择的疫苗不能安排在一起。请返回并重新确认您的选择。（${all(names)}）`, // 666e20c5
  doseTooEarly: '距离上一剂太近。', // d364c429
  unknownLocation: '没有这个地点。', // bead2637
  locationClosed: '此地点已关闭。', // fd0f40ce
  notOnSchedule: '此时间无法预约。', // f23ff802
  guardianNotAdult: '负责人必须年满 18 岁。', // ece5ab1b
})
