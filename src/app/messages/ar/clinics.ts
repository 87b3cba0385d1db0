// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/clinics.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('ar')

export const clinics = translated<typeof english.clinics>()({
  locatorHint: 'اكتب الرمز البريدي أو المدينة. تظهر لك أقرب العيادات وساعات عملها ومدة الانتظار.', // de049c62
  place: 'الرمز البريدي أو المدينة، الولاية', // 25513fe9
  search: 'بحث', // 49c266ba
  nearMe: 'استخدام موقعي', // 30cbc33b
  problems: {
    required: 'يرجى إدخال الرمز البريدي أو المدينة، الولاية.', // dc00ae13
    tooShort: 'يجب أن يتكون المكان من حرفين على الأقل.', // e2b5ef07
    tooLong: 'يجب ألا يزيد المكان على 128 حرفًا.', // 7afdd5ff
  },
  sort: 'ترتيب حسب', // c9129025
  sortDistance: 'المسافة', // b7bdf7a2
  sortName: 'الاسم', // dcd1d522
  unknownTitle: 'لم نجد العيادة', // 6d3ec796
  unknownText: 'عذرًا، صفحة العيادة المطلوبة غير موجودة. يرجى البحث عن عيادتك بأداة البحث أدناه.', // 485945f2
  noPlace: 'لا يذكر الرابط مكانًا نعرفه. اكتب الرمز البريدي أو المدينة.', // 8aab52b7
  locating: 'جارٍ البحث عن موقعك. يمكنك أيضًا كتابة مكان.', // 1b9b2222
  located: {
    denied: 'لا نعرف أين أنت: متصفحك لا يشارك موقعك. اكتب الرمز البريدي أو المدينة.', // 18460857
    unavailable: 'جهازك لا يعرف موقعه. اكتب الرمز البريدي أو المدينة.', // 6cae1bd8
    noAnswer: 'لا نعرف بعدُ أين أنت. اكتب الرمز البريدي أو المدينة.', // f9b747f5
  },
  loading: 'جارٍ البحث عن عيادات', // f41aec69
  listHeading: (place: string) => `عيادات قرب ${place}`, // 5d312738
  nearYou: 'عيادات قريبة منك', // 72f75536
  nearLink: 'عيادات قرب المكان المذكور في الرابط', // 2500a2bd
  count: (first: number, last: number, total: number) =>
    `${number(first)} إلى ${number(last)} من ${number(total)}`, // e2eac31a
  countOpen: (first: number, last: number) => `${number(first)} إلى ${number(last)}`, // fceff56f
  asOf: (when: string) => `هذا ما عرفناه في ${when}. ربما تغيرت مدد الانتظار والأوقات المتاحة.`, // 56e92337
  keptNear: 'هذه عيادات قريبة من هناك سبق أن عرضها هذا الجهاز. قد توجد غيرها.', // a655540a
  keptOne: 'هذا ما سبق أن عرضه هذا الجهاز عن العيادة.', // acf38d1d
  keptHeading: 'كل العيادات التي عرضها هذا الجهاز', // 07ca4714
  keptHint: 'دون إنترنت لا نعرف أيها قريب.', // ed0a39ac
  otherPlace: 'البحث عن مكان آخر', // a8f6a037
  otherPlaces: 'أماكن أخرى بهذا الاسم', // bcb6b769
  nearest: (name: string, miles: number) =>
    plural(miles, {
      zero: `أقرب عيادة هي ${name}، على بعد ${number(miles)} ميل.`,
      one: `أقرب عيادة هي ${name}، على بعد ميل واحد.`,
      two: `أقرب عيادة هي ${name}، على بعد ميلين.`,
      few: `أقرب عيادة هي ${name}، على بعد ${number(miles)} أميال.`,
      many: `أقرب عيادة هي ${name}، على بعد ${number(miles)} ميلًا.`,
      other: `أقرب عيادة هي ${name}، على بعد ${number(miles)} ميل.`,
    }), // 98f574a6
  seeNearest: 'عرض هذه العيادة', // d120ae0a
  none: 'لم نجد أي عيادة بالمعلومات التي أدخلتها. يرجى توسيع البحث والمحاولة مرة أخرى.', // fd1e62d9
  network: 'حدث عطل في الشبكة. يرجى المحاولة مرة أخرى.', // b25a1841
  retry: 'إعادة المحاولة', // 942087cc
  oops: (email: string, phone: string) =>
    `عذرًا، حدث خطأ! يرجى الاتصال بدعم العملاء على ${email} أو على الرقم ${phone}.`, // 9f5c7f22
  miles: (miles: string) => `${miles} ميل`, // 8ebbe964
  milesSpoken: (miles: string) => `على بعد ${miles} ميل`, // 8ed6d946
  details: 'تفاصيل العيادة', // 4b4c9c19
  detailsOf: (name: string) => `تفاصيل العيادة، ${name}`, // 87a38316
  book: 'حجز زيارة', // b00aa64d
  bookAt: (name: string) => `حجز زيارة، ${name}`, // 207ba09e
  phone: 'الهاتف', // 63dceb88
  address: 'العنوان', // 56ef8f20
  today: 'اليوم', // 2b065c7c
  hoursAndReason: (hours: string, reason: string) => `${hours} (${reason})`, // ad920158
  lunch: 'استراحة الظهر', // 74b7de10
  wait: 'الانتظار', // 26b83994
  next: 'الوقت التالي', // 651c9432
  nextTimes: (day: string) => `الأوقات التالية، ${day}`, // dc93676b
  bookTime: (time: string, day: string) => `حجز ${time}، ${day}`, // 8cd5ae2d
  closed: 'مغلق', // c21ead06
  span: (from: string, to: string) => `${from} - ${to}`, // 44650983
  noHours: 'ساعات العمل غير متوفرة الآن', // 7f821f95
  noLunch: 'ساعات استراحة الظهر غير متوفرة الآن', // 40a54da8
  noWait: 'دون انتظار', // a74aa751
  hours: (hours: number) => `${number(hours)} س`, // fcbda9e6
  minutes: (minutes: number) => `${number(minutes)} د`, // e1bded87
  waitWith: (time: string, description: string | undefined) =>
    description === undefined ? `${time}` : `${time}، ${description}`, // d9153eea
  isToday: (day: string) => `${day} (اليوم)`, // 8a596736
  servicesHere: 'الخدمات هنا', // db27e5de
  bookService: (service: string, clinic: string) => `حجز ${service}، ${clinic}`, // e6caba65
  otherServices: 'خدمات أخرى', // b44e0c59
  waitFailed: 'حدث خطأ عند طلب مدة الانتظار', // 5f78244e
  detailsTitle: (city: string, state: string, street: string) =>
    street === ''
      ? `المواعيد - The Little Clinic في ${city}، ${state}`
      : `المواعيد - The Little Clinic في ${city}، ${state} (${street})`, // 9aeff030
  back: 'كل العيادات', // 10c00e75
  openingHours: 'ساعات العمل', // 7c017957
  copyAddress: 'نسخ العنوان', // 7c4e5224
  directions: 'الاتجاهات', // c9535678
  services: 'عرض الخدمات', // f9ffab3c
  pricing: 'عرض الأسعار', // c3aeb71e
  loadingClinic: 'جارٍ تحميل العيادة', // cc341a53
  errorTitle: 'حدث خطأ ما', // ab827e3f
  toLocator: 'البحث عن عيادة', // 35925dbf
})
