// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/receipt.ts'
import { translated } from '../translated.ts'

export const receipt = translated<typeof english.receipt>()({
  title: 'رسید', // dad5a969
  how: 'می‌گوید چه چیزی رزرو کرده‌اید و چه کسی امضا کرده است، همراه با هر متنی که با آن موافقت شده است. می‌توانید آن را چاپ یا ذخیره کنید.', // 05eb6059
  askHow:
    'رسید نام‌ها و آنچه را امضا شده در خود دارد. برای آنکه کس دیگری آن را نخواند، تاریخ تولد بیمار را می‌پرسیم.', // 00072cfc
  show: 'نمایش رسید', // d0cd6be1
  showing: 'در حال باز کردن رسید', // 7dabfab1
  back: 'بازگشت به ویزیت شما', // 7dd352af
  noDate: 'لطفاً تاریخ تولد را وارد کنید.', // 129becaf
  wrongBirthDate: 'این تاریخ تولدی نیست که برای این ویزیت داده شده است.', // 7da15529
  noReceipt: 'اینجا نمی‌توانیم برای این ویزیت رسید بسازیم. لطفاً با ما تماس بگیرید.', // d0e6f192
  unreachable: 'برای باز کردن رسید به اتصال نیاز دارید. وقتی وصل شدید دوباره امتحان کنید.', // 52737414
  refused: 'نتوانستیم رسید را باز کنیم. لطفاً بعداً دوباره امتحان کنید.', // a605e307
  patient: 'بیمار', // 835043ec
  received: 'زمان دریافت', // 49f19bee
  status: 'وضعیت', // 920e413c
  statuses: {
    BOOKED: 'رزروشده', // fd1331d7
    CANCELED: 'لغوشده', // 13ca2ee2
    BEGUN: 'شروع‌شده یا تمام‌شده', // 390bb094
    CHECKED_IN: 'پذیرش‌شده', // 66477aff
  },
  signature: 'امضا', // f1a73e22
  guardian: 'نام امضاکننده', // 974e429c
  signedAt: 'زمان امضا', // 8f280aa2
  consents: 'آنچه با آن موافقت شده است', // 1dcfeca3
  hash: 'اثر انگشت (SHA-256)', // 0e6f8cf2
  hashHow: 'اثر انگشت از واژه‌های متن به دست می‌آید و نشان می‌دهد که هیچ واژه‌ای تغییر نکرده است.', // 14902bc9
  noHash: 'دستگاه نتوانست آن را بسازد.', // dda103dc
  gone: 'واژه‌های این متن را دیگر نداریم.', // f4a228a8
  unknown: 'معلوم نیست کدام واژه‌ها نشان داده شده است.', // 1d90140a
  texts: 'پیامک‌های مربوط به ویزیت', // 0ef0e462
})
