// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/visit.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number } = wordsIn('ar')

export const visitPage = translated<typeof english.visitPage>()({
  hint: 'يمكنك تغيير اليوم أو الوقت هنا، أو إلغاؤه.', // d222a1f2
  code: 'رمز الشباك', // 11856ada
  videoCode: 'رمز الزيارة', // 44b5aea9
  copyCode: 'نسخ الرمز', // 49a0053f
  addToCalendar: 'إضافة إلى التقويم', // d0efffa6
  updateCalendar: 'تحديث تقويمك', // 188fdb1c
  directions: 'الاتجاهات', // c9535678
  displaced:
    'لا يمكن أن يتم هذا الموعد في وقته: نكون مغلقين حينها، أو لم نعد نقدم هذه الخدمة هنا. يرجى اختيار وقت آخر أو الاتصال بنا.', // 03f9f32b
  moveTitle: 'هل تريد وقتًا آخر؟', // 4b9a22e1
  moveHow: 'يبقى وقتك لك حتى تؤكد وقتًا جديدًا.', // b4c5e671
  move: 'تغيير اليوم أو الوقت', // 0aed4ac8
  moved: 'أصبح لموعدك وقت جديد.', // 76ec5514
  movedHow: 'يبقى الرمز والرابط كما هما. حدّث تقويمك إذا كانت الزيارة فيه.', // a245b755
  pageTitle: 'تغيير اليوم أو الوقت', // 0aed4ac8
  which: 'ماذا تريد أن تغيّر؟', // 31e55543
  whichFirst: 'الموعد الأول', // 0f3fde3a
  whichSecond: 'الموعد الثاني', // ba04c2d4
  whichBoth: 'كلاهما', // b6c1d862
  now: 'وقتك الآن', // 0b22e729
  next: 'وقتك الجديد', // e7911090
  firstTimes: 'وقت جديد للموعد الأول', // 3372fee5
  secondTimes: 'وقت جديد للموعد الثاني', // 49ea3f08
  times: 'أوقات جديدة', // 426e0a11
  secondToo: (days: number) =>
    `أقل عدد من الأيام بين الموعد الأول والثاني: ${number(days)}. اختر وقتًا جديدًا للثاني أيضًا.`, // d76ef9bc
  loading: 'جارٍ البحث عن أوقات متاحة', // f14838e6
  noTimes: 'لا توجد أوقات متاحة في هذه الأيام.', // 134b5263
  failed: 'تعذر تحميل الأوقات.', // 294f8fdf
  tryAgain: 'المحاولة مرة أخرى', // d8b8392e
  holding: 'نحتفظ لك بهذا الوقت.', // 6eeec22a
  held: (until: string) => `نحتفظ لك بهذا الوقت حتى ${until}.`, // e05bc209
  free: 'هذا الوقت متاح، لكنه غير محفوظ لك. أكّده قريبًا.', // a35d3958
  confirm: 'تأكيد', // eebdd24a
  confirmOne: 'تأكيد الوقت الجديد', // 4e53c722
  confirmBoth: 'تأكيد الأوقات الجديدة', // 32c44c6b
  moving: 'جارٍ تغيير موعدك', // b31d8ab4
  keep: 'الإبقاء على وقتي الحالي', // a571dd14
  choose: 'يرجى اختيار وقت جديد أولًا.', // 8697c590
  slotTaken: 'أخذ شخص آخر هذا الوقت قبل لحظات. يرجى اختيار وقت آخر.', // b2c27582
  visitChanged: 'تغيّر هذا الموعد في هذه الأثناء. هذا وضعه الآن.', // 9e54c0cd
  tooManyMoves: 'تغيّر هذا الموعد مرات كثيرة. لتغييره مرة أخرى، يرجى الاتصال بنا.', // e97d436b
  followupTooEarly: 'سيكون الموعد الثاني قريبًا جدًا من الأول. يرجى اختيار وقت آخر.', // dbc56506
  notEligible: 'بحسب إجاباتك، لا يمكنك إجراء هذه الزيارة في ذلك اليوم. اختر يومًا آخر، أو اتصل بنا.', // f1709467
  notOnSchedule: 'لم يعد حجز هذا الوقت ممكنًا. يرجى اختيار وقت آخر.', // 26d81094
  unreachable: 'يحتاج تغيير الوقت إلى اتصال بالإنترنت. وقتك القديم ما زال لك. حاول عند عودة الاتصال.', // e264f12f
  refused: 'تعذر تغيير الوقت هنا. وقتك القديم ما زال لك. يرجى الاتصال بنا.', // 2deb1c0f
})
