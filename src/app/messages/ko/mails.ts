// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/mails.ts'
import { translated } from '../translated.ts'

export const mails = translated<typeof english.mails>()({
  title: '이 방문에 관한 이메일', // a1242acf
  agree: '이메일 받기', // 10131189
  wanted: '이 방문에 관한 이메일을 받습니다.', // 354dd147
  stop: '이메일 그만 받기', // 4bceceba
  failed: '선택이 저장되지 않았습니다. 다시 시도하거나 전화해 주십시오.', // f15de5ba
  optedOut: '이 주소는 이메일을 받지 않는 목록에 있습니다. 바꾸려면 전화해 주십시오.', // 1ddda2d5
})
