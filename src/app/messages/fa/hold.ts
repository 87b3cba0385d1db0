// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/hold.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { all, number, plural } = wordsIn('fa')

export const hold = translated<typeof english.hold>()({
  holding: (time: string) => `در حال نگه داشتن ${time}`, // 79fda172
  heldFor: (minutes: number, time: string) =>
    plural(minutes, {
      one: `${number(minutes)} دقیقهٔ دیگر برای شما نگه داشته شده، تا ${time}.`,
      other: `${number(minutes)} دقیقهٔ دیگر برای شما نگه داشته شده، تا ${time}.`,
    }), // fa984001
  held: (time: string) => `تا ${time} نگه داشته شده است.`, // c1a8b0c7
  heldNext: (time: string) => `تا ${time} نگه داشته شده است. دکمهٔ بعدی «ادامه» است.`, // d150c4bf
  soonMinutes: (minutes: number) =>
    plural(minutes, {
      one: `زمان شما ${number(minutes)} دقیقهٔ دیگر نگه داشته می‌شود.`,
      other: `زمان شما ${number(minutes)} دقیقهٔ دیگر نگه داشته می‌شود.`,
    }), // 5fd31562
  soonSeconds: (seconds: number) =>
    plural(seconds, {
      one: `زمان شما ${number(seconds)} ثانیهٔ دیگر نگه داشته می‌شود.`,
      other: `زمان شما ${number(seconds)} ثانیهٔ دیگر نگه داشته می‌شود.`,
    }), // 08daadf2
  soonHow: 'برای نگه داشتن آن، «نگه داشتن بیشتر» را بزنید، دکمهٔ پیش از «ادامه».', // 9265c004
  last: '30 ثانیه برای نگه داشتن زمان شما مانده است.', // defa5584
  atLatest: (time: string) => `این زمان حداکثر تا ${time} نگه داشته می‌شود.`, // 1fb54915
  afterThat: 'پس از آن سعی می‌کنیم دوباره نگهش داریم.', // 8a8733c4
  goOn: (time: string) => `ادامه با ${time}`, // b2b9b769
  keep: 'نگه داشتن بیشتر', // 288e2acf
  keeping: 'در حال تمدید', // 2323b5ea
  keepFailed: 'در حال حاضر در برقراری اتصال مشکل داریم. لطفاً کمی بعد دوباره امتحان کنید.', // 5dc929fc
  taken: 'متأسفانه زمانی که انتخاب کردید همین حالا رزرو شد. لطفاً زمان تازه‌ای انتخاب کنید.', // 8a5608a7
  connectionFailed: 'در حال حاضر در برقراری اتصال مشکل داریم. لطفاً کمی بعد دوباره امتحان کنید.', // 5dc929fc
  offline: 'اتصال نیست. با برگشتن اتصال می‌توان زمان را انتخاب کرد.', // 9f3abd01
  over: 'زمان شما دیگر نگه داشته نمی‌شود.', // 28b7b185
  unheld: 'این زمان نگه داشته نشده است. وقتی تمام کنید، اگر هنوز خالی باشد آن را رزرو می‌کنیم.', // eb56cd6d
  typed: 'نوشته‌های شما هنوز اینجاست.', // f5bedc67
  holdAgain: 'نگه داشتن دوبارهٔ همان زمان', // 58a11545
  holdingAgain: 'در حال نگه داشتن دوبارهٔ زمان شما', // 185d1654
  again: 'همان زمان را دوباره برای شما نگه داشتیم.', // 49371245
  lost: 'زمان شما را شخص دیگری رزرو کرد.', // 6206aeb5
  lostSecond: 'زمان نوبت دوم شما را شخص دیگری رزرو کرد.', // 352f4583
  firstHeld: 'نوبت اول شما هنوز نگه داشته شده است.', // 20dbc441
  nearest: 'نزدیک‌ترین زمان‌های خالی', // a667cf61
  otherTimes: 'دیدن همهٔ زمان‌ها', // cb689b34
  heldForAnother: (what: string, where: string, when: string) =>
    where === '' ? `نگه داشته شده: ${what}، ${when}.` : `نگه داشته شده: ${what} در ${where}، ${when}.`, // 6c40947a
  goOnWithIt: 'ادامه با همین', // 9e9761f7
  releaseIt: 'آزاد کردن آن و جستجو', // 6173868a
  elsewhereHeld: (what: string, where: string, when: string) =>
    where === ''
      ? `در زبانهٔ دیگری نگه داشته شده: ${what}، ${when}.`
      : `در زبانهٔ دیگری نگه داشته شده: ${what} در ${where}، ${when}.`, // 5fee2f81
  elsewhereOpen: 'ویزیت شما در زبانهٔ دیگری باز است.', // 6242713e
  elsewhereReplaces: 'زمانی که اینجا انتخاب کنید جای زمان نگه‌داشته‌شدهٔ آنجا را می‌گیرد.', // ed19a9bc
  notBooked: (names: readonly string[]) => `اینجا رزرو نشده: ${all(names)}`, // dd9323f2
  findPlaceForIt: (count: number) =>
    plural(count, { one: 'یافتن مکانی برای آن', other: 'یافتن مکانی برای آن‌ها' }), // 3c534c97
  cardTitle: 'نوبت شما', // 56285920
  first: 'نوبت اول', // ae15e1b9
  second: 'نوبت دوم', // e0b41b65
  finish: 'رزرو با تلفن تمام می‌شود: تا زمانتان نگه داشته شده با ما تماس بگیرید و مکان و زمان را بگویید.', // dae96f3a
  finishUnheld: 'رزرو با تلفن تمام می‌شود: با ما تماس بگیرید و مکان و زمان را بگویید.', // 0ef82972
  chooseAnother: 'انتخاب زمان دیگر', // 099028b1
})
