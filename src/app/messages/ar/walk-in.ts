// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/walk-in.ts'
import { translated } from '../translated.ts'

export const walkIn = translated<typeof english.walkIn>()({
  heading: 'لقاح دون موعد', // e941b803
  promise: 'لا حاجة إلى موعد. يستغرق نحو 5 دقائق.', // 7bad3f1f
  fallbackName: 'صيدلية حيّك', // 7e37ea52
  steps: 'كيف تسير العملية', // 9c870aa6
  selectVaccines: 'اختر اللقاحات', // 5bd73ba0
  selectVaccinesHow: 'اختر من القائمة.', // b8f140cf
  fillConsent: 'املأ نموذج الموافقة', // 4256d651
  fillConsentHow: 'بضعة أسئلة عنك وعن صحتك.', // 9a6c3fd5
  checkIn: 'سجّل حضورك عند شباك الصيدلية', // 1162b8bd
  checkInHow: 'يخبرك فريق الصيدلية بمدة الانتظار التقريبية.', // 11c13196
  start: 'البدء', // e4bb9f1e
  openAllDay: 'مفتوح 24 ساعة', // d955c52c
  openUntil: (time: string) => `مفتوح حتى ${time}`, // cb1f77fc
})
