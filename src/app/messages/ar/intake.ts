// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/intake.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural, row } = wordsIn('ar')

export const intake = translated<typeof english.intake>()({
  stepOf: (steps: string, of: number, title: string) => `الخطوة ${steps} من ${number(of)} · ${title}`, // 7203957f
  steps: 'الخطوات', // 1de3df70
  done: 'تم', // a4c3ed04
  page: (n: number, of: number) => `${number(n)} من ${number(of)}`, // c0ed7eba
  appointments: (count: number) => `المواعيد (${number(count)})`, // 3f9f6c70
  vaccines: 'لقاحاتك', // 39c97fb0
  walkInAt: (place: string) => `زيارة اليوم دون موعد في ${place}`, // bb7fa458
  submit: 'إنهاء وتسجيل الحضور', // bc8f7603
  submitting: 'جارٍ إرسال تسجيل حضورك', // 836069e2
  book: 'حجز هذه الزيارة', // d69fbda1
  booking: 'جارٍ حجز زيارتك', // 644e21e4
  checkingAddress: 'جارٍ التحقق من العنوان', // 4b05bd63
  questionsFirst: 'بضعة أسئلة أولًا', // edb30c36
  questionsFirstWhy: 'نحتاج إلى إجاباتك عن هذا اللقاح قبل ملء النموذج. ثم اختر وقتك مرة أخرى.', // 7f35f460
  answerQuestions: 'الإجابة عن الأسئلة', // 5615eff7
  otherVaccine: 'اختيار لقاح آخر', // 47da8e39
  laterDay: 'اختيار يوم لاحق', // 0af296ff
  startOver: 'البدء من جديد', // 5eed7e9f
  startOverAsk: 'هل تريد البدء من جديد؟', // d48f39d2
  startOverWarning: 'سيُمحى كل ما كتبته.', // 57e967ae
  startOverWhileSent: 'نرسل تسجيل حضورك الآن. إذا محوته هنا، فقد يصل إلى الصيدلية مع ذلك.', // ffa82d7d
  startOverWhileBooked: 'نحجز زيارتك الآن. إذا بدأت من جديد، فقد تُحجز مع ذلك.', // a8ff9ade
  startOverYes: 'المحو والبدء من جديد', // 3bf409b1
  startOverNo: 'متابعة', // 9d7fd0e0
  memoryOnly: 'لا يستطيع هذا المتصفح حفظ إجاباتك. يرجى عدم إعادة تحميل الصفحة أو إغلاقها حتى تنتهي.', // 29013b01
  typedAgain: 'حرصًا على أمان بياناتك لم نحفظ بعض الأرقام. يرجى كتابتها مرة أخرى.', // f12cd665
  typeAgain: (page: string) => `الانتقال إلى «${page}»`, // a3442252
  documentsFailed: 'نواجه صعوبة في الاتصال الآن. يرجى تحديث الصفحة للمحاولة مرة أخرى.', // d9cf6f1d
  refresh: 'تحديث', // 0e916101
  loading: 'جارٍ تحميل النموذج', // 295cd2a0
})

export const checkAnswers = translated<typeof english.checkAnswers>()({
  title: 'تحقق من إجاباتك', // 7e405e1d
  agreeTitle: 'الخصوصية والرعاية', // 824dc6f9
  hint: 'يرجى قراءة هذا قبل المتابعة. يمكنك تغيير أي إجابة.', // 478bc831
  change: 'تغيير', // c0bf75bd
  changeOf: (what: string) => `تغيير «${what}»`, // 31af8378
  notFinished: 'غير مكتمل', // b621bb56
  finish: 'إنهاء', // a6c7a84b
  finishOf: (page: string) => `إنهاء «${page}»`, // c87250c0
  missing: (pages: number) =>
    plural(pages, {
      zero: 'كل الصفحات مكتملة',
      one: 'صفحة واحدة غير مكتملة',
      two: 'صفحتان غير مكتملتين',
      few: `${number(pages)} صفحات غير مكتملة`,
      many: `${number(pages)} صفحة غير مكتملة`,
      other: `${number(pages)} صفحة غير مكتملة`,
    }), // da821ad1
  missingHow: 'افتحها هنا، أو اضغط «متابعة».', // 939e1eb0
  talkAtClinic: (vaccines: readonly string[]) => `سيتحدث معك فريق الرعاية عن: ${row(vaccines)}.`, // 37677888
  talk: (vaccines: readonly string[]) => `سيتحدث الصيدلي معك عن: ${row(vaccines)}.`, // a0c64c48
})

export const booking = translated<typeof english.booking>()({
  conflictTitle: 'تعارض في المواعيد', // 3052e265
  conflict: 'الوقت الذي اخترته لم يعد متاحًا.', // d3d12784
  checkAvailability: 'التحقق من الأوقات المتاحة', // dbc90cdf
  quit: 'خروج', // b3eb37ac
  duplicateTitle: 'يبدو أن لديك موعدًا بالفعل', // 1e8e51ec
  duplicate: (phone: string) =>
    `يوجد موعد لهذه الخدمة بالفعل. يرجى مراجعة تأكيد الحجز أو تقويمك، أو الاتصال على ${phone}.`, // 1bf09976
  cancelVisit: 'إلغاء زيارة', // 6d04b811
  checkedInTitle: 'حضورك مسجّل هنا اليوم بالفعل', // 81ff2b4b
  checkedIn: 'أخبر فريق الصيدلية باسمك. وإذا أردت لقاحًا آخر أيضًا، فأخبرهم عند الشباك.', // 5f5a5e52
  done: 'تم', // 11a6767d
  scheduleAppointment: 'حجز الموعد', // b8508ee8
  errorTitle: 'خطأ في التأكيد', // aafa44a7
  error: 'عذرًا، حدث خطأ أثناء محاولة تأكيد موعدك...', // ec195dc6
  about: (step: string, message: string) => `${step}: ${message}`, // 68dd79f4
  change: 'تغيير إجاباتي', // ab52de61
  supportNumber: '888-852-2567', // de8313ff
  perhapsBooked: 'ربما حُجزت هذه الزيارة بالفعل', // 1ccfd4c0
  perhapsBookedHow: 'انقطع الاتصال قبل أن يصلنا رد. تابع واضغط «حجز هذه الزيارة» مرة أخرى: لن تُحجز مرتين.', // 0e4566c2
  perhapsCheckedIn: 'ربما سُجّل حضورك بالفعل', // 67ad42bf
  perhapsCheckedInHow:
    'انقطع الاتصال قبل أن يصلنا رد. تابع واضغط «إنهاء وتسجيل الحضور» مرة أخرى: يُحسب مرة واحدة.', // aa93831e
  askingWhetherBooked: 'لحظة من فضلك', // 16d511b3
  askingHow: 'نسأل الآن هل حُجزت هذه الزيارة.', // 49ea7e6a
  cannotTell: (phone: string) =>
    `لا نعرف بعدُ هل حُجزت هذه الزيارة. حاول مرة أخرى عند اتصالك بالإنترنت، أو اتصل على ${phone} قبل البدء من جديد.`, // 2c34e61a
  keepWaiting: 'متابعة الانتظار', // b9ad2e4e
  startOverAnyway: 'البدء من جديد مع ذلك', // 30c43359
  connectionFailed: 'نواجه صعوبة في الاتصال الآن. يرجى المحاولة بعد قليل.', // 5dc929fc
  notSaved: 'لم يستطع هذا الجهاز حفظ نموذجك أيضًا. يرجى إخبار فريق الصيدلية.', // b0c1310e
})
