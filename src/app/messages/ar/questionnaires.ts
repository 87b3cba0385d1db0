// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/questionnaires.ts'
import { translated } from '../translated.ts'

export const notes = translated<typeof english.notes>()({
  step: 'سبب الزيارة', // d960170c
  chooseOne: 'اختر واحدًا', // 8f27c0cb
  ownWords: 'بكلماتك أنت', // 10f38370
  ownWordsHint: 'ما ينبغي أن نعرفه قبل مجيئك', // 1a1c31e6
})

export const history = translated<typeof english.history>()({
  step: 'معلومات طبية', // ac083159
  summary: 'يرجى ملء كل الحقول المطلوبة للمتابعة', // f71c1c3c
  yes: 'نعم', // 85a39ab3
  no: 'لا', // 1ea442a1
})

export const health = translated<typeof english.health>()({
  historyStep: 'التاريخ الطبي', // 6a81fb47
  dietaryStep: 'قيود الطعام', // e9ed443a
  goalsStep: 'أهداف الموعد', // f2b02c4f
  surveyStep: 'استبيان', // 211bb3de
  medicinesTitle: 'أدويتك', // ae07c935
  foods: 'ما هي؟', // 55b892c9
  ownWords: 'بكلماتك أنت', // 10f38370
  yes: 'نعم', // 85a39ab3
  no: 'لا', // 1ea442a1
})

export const consent = translated<typeof english.consent>()({
  vaccineStep: 'الموافقة على اللقاح', // aa9469fb
  financialStep: 'الموافقة المالية', // f50b9fcf
  telemedicineStep: 'الموافقة المالية للعلاج عن بُعد', // 6cc7336d
  privacyStep: 'ممارسات الخصوصية', // efe4db50
  generalStep: 'الموافقة العامة', // 498adc65
  consent: {
    heading: 'توافق على:', // 168dff89
    unfold: 'قراءة النص كاملًا', // 721f0b5c
  },
  notice: {
    heading: 'يقول هذا الإشعار:', // 6edf1f6d
    unfold: 'قراءة الإشعار كاملًا', // b8d4f2c5
  },
  inEnglish: 'هذا النص باللغة الإنجليزية فقط. إذا لم تفهمه، فاطلب المساعدة قبل أن توافق عليه.', // f1ee4f34
  yourVaccines: 'توافق على هذه اللقاحات', // 0b9347a9
  statement: (title: string, edition: string) => `بيان ${title}، ${edition}`, // 8b82e289
  statementCode: (vaccine: string) => `رمز QR لبيان ${vaccine}`, // c45ca9e6
  scanStatement: 'امسح رمزًا لقراءة البيان على هاتفك، أو اطلبه مطبوعًا من الصيدلي.', // abd1a120
  signTitle: 'التوقيع لأخذ اللقاح', // b04cfb0e
  signPaymentTitle: 'التوقيع على الموافقة على الدفع', // 32cf74bd
  legalName: 'الاسم القانوني للمريض', // 743721dc
  legalNameHint: 'اكتب اسمك الأول واسم عائلتك. يُعد ذلك توقيعًا منك.', // 4d66dcfb
  whoSigns: 'من يوقّع؟', // 6d6c87ec
  signs: {
    Self: 'أنا المريض', // 9bdcdff3
    Spouse: 'أنا زوج المريض أو زوجته', // cfe06da1
    Child: 'أنا أحد والدي المريض أو وصيه أو ممثله القانوني', // b778d01f
  },
  signsForChild: 'أنا أحد والدي المريض أو وصيه', // f80e8838
  signsFor: (patient: string) => `كتابة اسمك هنا توقيع عن ${patient}.`, // 98c45e3d
  differs: (name: string) => `هذا ليس الاسم الذي أدخلته، ${name}. هل تريد التوقيع كما كُتب؟`, // 13472724
  differsWhy: 'سيرى فريق الصيدلية أن الاسمين مختلفان.', // 51a29511
  signAsTyped: 'التوقيع كما كُتب', // c9d8211c
  changeName: 'تغيير الاسم', // 0efcdd27
  responsible: 'الشخص المسؤول', // 91ee6106
  firstName: 'الاسم الأول', // 702ef921
  lastName: 'اسم العائلة', // 7b488804
  birthDate: 'تاريخ الميلاد', // eb4c4e23
  phone: 'رقم الهاتف', // 306f1bb2
  sex: 'الجنس المسجّل عند الولادة', // 4c561710
  yes: 'نعم', // 85a39ab3
  no: 'لا', // 1ea442a1
})
