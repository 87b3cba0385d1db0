// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/find.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('fa')

export const find = translated<typeof english.find>()({
  heading: 'یافتن نوبت', // 4fc46ab3
  submit: 'یافتن نوبت', // 4fc46ab3
  change: 'تغییر', // c0bf75bd
  hideForm: 'پنهان کردن فرم', // 8e267b4c
  showForm: 'نشان دادن فرم', // 8525eff3
  editSearch: 'ویرایش جستجو', // 2c0de627
  videoIn: (state: string) => `ویزیت ویدیویی در ${state}`, // 48202217
  within: (location: string, miles: number) => `تا ${number(miles)} مایلی ${location}`, // ae8ad166
  summary: (location: string, day: string) => `${location}، از ${day}`, // a5731eb5
  need: 'به چه چیزی نیاز دارید؟', // 52c6a4f6
  allVisits: 'همهٔ ویزیت‌ها', // 913bde57
  myLocation: 'مکان من', // 3572a396
  ways: {
    clinics: 'یافتن کلینیک', // 35925dbf
    benefit: 'کد مزایا دارم', // 8fcb60a0
    cancel: 'ویزیت شما', // 72db071a
  },
  waysFor: {
    clinics: 'نشانی، ساعت کار و انتظار', // 207272cb
    benefit: 'ببینید کجا پذیرفته می‌شود', // 54fc88ba
    cancel: 'با پیوندش آن را ببینید، تغییر دهید یا لغو کنید', // 1a7409f9
  },
  type: 'نوع نوبت', // 19fd6c78
  chooseOne: 'یکی را انتخاب کنید', // 0b24aed5
  fetching: 'در حال دریافت مقادیر...', // c6837b65
  location: 'مکان', // 15b61974
  locationPlaceholder: 'کد پستی یا شهر، ایالت', // 1dbd6d49
  suggestions: 'مکان‌ها', // eb5cfb73
  suggestionCount: (count: number) =>
    plural(count, {
      one: `${number(count)} مکان. برای انتخاب، کلید پیکان پایین را بزنید.`,
      other: `${number(count)} مکان. برای انتخاب، از کلیدهای پیکان استفاده کنید.`,
    }), // f41b6bbd
  date: 'تاریخ', // 99c40ab4
  today: 'امروز', // 2b065c7c
  tomorrow: 'فردا', // 456a73bb
  problems: {
    type: {
      required: 'نوع نوبت الزامی است.', // de55fc40
    },
    location: {
      required: 'مکان الزامی است.', // 46c4f868
      tooShort: 'مکان باید دست‌کم 2 نویسه باشد.', // e2b5ef07
      tooLong: 'مکان باید حداکثر 128 نویسه باشد.', // 7afdd5ff
    },
    date: {
      invalid: 'تاریخ معتبر نیست', // 2594f051
      tooEarly: (date: string) => `تاریخ نباید پیش از ${date} باشد.`, // 2fcb2919
      tooLate: (date: string) => `تاریخ نباید پس از ${date} باشد.`, // 80ab890a
    },
  },
  waitsForConnection: 'اتصال نیست. با برگشتن اتصال، جستجوی شما شروع می‌شود.', // 6ca81f35
  fillAll: 'لطفاً برای ادامه همهٔ فیلدهای الزامی را پر کنید', // f71c1c3c
  check: 'برای ادامه این پاسخ‌ها را بررسی کنید', // fc271637
  codeVerified: 'کد مزایا تأیید شد', // 8c5c0400
  locationUnavailable:
    'در این مکان ارائه‌دهنده‌ای پیدا نکردیم. لطفاً شهر، ایالت یا کد پستی دیگری وارد کنید و دوباره امتحان کنید.', // a19ec3cc
  connectionFailed: 'در حال حاضر در برقراری اتصال مشکل داریم.', // 337fc69b
  refreshPage: 'لطفاً صفحه را تازه کنید و دوباره امتحان کنید.', // ea7c2ec8
  tryShortly: 'لطفاً کمی بعد دوباره امتحان کنید.', // b154014c
  refresh: 'تازه کردن', // 0e916101
  whichVisit: 'کدام ویزیت؟', // 7a4e473e
  again: {
    ended: 'جستجوی شما تمام شده است. این چیزی است که جستجو کردید.', // 96da46ba
    noBooking: 'رزرو شما دیگر در این دستگاه نیست.', // fa810abd
    notHeld: 'زمان شما دیگر نگه داشته نمی‌شود.', // 28b7b185
    unknownType: 'ویزیت را دوباره انتخاب کنید.', // 776269dc
  },
  fluQuestion: 'واکسن آنفلوانزا می‌خواهید؟', // e2916606
  fluHint: 'می‌توانید آن را در همین ویزیت بزنید.', // d9e5ffa7
  addFlu: 'افزودن واکسن آنفلوانزا', // 35c68c02
  no: 'خیر', // 1ea442a1
  chooseState: 'یکی را انتخاب کنید', // 8f27c0cb
  stateAsked: 'این ویزیت ویدیویی است. بعد می‌پرسیم در کدام ایالت خواهید بود و زمان‌ها را از امروز نشان می‌دهیم.', // 27211f45
  placeAskedNext:
    'این ویزیت ویدیویی است. بعد می‌پرسیم کدام ویزیت را لازم دارید، در کدام ایالت خواهید بود، و چه روزی.', // 1c724b57
  pharmacyOpened: 'صفحهٔ رزرو داروخانه در پنجرهٔ تازه باز شده است.', // 3f478a8e
  openAgain: 'باز کردن دوباره', // 78442f41
})
