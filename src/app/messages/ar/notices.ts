// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/notices.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('ar')

export const update = translated<typeof english.update>()({
  ready: 'يوجد إصدار جديد جاهز.', // b9d4487c
  now: 'تحديث', // c1c1009d
  later: 'لاحقًا', // 73b6e48a
  updating: 'جارٍ التحديث…', // dfe40efe
})

export const draft = translated<typeof english.draft>()({
  lost: 'تعذر فتح الإجابات التي كتبتها من قبل. يرجى البدء مرة أخرى.', // dfbbb8a7
  elsewhere: 'زيارتك مفتوحة في علامة تبويب أخرى', // 924651af
  elsewhereHow: 'كل ما كتبته موجود هناك. يمكنك المتابعة في علامة التبويب تلك، أو الإكمال هنا.', // 0c75b77c
  goOnHere: 'المتابعة هنا', // 3fc251e9
})

export const saved = translated<typeof english.saved>()({
  waiting: (count: number) =>
    plural(count, {
      zero: 'لا شيء ينتظر الإرسال.',
      one: 'تسجيل حضورك ينتظر الإرسال.',
      two: 'ينتظر تسجيلا حضور الإرسال.',
      few: `تنتظر ${number(count)} تسجيلات حضور الإرسال.`,
      many: `ينتظر ${number(count)} تسجيل حضور الإرسال.`,
      other: `ينتظر ${number(count)} تسجيل حضور الإرسال.`,
    }), // 73e79856
  waitingHow: (count: number) =>
    plural(count, {
      zero: 'لا شيء ينتظر الإرسال.',
      one: 'لم يصل إلى الصيدلية بعد. سنرسله فور توفر اتصال. يمكنك الذهاب إلى الشباك وذكر رمزك.',
      two: 'لم يصلا إلى الصيدلية بعد. سنرسلهما فور توفر اتصال. يمكنك الذهاب إلى الشباك وذكر رمزيك.',
      few: 'لم تصل إلى الصيدلية بعد. سنرسلها فور توفر اتصال. يمكنك الذهاب إلى الشباك وذكر رموزك.',
      many: 'لم تصل إلى الصيدلية بعد. سنرسلها فور توفر اتصال. يمكنك الذهاب إلى الشباك وذكر رموزك.',
      other: 'لم تصل إلى الصيدلية بعد. سنرسلها فور توفر اتصال. يمكنك الذهاب إلى الشباك وذكر رموزك.',
    }), // ad29960b
  received: (count: number) =>
    plural(count, {
      zero: 'لم يصل شيء إلى الصيدلية.',
      one: 'وصل تسجيل حضورك إلى الصيدلية.',
      two: 'وصل إلى الصيدلية تسجيلا حضور.',
      few: `وصلت إلى الصيدلية ${number(count)} تسجيلات حضور.`,
      many: `وصل إلى الصيدلية ${number(count)} تسجيل حضور.`,
      other: `وصل إلى الصيدلية ${number(count)} تسجيل حضور.`,
    }), // 6b1c5687
  refused: (count: number) =>
    plural(count, {
      zero: 'قُبلت كل تسجيلات الحضور.',
      one: 'تعذر قبول تسجيل حضورك.',
      two: 'تعذر قبول تسجيلَي حضور.',
      few: `تعذر قبول ${number(count)} تسجيلات حضور.`,
      many: `تعذر قبول ${number(count)} تسجيل حضور.`,
      other: `تعذر قبول ${number(count)} تسجيل حضور.`,
    }), // 646618ea
  refusedHow: 'اسأل عند شباك الصيدلية، أو ابدأ تسجيل حضور جديدًا.', // baebf981
  codes: (count: number) =>
    plural(count, {
      zero: 'رموز الشباك:',
      one: 'رمز الشباك:',
      two: 'رمزا الشباك:',
      few: 'رموز الشباك:',
      many: 'رموز الشباك:',
      other: 'رموز الشباك:',
    }), // 2dda2d13
})

export const copy = translated<typeof english.copy>()({
  copied: 'تم النسخ!', // ea61bc15
  notCopied: 'يرجى نسخه يدويًا.', // 51037fa2
})
