// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/pages.ts'
import { translated } from '../translated.ts'

export const pages = translated<typeof english.pages>()({
  bookHeading: 'رزرو ویزیت', // b00aa64d
  bookHint: 'بگویید چه، کجا و کی. زمان‌های خالی نزدیک شما را نشان می‌دهیم. حساب کاربری لازم نیست.', // e6ef7575
  mainHeading: 'مراجعه بدون نوبت برای واکسن', // 87130c89
  mainHint:
    'در یکی از داروخانه‌های ما هستید؟ کد روی پیشخوان را اسکن کنید، یا شمارهٔ فروشگاه را که زیر آن چاپ شده بنویسید.', // 5b9421fe
  storeNumber: 'شمارهٔ فروشگاه', // 88f70e3d
  storeNumberRequired: 'وارد کردن مقدار الزامی است.', // b7171a63
  storeNumberInvalid: 'مقدار باید معتبر باشد.', // b91da024
  storeNumberHint: 'حروف، ارقام و خط تیره', // ea0eddd2
  callTitle: 'ترجیح می‌دهید با ما صحبت کنید؟', // d1782712
  visits: 'با ما تماس بگیرید تا زمانی برایتان پیدا کنیم.', // fd14147b
  clinics: 'یافتن کلینیک', // 35925dbf
  clinicsHint:
    'با ما تماس بگیرید و کد پستی یا شهرتان را بگویید. می‌گوییم کدام کلینیک نزدیک‌تر است و کی باز است.', // ef24c963
  call: (phone: string) => `تماس با ${phone}`, // 31e40241
  notFound: 'ای وای، 404! صفحه پیدا نشد.', // 592dd864
  notFoundHint: 'شاید نشانی قدیمی باشد یا اشتباه نوشته شده باشد.', // 9a527287
  serviceFinder: 'دنبال چه چیزی هستید؟', // e3ad92be
  findTime: 'زمانی برای ویزیت', // 78443ce1
  walkIn: 'واکسن بدون نوبت', // fc744803
  findClinic: 'کلینیکی نزدیک شما', // 41c235d9
  clinicServices: 'خدمات کلینیک‌های ما', // 04c36999
})
