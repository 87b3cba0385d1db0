// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/mails.ts'
import { translated } from '../translated.ts'

export const mails = translated<typeof english.mails>()({
  title: '关于此次就诊的电子邮件', // a1242acf
  agree: '给我发邮件', // 10131189
  wanted: '您会收到关于此次就诊的邮件。', // 354dd147
  stop: '停止邮件', // 4bceceba
  failed: '无法保存您的选择。请重试或致电我们。', // f15de5ba
  optedOut: '此地址在不接收邮件的名单上。如需更改，请致电我们。', // 1ddda2d5
})
