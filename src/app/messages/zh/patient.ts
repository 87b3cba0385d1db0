// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/patient.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { all } = wordsIn('zh')

export const patient = translated<typeof english.patient>()({
  step: '患者信息', // e1f1b8b3
  nameHint: '请使用身份证件或保险卡上的姓名。', // b14885be
  firstName: '患者的法定名字', // 69b593bf
  lastName: '患者的法定姓氏', // 58759548
  preferredName: '常用名', // be5edee5
  preferredNameHint: '工作人员叫您时使用的名字。', // a928d927
  motherMaidenFirstName: '母亲的名字', // 6d0a3dda
  motherMaidenLastName: '母亲的婚前姓氏', // 6a37e85e
  birthDate: '出生日期', // eb4c4e23
  month: '必须是 MM 格式', // 0fec20f4
  day: '必须是 DD 格式', // 4452afea
  year: '必须是 YYYY 格式', // b9f1dd2e
  ageNote: '我们目前接待 12 个月及以上的患者（密西西比州为 18 个月及以上）。', // b6f8eafd
  contactTitle: '我们怎样联系您？', // a0c974d3
  phone: '电话号码', // 306f1bb2
  phoneConfirm: '再次输入电话号码', // 5fc87bb1
  mobile: '这是手机号码吗？', // 000468ea
  mobileConsent: '是，你们可以就此就诊给我发短信。', // d8af727f
  email: '电子邮箱地址', // f2488fd4
  emailConfirm: '再次输入电子邮箱地址', // facd6a29
  addressTitle: '您住在哪里？', // 8a38c81b
  childAddressTitle: '患者住在哪里？', // 5d8e2521
  sex: '出生时的性别', // 4c561710
  gender: '性别认同', // a04630ef
  race: '种族', // 73134ce1
  ethnicity: '族裔', // 2a0bdd7c
  weight: '体重', // 81d27ef6
  weightUnit: '磅', // ba5ae1ec
  weightWhy: '体重决定针头的长度。', // 285d9eef
  preferredLanguage: '首选语言', // 140071fe
  chooseOne: '选择一项', // 8f27c0cb
  altId: '购物卡号码', // 58d82794
  medicareId: 'Medicare 受益人识别号码', // 6ce87153
  medicareIdHint: '在红白蓝三色的 Medicare 卡上', // 0863e798
  provider: '您的医生', // 2aafacad
  providerName: '姓名', // dcd1d522
  providerPhone: '电话号码', // 306f1bb2
  providerFax: '传真号码', // 1f4cb167
  yes: '是', // 85a39ab3
  no: '否', // 1ea442a1
  forVaccine: {
    nameTitle: '谁要接种疫苗？', // 47cd4e6c
    mobileConsentHint: '可能会产生短信和流量费用。您可以不同意，仍可接种疫苗。', // 2fd11617
    recordTitle: '用于疫苗接种记录', // 7cb5ecc1
    aboutHint: '药房必须随疫苗接种记录上报这些信息。', // 03dd52ae
    sexWhy: '有些疫苗和剂量因性别而不同。州疫苗接种记录要求填写。', // d8a6380d
    raceWhy: '这有助于卫生部门了解哪些人还没有得到保护。您可以选择“未说明”。', // 08e219b1
  },
  forVisit: {
    nameTitle: '谁要就诊？', // 00ffe91b
    mobileConsentHint: '可能会产生短信和流量费用。您可以不同意，就诊仍保留。', // a885e597
    recordTitle: '用于病历', // b5d68bcc
    aboutHint: '护理团队会把这些信息与病历一起保存。', // 07e9b365
    sexWhy: '有些检查、剂量和正常值因性别而不同。', // 81ede27e
    raceWhy: '这有助于我们确保每个人得到同样的护理。您可以选择“未说明”。', // f1c29f64
  },
})

