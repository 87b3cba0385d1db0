// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/walk-in.ts'
import { translated } from '../translated.ts'

export const walkIn = translated<typeof english.walkIn>()({
  heading: 'واکسن بدون نوبت', // e941b803
  promise: 'نوبت لازم نیست. حدود 5 دقیقه طول می‌کشد.', // 7bad3f1f
  fallbackName: 'داروخانهٔ محلهٔ شما', // 7e37ea52
  steps: 'روش کار', // 9c870aa6
  selectVaccines: 'واکسن‌ها را انتخاب کنید', // 5bd73ba0
  selectVaccinesHow: 'از فهرست انتخاب کنید.', // b8f140cf
  fillConsent: 'فرم رضایت‌نامه را پر کنید', // 4256d651
  fillConsentHow: 'چند پرسش دربارهٔ شما و سلامت شما.', // 9a6c3fd5
  checkIn: 'در پیشخوان داروخانه ثبت حضور کنید', // 1162b8bd
  checkInHow: 'تیم داروخانه مدت تقریبی انتظار را به شما می‌گوید.', // 11c13196
  start: 'شروع', // e4bb9f1e
  openAllDay: 'شبانه‌روزی باز است', // d955c52c
  openUntil: (time: string) => `باز تا ${time}`, // cb1f77fc
})
