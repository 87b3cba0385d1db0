// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/pages.ts'
import { translated } from '../translated.ts'

export const pages = translated<typeof english.pages>()({
  bookHeading: 'حجز زيارة', // b00aa64d
  bookHint: 'أخبرنا بما تريد وأين ومتى. نعرض لك الأوقات المتاحة القريبة. لا حاجة إلى حساب.', // e6ef7575
  mainHeading: 'لقاح دون موعد مسبق', // 87130c89
  mainHint: 'هل أنت في إحدى صيدلياتنا؟ امسح الرمز عند الشباك، أو اكتب رقم المتجر المطبوع تحته.', // 5b9421fe
  storeNumber: 'رقم المتجر', // 88f70e3d
  storeNumberRequired: 'الإدخال مطلوب.', // b7171a63
  storeNumberInvalid: 'يجب أن يكون الإدخال صحيحًا.', // b91da024
  storeNumberHint: 'حروف وأرقام وشرطات', // ea0eddd2
  callTitle: 'هل تفضّل التحدث إلينا؟', // d1782712
  visits: 'اتصل بنا وسنجد لك وقتًا.', // fd14147b
  clinics: 'البحث عن عيادة', // 35925dbf
  clinicsHint: 'اتصل بنا واذكر رمزك البريدي أو مدينتك. سنخبرك بأقرب عيادة ومتى تفتح.', // ef24c963
  call: (phone: string) => `اتصل على ${phone}`, // 31e40241
  notFound: 'عذرًا، خطأ 404! لم نجد الصفحة.', // 592dd864
  notFoundHint: 'قد يكون العنوان قديمًا أو فيه خطأ كتابة.', // 9a527287
  serviceFinder: 'عمّ تبحث؟', // e3ad92be
  findTime: 'وقت لزيارة', // 78443ce1
  walkIn: 'لقاح دون موعد', // fc744803
  findClinic: 'عيادة قريبة منك', // 41c235d9
  clinicServices: 'ما تقدمه عياداتنا', // 04c36999
})