export const address = translated<typeof english.address>()({
  lineOne: '地址第 1 行', // 19f2c611
  lineOneHint: '街道地址', // 8a386dd1
  lineTwo: '地址第 2 行', // 5a494c74
  lineTwoHint: '公寓、套房、单元号', // b64dbc6f
  city: '城市', // fc33f732
  state: '州', // a3b50c47
  zip: '邮政编码', // 95c87fe3
  zipHint: '我们会根据它填入城市、州和县。', // a803d315
  change: '更改', // c0bf75bd
  town: '城市、州和县', // 8f50ac31
  county: '县', // 136c87de
  chooseOne: '选择一项', // 8f27c0cb
  verifyTitle: '检查您的地址', // 13a8f5ff
  match: '我们找到了与您输入的内容很接近的已验证地址。要更新您的地址吗？', // c7088d77
  noMatch: '我们无法验证您输入的地址。仍要使用此地址吗？', // 6dee310d
  corrected: (parts: readonly string[]) => `我们更正了${all(parts)}。这是您的地址吗？`, // 8a2ad9ff
  parts: {
    city: '城市', // 0f53fb35
    state: '州', // 972ec08b
    county: '县', // ac4e6aa1
  },
  suggested: '建议的地址', // efa8b73f
  entered: '您输入的地址', // fbf1b134
  mustSelect: '您必须选择一个地址。', // 8f49a7f5
  edit: '修改地址', // 6a8fa16b
  use: '继续', // 31fbef16
  checking: '正在检查地址', // 4b05bd63
})

export const insurance = translated<typeof english.insurance>()({
  step: '保险', // 4594b737
  title: '您今天会使用保险吗？', // 2b968268
  hint: '大多数保险计划会支付大多数疫苗的费用。', // 80cc265d
  hasInsurance: '您有保险吗？', // 16b34139
  yes: '是', // 85a39ab3
  no: '否', // 1ea442a1
  carrier: '保险公司', // 559a50b9
  chooseOne: '选择一项', // 8f27c0cb
  cardholderId: '持卡人号码', // 68d07834
  cardholderIdHint: '在卡正面，姓名附近', // 6237c0c4
  groupNumber: '团体号码', // 357a9028
  stateId: '州身份证号或驾驶执照号', // c6bc7ba1
  ssn: '社会安全号码', // 058388b6
  ssnHint: '9 位数字', // e6c1cac6
  questionsTitle: '您的保险', // aea80cfe
  hasMedicaid: '您有 Medicaid 吗？', // cb0650e5
  hasMedicare: '您有 Medicare 吗？', // a430ce04
  hasEither: '您有 Medicaid 或 Medicare 吗？', // 2b306c30
  both: '两者都有', // b6c1d862
  neither: '都没有', // 9957d09c
  hasReferral: '您有医生的转诊单吗？', // 43e2ab26
  referredBy: '为您开具转诊单的医生或诊所名称', // 811acec9
  policyTitle: '您的保险卡', // 9ef3f6a8
  policyHint: '请把卡准备好：大部分内容都在卡上。', // 047e65e0
  memberId: '会员号', // e14e3315
  memberIdHint: '在卡正面，姓名附近', // 6237c0c4
  personCode: '个人代码', // ee38bfd9
  personCodeHint: '会员号后面的两位或三位数字（如果卡上有）', // 2578f667
  relation: '患者与保单持有人的关系', // 25d6e93b
  relationHint: '如果保单是患者本人的，请选择“本人”。', // 4c544258
  holderFirstName: '保单持有人的名字', // bfe50c06
  holderLastName: '保单持有人的姓氏', // b4fc019c
  holderSex: '保单持有人出生时的性别', // b85cc1b8
  sendInvoiceTo: '账单寄送至', // aec39504
  claims: '理赔地址', // 47189d36
  claimsHint: '您的保险计划接收理赔的地址。通常在卡背面。', // 06d8997b
  secondary: '第二保险', // 0c39334e
  addSecondary: '添加第二保险', // 7aaf8a30
  removeSecondary: '移除第二保险', // 3dfa6d50
  secondaryRemoved: '已移除第二保险', // c92be146
})
