// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/common.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number } = wordsIn('fa')

export const common = translated<typeof english.common>()({
  brand: 'سلامت و تندرستی', // 5756dcd3
  skip: 'رفتن به محتوای اصلی', // c887f134
  back: 'بازگشت', // 76900f1b
  continue: 'ادامه', // 31fbef16
  errorWord: 'خطا:', // 61706290
  loading: 'در حال بارگیری', // dc380888
  stepOf: (n: number, of: number) => `${number(n)} از ${number(of)}`, // c0ed7eba
  tryAgain: 'امتحان دوباره', // d8b8392e
  startOver: 'شروع از نو', // 5eed7e9f
  offline: 'اتصال نیست. می‌توانید ادامه دهید؛ ثبت حضور شما را به‌محض برگشتن اتصال می‌فرستیم.', // 9cec1ce6
  offlineAtCounter: 'اتصال نیست. برای ثبت حضور در اینجا باید اتصال برگردد، یا از پیشخوان داروخانه بپرسید.', // 679ce275
  offlineBooking: 'اتصال نیست. می‌توانید ادامه دهید، اما برای جستجو یا رزرو باید اتصال برگردد.', // ce8c923d
  helpAtCounter: 'کمک می‌خواهید؟ از پیشخوان داروخانه بپرسید.', // d99baf8c
  helpAtCounterCall: (phone: string) =>
    `کمک می‌خواهید؟ از پیشخوان داروخانه بپرسید، یا با ${phone} تماس بگیرید`, // dabc9bff
  help: 'کمک می‌خواهید؟ در هر یک از داروخانه‌ها یا کلینیک‌های ما بپرسید.', // 1aed4c2b
  helpCall: (phone: string) => `برای کمک با ${phone} تماس بگیرید`, // 02c2d95b
  languageHelp: 'کمک زبانی رایگان', // 976ec2f0
  atHand: 'در دسترس', // a596012c
  about: 'دربارهٔ این سرویس', // f3e91e50
  privacy: 'حریم خصوصی', // 54a57c31
  accessibility: 'دسترس‌پذیری', // d3368cbf
  licences: 'مجوزها', // 6d5d9004
  version: (version: string) => `نسخهٔ ${version}`, // a1874512
  connectionFailed: 'در حال حاضر در برقراری اتصال مشکل داریم. لطفاً کمی بعد دوباره امتحان کنید.', // 5dc929fc
})

export const titles = translated<typeof english.titles>()({
  main: 'نوبت‌دهی سلامت و تندرستی', // 2a924af6
  benefitCodes: 'واجد شرایط بودن کد مزایا', // 817c4293
  prescreen: 'فرم پرسش‌های اولیه', // f1de0af2
  results: 'نتایج جستجوی نوبت', // 1493747a
  followup: 'نتایج جستجوی نوبت', // 1493747a
  schedule: 'فرم اطلاعات بیمار', // 4cc0270b
  confirmation: 'تأیید نوبت', // ffa6836b
  cancel: 'لغو نوبت', // e0790c5f
  cancelOpened: 'لغو نوبت', // e0790c5f
  canceled: 'تأیید لغو', // 5e621bcb
  instantVaccine: 'واکسن بدون نوبت', // e941b803
  instantVaccineSelection: 'فرم پرسش‌های اولیه', // f1de0af2
  clinicLocations: 'کلینیک‌یاب', // afa12656
  pharmacy: 'نوبت‌های واکسن', // 8ea82de0
  clinicSchedule: 'رزرو نوبت کلینیک', // e5e95872
  clinicServices: 'خدمات کلینیک', // 83d707a2
  clinicPrices: 'قیمت‌ها، بیمه و پرداخت', // 820f7b12
  clinicDetails: 'مشخصات کلینیک', // 4b4c9c19
  clinicError: 'مشکلی پیش آمد', // ab827e3f
  privacy: 'حریم خصوصی شما', // cad972db
  accessibility: 'دسترس‌پذیری', // d3368cbf
  licences: 'مجوزها و منابع', // e16fe549
  kiosk: 'تبلت فروشگاه', // 10e5da61
  poster: 'پوستر مراجعهٔ بدون نوبت', // aa0bfb00
  notFound: 'صفحه پیدا نشد', // a469ab4c
})
