// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/clinics.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('fa')

export const clinics = translated<typeof english.clinics>()({
  locatorHint: 'کد پستی یا نام شهر را بنویسید. نزدیک‌ترین کلینیک‌ها، ساعت کار و مدت انتظار آن‌ها را می‌بینید.', // de049c62
  place: 'کد پستی یا شهر، ایالت', // 25513fe9
  search: 'جستجو', // 49c266ba
  nearMe: 'استفاده از مکان من', // 30cbc33b
  problems: {
    required: 'لطفاً کد پستی یا شهر، ایالت را وارد کنید.', // dc00ae13
    tooShort: 'مکان باید دست‌کم 2 نویسه باشد.', // e2b5ef07
    tooLong: 'مکان باید حداکثر 128 نویسه باشد.', // 7afdd5ff
  },
  sort: 'مرتب‌سازی بر اساس', // c9129025
  sortDistance: 'فاصله', // b7bdf7a2
  sortName: 'نام', // dcd1d522
  unknownTitle: 'کلینیک پیدا نشد', // 6d3ec796
  unknownText:
    'متأسفیم، صفحهٔ کلینیکی که خواستید وجود ندارد. لطفاً با ابزار جستجوی زیر کلینیک خود را پیدا کنید.', // 485945f2
  noPlace: 'پیوند شما مکانی را که ما بشناسیم نام نمی‌برد. کد پستی یا شهر را بنویسید.', // 8aab52b7
  locating: 'در حال یافتن مکان شما. می‌توانید مکانی را هم بنویسید.', // 1b9b2222
  located: {
    denied: 'نمی‌دانیم کجا هستید: مرورگر شما مکان را نمی‌گوید. کد پستی یا شهر را بنویسید.', // 18460857
    unavailable: 'دستگاه شما مکان خود را نمی‌داند. کد پستی یا شهر را بنویسید.', // 6cae1bd8
    noAnswer: 'هنوز نمی‌دانیم کجا هستید. کد پستی یا شهر را بنویسید.', // f9b747f5
  },
  loading: 'در حال جستجوی کلینیک‌ها', // f41aec69
  listHeading: (place: string) => `کلینیک‌های نزدیک ${place}`, // 5d312738
  nearYou: 'کلینیک‌های نزدیک شما', // 72f75536
  nearLink: 'کلینیک‌های نزدیک مکانِ داخل پیوند شما', // 2500a2bd
  count: (first: number, last: number, total: number) =>
    `${number(first)} تا ${number(last)} از ${number(total)}`, // e2eac31a
  countOpen: (first: number, last: number) => `${number(first)} تا ${number(last)}`, // fceff56f
  asOf: (when: string) =>
    `این چیزی است که در ${when} می‌دانستیم. شاید مدت انتظار و زمان‌های خالی تغییر کرده باشد.`, // 56e92337
  keptNear: 'این‌ها کلینیک‌های نزدیک آنجاست که این دستگاه قبلاً دیده است. شاید کلینیک‌های دیگری هم باشد.', // a655540a
  keptOne: 'این چیزی است که این دستگاه قبلاً از کلینیک دیده است.', // acf38d1d
  keptHeading: 'همهٔ کلینیک‌هایی که این دستگاه دیده است', // 07ca4714
  keptHint: 'بدون اینترنت نمی‌توانیم بگوییم کدام نزدیک است.', // ed0a39ac
  otherPlace: 'جستجوی مکان دیگر', // a8f6a037
  otherPlaces: 'مکان‌های دیگر با این نام', // bcb6b769
  nearest: (name: string, miles: number) =>
    plural(miles, {
      one: `نزدیک‌ترین کلینیک ${name} است، در فاصلهٔ ${number(miles)} مایل.`,
      other: `نزدیک‌ترین کلینیک ${name} است، در فاصلهٔ ${number(miles)} مایل.`,
    }), // 98f574a6
  seeNearest: 'دیدن این کلینیک', // d120ae0a
  none: 'با اطلاعاتی که دادید کلینیکی پیدا نکردیم. لطفاً جستجو را گسترده‌تر کنید و دوباره امتحان کنید.', // fd1e62d9
  network: 'شبکه قطع شد. لطفاً دوباره امتحان کنید.', // b25a1841
  retry: 'تلاش دوباره', // 942087cc
  oops: (email: string, phone: string) =>
    `متأسفیم، مشکلی پیش آمد! لطفاً با پشتیبانی مشتریان به نشانی ${email} یا شمارهٔ ${phone} تماس بگیرید.`, // 9f5c7f22
  miles: (miles: string) => `${miles} مایل`, // 8ebbe964
  milesSpoken: (miles: string) => `در فاصلهٔ ${miles} مایل`, // 8ed6d946
  details: 'مشخصات کلینیک', // 4b4c9c19
  detailsOf: (name: string) => `مشخصات کلینیک، ${name}`, // 87a38316
  book: 'رزرو ویزیت', // b00aa64d
  bookAt: (name: string) => `رزرو ویزیت، ${name}`, // 207ba09e
  phone: 'تلفن', // 63dceb88
  address: 'نشانی', // 56ef8f20
  today: 'امروز', // 2b065c7c
  hoursAndReason: (hours: string, reason: string) => `${hours} (${reason})`, // ad920158
  lunch: 'ناهار', // 74b7de10
  wait: 'انتظار', // 26b83994
  next: 'زمان بعدی', // 651c9432
  nextTimes: (day: string) => `زمان‌های بعدی، ${day}`, // dc93676b
  bookTime: (time: string, day: string) => `رزرو ${time}، ${day}`, // 8cd5ae2d
  closed: 'بسته', // c21ead06
  span: (from: string, to: string) => `${from} - ${to}`, // 44650983
  noHours: 'ساعت کار اکنون در دسترس نیست', // 7f821f95
  noLunch: 'ساعت ناهار اکنون در دسترس نیست', // 40a54da8
  noWait: 'بدون انتظار', // a74aa751
  hours: (hours: number) => `${number(hours)} ساعت`, // fcbda9e6
  minutes: (minutes: number) => `${number(minutes)} دقیقه`, // e1bded87
  waitWith: (time: string, description: string | undefined) =>
    description === undefined ? `${time}` : `${time}، ${description}`, // d9153eea
  isToday: (day: string) => `${day} (امروز)`, // 8a596736
  servicesHere: 'خدمات اینجا', // db27e5de
  bookService: (service: string, clinic: string) => `رزرو ${service}، ${clinic}`, // e6caba65
  otherServices: 'خدمات دیگر', // b44e0c59
  waitFailed: 'هنگام دریافت مدت انتظار خطایی رخ داد', // 5f78244e
  detailsTitle: (city: string, state: string, street: string) =>
    street === ''
      ? `نوبت‌ها - The Little Clinic در ${city}، ${state}`
      : `نوبت‌ها - The Little Clinic در ${city}، ${state} (${street})`, // 9aeff030
  back: 'همهٔ کلینیک‌ها', // 10c00e75
  openingHours: 'ساعت کار', // 7c017957
  copyAddress: 'رونوشت نشانی', // 7c4e5224
  directions: 'مسیریابی', // c9535678
  services: 'دیدن خدمات', // f9ffab3c
  pricing: 'دیدن قیمت‌ها', // c3aeb71e
  loadingClinic: 'در حال بارگیری کلینیک', // cc341a53
  errorTitle: 'مشکلی پیش آمد', // ab827e3f
  toLocator: 'یافتن کلینیک', // 35925dbf
})
