// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/benefit.ts'
import { translated } from '../translated.ts'

export const benefit = translated<typeof english.benefit>()({
  heading: 'برای یافتن نوبت‌های خالی شما به اطلاعات کد مزایا نیاز داریم.', // 79650e57
  field: 'لطفاً کد مزایای خود را وارد کنید', // 6a9d49d5
  checking: 'در حال بررسی…', // ec963ffc
  required: 'باید یک کد مزایا وارد کنید.', // 391c71f1
  invalid: 'کد مزایایی که وارد کردید معتبر نیست. لطفاً دوباره امتحان کنید.', // 801b774a
  networkError: 'خطای شبکه رخ داد. لطفاً دوباره امتحان کنید.', // 4852d77d
  locationsFailed: 'مکان‌های کد مزایا بارگیری نشد.', // c5f4a7ca
  suggestion: 'لطفاً صفحه را تازه کنید و دوباره امتحان کنید، یا مکان‌های دیگر را جستجو کنید.', // 82fb4abd
  busy: 'لطفاً یک دقیقهٔ دیگر دوباره امتحان کنید، یا مکان‌های دیگر را جستجو کنید.', // 7a3636a5
  noneAccepts: 'نزدیک این مکان کسی این کد مزایا را نمی‌پذیرد. کد و مکان را بررسی کنید.', // 978ac760
  refresh: 'تازه کردن', // 0e916101
  without: 'جستجو بدون کد', // 59a6cf82
  accepted: 'این مکان کد مزایای شما را می‌پذیرد', // a3cef312
})
