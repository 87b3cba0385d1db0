// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/store-hours.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('fa')

export const storeHours = translated<typeof english.storeHours>()({
  closing: (minutes: number) =>
    plural(minutes, {
      one: `تا ${number(minutes)} دقیقهٔ دیگر بسته می‌شود`,
      other: `تا ${number(minutes)} دقیقهٔ دیگر بسته می‌شود`,
    }), // ab1e4dee
  pausing: (minutes: number, until: string) =>
    plural(minutes, {
      one: `استراحت ناهار تا ${number(minutes)} دقیقهٔ دیگر، تا ساعت ${until}`,
      other: `استراحت ناهار تا ${number(minutes)} دقیقهٔ دیگر، تا ساعت ${until}`,
    }), // 6b4613a9
  pausingHow: 'اکنون به پیشخوان بروید، یا پس از استراحت برگردید.', // 8d3463aa
  break: (until: string) => `استراحت ناهار تا ${until}`, // 257e2edb
  later: (at: string) => `اکنون بسته است. ساعت ${at} باز می‌شود`, // 20625227
  tomorrow: (at: string) => `اکنون بسته است. فردا ساعت ${at} باز می‌شود`, // 09d86db7
  onDay: (day: string, at: string) => `اکنون بسته است. ${day} ساعت ${at} باز می‌شود`, // e5f4de6b
  closed: 'اکنون بسته است', // b7c1a931
  because: (line: string, reason: string) => `${line} (${reason})`, // 01404215
  comeBack: (at: string) => `ساعت ${at} با کد خود برگردید.`, // e5a07332
  hurry: 'اکنون به پیشخوان بروید.', // 7ff90f7d
  askWhenOpen: 'وقتی باز کردیم از پیشخوان بپرسید.', // 5e86c921
  sentWhileClosed: 'فرم شما نگه داشته شده است. وقتی داروخانه باز شد با تیم آن صحبت کنید.', // 8c4059ef
  wait: (minutes: number) =>
    plural(minutes, {
      '=0': 'اکنون انتظار نیست',
      one: `انتظار: حدود ${number(minutes)} دقیقه`,
      other: `انتظار: حدود ${number(minutes)} دقیقه`,
    }), // 9e79cf46
  bookVisit: 'رزرو ویزیت', // b00aa64d
  lastKnown: 'آفلاین هستیم. این آخرین ساعت‌های کاری است که می‌دانیم.', // 1dbf8969
  unknown: 'ساعت کار اکنون در دسترس نیست', // 7f821f95
})
