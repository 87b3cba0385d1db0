// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/eligibility.ts'
import { translated } from '../translated.ts'

export const eligibility = translated<typeof english.eligibility>()({
  eligible: 'أنت مؤهل، وستنتقل إلى الصفحة التالية بعد قليل!', // f5cfe1e5
  lastQuestion: 'هذا آخر سؤال! ستنتقل إلى الصفحة التالية بعد قليل.', // 0af45f9a
  ineligible: 'بحسب إجاباتك، لست مؤهلًا للمتابعة في الوقت الحالي', // f0902c32
  unknownType: 'عذرًا. يبدو أننا نواجه صعوبة في تحميل الأسئلة. يرجى المحاولة لاحقًا.', // b01f8517
  issue: 'نواجه مشكلة في الوقت الحالي. يرجى المحاولة لاحقًا.', // 488a0999
  noDetector: 'نواجه مشكلة في حجز المواعيد الآن. يرجى المحاولة لاحقًا.', // 4d2eea9c
  continue: 'متابعة', // 31fbef16
  required: 'هذا الحقل مطلوب', // 0b2b46d5
  invalidDate: 'التاريخ غير صحيح.', // 8bfe8dbd
  notInPast: 'يجب أن يكون التاريخ في الماضي.', // 72b72226
  notOnOrAfter: (date: string) => `يجب ألا يكون التاريخ قبل ${date}.`, // 2fcb2919
})
