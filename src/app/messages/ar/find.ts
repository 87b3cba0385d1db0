// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/find.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('ar')

export const find = translated<typeof english.find>()({
  heading: 'البحث عن موعد', // 4fc46ab3
  submit: 'البحث عن موعد', // 4fc46ab3
  change: 'تغيير', // c0bf75bd
  hideForm: 'إخفاء النموذج', // 8e267b4c
  showForm: 'إظهار النموذج', // 8525eff3
  editSearch: 'تعديل البحث', // 2c0de627
  videoIn: (state: string) => `زيارة بالفيديو في ${state}`, // 48202217
  within: (location: string, miles: number) => `ضمن ${number(miles)} ميل من ${location}`, // ae8ad166
  summary: (location: string, day: string) => `${location}، من ${day}`, // a5731eb5
  need: 'ماذا تحتاج؟', // 52c6a4f6
  allVisits: 'كل الزيارات', // 913bde57
  myLocation: 'موقعي', // 3572a396
  ways: {
    clinics: 'البحث عن عيادة', // 35925dbf
    benefit: 'لدي رمز مزايا', // 8fcb60a0
    cancel: 'زيارتك', // 72db071a
  },
  waysFor: {
    clinics: 'العناوين والساعات والانتظار', // 207272cb
    benefit: 'عرض الأماكن التي تقبله', // 54fc88ba
    cancel: 'رؤيتها أو تغييرها أو إلغاؤها برابطها', // 1a7409f9
  },
  type: 'نوع الموعد', // 19fd6c78
  chooseOne: 'اختر واحدًا', // 0b24aed5
  fetching: 'جارٍ جلب القيم...', // c6837b65
  location: 'المكان', // 15b61974
  locationPlaceholder: 'الرمز أو المدينة، الولاية', // 1dbd6d49
  suggestions: 'الأماكن', // eb5cfb73
  suggestionCount: (count: number) =>
    plural(count, {
      zero: 'لا توجد أماكن.',
      one: 'مكان واحد. اضغط سهم الأسفل لاختياره.',
      two: 'مكانان. استخدم مفاتيح الأسهم للاختيار.',
      few: `${number(count)} أماكن. استخدم مفاتيح الأسهم للاختيار.`,
      many: `${number(count)} مكانًا. استخدم مفاتيح الأسهم للاختيار.`,
      other: `${number(count)} مكان. استخدم مفاتيح الأسهم للاختيار.`,
    }), // f41b6bbd
  date: 'التاريخ', // 99c40ab4
  today: 'اليوم', // 2b065c7c
  tomorrow: 'غدًا', // 456a73bb
  problems: {
    type: {
      required: 'نوع الموعد حقل مطلوب.', // de55fc40
    },
    location: {
      required: 'المكان حقل مطلوب.', // 46c4f868
      tooShort: 'يجب أن يتكون المكان من حرفين على الأقل.', // e2b5ef07
      tooLong: 'يجب ألا يزيد المكان على 128 حرفًا.', // 7afdd5ff
    },
    date: {
      invalid: 'التاريخ غير صحيح', // 2594f051
      tooEarly: (date: string) => `يجب ألا يكون التاريخ قبل ${date}.`, // 2fcb2919
      tooLate: (date: string) => `يجب ألا يكون التاريخ بعد ${date}.`, // 80ab890a
    },
  },
  waitsForConnection: 'لا يوجد اتصال. يبدأ بحثك عند عودته.', // 6ca81f35
  fillAll: 'يرجى ملء كل الحقول المطلوبة للمتابعة', // f71c1c3c
  check: 'تحقق من هذه الإجابات للمتابعة', // fc271637
  codeVerified: 'تم التحقق من رمز المزايا', // 8c5c0400
  locationUnavailable:
    'لم نجد مقدّم رعاية في هذا المكان. يرجى إدخال مدينة أخرى أو ولاية أو رمز بريدي آخر والمحاولة مرة أخرى.', // a19ec3cc
  connectionFailed: 'نواجه صعوبة في الاتصال الآن.', // 337fc69b
  refreshPage: 'يرجى تحديث الصفحة للمحاولة مرة أخرى.', // ea7c2ec8
  tryShortly: 'يرجى المحاولة بعد قليل.', // b154014c
  refresh: 'تحديث', // 0e916101
  whichVisit: 'أي زيارة؟', // 7a4e473e
  again: {
    ended: 'انتهى بحثك. هذا ما بحثت عنه.', // 96da46ba
    noBooking: 'لم يعد حجزك على هذا الجهاز.', // fa810abd
    notHeld: 'لم يعد وقتك محفوظًا لك.', // 28b7b185
    unknownType: 'اختر الزيارة مرة أخرى.', // 776269dc
  },
  fluQuestion: 'هل تحتاج إلى لقاح الإنفلونزا؟', // e2916606
  fluHint: 'يمكنك أخذه في الزيارة نفسها.', // d9e5ffa7
  addFlu: 'إضافة لقاح الإنفلونزا', // 35c68c02
  no: 'لا', // 1ea442a1
  chooseState: 'اختر واحدًا', // 8f27c0cb
  stateAsked: 'هذه الزيارة بالفيديو. سنسألك في أي ولاية ستكون، ثم نعرض الأوقات من اليوم.', // 27211f45
  placeAskedNext: 'هذه الزيارة بالفيديو. سنسألك أي زيارة تحتاج، وفي أي ولاية ستكون، وعن اليوم.', // 1c724b57
  pharmacyOpened: 'صفحة حجز الصيدلية في نافذة جديدة.', // 3f478a8e
  openAgain: 'فتحها مرة أخرى', // 78442f41
})
