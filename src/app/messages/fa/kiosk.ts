// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/kiosk.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('fa')

export const kiosk = translated<typeof english.kiosk>()({
  title: 'راه‌اندازی این تبلت', // 681b6a49
  titleAt: (store: string) => `راه‌اندازی این تبلت برای ${store}`, // 9aa4e7c3
  hint: 'برای کارکنان داروخانه. این دستگاه تبلت مراجعهٔ بدون نوبت برای مهمانان می‌شود.', // 9659de29
  what: 'در تبلت فروشگاه', // 997bca3c
  whatHome: 'همیشه صفحهٔ مراجعهٔ بدون نوبت این فروشگاه را باز می‌کند', // be53787f
  whatWipe: 'هر ویزیت در پایان، یا پس از حدود یک دقیقه بدون لمس، پاک می‌شود', // 52754623
  whatLeave: 'برای خروج، نام فروشگاه را در صفحهٔ اول 5 ثانیه نگه دارید', // 30d0c193
  code: 'کد کارکنان', // 0f16cc32
  codeHint: 'از مسئول این سرویس بپرسید.', // 93e1e583
  leaveCode: 'کد خروج از حالت تبلت', // e397a45b
  chooseLeaveCode: 'شش رقم انتخاب کنید و آن را جایی نگه دارید که کارکنان پیدا کنند.', // 1f9df21a
  leaveCodeHint: 'کارکنان هنگام راه‌اندازی این تبلت آن را انتخاب کرده‌اند.', // 1b2fb3a9
  sixDigits: 'شش رقم وارد کنید.', // c077862c
  wrongLeaveCode: 'این کد این تبلت نیست. آن را بررسی کنید و دوباره امتحان کنید.', // 8b65338e
  enrol: 'استفاده به عنوان تبلت فروشگاه', // 5d6d7a72
  enrolling: 'در حال راه‌اندازی', // dbdf27e5
  wrongCode: 'این کد کارکنان نیست. آن را بررسی کنید و دوباره امتحان کنید.', // 7f6252ee
  noCode: 'کد کارکنان را بنویسید.', // 6019393e
  busy: 'تلاش‌ها زیاد شد. یک دقیقه صبر کنید و دوباره امتحان کنید.', // 2c69a672
  noAnswer: 'به سرور دسترسی نداریم. اتصال را بررسی کنید و دوباره امتحان کنید.', // 8891d7e4
  notKept:
    'این مرورگر نمی‌تواند تنظیمات را نگه دارد. از پنجرهٔ معمولی استفاده کنید، نه خصوصی، و دادهٔ سایت را مجاز کنید.', // 20e66bfc
  unknownLocation: 'سرور این فروشگاه را نمی‌شناسد.', // c46507bb
  already: (store: string) => `این تبلت برای ${store} راه‌اندازی شده است.`, // 5352a4c2
  goHome: 'رفتن به صفحهٔ اول', // 66c9326e
  insecure: 'این نشانی امن نیست', // 3b399c33
  insecureWhy:
    'تبلت فروشگاه به https نیاز دارد. بدون آن مرورگر نمی‌تواند پاسخ‌ها را قفل کند، بدون اتصال کار کند یا صفحه را روشن نگه دارد.', // d50c598d
  insecureHow: 'راهنمای راه‌بری این محصول، در بخش تبلت‌ها، توضیح می‌دهد که چگونه آن را با https ارائه کنید.', // 77a0d8b0
  privacy: 'حریم خصوصی', // 54a57c31
  accessibility: 'دسترس‌پذیری', // d3368cbf
  close: 'بستن', // 7d9eb7ac
  done: 'تمام', // 11a6767d
  waiting: (count: number) => `${number(count)} مورد منتظر ارسال`, // db6397d0
  refused: (count: number) => `${number(count)} مورد پذیرفته نشد`, // aed666e1
  clockOff: (minutes: number) =>
    minutes >= 60
      ? `ساعت ${Math.round(minutes / 60)} ساعت جلو است`
      : minutes > 0
        ? `ساعت ${number(minutes)} دقیقه جلو است`
        : minutes > -60
          ? `ساعت ${-minutes} دقیقه عقب است`
          : `ساعت ${Math.round(-minutes / 60)} ساعت عقب است`, // 8cb306e8
  phone: 'از تلفن خودتان استفاده کنید', // 87403439
  phoneHow: (address: string) => `دوربین آن را رو به این کد بگیرید، یا ${address} را باز کنید`, // a4cd0b20
  phoneCode: 'کد QR: این صفحهٔ مراجعهٔ بدون نوبت را در تلفن خودتان باز می‌کند', // 94b2866e
  tryingOnly: 'این نشانی فقط در همین رایانه کار می‌کند.', // 69bb3c4c
  forStaff: 'برای کارکنان', // 9c9ef5a5
  leaveTitle: 'از حالت تبلت فروشگاه خارج می‌شوید؟', // 5c536cfe
  leaveWhy: 'سپس این دستگاه مثل هر دستگاه دیگر کار می‌کند. ثبت حضورهایی که منتظر ارسال‌اند می‌ماند.', // 0cb007a4
  leave: 'خروج', // fc6e4a40
  leaving: 'در حال خروج', // ff02c323
  stay: 'ماندن', // 08fd1de4
  stillThere: 'هنوز اینجا هستید؟', // 69b81bb4
  stillThereWhy: 'برای حفظ حریم خصوصی شما، پاسخ‌هایتان را به‌زودی پاک می‌کنیم.', // 2f86d3d4
  codeLeaves: 'کد شما به‌زودی از این صفحه برداشته می‌شود.', // 925d7c0f
  secondsLeft: (count: number) =>
    plural(count, { one: `${number(count)} ثانیه مانده`, other: `${number(count)} ثانیه مانده` }), // 7733ef8a
  goOn: 'وقت بیشتری لازم دارم', // ba4ae706
  eraseNow: 'پاسخ‌هایم را اکنون پاک کن', // acf71c13
})

