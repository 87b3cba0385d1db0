// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/mails.ts'
import { translated } from '../translated.ts'

export const mails = translated<typeof english.mails>()({
  title: 'رسائل بريد إلكتروني عن هذه الزيارة', // a1242acf
  agree: 'إرسال رسائل إليّ', // 10131189
  wanted: 'تصلك رسائل بريد إلكتروني عن هذه الزيارة.', // 354dd147
  stop: 'إيقاف الرسائل', // 4bceceba
  failed: 'تعذّر حفظ اختيارك. يرجى المحاولة مرة أخرى أو الاتصال بنا.', // f15de5ba
  optedOut: 'هذا العنوان في قائمة العناوين التي لا تصلها رسائل. يرجى الاتصال بنا لتغيير ذلك.', // 1ddda2d5
})
