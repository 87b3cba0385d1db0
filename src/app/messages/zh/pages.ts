// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/pages.ts'
import { translated } from '../translated.ts'

export const pages = translated<typeof english.pages>()({
  bookHeading: '预约就诊', // b00aa64d
  bookHint: '请说明需要什么、在哪里、什么时候。我们会显示您附近的空闲时间。无需账户。', // e6ef7575
  mainHeading: '免预约接种疫苗', // 87130c89
  mainHint: '您在我们的药房吗？请扫描柜台上的二维码，或输入下方印的门店编号。', // 5b9421fe
  storeNumber: '门店编号', // 88f70e3d
  storeNumberRequired: '此项必填。', // b7171a63
  storeNumberInvalid: '输入的内容必须有效。', // b91da024
  storeNumberHint: '字母、数字和连字符', // ea0eddd2
  callTitle: '您更想和我们通话吗？', // d1782712
  visits: '请致电我们，我们会为您找到时间。', // fd14147b
  clinics: '查找诊所', // 35925dbf
  clinicsHint: '请致电我们，并说出您的邮政编码或城市。我们会告诉您最近的诊所和营业时间。', // ef24c963
  call: (phone: string) => `致电 ${phone}`, // 31e40241
  notFound: '哎呀，404！找不到页面。', // 592dd864
  notFoundHint: '地址可能已过时或输入有误。', // 9a527287
  serviceFinder: '您在找什么？', // e3ad92be
  findTime: '就诊的时间', // 78443ce1
  walkIn: '免预约疫苗', // fc744803
  findClinic: '您附近的诊所', // 41c235d9
  clinicServices: '我们诊所的服务', // 04c36999
})
