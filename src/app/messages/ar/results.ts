// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/results.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { all, either, number, plural, row } = wordsIn('ar')

export const results = translated<typeof english.results>()({
  title: 'اختر وقتًا', // c32650bd
  followupTitle: 'اختر وقتًا لجرعتك الثانية', // a06d5901
  followupHint: (day: string) => `يمكن أخذها ابتداءً من ${day}، في المكان نفسه.`, // 49305032
  bestBy: (day: string) => `يُفضَّل حتى ${day}.`, // 0b62dac5
  firstDose: 'الجرعة الأولى', // daf3520a
  otherFirst: 'اختيار تاريخ أول آخر', // b703052b
  loading: 'جارٍ البحث عن أوقات متاحة', // f14838e6
  soonest: (day: string, time: string, place: string) => `الأقرب وقتًا: ${day} ${time}، ${place}`, // 39550abd
  soonestFurther: (day: string, time: string, place: string) =>
    `لا توجد أوقات قريبة في النهار. الأقرب وقتًا: ${day} ${time}، ${place}`, // f59b1428
  counted: (places: number, day: string, time: string) =>
    plural(places, {
      zero: `لا توجد أماكن لديها أوقات. الأقرب وقتًا ${day} ${time}.`,
      one: `مكان واحد لديه أوقات. الأقرب وقتًا ${day} ${time}.`,
      two: `مكانان لديهما أوقات. الأقرب وقتًا ${day} ${time}.`,
      few: `${number(places)} أماكن لديها أوقات. الأقرب وقتًا ${day} ${time}.`,
      many: `${number(places)} مكانًا لديها أوقات. الأقرب وقتًا ${day} ${time}.`,
      other: `${number(places)} مكان لديها أوقات. الأقرب وقتًا ${day} ${time}.`,
    }), // 3f207aab
  near: (place: string) => `عرض الأوقات قرب ${place}.`, // 7552a56d
  lookedNear: (place: string) => `بحثنا قرب ${place}.`, // 39e498b1
  changePlace: 'تغيير', // c0bf75bd
  narrow: 'التصفية والترتيب', // 06df7c65
  showOnly: 'عرض هذه فقط', // a8d71c96
  order: 'الترتيب', // 6be09082
  weekend: 'نهاية الأسبوع', // 25014bff
  nearestFirst: 'الأقرب مكانًا أولًا', // 4ec56a66
  soonestFirst: 'الأقرب وقتًا أولًا', // 482c320b
  onlyShown: (kinds: readonly string[]) => `تُعرض هذه فقط: ${row(kinds)}.`, // 5c492e69
  showAllTimes: 'عرض كل الأوقات', // c48ec07b
  noneOfKind: 'لا توجد أوقات متاحة من هذا النوع', // fb7c1ef9
  withCode: (code: string) => `برمز المزايا ${code}.`, // c7cdab1d
  otherPlaces: 'أماكن أخرى بهذا الاسم', // bcb6b769
  searchAt: 'البحث في', // 85b83e6d
  didYouMean: 'هل تقصد', // 68fe7217
  today: 'اليوم', // e0f4f767
  tomorrow: 'غدًا', // bafd151a
  partOnly: 'تقدم هذه الأماكن جزءًا مما اخترته', // 3afe799b
  listLabel: 'أماكن لديها أوقات متاحة', // 58099d45
  distance: (miles: number) => (miles < 0.05 ? 'أقل من 0.1 ميل' : `${number(miles, 1)} ميل`), // c44ceaca
  distanceSpoken: (miles: number) =>
    miles < 0.05 ? 'على بعد أقل من 0.1 ميل' : `على بعد ${number(miles, 1)} ميل`, // 7b1bf01e
  lasting: (time: string, minutes: number) =>
    plural(minutes, {
      zero: `${time}، ${number(minutes)} دقيقة`,
      one: `${time}، دقيقة واحدة`,
      two: `${time}، دقيقتان`,
      few: `${time}، ${number(minutes)} دقائق`,
      many: `${time}، ${number(minutes)} دقيقة`,
      other: `${time}، ${number(minutes)} دقيقة`,
    }), // fa822196
  openUntil: (time: string) => `مفتوح حتى ${time}`, // cb1f77fc
  dayHours: (day: string, hours: string) => `${day}: ${hours}`, // a1e489c8
  opensAt: (time: string) => `مغلق الآن. يفتح الساعة ${time}`, // 5e10c5f2
  openAllDay: 'مفتوح 24 ساعة', // d955c52c
  closedNow: 'مغلق الآن', // b7c1a931
  closedUntil: (day: string, time: string) => `مغلق الآن. يفتح ${day} الساعة ${time}`, // 05565afa
  zone: (abbreviation: string) => `الأوقات بتوقيت ${abbreviation}`, // 33271353
  yourZone: (abbreviation: string) => `الأوقات بتوقيت منطقتك (${abbreviation})`, // e74f402a
  chosenZone: (abbreviation: string) => `الأوقات بتوقيت المنطقة التي اخترتها (${abbreviation})`, // 0cb7658f
  video: 'زيارة بالفيديو', // c6e3131e
  languages: (names: readonly string[]) => `اللغات: ${all(names)}`, // 9a8b2e30
  videoHint: 'مع أول مقدّم رعاية متفرغ في الوقت الذي تختاره.', // 8e97cc8c
  slot: (time: string, day: string, place: string) => `${time}، ${day}، ${place}`, // 0aae8266
  none: 'لا شيء', // dc937b59
  nextDay: (day: string, count: number) => `${day}: ${number(count)}`, // 107cfc04
  showMore: 'عرض المزيد', // f5c9bd13
  showMoreOf: (day: string, place: string) => `عرض المزيد من الأوقات يوم ${day}، ${place}`, // a773e71f
  earlier: 'تواريخ أسبق', // 94ca1c3b
  later: 'تواريخ لاحقة', // 70ad6006
  showLess: 'عرض أقل', // 94ea9b1d
  showLessOf: (place: string) => `عرض أقل من ${place}`, // 37b93975
  parts: {
    morning: 'الصباح', // e9376a28
    afternoon: 'بعد الظهر', // fb847b43
    evening: 'المساء', // 458c1fed
    night: 'الليل', // 4e9f8db8
  },
  moreShown: 'ظهر مزيد من الأوقات.', // dbbfb384
  daysShown: (first: string, last: string) =>
    first === last ? `يُعرض ${first}.` : `يُعرض من ${first} إلى ${last}.`, // f674e1bd
  loadingTimes: 'جارٍ تحميل الأوقات', // a56ae430
  timesFailed: 'لم تُحمَّل هذه الأوقات.', // d1652200
  tryAgain: 'المحاولة مرة أخرى', // d8b8392e
  came: 'الوقت الذي جئت من أجله', // 7b947c3d
  cameFor: (time: string, place: string) => `${time}، ${place}`, // df12993e
  cameUnheld: 'تم اختياره. لا نحفظه لك حتى تطلب الاحتفاظ به.', // 5541cee2
  hold: 'الاحتفاظ بهذا الوقت', // e8963952
  holdOf: (time: string) => `الاحتفاظ بهذا الوقت، ${time}`, // e86e3126
  chosen: (time: string) => `الوقت المختار: ${time}`, // f500abd4
  cameGone: (time: string) => `الوقت الذي جئت من أجله، ${time}، لم يعد متاحًا.`, // f104cb8c
  cameApart: (time: string) => `الوقت الذي جئت من أجله، ${time}، غير متاح لكل ما اخترته معًا.`, // a1d036d0
  camePast: (time: string) => `الوقت الذي جئت من أجله، ${time}، قد مضى.`, // 5519cdd8
  cameEarly: (time: string, day: string) =>
    `الوقت الذي جئت من أجله، ${time}، مبكر جدًا: هذه الزيارة ممكنة ابتداءً من ${day}.`, // f6e04fa5
  cameNotGiven: (time: string, place: string | undefined, names: readonly string[]) =>
    place === undefined
      ? `المكان الذي جئت من أجله لا يقدم ${either(names)}، لذلك فالوقت الذي جئت من أجله، ${time}، غير ممكن.`
      : `${place} لا يقدم ${either(names)}، لذلك فالوقت الذي جئت من أجله، ${time}، غير ممكن.`, // 1cd44176
  cameClosed: (time: string) => `مكان الوقت الذي جئت من أجله، ${time}، لا يقبل حجوزات الآن.`, // dd009b3f
  cameElsewhere: (time: string) => `مكان الوقت الذي جئت من أجله، ${time}، ليس بين هذه الأماكن.`, // 8e4cdcbd
  cameInstead: 'هذه الأوقات متاحة.', // 5c970410
  noResults: 'لا توجد نتائج!', // 3d86fe20
  changeSearch: 'تغيير البحث', // 92e8ee71
  findClinic: 'البحث عن عيادة', // 35925dbf
  noAvailability: 'لا توجد أوقات متاحة', // ffaf7b98
  noAvailabilityText: (days: number) =>
    `الخدمة التي اخترتها غير متوفرة في هذه الفترة (عدد الأيام: ${number(days)}). يرجى تجربة مكان آخر أو تواريخ أخرى.`, // 65c55fdb
  serviceUnavailable: 'الخدمة غير متوفرة', // f6fc3c77
  serviceUnavailableText: 'الخدمة التي اخترتها غير متوفرة هنا. يرجى تجربة مكان آخر.', // 42c962b3
  notOffered: (names: readonly string[]) => `لا يقدم هذا المكان ${all(names)} حاليًا.`, // caf02c8d
  tooFar: (days: number) => `أقصى عدد من الأيام لحجز هذا النوع من المواعيد مسبقًا: ${number(days)}.`, // 5ccd7d95
  lastDays: (first: string, last: string) =>
    first === last
      ? `آخر يوم يمكنك حجزه الآن: ${last}.`
      : `آخر أيام يمكنك حجزها الآن: من ${first} إلى ${last}.`, // 89eb4e1d
  nearestPlace: (name: string, miles: number) =>
    plural(miles, {
      zero: `أقرب مكان هو ${name}، على بعد ${number(miles)} ميل.`,
      one: `أقرب مكان هو ${name}، على بعد ميل واحد.`,
      two: `أقرب مكان هو ${name}، على بعد ميلين.`,
      few: `أقرب مكان هو ${name}، على بعد ${number(miles)} أميال.`,
      many: `أقرب مكان هو ${name}، على بعد ${number(miles)} ميلًا.`,
      other: `أقرب مكان هو ${name}، على بعد ${number(miles)} ميل.`,
    }), // a16457fe
  seeItsTimes: 'عرض أوقاته', // bb904130
  withinMiles: (miles: number) => `ضمن ${number(miles)} ميل`, // f66dec27
  videoInstead: 'حجز زيارة بالفيديو', // bc56a3de
  leadTime: 'تغيرت تواريخك لأن العيادات تحتاج إلى وقت أطول للتحضير لهذا الموعد.', // 6a0f59e5
  asOf: (time: string) =>
    `لا يوجد اتصال. هذه الأوقات كما كانت في ${time}، ولا يمكن الاحتفاظ بها حتى يعود الاتصال.`, // e33b9c4f
  failed: 'لم تُحمَّل الأوقات.', // df26a649
  pages: 'صفحات النتائج', // b754ae73
  page: (n: number, of: number) => `الصفحة ${number(n)} من ${number(of)}`, // d5392aeb
  nextPage: 'التالي', // 1ff57a29
  previousPage: 'السابق', // a57b08a4
  pick: 'يرجى اختيار وقت موعد للمتابعة.', // 48b9b780
})

export const wished = translated<typeof english.wished>()({
  first: (place: string) => `${place}، الذي اخترته، يأتي أولًا.`, // 7db0528d
  absent: 'المكان الذي اخترته لا يقدم هذه الزيارة. هذه أقرب الأماكن التي تقدمها.', // 256916d3
})
