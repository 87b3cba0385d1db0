// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/earlier.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number } = wordsIn('ar')

export const earlier = translated<typeof english.earlier>()({
  title: 'هل تريد الحضور في وقت أبكر؟', // 7458cb32
  how: 'إذا شغر وقت يناسبك، نحتفظ به عشر دقائق في هذه الصفحة لأول شخص في الدور. انظر هنا من حين لآخر.', // 89170709
  days: 'ما الأيام التي تناسبك؟', // e8ef0788
  parts: 'في أي وقت من اليوم؟', // ee59c0bc
  where: 'أين؟', // 91f45115
  onlyHere: 'هنا فقط', // 53d196c2
  within: (miles: number) => `أيضًا حتى ${number(miles)} ميلًا من هنا`, // a4d9880a
  join: 'انتظار وقت أبكر', // ee107642
  waiting: 'أنت تنتظر وقتًا أبكر. انظر هنا من حين لآخر.', // dfa13109
  change: 'تغيير الأيام أو وقت اليوم', // 94766495
  stop: 'إيقاف الانتظار', // d4af24be
  offered: 'هناك وقت أبكر محفوظ لك', // 7b6f9277
  accept: 'أخذ هذا الوقت', // be17e3d8
  over: 'لم يعد هذا الوقت محفوظًا لك.', // 116747a7
  choose: 'اختر يومًا واحدًا ووقتًا واحدًا من اليوم على الأقل.', // 1011f92e
})
