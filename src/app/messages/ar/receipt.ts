// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/receipt.ts'
import { translated } from '../translated.ts'

export const receipt = translated<typeof english.receipt>()({
  title: 'إيصال', // dad5a969
  how: 'يذكر ما حجزته ومن وقّع، مع كل نص تمت الموافقة عليه. يمكنك طباعته أو حفظه.', // 05eb6059
  askHow: 'في الإيصال أسماء وما تم توقيعه. حتى لا يقرأه أحد غيرك، نطلب تاريخ ميلاد المريض.', // 00072cfc
  show: 'عرض الإيصال', // d0cd6be1
  showing: 'جارٍ فتح الإيصال', // 7dabfab1
  back: 'العودة إلى زيارتك', // 7dd352af
  noDate: 'يرجى إدخال تاريخ الميلاد.', // 129becaf
  wrongBirthDate: 'هذا ليس تاريخ الميلاد الذي أُعطي لهذه الزيارة.', // 7da15529
  noReceipt: 'لا يمكننا إعداد إيصال لهذه الزيارة هنا. يرجى الاتصال بنا.', // d0e6f192
  unreachable: 'تحتاج إلى اتصال بالإنترنت لفتح الإيصال. حاول مرة أخرى عند توفره.', // 52737414
  refused: 'لم نتمكن من فتح الإيصال. يرجى المحاولة لاحقًا.', // a605e307
  patient: 'المريض', // 835043ec
  received: 'وقت الاستلام', // 49f19bee
  status: 'الحالة', // 920e413c
  statuses: {
    BOOKED: 'محجوز', // fd1331d7
    CANCELED: 'ملغى', // 13ca2ee2
    BEGUN: 'بدأ أو انتهى', // 390bb094
    CHECKED_IN: 'تم تسجيل الحضور', // 66477aff
  },
  signature: 'التوقيع', // f1a73e22
  guardian: 'اسم الموقّع', // 974e429c
  signedAt: 'وقت التوقيع', // 8f280aa2
  consents: 'ما تمت الموافقة عليه', // 1dcfeca3
  hash: 'البصمة (SHA-256)', // 0e6f8cf2
  hashHow: 'تُحسب البصمة من كلمات النص. وهي تبيّن أن أي كلمة منها لم تتغير.', // 14902bc9
  noHash: 'لم يتمكن الجهاز من حسابها.', // dda103dc
  gone: 'لم تعد كلمات هذا النص لدينا.', // f4a228a8
  unknown: 'لا يُعرف أي كلمات عُرضت.', // 1d90140a
  texts: 'رسائل نصية بشأن الزيارة', // 0ef0e462
})
