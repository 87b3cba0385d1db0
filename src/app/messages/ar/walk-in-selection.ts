// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/walk-in-selection.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural, row } = wordsIn('ar')

export const selection = translated<typeof english.selection>()({
  question: 'أي لقاحات تريد اليوم؟', // 73e2aad8
  noneChosen: 'اختر لقاحًا للمتابعة.', // 43165b22
  chosen: (count: number, most: number, names: readonly string[]) =>
    plural(count, {
      '=0': `اختير 0 من ${number(most)}`,
      zero: `اختير 0 من ${number(most)}`,
      one: `${number(count)} من ${number(most)}: ${row(names)}`,
      two: `${number(count)} من ${number(most)}: ${row(names)}`,
      few: `${number(count)} من ${number(most)}: ${row(names)}`,
      many: `${number(count)} من ${number(most)}: ${row(names)}`,
      other: `${number(count)} من ${number(most)}: ${row(names)}`,
    }), // adff0bc2
  noVaccines: 'لا تقدم هذه الصيدلية لقاحات دون موعد الآن. اسأل عند الشباك، أو اتصل.', // 6dfba690
})

export const unfinished = translated<typeof english.unfinished>()({
  unfinished: 'لديك تسجيل حضور لم يكتمل.', // a79d6657
  goOn: 'متابعة تسجيل حضوري', // 1075e850
  startAnew: 'بدء تسجيل حضور جديد', // 50fcfd4c
})

export const receipts = translated<typeof english.receipts>()({
  checkedIn: (count: number) =>
    plural(count, {
      zero: 'لا يوجد حضور مسجّل اليوم.',
      one: 'حضورك مسجّل اليوم.',
      two: 'حضور شخصين مسجّل اليوم.',
      few: `حضور ${number(count)} أشخاص مسجّل اليوم.`,
      many: `حضور ${number(count)} شخصًا مسجّل اليوم.`,
      other: `حضور ${number(count)} شخص مسجّل اليوم.`,
    }), // 95244282
  code: 'رمزك:', // c31bc309
  codes: 'رموزك:', // 46e9d5b8
  vaccines: (count: number) =>
    plural(count, {
      zero: 'دون لقاحات',
      one: 'لقاح واحد',
      two: 'لقاحان',
      few: `${number(count)} لقاحات`,
      many: `${number(count)} لقاحًا`,
      other: `${number(count)} لقاح`,
    }), // 24bc82d1
  how: 'اذكره عند شباك الصيدلية.', // 73bc7a5e
  remove: 'إزالة من هذا الجهاز', // 43b9a522
  askRemove: 'هل تريد الإزالة من هذا الجهاز؟', // 496642f2
  stays: 'يبقى تسجيل وصولك قائمًا. اكتب الرمز أولًا إذا كنت لا تزال بحاجة إليه.', // 47e58cb3
  keep: 'الإبقاء', // 183f00f4
  removed: 'تمت إزالة الرمز من هذا الجهاز.', // d95391da
  start: 'تسجيل حضور شخص آخر', // cc0c9c08
})
