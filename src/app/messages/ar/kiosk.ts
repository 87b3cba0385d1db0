// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/kiosk.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('ar')

export const kiosk = translated<typeof english.kiosk>()({
  title: 'إعداد هذا الجهاز اللوحي', // 681b6a49
  titleAt: (store: string) => `إعداد هذا الجهاز اللوحي لـ ${store}`, // 9aa4e7c3
  hint: 'لموظفي الصيدلية. يصبح هذا الجهاز مخصصًا لتسجيل الزوار دون موعد.', // 9659de29
  what: 'على جهاز المتجر اللوحي', // 997bca3c
  whatHome: 'يفتح دائمًا صفحة الزيارة دون موعد لهذا المتجر', // be53787f
  whatWipe: 'تُمحى كل زيارة عند نهايتها، أو بعد نحو دقيقة دون لمس', // 52754623
  whatLeave: 'للخروج، اضغط مطولًا على اسم المتجر في الصفحة الأولى 5 ثوانٍ', // 30d0c193
  code: 'رمز الموظفين', // 0f16cc32
  codeHint: 'اسأل المسؤول عن هذه الخدمة.', // 93e1e583
  leaveCode: 'رمز الخروج من وضع الجهاز اللوحي', // e397a45b
  chooseLeaveCode: 'اختر ستة أرقام واحفظها في مكان يجدها فيه الموظفون.', // 1f9df21a
  leaveCodeHint: 'اختاره الموظفون عند إعداد هذا الجهاز اللوحي.', // 1b2fb3a9
  sixDigits: 'اكتب ستة أرقام.', // c077862c
  wrongLeaveCode: 'هذا ليس رمز هذا الجهاز اللوحي. تحقق منه وحاول مرة أخرى.', // 8b65338e
  enrol: 'الاستخدام كجهاز للمتجر', // 5d6d7a72
  enrolling: 'جارٍ الإعداد', // dbdf27e5
  wrongCode: 'هذا ليس رمز الموظفين. تحقق منه وحاول مرة أخرى.', // 7f6252ee
  noCode: 'اكتب رمز الموظفين.', // 6019393e
  busy: 'محاولات كثيرة. انتظر دقيقة ثم حاول مرة أخرى.', // 2c69a672
  noAnswer: 'لا يمكننا الوصول إلى الخادم. تحقق من الاتصال وحاول مرة أخرى.', // 8891d7e4
  notKept: 'لا يستطيع هذا المتصفح حفظ الإعداد. استخدم نافذة عادية لا خاصة، واسمح ببيانات المواقع.', // 20e66bfc
  unknownLocation: 'الخادم لا يعرف هذا المتجر.', // c46507bb
  already: (store: string) => `تم إعداد هذا الجهاز اللوحي لـ ${store}.`, // 5352a4c2
  goHome: 'الانتقال إلى الصفحة الأولى', // 66c9326e
  insecure: 'هذا العنوان غير آمن', // 3b399c33
  insecureWhy:
    'يحتاج جهاز المتجر إلى https. فبدونه لا يستطيع المتصفح قفل الإجابات ولا العمل دون اتصال ولا إبقاء الشاشة مضاءة.', // d50c598d
  insecureHow: 'يشرح دليل تشغيل هذا المنتج كيفية تقديمه عبر https، في القسم الخاص بالأجهزة اللوحية.', // 77a0d8b0
  privacy: 'الخصوصية', // 54a57c31
  accessibility: 'إمكانية الوصول', // d3368cbf
  close: 'إغلاق', // 7d9eb7ac
  done: 'تم', // 11a6767d
  waiting: (count: number) => `ما ينتظر الإرسال: ${number(count)}`, // db6397d0
  refused: (count: number) => `ما لم يُقبل: ${number(count)}`, // aed666e1
  clockOff: (minutes: number) =>
    minutes >= 60
      ? `الساعة متقدمة ${Math.round(minutes / 60)} س`
      : minutes > 0
        ? `الساعة متقدمة ${number(minutes)} د`
        : minutes > -60
          ? `الساعة متأخرة ${-minutes} د`
          : `الساعة متأخرة ${Math.round(-minutes / 60)} س`, // 8cb306e8
  phone: 'استخدام هاتفك', // 87403439
  phoneHow: (address: string) => `وجّه كاميرته نحو هذا الرمز، أو افتح ${address}`, // a4cd0b20
  phoneCode: 'رمز QR: يفتح صفحة الزيارة دون موعد على هاتفك', // 94b2866e
  tryingOnly: 'يعمل هذا العنوان على هذا الحاسوب فقط.', // 69bb3c4c
  forStaff: 'للموظفين', // 9c9ef5a5
  leaveTitle: 'هل تريد إيقاف وضع جهاز المتجر؟', // 5c536cfe
  leaveWhy: 'بعد ذلك يعمل هذا الجهاز كأي جهاز آخر. وتبقى تسجيلات الحضور التي تنتظر الإرسال محفوظة.', // 0cb007a4
  leave: 'مغادرة', // fc6e4a40
  leaving: 'جارٍ الإيقاف', // ff02c323
  stay: 'بقاء', // 08fd1de4
  stillThere: 'هل ما زلت هنا؟', // 69b81bb4
  stillThereWhy: 'سنمحو إجاباتك قريبًا حفاظًا على خصوصيتك.', // 2f86d3d4
  codeLeaves: 'سيختفي رمزك من هذه الشاشة قريبًا.', // 925d7c0f
  secondsLeft: (count: number) =>
    plural(count, {
      zero: 'انتهى الوقت',
      one: 'بقيت ثانية واحدة',
      two: 'بقيت ثانيتان',
      few: `بقيت ${number(count)} ثوانٍ`,
      many: `بقيت ${number(count)} ثانية`,
      other: `بقيت ${number(count)} ثانية`,
    }), // 7733ef8a
  goOn: 'أحتاج إلى وقت أطول', // ba4ae706
  eraseNow: 'محو إجاباتي الآن', // acf71c13
})

