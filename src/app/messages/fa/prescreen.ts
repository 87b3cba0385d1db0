// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/prescreen.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number } = wordsIn('fa')

export const prescreen = translated<typeof english.prescreen>()({
  yes: 'بله', // 85a39ab3
  no: 'خیر', // 1ea442a1
  required: 'این فیلد الزامی است', // 0b2b46d5
  questionOf: (n: number, most: number) => `پرسش ${number(n)} از حداکثر ${number(most)}`, // 197bc732
  step: (n: number) => `مرحلهٔ ${number(n)}`, // 604b1173
  seeAvailability: 'دیدن زمان‌های خالی', // 0e2e61d8
  checkAvailability: 'بررسی زمان‌های خالی', // dbc90cdf
  servicesFailed: 'این ویزیت‌ها بارگیری نشد. لطفاً دوباره امتحان کنید.', // 057a0c71
  notOffered: 'این ویزیت‌ها را اکنون نمی‌توان اینترنتی رزرو کرد.', // 33fde75a
  notOfferedText: 'می‌توانید ویزیت دیگری رزرو کنید یا تماس بگیرید و بپرسید.', // b5d5a9ef
  otherVisits: 'دیدن ویزیت‌های دیگر', // f9bf5a2f
  link: {
    came: 'زمانی که برایش آمدید', // 7b947c3d
    timeAt: (time: string, place: string) => `${time}، ${place}`, // df12993e
    unheld: 'پس از این پرسش‌ها می‌توانید آن را نگه دارید.', // c8d2e2fe
    only: 'این‌ها خدمات آن مکان در آن زمان است.', // f999fda3
    elsewhere: 'واکسن یا زمان دیگر', // 98c8095f
    gone: (time: string, place: string | undefined) =>
      place === undefined
        ? `زمانی که برایش آمدید، ${time}، دیگر خالی نیست.`
        : `زمانی که برایش آمدید، ${time}، ${place}، دیگر خالی نیست.`, // af845161
    past: (time: string) => `زمانی که برایش آمدید، ${time}، گذشته است.`, // 5519cdd8
    notGiven: (time: string, place: string | undefined) =>
      place === undefined
        ? `آنچه برایش آمدید، ${time}، اکنون آنجا قابل رزرو نیست.`
        : `آنچه برایش آمدید، ${time}، ${place}، اکنون آنجا قابل رزرو نیست.`, // 6cdf26b5
    instead: 'برای دیدن زمان‌های خالی ادامه دهید.', // c7f7ff4e
  },
  dot: {
    title: 'برای چه کسی رانندگی می‌کنید؟', // 25b52c2f
    employer: 'کارفرما', // 54a3b64c
    chooseOne: 'یکی را انتخاب کنید', // 8f27c0cb
    employerRequired: 'کارفرما الزامی است.', // 14c8d7ef
    screening: 'می‌خواهید آزمایش مواد مخدر را اضافه کنید؟', // bd43996e
    limited: 'فقط در بعضی مکان‌ها ارائه می‌شود', // f6063770
  },
  medicare: {
    title: 'چند پرسش دربارهٔ سلامت شما', // 3aafbd36
    hint: 'این پرسش‌ها به کلینیک کمک می‌کند برای ویزیت شما آماده شود. پاسخ‌هایتان را همراه رزرو می‌فرستیم.', // 206c137c
    hasMedicarePartB: 'آیا Medicare Part B دارید؟', // 994b7400
    noPartB: 'Medicare هزینهٔ این ویزیت را از طریق Part B می‌دهد. بدون آن شاید خودتان باید بپردازید.', // 07a482f5
    hadWellnessVisit: 'آیا در 12 ماه گذشته ویزیت سلامت Medicare داشته‌اید؟', // c95371ab
    oncePerYear:
      'Medicare هر 12 ماه هزینهٔ یک ویزیت سلامت را می‌دهد. اگر زودتر بیایید شاید خودتان باید بپردازید.', // cbb27999
    wasInHospital: 'آیا در 12 ماه گذشته در بیمارستان بستری بوده‌اید؟', // d3c1a0a7
    hasFallen: 'آیا در 12 ماه گذشته زمین خورده‌اید؟', // 122ad50e
  },
  vaccines: {
    title: 'کدام واکسن‌ها را لازم دارید؟', // f4f0be17
    none: 'برای دیدن زمان‌های خالی یک واکسن انتخاب کنید.', // 401db0ca
    upTo: (most: number) => `حداکثر ${number(most)} پرسش کوتاه، سپس زمان‌های خالی.`, // 23f549f5
  },
  dietitian: {
    title: 'برنامه‌ریزی ویزیت با متخصص تغذیه', // ed0b3139
    hint: 'دیدار ویدیویی است، از ایالتی که در آن خواهید بود.', // dfae33b2
    visit: 'کدام ویزیت را لازم دارید؟', // c600db0c
    prices: 'قیمت‌ها', // 5a6e4f56
    state: 'ایالتی که در آن خواهید بود', // 4c9470e1
    fetching: 'در حال دریافت مقادیر...', // c6837b65
    failed: 'در حال حاضر در برقراری اتصال مشکل داریم. لطفاً صفحه را تازه کنید و دوباره امتحان کنید.', // d9cf6f1d
    zone: 'منطقهٔ زمانی', // b9fe1464
    date: 'تاریخ', // 99c40ab4
    dateHint: 'نخستین روز مناسب شما', // 11d12b3c
    invalidDate: 'تاریخ معتبر نیست', // 2594f051
  },
  verdict: {
    eligibleTitle: 'می‌توانید این ویزیت را رزرو کنید', // c1532294
    ineligibleTitle: 'اکنون نمی‌توانیم این ویزیت را رزرو کنیم', // a1cb8d99
    errorTitle: 'از اینجا نمی‌توانیم ادامه دهیم', // 04806479
    because: 'دلیل این نتیجه', // ce6b86f5
    from: (day: string) => `با این پاسخ‌ها، نخستین روز برای رزرو ${day} است.`, // 639e735c
    addToCalendar: 'افزودن این روز به تقویم', // d4139d3d
    calendarEntry: 'رزرو ویزیت', // b00aa64d
    movedTitle: (day: string) => `دوز بعدی شما را می‌توان از ${day} زد`, // e74f2f47
    movedBy: (lastDose: string, days: number) =>
      `گفتید که دوز آخر در ${lastDose} بوده است. دوز بعدی ${number(days)} روز پس از آن یا دیرتر زده می‌شود.`, // a7eb1cd7
    bookableFrom: (day: string) => `از ${day} می‌توانید آن را رزرو کنید. لطفاً آن زمان برگردید.`, // 1000af6c
    seeTimes: 'دیدن زمان‌ها', // ef81a037
    chooseAnother: 'انتخاب واکسن دیگر', // 47da8e39
    changeAnswers: 'تغییر پاسخ‌های من', // ab52de61
  },
})
