// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/walk-in-selection.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural, row } = wordsIn('fa')

export const selection = translated<typeof english.selection>()({
  question: 'امروز کدام واکسن‌ها را می‌خواهید؟', // 73e2aad8
  noneChosen: 'برای ادامه یک واکسن انتخاب کنید.', // 43165b22
  chosen: (count: number, most: number, names: readonly string[]) =>
    plural(count, {
      '=0': `0 از ${number(most)} انتخاب شده`,
      one: `${number(count)} از ${number(most)}: ${row(names)}`,
      other: `${number(count)} از ${number(most)}: ${row(names)}`,
    }), // adff0bc2
  noVaccines: 'این داروخانه اکنون واکسن بدون نوبت ندارد. از پیشخوان بپرسید یا تماس بگیرید.', // 6dfba690
})

export const unfinished = translated<typeof english.unfinished>()({
  unfinished: 'یک ثبت حضور ناتمام دارید.', // a79d6657
  goOn: 'ادامهٔ ثبت حضور من', // 1075e850
  startAnew: 'شروع ثبت حضور تازه', // 50fcfd4c
})

export const receipts = translated<typeof english.receipts>()({
  checkedIn: (count: number) =>
    plural(count, {
      one: 'حضور شما امروز ثبت شده است.',
      other: `حضور ${number(count)} نفر امروز ثبت شده است.`,
    }), // 95244282
  code: 'کد شما:', // c31bc309
  codes: 'کدهای شما:', // 46e9d5b8
  vaccines: (count: number) =>
    plural(count, { one: `${number(count)} واکسن`, other: `${number(count)} واکسن` }), // 24bc82d1
  how: 'آن را در پیشخوان داروخانه بگویید.', // 73bc7a5e
  remove: 'حذف از این دستگاه', // 43b9a522
  askRemove: 'از این دستگاه حذف شود؟', // 496642f2
  stays: 'پذیرش شما پابرجا می‌ماند. اگر هنوز به کد نیاز دارید، اول آن را یادداشت کنید.', // 47e58cb3
  keep: 'نگه داشتن', // 183f00f4
  removed: 'کد از این دستگاه حذف شد.', // d95391da
  start: 'ثبت حضور شخص دیگر', // cc0c9c08
})
