// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/benefit.ts'
import { translated } from '../translated.ts'

export const benefit = translated<typeof english.benefit>()({
  heading: 'نحتاج إلى رمز المزايا لنجد المواعيد المتاحة لك.', // 79650e57
  field: 'يرجى إدخال رمز المزايا', // 6a9d49d5
  checking: 'جارٍ التحقق…', // ec963ffc
  required: 'يجب إدخال رمز المزايا.', // 391c71f1
  invalid: 'رمز المزايا الذي أدخلته غير صحيح. يرجى المحاولة مرة أخرى.', // 801b774a
  networkError: 'حدث خطأ في الشبكة. يرجى المحاولة مرة أخرى.', // 4852d77d
  locationsFailed: 'تعذر تحميل الأماكن التي تقبل رمز المزايا.', // c5f4a7ca
  suggestion: 'يرجى تحديث الصفحة للمحاولة مرة أخرى، أو البحث عن أماكن أخرى.', // 82fb4abd
  busy: 'يرجى المحاولة مرة أخرى بعد دقيقة، أو البحث عن أماكن أخرى.', // 7a3636a5
  noneAccepts: 'لا أحد قرب هذا المكان يقبل رمز المزايا هذا. تحقق من الرمز والمكان.', // 978ac760
  refresh: 'تحديث', // 0e916101
  without: 'البحث دون رمز', // 59a6cf82
  accepted: 'هذا المكان يقبل رمز المزايا الخاص بك', // a3cef312
})