export const poster = translated<typeof english.poster>()({
  screenTitle: 'ملصق', // 1ba76ea7
  print: 'طباعة', // df0fe798
  printHow: 'يناسب ورقة واحدة بحجم A4 أو US letter.', // eef30565
  heading: 'لقاحات دون موعد', // f954ea78
  forToday: 'للحصول على لقاح هنا اليوم.', // 716244ad
  promise: 'املأ النموذج على هاتفك. يستغرق نحو 5 دقائق.', // 55bb64a0
  scan: 'وجّه كاميرا هاتفك نحو الرمز', // 55c7a514
  scanHow: 'أو افتح العنوان المكتوب تحته.', // 8c646be3
  fill: 'اختر لقاحاتك واملأ النموذج', // f6ba02cc
  fillHow: 'لا حاجة إلى تثبيت شيء ولا إلى حساب.', // d415ea22
  checkIn: 'سجّل حضورك عند شباك الصيدلية', // 1162b8bd
  checkInHow: 'اذكر الرمز الذي يظهر على هاتفك في النهاية.', // b174b9dd
  everyDay: 'كل يوم', // c4e42b97
  days: (first: string, last: string) => `${first} - ${last}`, // 3aaaa9f5
  hours: (days: string, open: string) => `${days}: ${open}`, // eb288dc7
  hoursWithLunch: (days: string, open: string, lunch: string) => `${days}: ${open}، استراحة الظهر ${lunch}`, // df8c7817
  noPhone: 'لا تحمل هاتفًا؟ استخدم الجهاز اللوحي أو اسأل عند الشباك.', // 9329e5e6
  printed: (day: string) => `طُبع في ${day}`, // 89ae83d8
  qrCode: (store: string) => `رمز QR: يفتح صفحة الزيارة دون موعد في ${store}`, // d8165263
  tryingOnly: 'للتجربة فقط', // badf76a0
  tryingOnlyWhy:
    'يقود الرمز إلى عنوان يعمل على هذا الحاسوب وحده. اضبط PUBLIC_URL على العنوان الذي يستخدمه الزوار، ثم اطبع.', // f5049a75
  settingsFailed: 'لا يمكننا الوصول إلى الخادم، فلا يوجد عنوان للطباعة بعد.', // cceb3a06
})
