// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/common.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number } = wordsIn('ar')

export const common = translated<typeof english.common>()({
  brand: 'الصحة والعافية', // 5756dcd3
  skip: 'الانتقال إلى المحتوى الرئيسي', // c887f134
  back: 'رجوع', // 76900f1b
  continue: 'متابعة', // 31fbef16
  errorWord: 'خطأ:', // 61706290
  loading: 'جارٍ التحميل', // dc380888
  stepOf: (n: number, of: number) => `${number(n)} من ${number(of)}`, // c0ed7eba
  tryAgain: 'المحاولة مرة أخرى', // d8b8392e
  startOver: 'البدء من جديد', // 5eed7e9f
  offline: 'لا يوجد اتصال. يمكنك المتابعة؛ سنرسل تسجيل حضورك فور عودته.', // 9cec1ce6
  offlineAtCounter: 'لا يوجد اتصال. يلزم عودته لتسجيل الحضور هنا، أو اسأل عند شباك الصيدلية.', // 679ce275
  offlineBooking: 'لا يوجد اتصال. يمكنك المتابعة، لكن البحث والحجز يحتاجان إلى عودته.', // ce8c923d
  helpAtCounter: 'هل تحتاج إلى مساعدة؟ اسأل عند شباك الصيدلية.', // d99baf8c
  helpAtCounterCall: (phone: string) => `هل تحتاج إلى مساعدة؟ اسأل عند شباك الصيدلية، أو اتصل على ${phone}`, // dabc9bff
  help: 'هل تحتاج إلى مساعدة؟ اسأل في أي من صيدلياتنا أو عياداتنا.', // 1aed4c2b
  helpCall: (phone: string) => `للمساعدة اتصل على ${phone}`, // 02c2d95b
  languageHelp: 'مساعدة لغوية مجانية', // 976ec2f0
  atHand: 'روابط مفيدة', // a596012c
  about: 'حول هذه الخدمة', // f3e91e50
  privacy: 'الخصوصية', // 54a57c31
  accessibility: 'إمكانية الوصول', // d3368cbf
  licences: 'التراخيص', // 6d5d9004
  version: (version: string) => `الإصدار ${version}`, // a1874512
  connectionFailed: 'نواجه صعوبة في الاتصال الآن. يرجى المحاولة بعد قليل.', // 5dc929fc
})

export const titles = translated<typeof english.titles>()({
  main: 'حجز مواعيد الصحة والعافية', // 2a924af6
  benefitCodes: 'أهلية رمز المزايا', // 817c4293
  prescreen: 'نموذج الأسئلة الأولية', // f1de0af2
  results: 'نتائج البحث عن مواعيد', // 1493747a
  followup: 'نتائج البحث عن مواعيد', // 1493747a
  schedule: 'نموذج معلومات المريض', // 4cc0270b
  confirmation: 'تأكيد الموعد', // ffa6836b
  cancel: 'إلغاء الموعد', // e0790c5f
  cancelOpened: 'إلغاء الموعد', // e0790c5f
  canceled: 'تأكيد الإلغاء', // 5e621bcb
  instantVaccine: 'لقاح دون موعد', // e941b803
  instantVaccineSelection: 'نموذج الأسئلة الأولية', // f1de0af2
  clinicLocations: 'البحث عن العيادات', // afa12656
  pharmacy: 'مواعيد اللقاحات', // 8ea82de0
  clinicSchedule: 'حجز موعد في العيادة', // e5e95872
  clinicServices: 'خدمات العيادة', // 83d707a2
  clinicPrices: 'الأسعار والتأمين والدفع', // 820f7b12
  clinicDetails: 'تفاصيل العيادة', // 4b4c9c19
  clinicError: 'حدث خطأ ما', // ab827e3f
  privacy: 'خصوصيتك', // cad972db
  accessibility: 'إمكانية الوصول', // d3368cbf
  licences: 'التراخيص ونسب المصادر', // e16fe549
  kiosk: 'جهاز المتجر اللوحي', // 10e5da61
  poster: 'ملصق الزيارة دون موعد', // aa0bfb00
  notFound: 'الصفحة غير موجودة', // a469ab4c
})
