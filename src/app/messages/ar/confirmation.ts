// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/confirmation.ts'
import { translated } from '../translated.ts'

export const confirmation = translated<typeof english.confirmation>()({
  saved: 'تم حفظ نموذجك', // 0febaf87
  notYetReceived: 'لم يصل نموذجك إلى الصيدلية بعد. سنرسله فور عودة الاتصال.', // 5064d8d0
  savedHow: 'احتفظ برمزك وأخبر فريق الصيدلية أن النموذج ينتظر الإرسال.', // 98b21d6e
  received: 'وصل نموذجك إلى الصيدلية.', // b1b76d5c
  code: 'رمز الشباك الخاص بك', // 8332959a
  codeHow: 'أخبر فريق الصيدلية بهذا الرمز.', // 928eec84
  bookedCodeHow: 'أخبر الفريق بهذا الرمز عند وصولك.', // 98045994
  videoCode: 'رمز زيارتك', // f12b3d0f
  videoCodeHow: 'أخبر الفريق بهذا الرمز إذا اتصلت.', // 709ec086
  patient: 'بيانات المريض', // e1f1b8b3
  name: 'الاسم', // dcd1d522
  phone: 'الهاتف', // 63dceb88
  email: 'البريد الإلكتروني', // 969ccbd3
  birthDate: 'تاريخ الميلاد', // eb4c4e23
  dietitian: 'اختصاصي التغذية', // 97177eae
  support: 'دعم العملاء', // 4c464668
  details: 'تفاصيل الموعد', // 6ce300ec
  yourVisit: 'زيارتك', // 72db071a
  first: 'الموعد الأول', // 0f3fde3a
  second: 'الموعد الثاني', // ba04c2d4
  vaccine: 'اللقاح', // 8c707f77
  service: 'الزيارة', // 1c8ac867
  where: 'أين', // 1daaa38f
  when: 'متى', // cf9c7aa2
  secondCode: 'رمز الشباك', // 11856ada
  byVideo: 'بالفيديو', // 81f88658
  today: (day: string) => `اليوم، ${day}`, // a91d85ef
  dayAndTime: (day: string, time: string) => `${day}، ${time}`, // 6602a889
  showMore: 'عرض المزيد', // ba8a80fd
  showLess: 'عرض أقل', // 0264d7b0
  benefitCode: 'هذا المكان يقبل رمز المزايا الخاص بك', // a3cef312
  modify: 'تعديل الموعد', // 6fe1fc08
  modifyHow: {
    tlc: 'لتغيير اليوم أو الوقت، اتصل بالعيادة.', // bd68a5ba
    dietitian: 'لتغيير اليوم أو الوقت، اتصل بفريق التغذية لدينا.', // bb7260e3
    pharmacy: 'لتغيير اليوم أو الوقت، اتصل بالصيدلية.', // 63330080
  },
  cancel: 'إلغاء الموعد', // e0790c5f
  cancelLater: 'لرؤية هذه الزيارة أو تغييرها أو إلغائها لاحقًا، احتفظ بهذا الرابط.', // 25df1ff8
  cancelBothLater: 'لرؤية الموعدين أو تغييرهما أو إلغائهما لاحقًا، احتفظ بهذا الرابط.', // 4ec597ae
  cancelLaterHow: 'من لديه الرابط يستطيع رؤية الزيارة وتغييرها وإلغاءها. لا يتضمن أي اسم ولا أيًا من إجاباتك.', // 02e6a3ac
  copyLink: 'نسخ الرابط', // dbf362d4
  openLink: 'فتح زيارتك', // 09e733b8
  cancelQr: 'رمز QR لرابط زيارتك', // b9143b0f
  directions: 'الاتجاهات', // c9535678
  call: 'اتصال', // d6e645b7
  callLocation: (phone: string) => `اتصل على ${phone}`, // 31e40241
  rideshare: 'خصم على رحلتك بالسيارة', // c8b7c55b
  rideshareHow: 'اكتب هذا الرمز في تطبيق طلب السيارات، أو امسحه.', // 4522d0ea
  rideshareQr: (code: string) => `رمز QR لـ ${code}`, // 1fb33458
  rideshareHelp: 'هل لديك أسئلة عن الرحلة؟', // f06390c3
  copy: 'نسخ الرمز', // 49a0053f
  saveToPhone: 'حفظ في الهاتف', // 5de62c91
  notSaved: 'تعذر حفظ الصورة.', // f015b301
  another: 'حجز لقاح آخر', // 17b7b084
  bookAnother: 'حجز موعد آخر', // cb8a6a61
  bookDietitian: 'حجز موعد تغذية عن بُعد', // 391e0692
  print: 'طباعة', // df0fe798
  counterPrints: 'يمكن طباعة هذا عند الشباك.', // 2aa651f3
  share: 'مشاركة', // 29887a5f
  addToCalendar: 'إضافة إلى التقويم', // d0efffa6
  calendarTitle: (store: string) => `موعد في ${store}`, // 3ab1024d
  calendarTitleVideo: (who: string) => `موعد مع ${who}`, // 82ddfa31
  calendarNotes: (phone: string) => `لتغيير اليوم أو الوقت، اتصل على ${phone}.`, // 0122f916
  keptVisits: 'زياراتك المحجوزة', // de693eb9
  keptVisitsHow: 'يتذكر هذا الجهاز أوقاتها وأماكنها ورموزها حتى ينتهي كل يوم.', // dfe98c6a
  copyVisitCode: 'نسخ رمز الزيارة', // a4c4fa73
  leaveTitle: 'هل تريد المغادرة دون الرمز؟', // 100932b9
  leaveWhy: 'أضف الزيارة إلى تقويمك أو اطبعها أو انسخ الرمز أولًا.', // b2a3ba20
  leaveAnyway: 'مغادرة هذه الصفحة', // 47b5d076
  stayHere: 'البقاء هنا', // ef8d633e
  calendarCode: (code: string) => `الرمز: ${code}`, // 62c17536
  join: 'كيفية الانضمام', // f56144df
  joinByLink: 'افتح هذا الرابط عند بدء زيارتك.', // 5f329f18
  joinVisit: 'الانضمام إلى الزيارة', // f19140ae
  calendarVideo: 'زيارة بالفيديو', // c6e3131e
  calendarCancel: (address: string) => `لرؤيتها أو تغييرها أو إلغائها: ${address}`, // 3fed87a1
})
