// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/store-problem.ts'
import { translated } from '../translated.ts'

export const storeProblem = translated<typeof english.storeProblem>()({
  servicesFailed: '疫苗服务未能加载。请刷新此页面重试。', // 79f91035
  refresh: '刷新', // 0e916101
  unknownStore: '我们找不到此门店', // 6ec0bcd2
  unknownStoreWhy: '您使用的代码或地址不属于我们的任何一家药房。', // e43f35f5
  unknownStoreNext: '请重新扫描药房柜台上的二维码，或询问药房团队。', // 4cdc646e
  findClinic: '查找诊所', // 35925dbf
})
