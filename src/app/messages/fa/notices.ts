// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/notices.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('fa')

export const update = translated<typeof english.update>()({
  ready: 'نسخهٔ تازه آماده است.', // b9d4487c
  now: 'به‌روزرسانی', // c1c1009d
  later: 'بعداً', // 73b6e48a
  updating: 'در حال به‌روزرسانی…', // dfe40efe
})

export const draft = translated<typeof english.draft>()({
  lost: 'نتوانستیم پاسخ‌های قبلی شما را باز کنیم. لطفاً از نو شروع کنید.', // dfbbb8a7
  elsewhere: 'ویزیت شما در زبانهٔ دیگری باز است', // 924651af
  elsewhereHow: 'همهٔ نوشته‌هایتان آنجاست. می‌توانید در آن زبانه ادامه دهید یا کار را اینجا دنبال کنید.', // 0c75b77c
  goOnHere: 'ادامه در اینجا', // 3fc251e9
})

export const saved = translated<typeof english.saved>()({
  waiting: (count: number) =>
    plural(count, {
      one: 'ثبت حضور شما منتظر ارسال است.',
      other: `${number(count)} ثبت حضور منتظر ارسال است.`,
    }), // 73e79856
  waitingHow: (count: number) =>
    plural(count, {
      one: 'هنوز به داروخانه نرسیده است. به‌محض برقراری اتصال آن را می‌فرستیم. می‌توانید به پیشخوان بروید و کد خود را بگویید.',
      other:
        'هنوز به داروخانه نرسیده‌اند. به‌محض برقراری اتصال آن‌ها را می‌فرستیم. می‌توانید به پیشخوان بروید و کدهای خود را بگویید.',
    }), // ad29960b
  received: (count: number) =>
    plural(count, {
      one: 'ثبت حضور شما اکنون به داروخانه رسیده است.',
      other: `${number(count)} ثبت حضور شما اکنون به داروخانه رسیده است.`,
    }), // 6b1c5687
  refused: (count: number) =>
    plural(count, { one: 'ثبت حضور شما پذیرفته نشد.', other: `${number(count)} ثبت حضور پذیرفته نشد.` }), // 646618ea
  refusedHow: 'از پیشخوان داروخانه بپرسید یا ثبت حضور تازه‌ای شروع کنید.', // baebf981
  codes: (count: number) => plural(count, { one: 'کد پیشخوان:', other: 'کدهای پیشخوان:' }), // 2dda2d13
})

export const copy = translated<typeof english.copy>()({
  copied: 'رونوشت شد!', // ea61bc15
  notCopied: 'لطفاً آن را با دست رونوشت بگیرید.', // 51037fa2
})
