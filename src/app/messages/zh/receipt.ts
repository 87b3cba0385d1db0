// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/receipt.ts'
import { translated } from '../translated.ts'

export const receipt = translated<typeof english.receipt>()({
  title: '收据', // dad5a969
  how: '收据写明您预约了什么、由谁签名，以及每一份已同意的文本。您可以打印或保存。', // 05eb6059
  askHow: '收据上有姓名和签署的内容。为防止他人阅读，我们需要患者的出生日期。', // 00072cfc
  show: '显示收据', // d0cd6be1
  showing: '正在打开收据', // 7dabfab1
  back: '返回您的就诊', // 7dd352af
  noDate: '请输入出生日期。', // 129becaf
  wrongBirthDate: '这不是此次就诊所填的出生日期。', // 7da15529
  noReceipt: '我们无法在此为这次就诊出具收据。请致电我们。', // d0e6f192
  unreachable: '打开收据需要网络连接。请在有连接时重试。', // 52737414
  refused: '我们无法打开收据。请稍后重试。', // a605e307
  patient: '患者', // 835043ec
  received: '收到时间', // 49f19bee
  status: '状态', // 920e413c
  statuses: {
    BOOKED: '已预约', // fd1331d7
    CANCELED: '已取消', // 13ca2ee2
    BEGUN: '已开始或已结束', // 390bb094
    CHECKED_IN: '已报到', // 66477aff
  },
  signature: '签名', // f1a73e22
  guardian: '签名人姓名', // 974e429c
  signedAt: '签名时间', // 8f280aa2
  consents: '已同意的内容', // 1dcfeca3
  hash: '指纹 (SHA-256)', // 0e6f8cf2
  hashHow: '指纹由文本的字句算出，可证明没有任何字句被改动。', // 14902bc9
  noHash: '设备未能生成指纹。', // dda103dc
  gone: '我们已没有此文本的原文。', // f4a228a8
  unknown: '无法得知当时显示的是哪些字句。', // 1d90140a
  texts: '关于就诊的短信', // 0ef0e462
})
