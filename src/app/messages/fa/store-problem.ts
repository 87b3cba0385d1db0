// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/store-problem.ts'
import { translated } from '../translated.ts'

export const storeProblem = translated<typeof english.storeProblem>()({
  servicesFailed: 'در بارگیری خدمات واکسن مشکل داریم. لطفاً این صفحه را تازه کنید و دوباره امتحان کنید.', // 79f91035
  refresh: 'تازه کردن', // 0e916101
  unknownStore: 'این فروشگاه را پیدا نمی‌کنیم', // 6ec0bcd2
  unknownStoreWhy: 'کد یا نشانی‌ای که به کار بردید مال هیچ‌یک از داروخانه‌های ما نیست.', // e43f35f5
  unknownStoreNext: 'کد روی پیشخوان داروخانه را دوباره اسکن کنید، یا از تیم داروخانه بپرسید.', // 4cdc646e
  findClinic: 'یافتن کلینیک', // 35925dbf
})
