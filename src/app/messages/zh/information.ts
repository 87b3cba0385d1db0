// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/information.ts'
import { translated } from '../translated.ts'

export const information = translated<typeof english.information>()({
  ofClinic: (clinic: string) => `所有诊所。您从 ${clinic} 的页面过来。`, // fdced561
  ways: '接下来可以去哪里', // 92f76a10
  bookThere: '在线预约', // 5b1da998
  findTime: '查找时间', // c7d8fc6f
})
