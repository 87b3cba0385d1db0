// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/mails.ts'
import { translated } from '../translated.ts'

export const mails = translated<typeof english.mails>()({
  title: 'ایمیل دربارهٔ این ویزیت', // a1242acf
  agree: 'برایم ایمیل بفرستید', // 10131189
  wanted: 'شما دربارهٔ این ویزیت ایمیل می‌گیرید.', // 354dd147
  stop: 'توقف ایمیل‌ها', // 4bceceba
  failed: 'انتخاب شما ذخیره نشد. دوباره امتحان کنید یا با ما تماس بگیرید.', // f15de5ba
  optedOut: 'این نشانی در فهرست کسانی است که ایمیل نمی‌گیرند. برای تغییر آن با ما تماس بگیرید.', // 1ddda2d5
})
