// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/intake.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural, row } = wordsIn('fa')

export const intake = translated<typeof english.intake>()({
  stepOf: (steps: string, of: number, title: string) => `مرحلهٔ ${steps} از ${number(of)} · ${title}`, // 7203957f
  steps: 'مرحله‌ها', // 1de3df70
  done: 'انجام شد', // a4c3ed04
  page: (n: number, of: number) => `${number(n)} از ${number(of)}`, // c0ed7eba
  appointments: (count: number) => `نوبت‌ها (${number(count)})`, // 3f9f6c70
  vaccines: 'واکسن‌های شما', // 39c97fb0
  walkInAt: (place: string) => `مراجعهٔ بدون نوبت امروز در ${place}`, // bb7fa458
  submit: 'پایان و ثبت حضور', // bc8f7603
  submitting: 'در حال ارسال ثبت حضور شما', // 836069e2
  book: 'رزرو این ویزیت', // d69fbda1
  booking: 'در حال رزرو ویزیت شما', // 644e21e4
  checkingAddress: 'در حال بررسی نشانی', // 4b05bd63
  questionsFirst: 'اول چند پرسش', // edb30c36
  questionsFirstWhy:
    'پیش از پر کردن فرم، پاسخ‌های شما دربارهٔ این واکسن را لازم داریم. سپس زمان خود را دوباره انتخاب کنید.', // 7f35f460
  answerQuestions: 'پاسخ به پرسش‌ها', // 5615eff7
  otherVaccine: 'انتخاب واکسن دیگر', // 47da8e39
  laterDay: 'انتخاب روزی دیرتر', // 0af296ff
  startOver: 'شروع از نو', // 5eed7e9f
  startOverAsk: 'از نو شروع می‌کنید؟', // d48f39d2
  startOverWarning: 'همهٔ نوشته‌های شما پاک می‌شود.', // 57e967ae
  startOverWhileSent:
    'همین حالا ثبت حضور شما را می‌فرستیم. اگر اینجا پاکش کنید، شاید باز هم به داروخانه برسد.', // ffa82d7d
  startOverWhileBooked: 'همین حالا ویزیت شما را رزرو می‌کنیم. اگر از نو شروع کنید، شاید باز هم رزرو شود.', // a8ff9ade
  startOverYes: 'پاک کردن و شروع از نو', // 3bf409b1
  startOverNo: 'ادامه دادن', // 9d7fd0e0
  memoryOnly:
    'این مرورگر نمی‌تواند پاسخ‌های شما را نگه دارد. لطفاً تا پایان کار این صفحه را دوباره بارگیری نکنید و نبندید.', // 29013b01
  typedAgain: 'برای امنیت شما بعضی شماره‌ها را نگه نداشتیم. لطفاً دوباره آن‌ها را بنویسید.', // f12cd665
  typeAgain: (page: string) => `رفتن به «${page}»`, // a3442252
  documentsFailed: 'در حال حاضر در برقراری اتصال مشکل داریم. لطفاً صفحه را تازه کنید و دوباره امتحان کنید.', // d9cf6f1d
  refresh: 'تازه کردن', // 0e916101
  loading: 'در حال بارگیری فرم', // 295cd2a0
})

export const checkAnswers = translated<typeof english.checkAnswers>()({
  title: 'پاسخ‌های خود را بررسی کنید', // 7e405e1d
  agreeTitle: 'حریم خصوصی و مراقبت', // 824dc6f9
  hint: 'لطفاً پیش از ادامه این را بخوانید. هر پاسخی را می‌توانید تغییر دهید.', // 478bc831
  change: 'تغییر', // c0bf75bd
  changeOf: (what: string) => `تغییر «${what}»`, // 31af8378
  notFinished: 'ناتمام', // b621bb56
  finish: 'پایان', // a6c7a84b
  finishOf: (page: string) => `پایان «${page}»`, // c87250c0
  missing: (pages: number) =>
    plural(pages, { one: `${number(pages)} صفحه ناتمام است`, other: `${number(pages)} صفحه ناتمام است` }), // da821ad1
  missingHow: 'آن را اینجا باز کنید یا «ادامه» را بزنید.', // 939e1eb0
  talkAtClinic: (vaccines: readonly string[]) =>
    `گروه درمان با شما درباره این‌ها صحبت می‌کند: ${row(vaccines)}.`, // 37677888
  talk: (vaccines: readonly string[]) => `داروساز با شما دربارهٔ این‌ها گفتگو می‌کند: ${row(vaccines)}.`, // a0c64c48
})

export const booking = translated<typeof english.booking>()({
  conflictTitle: 'تداخل نوبت', // 3052e265
  conflict: 'زمانی که انتخاب کردید دیگر خالی نیست.', // d3d12784
  checkAvailability: 'بررسی زمان‌های خالی', // dbc90cdf
  quit: 'خروج', // b3eb37ac
  duplicateTitle: 'به نظر می‌رسد از قبل نوبت دارید', // 1e8e51ec
  duplicate: (phone: string) =>
    `برای این خدمت از قبل نوبتی هست. لطفاً تأییدیه یا تقویم خود را ببینید، یا با ${phone} تماس بگیرید.`, // 1bf09976
  cancelVisit: 'لغو ویزیت', // 6d04b811
  checkedInTitle: 'حضور شما امروز اینجا ثبت شده است', // 81ff2b4b
  checkedIn: 'نام خود را به تیم داروخانه بگویید. اگر واکسن دیگری هم می‌خواهید، در پیشخوان به آن‌ها بگویید.', // 5f5a5e52
  done: 'تمام', // 11a6767d
  scheduleAppointment: 'ثبت نوبت', // b8508ee8
  errorTitle: 'خطا در تأیید', // aafa44a7
  error: 'متأسفیم، هنگام تأیید نوبت شما خطایی رخ داد...', // ec195dc6
  about: (step: string, message: string) => `${step}: ${message}`, // 68dd79f4
  change: 'تغییر پاسخ‌های من', // ab52de61
  supportNumber: '888-852-2567', // de8313ff
  perhapsBooked: 'شاید این ویزیت از قبل رزرو شده باشد', // 1ccfd4c0
  perhapsBookedHow:
    'پیش از رسیدن پاسخ، اتصال قطع شد. ادامه دهید و «رزرو این ویزیت» را دوباره بزنید: دو بار رزرو نمی‌شود.', // 0e4566c2
  perhapsCheckedIn: 'شاید حضور شما از قبل ثبت شده باشد', // 67ad42bf
  perhapsCheckedInHow:
    'پیش از رسیدن پاسخ، اتصال قطع شد. ادامه دهید و «پایان و ثبت حضور» را دوباره بزنید: یک بار حساب می‌شود.', // aa93831e
  askingWhetherBooked: 'یک لحظه', // 16d511b3
  askingHow: 'داریم می‌پرسیم که آیا این ویزیت رزرو شده است.', // 49ea7e6a
  cannotTell: (phone: string) =>
    `هنوز نمی‌دانیم این ویزیت رزرو شده است یا نه. وقتی آنلاین شدید دوباره امتحان کنید، یا پیش از شروع از نو با ${phone} تماس بگیرید.`, // 2c34e61a
  keepWaiting: 'صبر کردن', // b9ad2e4e
  startOverAnyway: 'با این حال شروع از نو', // 30c43359
  connectionFailed: 'در حال حاضر در برقراری اتصال مشکل داریم. لطفاً کمی بعد دوباره امتحان کنید.', // 5dc929fc
  notSaved: 'این دستگاه هم نتوانست فرم شما را ذخیره کند. لطفاً به تیم داروخانه بگویید.', // b0c1310e
})
