// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/cancel.ts'
import { translated } from '../translated.ts'

export const cancel = translated<typeof english.cancel>()({
  dialogTitle: 'لغو نوبت یا نوبت‌ها', // 286897c4
  which: 'کدام نوبت را می‌خواهید لغو کنید؟', // 5282bd7a
  submit: 'لغو نوبت', // e0790c5f
  keep: 'نگه داشتن نوبت', // fdce5da2
  goOn: 'ادامه', // 31fbef16
  canceling: 'در حال لغو', // f0f958e0
  firstCancelsAll: 'با لغو نوبت اول، همهٔ نوبت‌ها لغو می‌شود.', // 3094259b
  canceledToo: 'همراه با نوبت اول لغو می‌شود', // 02fea37e
  included: 'همیشه شامل می‌شود', // 93fd1574
  noneSelected: 'لطفاً برای ادامهٔ لغو یک نوبت را انتخاب کنید.', // 1136c9e5
  heading: 'یک نوبت تأییدشده دارید!', // 715d4c40
  headingHint: 'می‌توانید آن را اینجا لغو کنید. برای تغییر روز یا ساعت، لطفاً با ما تماس بگیرید.', // 915ff288
  cancelTitle: 'می‌خواهید آن را لغو کنید؟', // 3602334d
  changeTitle: 'تغییر نوبت شما', // fb8807ad
  clinic: 'ویزیت‌های کلینیک و ویدیویی', // 94eac475
  pharmacy: 'ویزیت‌های داروخانه', // 3a4d74af
  confirm: 'آیا مطمئنید که می‌خواهید نوبت خود را لغو کنید؟', // 3b09fc7d
  confirmHow: 'زمان شما به شخص دیگری داده می‌شود.', // 0aa8d05f
  confirmBothHow: 'زمان شما به شخص دیگری داده می‌شود. اگر همراه آن ویزیت دومی رزرو کرده‌اید، آن هم لغو می‌شود.', // 02a15956
  yes: 'بله', // 85a39ab3
  no: 'خیر', // 1ea442a1
  alreadyCanceled: 'این نوبت قبلاً لغو شده است.', // d054f1ae
  failed: 'لغو این نوبت ممکن نشد.', // e793196c
  failedHow: 'دوباره امتحان کنید یا تماس بگیرید.', // fc1b7603
  unreachable: 'برای لغو به اتصال اینترنت نیاز دارید. وقتی وصل شدید دوباره امتحان کنید یا تماس بگیرید.', // b2bf3230
  pageTitle: 'ویزیت شما', // 72db071a
  openLink: 'پیوند داخل تأییدیه یا تقویم خود را باز کنید، یا با ما تماس بگیرید.', // 09f574e1
  reading: 'در حال خواندن نوبت شما', // 0e01842d
  yourVisit: 'نوبت شما', // 56285920
  alsoCanceled: 'نوبت دوم شما هم همراه آن لغو می‌شود.', // 5aa99d4a
  what: 'ویزیت', // 1c8ac867
  when: 'زمان', // cf9c7aa2
  where: 'مکان', // 1daaa38f
  joinVisit: 'ورود به ویزیت', // f19140ae
  begun: 'این نوبت شروع شده یا تمام شده است.', // 04a99bdd
  begunHow: 'دیگر نمی‌توان آن را اینجا لغو کرد. لطفاً با ما تماس بگیرید.', // 67a95b55
  unknown: 'این نوبت را پیدا نمی‌کنیم.', // 69f92700
  unknownHow: 'شاید پیوند ناقص باشد. آن را دوباره از تأییدیه یا تقویم خود باز کنید، یا با ما تماس بگیرید.', // 7e6fd6da
  unseen: 'نمی‌توانیم نوبت شما را اینجا نشان دهیم. هنوز می‌توانید آن را لغو کنید یا با ما تماس بگیرید.', // 04304d87
  needsConnection: 'برای دیدن و لغو این نوبت به اتصال اینترنت نیاز دارید.', // e31bb620
  connecting: 'وقتی اتصال برگردد دوباره بررسی می‌کنیم.', // e3016677
  trouble: 'در حال حاضر در برقراری اتصال مشکل داریم. لطفاً کمی بعد دوباره امتحان کنید.', // 5dc929fc
  tryAgain: 'امتحان دوباره', // d8b8392e
  book: 'رزرو ویزیت', // b00aa64d
  canceledWhat: 'لغو شد', // 13ca2ee2
  canceled: 'نوبت شما لغو شد!', // 2959d873
  canceledAll: 'هر دو نوبت شما لغو شد.', // 805ed2b4
  canceledHow: 'لازم نیست کار دیگری انجام دهید.', // 634aeb74
  scheduleAgain: 'رزرو دوباره', // c9147b57
  calendarTitleCanceled: 'نوبت لغوشده', // 9c63a6e8
  calendarTitle: 'آیا در تقویم شما هست؟', // ca0f22d9
  calendarHow: 'این فایل آن را در تقویم لغوشده نشان می‌دهد.', // 165a6e26
  updateCalendar: 'به‌روزرسانی تقویم', // 188fdb1c
})
