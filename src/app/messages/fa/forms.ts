// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/forms.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('fa')

export const formTexts = translated<typeof english.formTexts>()({
  optional: '(اختیاری)', // 0059798b
  errorWord: 'خطا:', // 61706290
  summary: 'برای ادامه این پاسخ‌ها را بررسی کنید', // fc271637
  left: (count: number) =>
    plural(count, {
      '=0': 'پاسخی برای بررسی نمانده است.',
      one: `${number(count)} پاسخ برای بررسی.`,
      other: `${number(count)} پاسخ برای بررسی.`,
    }), // 9f87c6cb
  whyWeAsk: 'چرا می‌پرسیم', // 6e90dfe0
  whyWeAskOf: (field: string) => `چرا می‌پرسیم: ${field}`, // c47d5a65
  chooseOne: 'یکی را انتخاب کنید', // 8f27c0cb
  continue: 'ادامه', // 31fbef16
  saving: 'در حال ذخیره…', // 23e39291
  yes: 'بله', // 85a39ab3
  no: 'خیر', // 1ea442a1
  required: 'وارد کردن مقدار الزامی است.', // b7171a63
  pattern: 'مقدار باید معتبر باشد.', // b91da024
  tooShort: (least: number) => `باید دست‌کم ${number(least)} نویسه باشد.`, // 35bc6cb2
  tooLong: (most: number) => `باید حداکثر ${number(most)} نویسه باشد.`, // 45eaa0c9
  tooSmall: (least: number) => `عدد باید ${number(least)} یا بیشتر باشد.`, // 8a5e3780
  tooLarge: (most: number) => `عدد باید ${number(most)} یا کمتر باشد.`, // 03d3f166
  selectRequired: 'انتخاب الزامی است.', // f03bea89
  boxRequired: 'علامت زدن الزامی است.', // 03bbf19f
  dateInvalid: 'تاریخ معتبر نیست.', // 8bfe8dbd
  dateRequired: 'تاریخ معتبر لازم است.', // b8cb7c40
  requiredOf: (label: string) => `${label} الزامی است.`, // 025f2eaf
  howTo: {
    type: 'آن را در کادر بنویسید.', // b59a39a3
    typeAgain: 'آن را بررسی کنید و دوباره بنویسید.', // d4997e67
    typeSame: 'همان نوشتهٔ کادر قبلی را بنویسید.', // 9d7d6724
    shorten: 'کوتاه‌ترش کنید.', // c8ad815b
    digits: 'آن را با رقم بنویسید.', // 1040b554
    phone: '10 رقم بنویسید، بدون شمارهٔ داخلی.', // 9b87d3c4
    email: 'مانند name@example.com بنویسید.', // 5036bc5a
    date: 'ماه، روز و سال را بنویسید.', // 0b1a6d58
    year: 'سال را بررسی کنید.', // f1082966
    tickBox: 'برای ادامه کادر را علامت بزنید.', // 6cdeec6d
    tickSome: 'آنچه را برای شما درست است علامت بزنید.', // 17124a67
    untick: 'علامت آنچه کمتر لازم است را بردارید.', // 2d3f60ad
    chooseYesNo: '«بله» یا «خیر» را بزنید.', // 77746229
    chooseOne: 'یک پاسخ انتخاب کنید.', // 336bcb61
    chooseInList: 'یکی را از فهرست انتخاب کنید.', // f32a76de
  },
  chosen: (count: number) => `${number(count)} مورد دارید. اول یکی را حذف کنید.`, // f9df2a34
  tooMany: (most: number) =>
    plural(most, { one: 'فقط یکی را انتخاب کنید.', other: `حداکثر ${number(most)} مورد انتخاب کنید.` }), // f9c56034
  upTo: (most: number) => `حداکثر ${number(most)} مورد انتخاب کنید.`, // c9ed2549
  charactersLeft: (left: number) =>
    plural(left, { one: `${number(left)} نویسه مانده`, other: `${number(left)} نویسه مانده` }), // 486c4aab
  charactersTooMany: (count: number) =>
    plural(count, { one: `${number(count)} نویسه اضافه`, other: `${number(count)} نویسه اضافه` }), // 12c1585e
  date: {
    month: 'ماه', // 310ca503
    day: 'روز', // 8f2364e1
    year: 'سال', // 89f68325
    age: (years: number) => plural(years, { one: `${number(years)} ساله`, other: `${number(years)} ساله` }), // 6c76c19c
    ageInMonths: (months: number) =>
      plural(months, { one: `${number(months)} ماهه`, other: `${number(months)} ماهه` }), // 716758a2
    placeholder: 'mm/dd/yyyy', // f38f59af
  },
  details: {
    card: (label: string, n: number) => `${label} ${number(n)}`, // 2230b595
    remove: 'حذف', // c3812fc4
    removeOf: (name: string) => `حذف ${name}`, // e6a3c4a1
    removed: (name: string) => `${name} حذف شد`, // bd422d50
    atMost: (most: number) => `تا ${number(most)} مورد می‌توان افزود.`, // dd83daf6
  },
  shown: {
    endsIn: (characters: string) => `پایان آن ${characters}`, // 1c5c776d
    given: 'داده شده', // 0cf2f0e2
    again: 'باید دوباره نوشته شود', // 36e4fbb5
  },
})
