// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/earlier.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number } = wordsIn('fa')

export const earlier = translated<typeof english.earlier>()({
  title: 'می‌خواهید زودتر بیایید؟', // 7458cb32
  how: 'اگر زمانی مناسب شما خالی شود، آن را ده دقیقه در این صفحه برای نفر اول صف نگه می‌داریم. گاهی به اینجا نگاه کنید.', // 89170709
  days: 'کدام روزها برای شما مناسب است؟', // e8ef0788
  parts: 'چه وقتی از روز؟', // ee59c0bc
  where: 'کجا؟', // 91f45115
  onlyHere: 'فقط اینجا', // 53d196c2
  within: (miles: number) => `تا ${number(miles)} مایل از اینجا هم`, // a4d9880a
  join: 'انتظار برای زمان زودتر', // ee107642
  waiting: 'شما منتظر زمان زودتری هستید. گاهی به اینجا نگاه کنید.', // dfa13109
  change: 'تغییر روزها یا وقت روز', // 94766495
  stop: 'پایان انتظار', // d4af24be
  offered: 'زمان زودتری برای شما نگه داشته شده است', // 7b6f9277
  accept: 'گرفتن این زمان', // be17e3d8
  over: 'این زمان دیگر برای شما نگه داشته نشده است.', // 116747a7
  choose: 'دست‌کم یک روز و یک وقت روز را انتخاب کنید.', // 1011f92e
})
