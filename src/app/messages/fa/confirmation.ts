// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/confirmation.ts'
import { translated } from '../translated.ts'

export const confirmation = translated<typeof english.confirmation>()({
  saved: 'فرم شما ذخیره شد', // 0febaf87
  notYetReceived: 'فرم شما هنوز به داروخانه نرسیده است. به‌محض برگشتن اتصال آن را می‌فرستیم.', // 5064d8d0
  savedHow: 'کد خود را نگه دارید و به تیم داروخانه بگویید که فرم منتظر ارسال است.', // 98b21d6e
  received: 'فرم شما اکنون به داروخانه رسیده است.', // b1b76d5c
  code: 'کد پیشخوان شما', // 8332959a
  codeHow: 'این کد را به تیم داروخانه بگویید.', // 928eec84
  bookedCodeHow: 'وقتی رسیدید این کد را به تیم بگویید.', // 98045994
  videoCode: 'کد ویزیت شما', // f12b3d0f
  videoCodeHow: 'اگر تماس گرفتید این کد را به تیم بگویید.', // 709ec086
  patient: 'مشخصات بیمار', // e1f1b8b3
  name: 'نام', // dcd1d522
  phone: 'تلفن', // 63dceb88
  email: 'ایمیل', // 969ccbd3
  birthDate: 'تاریخ تولد', // eb4c4e23
  dietitian: 'متخصص تغذیهٔ شما', // 97177eae
  support: 'پشتیبانی مشتریان', // 4c464668
  details: 'مشخصات نوبت', // 6ce300ec
  yourVisit: 'ویزیت شما', // 72db071a
  first: 'نوبت اول', // 0f3fde3a
  second: 'نوبت دوم', // ba04c2d4
  vaccine: 'واکسن', // 8c707f77
  service: 'ویزیت', // 1c8ac867
  where: 'مکان', // 1daaa38f
  when: 'زمان', // cf9c7aa2
  secondCode: 'کد پیشخوان', // 11856ada
  byVideo: 'با ویدیو', // 81f88658
  today: (day: string) => `امروز، ${day}`, // a91d85ef
  dayAndTime: (day: string, time: string) => `${day}، ${time}`, // 6602a889
  showMore: 'نمایش بیشتر', // ba8a80fd
  showLess: 'نمایش کمتر', // 0264d7b0
  benefitCode: 'این مکان کد مزایای شما را می‌پذیرد', // a3cef312
  modify: 'تغییر نوبت', // 6fe1fc08
  modifyHow: {
    tlc: 'برای تغییر روز یا ساعت، با کلینیک تماس بگیرید.', // bd68a5ba
    dietitian: 'برای تغییر روز یا ساعت، با تیم تغذیهٔ ما تماس بگیرید.', // bb7260e3
    pharmacy: 'برای تغییر روز یا ساعت، با داروخانه تماس بگیرید.', // 63330080
  },
  cancel: 'لغو نوبت', // e0790c5f
  cancelLater: 'برای دیدن، تغییر یا لغو این ویزیت در آینده، این پیوند را نگه دارید.', // 25df1ff8
  cancelBothLater: 'برای دیدن، تغییر یا لغو هر دو نوبت در آینده، این پیوند را نگه دارید.', // 4ec597ae
  cancelLaterHow:
    'هر کس این پیوند را داشته باشد می‌تواند ویزیت را ببیند، تغییر دهد و لغو کند. در آن نه نامی هست و نه پاسخ‌های شما.', // 02e6a3ac
  copyLink: 'رونوشت پیوند', // dbf362d4
  openLink: 'باز کردن ویزیت شما', // 09e733b8
  cancelQr: 'کد QR پیوند ویزیت شما', // b9143b0f
  directions: 'مسیریابی', // c9535678
  call: 'تماس', // d6e645b7
  callLocation: (phone: string) => `تماس با ${phone}`, // 31e40241
  rideshare: 'تخفیف برای سفر شما با خودرو', // c8b7c55b
  rideshareHow: 'این کد را در برنامهٔ تاکسی اینترنتی بنویسید یا اسکن کنید.', // 4522d0ea
  rideshareQr: (code: string) => `کد QR برای ${code}`, // 1fb33458
  rideshareHelp: 'پرسشی دربارهٔ سفر دارید؟', // f06390c3
  copy: 'رونوشت کد', // 49a0053f
  saveToPhone: 'ذخیره در تلفن', // 5de62c91
  notSaved: 'تصویر ذخیره نشد.', // f015b301
  another: 'دریافت واکسن دیگر', // 17b7b084
  bookAnother: 'رزرو نوبت دیگر', // cb8a6a61
  bookDietitian: 'رزرو نوبت تغذیه از راه دور', // 391e0692
  print: 'چاپ', // df0fe798
  counterPrints: 'پیشخوان می‌تواند این را برایتان چاپ کند.', // 2aa651f3
  share: 'هم‌رسانی', // 29887a5f
  addToCalendar: 'افزودن به تقویم', // d0efffa6
  calendarTitle: (store: string) => `نوبت در ${store}`, // 3ab1024d
  calendarTitleVideo: (who: string) => `نوبت با ${who}`, // 82ddfa31
  calendarNotes: (phone: string) => `برای تغییر روز یا ساعت، با ${phone} تماس بگیرید.`, // 0122f916
  keptVisits: 'ویزیت‌های رزروشدهٔ شما', // de693eb9
  keptVisitsHow: 'این دستگاه زمان، مکان و کد آن‌ها را تا پایان هر روز به یاد می‌سپارد.', // dfe98c6a
  copyVisitCode: 'رونوشت کد ویزیت', // a4c4fa73
  leaveTitle: 'بدون کد می‌روید؟', // 100932b9
  leaveWhy: 'اول ویزیت را به تقویم خود بیفزایید، چاپ کنید، یا کد را رونوشت بگیرید.', // b2a3ba20
  leaveAnyway: 'ترک این صفحه', // 47b5d076
  stayHere: 'ماندن در اینجا', // ef8d633e
  calendarCode: (code: string) => `کد: ${code}`, // 62c17536
  join: 'چگونه وارد شوید', // f56144df
  joinByLink: 'هنگام شروع ویزیت این پیوند را باز کنید.', // 5f329f18
  joinVisit: 'ورود به ویزیت', // f19140ae
  calendarVideo: 'ویزیت ویدیویی', // c6e3131e
  calendarCancel: (address: string) => `برای دیدن، تغییر یا لغو آن: ${address}`, // 3fed87a1
})
