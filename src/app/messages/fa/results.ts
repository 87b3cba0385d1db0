// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/results.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { all, either, number, plural, row } = wordsIn('fa')

export const results = translated<typeof english.results>()({
  title: 'یک زمان انتخاب کنید', // c32650bd
  followupTitle: 'زمانی برای دوز دوم خود انتخاب کنید', // a06d5901
  followupHint: (day: string) => `از ${day} به بعد، در همان مکان، می‌توان آن را زد.`, // 49305032
  bestBy: (day: string) => `بهتر است تا ${day}.`, // 0b62dac5
  firstDose: 'دوز اول', // daf3520a
  otherFirst: 'انتخاب تاریخ دیگر برای دوز اول', // b703052b
  loading: 'در حال جستجوی زمان‌های خالی', // f14838e6
  soonest: (day: string, time: string, place: string) => `زودترین: ${day} ${time}، ${place}`, // 39550abd
  soonestFurther: (day: string, time: string, place: string) =>
    `در این نزدیکی در طول روز چیزی خالی نیست. زودترین: ${day} ${time}، ${place}`, // f59b1428
  counted: (places: number, day: string, time: string) =>
    plural(places, {
      one: `${number(places)} مکان زمان خالی دارد. زودترین ${day} ${time}.`,
      other: `${number(places)} مکان زمان خالی دارند. زودترین ${day} ${time}.`,
    }), // 3f207aab
  near: (place: string) => `نمایش زمان‌های نزدیک ${place}.`, // 7552a56d
  lookedNear: (place: string) => `نزدیک ${place} را جست‌وجو کردیم.`, // 39e498b1
  changePlace: 'تغییر', // c0bf75bd
  narrow: 'پالایش و مرتب‌سازی', // 06df7c65
  showOnly: 'فقط نمایش', // a8d71c96
  order: 'ترتیب', // 6be09082
  weekend: 'آخر هفته', // 25014bff
  nearestFirst: 'اول نزدیک‌ترین', // 4ec56a66
  soonestFirst: 'اول زودترین', // 482c320b
  onlyShown: (kinds: readonly string[]) => `فقط نمایش: ${row(kinds)}.`, // 5c492e69
  showAllTimes: 'نمایش همهٔ زمان‌ها', // c48ec07b
  noneOfKind: 'زمان خالی از این نوع نیست', // fb7c1ef9
  withCode: (code: string) => `با کد مزایای ${code}.`, // c7cdab1d
  otherPlaces: 'مکان‌های دیگر با این نام', // bcb6b769
  searchAt: 'جستجو در', // 85b83e6d
  didYouMean: 'آیا منظورتان این است', // 68fe7217
  today: 'امروز', // e0f4f767
  tomorrow: 'فردا', // bafd151a
  partOnly: 'این مکان‌ها بخشی از انتخاب شما را ارائه می‌کنند', // 3afe799b
  listLabel: 'مکان‌های دارای زمان خالی', // 58099d45
  distance: (miles: number) => (miles < 0.05 ? 'کمتر از 0.1 مایل' : `${number(miles, 1)} مایل`), // c44ceaca
  distanceSpoken: (miles: number) =>
    miles < 0.05 ? 'در فاصلهٔ کمتر از 0.1 مایل' : `در فاصلهٔ ${number(miles, 1)} مایل`, // 7b1bf01e
  lasting: (time: string, minutes: number) =>
    plural(minutes, { one: `${time}، ${number(minutes)} دقیقه`, other: `${time}، ${number(minutes)} دقیقه` }), // fa822196
  openUntil: (time: string) => `باز تا ${time}`, // cb1f77fc
  dayHours: (day: string, hours: string) => `${day}: ${hours}`, // a1e489c8
  opensAt: (time: string) => `اکنون بسته است. ساعت ${time} باز می‌شود`, // 5e10c5f2
  openAllDay: 'شبانه‌روزی باز است', // d955c52c
  closedNow: 'اکنون بسته است', // b7c1a931
  closedUntil: (day: string, time: string) => `اکنون بسته است. ${day} ساعت ${time} باز می‌شود`, // 05565afa
  zone: (abbreviation: string) => `زمان‌ها به وقت ${abbreviation}`, // 33271353
  yourZone: (abbreviation: string) => `زمان‌ها به وقت منطقهٔ شما (${abbreviation})`, // e74f402a
  chosenZone: (abbreviation: string) => `زمان‌ها به وقت منطقه‌ای که انتخاب کردید (${abbreviation})`, // 0cb7658f
  video: 'ویزیت ویدیویی', // c6e3131e
  languages: (names: readonly string[]) => `زبان‌ها: ${all(names)}`, // 9a8b2e30
  videoHint: 'با نخستین درمانگری که در زمان انتخابی شما آزاد است.', // 8e97cc8c
  slot: (time: string, day: string, place: string) => `${time}، ${day}، ${place}`, // 0aae8266
  none: 'هیچ', // dc937b59
  nextDay: (day: string, count: number) => `${day}: ${number(count)}`, // 107cfc04
  showMore: 'نمایش بیشتر', // f5c9bd13
  showMoreOf: (day: string, place: string) => `نمایش بیشتر: زمان‌ها در ${day}، ${place}`, // a773e71f
  earlier: 'تاریخ‌های زودتر', // 94ca1c3b
  later: 'تاریخ‌های دیرتر', // 70ad6006
  showLess: 'نمایش کمتر', // 94ea9b1d
  showLessOf: (place: string) => `نمایش کمتر از ${place}`, // 37b93975
  parts: {
    morning: 'صبح', // e9376a28
    afternoon: 'بعدازظهر', // fb847b43
    evening: 'عصر', // 458c1fed
    night: 'شب', // 4e9f8db8
  },
  moreShown: 'زمان‌های بیشتری نشان داده شد.', // dbbfb384
  daysShown: (first: string, last: string) =>
    first === last ? `نمایش ${first}.` : `نمایش ${first} تا ${last}.`, // f674e1bd
  loadingTimes: 'در حال بارگیری زمان‌ها', // a56ae430
  timesFailed: 'این زمان‌ها بارگیری نشد.', // d1652200
  tryAgain: 'امتحان دوباره', // d8b8392e
  came: 'زمانی که برایش آمدید', // 7b947c3d
  cameFor: (time: string, place: string) => `${time}، ${place}`, // df12993e
  cameUnheld: 'انتخاب شده است. تا آن را نگه ندارید، کسی برایتان نگهش نمی‌دارد.', // 5541cee2
  hold: 'نگه داشتن این زمان', // e8963952
  holdOf: (time: string) => `نگه داشتن این زمان، ${time}`, // e86e3126
  chosen: (time: string) => `انتخاب‌شده: ${time}`, // f500abd4
  cameGone: (time: string) => `زمانی که برایش آمدید، ${time}، دیگر خالی نیست.`, // f104cb8c
  cameApart: (time: string) => `زمانی که برایش آمدید، ${time}، برای همهٔ آنچه با هم انتخاب کردید خالی نیست.`, // a1d036d0
  camePast: (time: string) => `زمانی که برایش آمدید، ${time}، گذشته است.`, // 5519cdd8
  cameEarly: (time: string, day: string) =>
    `زمانی که برایش آمدید، ${time}، زود است: این ویزیت از ${day} به بعد ممکن است.`, // f6e04fa5
  cameNotGiven: (time: string, place: string | undefined, names: readonly string[]) =>
    place === undefined
      ? `مکانی که برایش آمدید ${either(names)} ارائه نمی‌کند، پس زمانی که برایش آمدید، ${time}، ممکن نیست.`
      : `${place} ${either(names)} ارائه نمی‌کند، پس زمانی که برایش آمدید، ${time}، ممکن نیست.`, // 1cd44176
  cameClosed: (time: string) => `مکانِ زمانی که برایش آمدید، ${time}، اکنون رزرو نمی‌پذیرد.`, // dd009b3f
  cameElsewhere: (time: string) => `مکانِ زمانی که برایش آمدید، ${time}، میان این‌ها نیست.`, // 8e4cdcbd
  cameInstead: 'این زمان‌ها خالی است.', // 5c970410
  noResults: 'نتیجه‌ای پیدا نشد!', // 3d86fe20
  changeSearch: 'تغییر جستجو', // 92e8ee71
  findClinic: 'یافتن کلینیک', // 35925dbf
  noAvailability: 'زمان خالی نیست', // ffaf7b98
  noAvailabilityText: (days: number) =>
    `خدمت انتخابی شما در این بازهٔ ${number(days)} روزه در دسترس نیست. لطفاً مکان یا تاریخ‌های دیگری را امتحان کنید.`, // 65c55fdb
  serviceUnavailable: 'خدمت در دسترس نیست', // f6fc3c77
  serviceUnavailableText: 'خدمت انتخابی شما اینجا در دسترس نیست. لطفاً مکان دیگری را امتحان کنید.', // 42c962b3
  notOffered: (names: readonly string[]) => `این مکان در حال حاضر ${all(names)} ارائه نمی‌کند.`, // caf02c8d
  tooFar: (days: number) => `این نوع نوبت را حداکثر از ${number(days)} روز قبل می‌توانید رزرو کنید.`, // 5ccd7d95
  lastDays: (first: string, last: string) =>
    first === last
      ? `آخرین روزی که اکنون می‌توانید رزرو کنید: ${last}.`
      : `آخرین روزهایی که اکنون می‌توانید رزرو کنید: ${first} تا ${last}.`, // 89eb4e1d
  nearestPlace: (name: string, miles: number) =>
    plural(miles, {
      one: `نزدیک‌ترین مکان ${name} است، در فاصلهٔ ${number(miles)} مایل.`,
      other: `نزدیک‌ترین مکان ${name} است، در فاصلهٔ ${number(miles)} مایل.`,
    }), // a16457fe
  seeItsTimes: 'دیدن زمان‌های آن', // bb904130
  withinMiles: (miles: number) => `تا ${number(miles)} مایل`, // f66dec27
  videoInstead: 'رزرو ویزیت ویدیویی', // bc56a3de
  leadTime: 'تاریخ‌های شما تغییر کرده است، چون کلینیک‌ها برای آمادگی این نوبت به زمان بیشتری نیاز دارند.', // 6a0f59e5
  asOf: (time: string) =>
    `اتصال نیست. این زمان‌ها مربوط به ${time} است و تا برگشتن اتصال نمی‌توان آن‌ها را نگه داشت.`, // e33b9c4f
  failed: 'زمان‌ها بارگیری نشد.', // df26a649
  pages: 'صفحه‌های نتایج', // b754ae73
  page: (n: number, of: number) => `صفحهٔ ${number(n)} از ${number(of)}`, // d5392aeb
  nextPage: 'بعدی', // 1ff57a29
  previousPage: 'قبلی', // a57b08a4
  pick: 'لطفاً برای ادامه زمان نوبت را انتخاب کنید.', // 48b9b780
})

export const wished = translated<typeof english.wished>()({
  first: (place: string) => `${place} که انتخاب کردید، اول می‌آید.`, // 7db0528d
  absent: 'مکانی که انتخاب کردید این ویزیت را ندارد. این‌ها نزدیک‌ترین‌هایی هستند که دارند.', // 256916d3
})
