// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/cancel.ts'
import { translated } from '../translated.ts'

export const cancel = translated<typeof english.cancel>()({
  dialogTitle: 'إلغاء موعد أو أكثر', // 286897c4
  which: 'أي موعد تريد إلغاءه؟', // 5282bd7a
  submit: 'إلغاء الموعد', // e0790c5f
  keep: 'الإبقاء عليه', // fdce5da2
  goOn: 'متابعة', // 31fbef16
  canceling: 'جارٍ الإلغاء', // f0f958e0
  firstCancelsAll: 'إلغاء موعدك الأول يلغي كل المواعيد.', // 3094259b
  canceledToo: 'يُلغى مع الموعد الأول', // 02fea37e
  included: 'مشمول دائمًا', // 93fd1574
  noneSelected: 'يرجى اختيار موعد لمتابعة الإلغاء.', // 1136c9e5
  heading: 'لديك موعد مؤكد!', // 715d4c40
  headingHint: 'يمكنك إلغاؤه هنا. لتغيير اليوم أو الوقت، يرجى الاتصال بنا.', // 915ff288
  cancelTitle: 'هل تريد إلغاءه؟', // 3602334d
  changeTitle: 'تغيير موعدك', // fb8807ad
  clinic: 'زيارات العيادة والفيديو', // 94eac475
  pharmacy: 'زيارات الصيدلية', // 3a4d74af
  confirm: 'هل تريد فعلًا إلغاء موعدك؟', // 3b09fc7d
  confirmHow: 'سيُعطى وقتك لشخص آخر.', // 0aa8d05f
  confirmBothHow: 'سيُعطى وقتك لشخص آخر. وإذا حجزت معه زيارة ثانية، فستُلغى أيضًا.', // 02a15956
  yes: 'نعم', // 85a39ab3
  no: 'لا', // 1ea442a1
  alreadyCanceled: 'أُلغي هذا الموعد من قبل.', // d054f1ae
  failed: 'تعذر إلغاء هذا الموعد.', // e793196c
  failedHow: 'يرجى المحاولة مرة أخرى، أو الاتصال بنا.', // fc1b7603
  unreachable: 'يحتاج الإلغاء إلى اتصال بالإنترنت. حاول عند عودته، أو اتصل بنا.', // b2bf3230
  pageTitle: 'زيارتك', // 72db071a
  openLink: 'افتح الرابط في تأكيد الحجز أو في تقويمك، أو اتصل بنا.', // 09f574e1
  reading: 'جارٍ قراءة موعدك', // 0e01842d
  yourVisit: 'موعدك', // 56285920
  alsoCanceled: 'يُلغى معه موعدك الثاني.', // 5aa99d4a
  what: 'الزيارة', // 1c8ac867
  when: 'متى', // cf9c7aa2
  where: 'أين', // 1daaa38f
  joinVisit: 'الانضمام إلى الزيارة', // f19140ae
  begun: 'بدأ هذا الموعد أو انتهى.', // 04a99bdd
  begunHow: 'لم يعد ممكنًا إلغاؤه هنا. يرجى الاتصال بنا.', // 67a95b55
  unknown: 'لا نجد هذا الموعد.', // 69f92700
  unknownHow: 'ربما كان الرابط ناقصًا. افتحه مرة أخرى من تأكيد الحجز أو من تقويمك، أو اتصل بنا.', // 7e6fd6da
  unseen: 'لا يمكننا عرض موعدك هنا. ما زال بإمكانك إلغاؤه أو الاتصال بنا.', // 04304d87
  needsConnection: 'تحتاج إلى اتصال بالإنترنت لرؤية هذا الموعد وإلغائه.', // e31bb620
  connecting: 'سنتحقق مرة أخرى عند عودة الاتصال.', // e3016677
  trouble: 'نواجه صعوبة في الاتصال الآن. يرجى المحاولة بعد قليل.', // 5dc929fc
  tryAgain: 'المحاولة مرة أخرى', // d8b8392e
  book: 'حجز زيارة', // b00aa64d
  canceledWhat: 'أُلغي', // 13ca2ee2
  canceled: 'تم إلغاء موعدك!', // 2959d873
  canceledAll: 'تم إلغاء موعديك كليهما.', // 805ed2b4
  canceledHow: 'لا تحتاج إلى فعل أي شيء آخر.', // 634aeb74
  scheduleAgain: 'حجز موعد جديد', // c9147b57
  calendarTitleCanceled: 'موعد ملغى', // 9c63a6e8
  calendarTitle: 'هل هو في تقويمك؟', // ca0f22d9
  calendarHow: 'هذا الملف يضع عليه هناك علامة «ملغى».', // 165a6e26
  updateCalendar: 'تحديث تقويمك', // 188fdb1c
})
