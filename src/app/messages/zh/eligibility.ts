// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/eligibility.ts'
import { translated } from '../translated.ts'

export const eligibility = translated<typeof english.eligibility>()({
  eligible: '您符合条件，即将跳转！', // f5cfe1e5
  lastQuestion: '已到最后一个问题！您即将跳转。', // 0af45f9a
  ineligible: '根据您的回答，您目前不符合条件，无法继续', // f0902c32
  unknownType: '很抱歉，问题未能加载。请稍后重试。', // b01f8517
  issue: '目前出现问题。请稍后重试。', // 488a0999
  noDetector: '目前预约功能出现问题。请稍后重试。', // 4d2eea9c
  continue: '继续', // 31fbef16
  required: '此项必填', // 0b2b46d5
  invalidDate: '日期无效。', // 8bfe8dbd
  notInPast: '日期必须在今天之前。', // 72b72226
  notOnOrAfter: (date: string) => `日期不能早于 ${date}。`, // 2fcb2919
})