export const poster = translated<typeof english.poster>()({
  screenTitle: 'پوستر', // 1ba76ea7
  print: 'چاپ', // df0fe798
  printHow: 'روی یک برگ کاغذ A4 یا US letter جا می‌شود.', // eef30565
  heading: 'واکسن‌های بدون نوبت', // f954ea78
  forToday: 'برای واکسن زدن در اینجا، همین امروز.', // 716244ad
  promise: 'فرم را در تلفن خودتان پر کنید. حدود 5 دقیقه طول می‌کشد.', // 55bb64a0
  scan: 'دوربین تلفن خود را رو به کد بگیرید', // 55c7a514
  scanHow: 'یا نشانی زیر آن را باز کنید.', // 8c646be3
  fill: 'واکسن‌های خود را انتخاب و فرم را پر کنید', // f6ba02cc
  fillHow: 'نه نصب لازم است، نه حساب کاربری.', // d415ea22
  checkIn: 'در پیشخوان داروخانه ثبت حضور کنید', // 1162b8bd
  checkInHow: 'کدی را که تلفنتان در پایان نشان می‌دهد بگویید.', // b174b9dd
  everyDay: 'هر روز', // c4e42b97
  days: (first: string, last: string) => `${first} تا ${last}`, // 3aaaa9f5
  hours: (days: string, open: string) => `${days}: ${open}`, // eb288dc7
  hoursWithLunch: (days: string, open: string, lunch: string) => `${days}: ${open}، استراحت ${lunch}`, // df8c7817
  noPhone: 'تلفن ندارید؟ از تبلت استفاده کنید یا از پیشخوان بپرسید.', // 9329e5e6
  printed: (day: string) => `چاپ‌شده در ${day}`, // 89ae83d8
  qrCode: (store: string) => `کد QR: صفحهٔ مراجعهٔ بدون نوبت ${store} را باز می‌کند`, // d8165263
  tryingOnly: 'فقط برای آزمایش', // badf76a0
  tryingOnlyWhy:
    'کد به نشانی‌ای می‌رود که فقط در همین رایانه کار می‌کند. PUBLIC_URL را روی نشانی‌ای که مهمانان به کار می‌برند تنظیم کنید، سپس چاپ کنید.', // f5049a75
  settingsFailed: 'به سرور دسترسی نداریم، پس هنوز نشانی‌ای برای چاپ نیست.', // cceb3a06
})
