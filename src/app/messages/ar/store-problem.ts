// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/store-problem.ts'
import { translated } from '../translated.ts'

export const storeProblem = translated<typeof english.storeProblem>()({
  servicesFailed: 'نواجه صعوبة في تحميل خدمات اللقاح. يرجى تحديث هذه الصفحة للمحاولة مرة أخرى.', // 79f91035
  refresh: 'تحديث', // 0e916101
  unknownStore: 'لا نجد هذا المتجر', // 6ec0bcd2
  unknownStoreWhy: 'الرمز أو العنوان الذي استخدمته لا يعود إلى أي من صيدلياتنا.', // e43f35f5
  unknownStoreNext: 'امسح الرمز عند شباك الصيدلية مرة أخرى، أو اسأل فريق الصيدلية.', // 4cdc646e
  findClinic: 'البحث عن عيادة', // 35925dbf
})
