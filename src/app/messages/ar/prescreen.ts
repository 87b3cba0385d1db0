// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/prescreen.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number } = wordsIn('ar')

export const prescreen = translated<typeof english.prescreen>()({
  yes: 'نعم', // 85a39ab3
  no: 'لا', // 1ea442a1
  required: 'هذا الحقل مطلوب', // 0b2b46d5
  questionOf: (n: number, most: number) => `السؤال ${number(n)} من ${number(most)} على الأكثر`, // 197bc732
  step: (n: number) => `الخطوة ${number(n)}`, // 604b1173
  seeAvailability: 'عرض الأوقات المتاحة', // 0e2e61d8
  checkAvailability: 'التحقق من الأوقات المتاحة', // dbc90cdf
  servicesFailed: 'لم تُحمَّل هذه الزيارات. يرجى المحاولة مرة أخرى.', // 057a0c71
  notOffered: 'لا يمكن حجز هذه الزيارات عبر الإنترنت الآن.', // 33fde75a
  notOfferedText: 'يمكنك حجز زيارة أخرى، أو الاتصال بنا والسؤال.', // b5d5a9ef
  otherVisits: 'عرض زيارات أخرى', // f9bf5a2f
  link: {
    came: 'الوقت الذي جئت من أجله', // 7b947c3d
    timeAt: (time: string, place: string) => `${time}، ${place}`, // df12993e
    unheld: 'يمكنك الاحتفاظ به بعد هذه الأسئلة.', // c8d2e2fe
    only: 'القائمة تعرض ما يقدمه ذلك المكان في ذلك الوقت.', // f999fda3
    elsewhere: 'لقاح آخر أو وقت آخر', // 98c8095f
    gone: (time: string, place: string | undefined) =>
      place === undefined
        ? `الوقت الذي جئت من أجله، ${time}، لم يعد متاحًا.`
        : `الوقت الذي جئت من أجله، ${time}، ${place}، لم يعد متاحًا.`, // af845161
    past: (time: string) => `الوقت الذي جئت من أجله، ${time}، قد مضى.`, // 5519cdd8
    notGiven: (time: string, place: string | undefined) =>
      place === undefined
        ? `ما جئت من أجله، ${time}، لا يمكن حجزه هناك الآن.`
        : `ما جئت من أجله، ${time}، ${place}، لا يمكن حجزه هناك الآن.`, // 6cdf26b5
    instead: 'تابع لرؤية الأوقات المتاحة.', // c7f7ff4e
  },
  dot: {
    title: 'لمن تعمل سائقًا؟', // 25b52c2f
    employer: 'جهة العمل', // 54a3b64c
    chooseOne: 'اختر واحدًا', // 8f27c0cb
    employerRequired: 'جهة العمل حقل مطلوب.', // 14c8d7ef
    screening: 'هل تريد إضافة فحص المخدرات؟', // bd43996e
    limited: 'متوفر في بعض الأماكن فقط', // f6063770
  },
  medicare: {
    title: 'بضعة أسئلة عن صحتك', // 3aafbd36
    hint: 'تساعد هذه الأسئلة العيادة على الاستعداد لزيارتك. نرسل إجاباتك مع حجزك.', // 206c137c
    hasMedicarePartB: 'هل لديك Medicare Part B؟', // 994b7400
    noPartB: 'يدفع Medicare لهذه الزيارة عبر Part B. وبدونه قد تضطر إلى الدفع.', // 07a482f5
    hadWellnessVisit: 'هل أجريت زيارة العافية من Medicare خلال آخر 12 شهرًا؟', // c95371ab
    oncePerYear: 'يدفع Medicare لزيارة عافية واحدة كل 12 شهرًا. قد تضطر إلى الدفع إذا جئت قبل ذلك.', // cbb27999
    wasInHospital: 'هل دخلت المستشفى خلال آخر 12 شهرًا؟', // d3c1a0a7
    hasFallen: 'هل سقطت خلال آخر 12 شهرًا؟', // 122ad50e
  },
  vaccines: {
    title: 'أي لقاحات تحتاج؟', // f4f0be17
    none: 'اختر لقاحًا لعرض الأوقات المتاحة.', // 401db0ca
    upTo: (most: number) => `أسئلة قصيرة، ${number(most)} على الأكثر، ثم الأوقات المتاحة.`, // 23f549f5
  },
  dietitian: {
    title: 'خطط لزيارتك مع اختصاصي تغذية', // ed0b3139
    hint: 'تلتقيان بالفيديو، من الولاية التي ستكون فيها.', // dfae33b2
    visit: 'أي زيارة تحتاج؟', // c600db0c
    prices: 'الأسعار', // 5a6e4f56
    state: 'الولاية التي ستكون فيها', // 4c9470e1
    fetching: 'جارٍ جلب القيم...', // c6837b65
    failed: 'نواجه صعوبة في الاتصال الآن. يرجى تحديث الصفحة للمحاولة مرة أخرى.', // d9cf6f1d
    zone: 'المنطقة الزمنية', // b9fe1464
    date: 'التاريخ', // 99c40ab4
    dateHint: 'أول يوم يناسبك', // 11d12b3c
    invalidDate: 'التاريخ غير صحيح', // 2594f051
  },
  verdict: {
    eligibleTitle: 'يمكنك حجز هذه الزيارة', // c1532294
    ineligibleTitle: 'لا يمكننا حجز هذه الزيارة الآن', // a1cb8d99
    errorTitle: 'لا يمكننا المتابعة من هنا', // 04806479
    because: 'سبب هذه النتيجة', // ce6b86f5
    from: (day: string) => `بحسب هذه الإجابات، أول يوم يمكن حجزه هو ${day}.`, // 639e735c
    addToCalendar: 'إضافة هذا اليوم إلى تقويمك', // d4139d3d
    calendarEntry: 'حجز زيارة', // b00aa64d
    movedTitle: (day: string) => `يمكن أخذ جرعتك التالية ابتداءً من ${day}`, // e74f2f47
    movedBy: (lastDose: string, days: number) =>
      `أخبرتنا أن الجرعة الأخيرة كانت في ${lastDose}. عدد الأيام اللازم قبل الجرعة التالية: ${number(days)} على الأقل.`, // a7eb1cd7
    bookableFrom: (day: string) => `يمكنك حجزها ابتداءً من ${day}. يرجى العودة حينها.`, // 1000af6c
    seeTimes: 'عرض الأوقات', // ef81a037
    chooseAnother: 'اختيار لقاح آخر', // 47da8e39
    changeAnswers: 'تغيير إجاباتي', // ab52de61
  },
})
