// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/questionnaires.ts'
import { translated } from '../translated.ts'

export const notes = translated<typeof english.notes>()({
  step: '就诊原因', // d960170c
  chooseOne: '选择一项', // 8f27c0cb
  ownWords: '用您自己的话说', // 10f38370
  ownWordsHint: '您来之前我们应该知道什么', // 1a1c31e6
})

export const history = translated<typeof english.history>()({
  step: '医疗信息', // ac083159
  summary: '请填写所有必填项，然后继续', // f71c1c3c
  yes: '是', // 85a39ab3
  no: '否', // 1ea442a1
})

export const health = translated<typeof english.health>()({
  historyStep: '病史', // 6a81fb47
  dietaryStep: '饮食限制', // e9ed443a
  goalsStep: '预约目标', // f2b02c4f
  surveyStep: '问卷调查', // 211bb3de
  medicinesTitle: '您的药物', // ae07c935
  foods: '哪些？', // 55b892c9
  ownWords: '用您自己的话说', // 10f38370
  yes: '是', // 85a39ab3
  no: '否', // 1ea442a1
})

export const consent = translated<typeof english.consent>()({
  vaccineStep: '疫苗同意书', // aa9469fb
  financialStep: '费用同意书', // f50b9fcf
  telemedicineStep: '远程医疗费用同意书', // 6cc7336d
  privacyStep: '隐私惯例', // efe4db50
  generalStep: '一般同意书', // 498adc65
  consent: {
    heading: '您同意：', // 168dff89
    unfold: '阅读全文', // 721f0b5c
  },
  notice: {
    heading: '此通知说明：', // 6edf1f6d
    unfold: '阅读通知全文', // b8d4f2c5
  },
  inEnglish: '此文本只有英文版。如果您看不懂，请在同意之前寻求帮助。', // f1ee4f34
  yourVaccines: '您同意这些疫苗的接种', // 0b9347a9
  statement: (title: string, edition: string) => `${title} 的说明，${edition}`, // 8b82e289
  statementCode: (vaccine: string) => `${vaccine} 说明的二维码`, // c45ca9e6
  scanStatement: '请扫描二维码，在手机上阅读说明，或向药剂师索取纸质版。', // abd1a120
  signTitle: '为接种疫苗签名', // b04cfb0e
  signPaymentTitle: '签名同意付费', // 32cf74bd
  legalName: '患者的法定姓名', // 743721dc
  legalNameHint: '请输入您的名字和姓氏。这等同于您的签名。', // 4d66dcfb
  whoSigns: '谁在签名？', // 6d6c87ec
  signs: {
    Self: '我是患者本人', // 9bdcdff3
    Spouse: '我是患者的配偶', // cfe06da1
    Child: '我是患者的父母、监护人或法定代表', // b778d01f
  },
  signsForChild: '我是患者的父母或监护人', // f80e8838
  signsFor: (patient: string) => `在此输入您的姓名，即代表 ${patient} 签名。`, // 98c45e3d
  differs: (name: string) => `这与您填写的姓名 ${name} 不同。要按所输入的签名吗？`, // 13472724
  differsWhy: '药房团队会看到姓名不同。', // 51a29511
  signAsTyped: '按所输入的签名', // c9d8211c
  changeName: '更改姓名', // 0efcdd27
  responsible: '负责人', // 91ee6106
  firstName: '名字', // 702ef921
  lastName: '姓氏', // 7b488804
  birthDate: '出生日期', // eb4c4e23
  phone: '电话号码', // 306f1bb2
  sex: '出生时的性别', // 4c561710
  yes: '是', // 85a39ab3
  no: '否', // 1ea442a1
})
