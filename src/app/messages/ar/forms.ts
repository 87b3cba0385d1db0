// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/forms.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('ar')

export const formTexts = translated<typeof english.formTexts>()({
  optional: '(اختياري)', // 0059798b
  errorWord: 'خطأ:', // 61706290
  summary: 'تحقق من هذه الإجابات للمتابعة', // fc271637
  left: (count: number) =>
    plural(count, {
      '=0': 'لم تبق إجابات للتحقق منها.',
      zero: 'لم تبق إجابات للتحقق منها.',
      one: 'إجابة واحدة للتحقق منها.',
      two: 'إجابتان للتحقق منهما.',
      few: `${number(count)} إجابات للتحقق منها.`,
      many: `${number(count)} إجابة للتحقق منها.`,
      other: `${number(count)} إجابة للتحقق منها.`,
    }), // 9f87c6cb
  whyWeAsk: 'لماذا نسأل', // 6e90dfe0
  whyWeAskOf: (field: string) => `لماذا نسأل عن ${field}`, // c47d5a65
  chooseOne: 'اختر واحدًا', // 8f27c0cb
  continue: 'متابعة', // 31fbef16
  saving: 'جارٍ الحفظ…', // 23e39291
  yes: 'نعم', // 85a39ab3
  no: 'لا', // 1ea442a1
  required: 'الإدخال مطلوب.', // b7171a63
  pattern: 'يجب أن يكون الإدخال صحيحًا.', // b91da024
  tooShort: (least: number) => `أقل عدد من الحروف: ${number(least)}.`, // 35bc6cb2
  tooLong: (most: number) => `أقصى عدد من الحروف: ${number(most)}.`, // 45eaa0c9
  tooSmall: (least: number) => `يجب أن يكون الرقم ${number(least)} أو أكثر.`, // 8a5e3780
  tooLarge: (most: number) => `يجب أن يكون الرقم ${number(most)} أو أقل.`, // 03d3f166
  selectRequired: 'الاختيار مطلوب.', // f03bea89
  boxRequired: 'علامة الاختيار مطلوبة.', // 03bbf19f
  dateInvalid: 'التاريخ غير صحيح.', // 8bfe8dbd
  dateRequired: 'يلزم إدخال تاريخ صحيح.', // b8cb7c40
  requiredOf: (label: string) => `${label}: هذا الحقل مطلوب.`, // 025f2eaf
  howTo: {
    type: 'اكتبه في الخانة.', // b59a39a3
    typeAgain: 'تحقق منه واكتبه مرة أخرى.', // d4997e67
    typeSame: 'اكتب ما كتبته في الخانة السابقة نفسه.', // 9d7d6724
    shorten: 'اجعله أقصر.', // c8ad815b
    digits: 'اكتبه بالأرقام.', // 1040b554
    phone: 'اكتب 10 أرقام، دون رقم فرعي.', // 9b87d3c4
    email: 'اكتبه مثل name@example.com.', // 5036bc5a
    date: 'اكتب الشهر واليوم والسنة.', // 0b1a6d58
    year: 'تحقق من السنة.', // f1082966
    tickBox: 'ضع علامة في المربع للمتابعة.', // 6cdeec6d
    tickSome: 'ضع علامة على ما ينطبق عليك.', // 17124a67
    untick: 'أزل العلامة عما تحتاج إليه أقل.', // 2d3f60ad
    chooseYesNo: 'اختر «نعم» أو «لا».', // 77746229
    chooseOne: 'اختر إجابة واحدة.', // 336bcb61
    chooseInList: 'اختر من القائمة.', // f32a76de
  },
  chosen: (count: number) => `عدد ما اخترته: ${number(count)}. أزل واحدًا أولًا.`, // f9df2a34
  tooMany: (most: number) =>
    plural(most, {
      zero: 'لا تختر شيئًا.',
      one: 'اختر واحدًا فقط.',
      two: 'اختر اثنين على الأكثر.',
      few: `اختر ${number(most)} على الأكثر.`,
      many: `اختر ${number(most)} على الأكثر.`,
      other: `اختر ${number(most)} على الأكثر.`,
    }), // f9c56034
  upTo: (most: number) => `اختر ${number(most)} على الأكثر.`, // c9ed2549
  charactersLeft: (left: number) =>
    plural(left, {
      zero: 'لم يبق أي حرف',
      one: 'بقي حرف واحد',
      two: 'بقي حرفان',
      few: `بقيت ${number(left)} أحرف`,
      many: `بقي ${number(left)} حرفًا`,
      other: `بقي ${number(left)} حرف`,
    }), // 486c4aab
  charactersTooMany: (count: number) =>
    plural(count, {
      zero: 'لا حروف زائدة',
      one: 'حرف زائد واحد',
      two: 'حرفان زائدان',
      few: `${number(count)} أحرف زائدة`,
      many: `${number(count)} حرفًا زائدًا`,
      other: `${number(count)} حرف زائد`,
    }), // 12c1585e
  date: {
    month: 'الشهر', // 310ca503
    day: 'اليوم', // 8f2364e1
    year: 'السنة', // 89f68325
    age: (years: number) =>
      plural(years, {
        zero: 'أقل من سنة',
        one: 'سنة واحدة',
        two: 'سنتان',
        few: `${number(years)} سنوات`,
        many: `${number(years)} سنة`,
        other: `${number(years)} سنة`,
      }), // 6c76c19c
    ageInMonths: (months: number) =>
      plural(months, {
        zero: 'أقل من شهر',
        one: 'شهر واحد',
        two: 'شهران',
        few: `${number(months)} أشهر`,
        many: `${number(months)} شهرًا`,
        other: `${number(months)} شهر`,
      }), // 716758a2
    placeholder: 'mm/dd/yyyy', // f38f59af
  },
  details: {
    card: (label: string, n: number) => `${label} ${number(n)}`, // 2230b595
    remove: 'إزالة', // c3812fc4
    removeOf: (name: string) => `إزالة ${name}`, // e6a3c4a1
    removed: (name: string) => `تمت إزالة ${name}`, // bd422d50
    atMost: (most: number) => `أقصى عدد يمكنك إضافته: ${number(most)}.`, // dd83daf6
  },
  shown: {
    endsIn: (characters: string) => `ينتهي بـ ${characters}`, // 1c5c776d
    given: 'تم إدخاله', // 0cf2f0e2
    again: 'يُكتب مرة أخرى', // 36e4fbb5
  },
})
