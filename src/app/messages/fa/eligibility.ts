// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/eligibility.ts'
import { translated } from '../translated.ts'

export const eligibility = translated<typeof english.eligibility>()({
  eligible: 'شما واجد شرایط هستید و به‌زودی به صفحهٔ بعد می‌روید!', // f5cfe1e5
  lastQuestion: 'این آخرین پرسش بود! به‌زودی به صفحهٔ بعد می‌روید.', // 0af45f9a
  ineligible: 'بر اساس پاسخ‌هایتان، اکنون واجد شرایط ادامه نیستید', // f0902c32
  unknownType: 'متأسفیم. در بارگیری پرسش‌ها مشکل داریم. لطفاً بعداً دوباره امتحان کنید.', // b01f8517
  issue: 'در حال حاضر مشکلی داریم. لطفاً بعداً دوباره امتحان کنید.', // 488a0999
  noDetector: 'در حال حاضر در نوبت‌دهی مشکلی داریم. لطفاً بعداً دوباره امتحان کنید.', // 4d2eea9c
  continue: 'ادامه', // 31fbef16
  required: 'این فیلد الزامی است', // 0b2b46d5
  invalidDate: 'تاریخ معتبر نیست.', // 8bfe8dbd
  notInPast: 'تاریخ باید در گذشته باشد.', // 72b72226
  notOnOrAfter: (date: string) => `تاریخ نباید پیش از ${date} باشد.`, // 2fcb2919
})
