// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/patient.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { all } = wordsIn('ar')

export const patient = translated<typeof english.patient>()({
  step: 'بيانات المريض', // e1f1b8b3
  nameHint: 'استخدم الاسم المكتوب في الهوية أو بطاقة التأمين.', // b14885be
  firstName: 'الاسم الأول القانوني للمريض', // 69b593bf
  lastName: 'اسم العائلة القانوني للمريض', // 58759548
  preferredName: 'الاسم المفضّل', // be5edee5
  preferredNameHint: 'الاسم الذي يناديك به الفريق.', // a928d927
  motherMaidenFirstName: 'الاسم الأول للأم', // 6d0a3dda
  motherMaidenLastName: 'اسم عائلة الأم قبل الزواج', // 6a37e85e
  birthDate: 'تاريخ الميلاد', // eb4c4e23
  month: 'يجب أن تكون القيمة بالصيغة MM', // 0fec20f4
  day: 'يجب أن تكون القيمة بالصيغة DD', // 4452afea
  year: 'يجب أن تكون القيمة بالصيغة YYYY', // b9f1dd2e
  ageNote: 'نعالج حاليًا المرضى من عمر 12 شهرًا فأكثر (18 شهرًا فأكثر في Mississippi).', // b6f8eafd
  contactTitle: 'كيف يمكننا التواصل معك؟', // a0c974d3
  phone: 'رقم الهاتف', // 306f1bb2
  phoneConfirm: 'اكتب رقم الهاتف مرة أخرى', // 5fc87bb1
  mobile: 'هل هذا رقم هاتف محمول؟', // 000468ea
  mobileConsent: 'نعم، يمكنكم إرسال رسائل نصية إليّ عن هذه الزيارة.', // d8af727f
  email: 'عنوان البريد الإلكتروني', // f2488fd4
  emailConfirm: 'اكتب البريد الإلكتروني مرة أخرى', // facd6a29
  addressTitle: 'أين تسكن؟', // 8a38c81b
  childAddressTitle: 'أين يسكن المريض؟', // 5d8e2521
  sex: 'الجنس المسجّل عند الولادة', // 4c561710
  gender: 'الهوية الجندرية', // a04630ef
  race: 'العرق', // 73134ce1
  ethnicity: 'الأصل الإثني', // 2a0bdd7c
  weight: 'الوزن', // 81d27ef6
  weightUnit: 'رطل', // ba5ae1ec
  weightWhy: 'الوزن يحدد طول الإبرة.', // 285d9eef
  preferredLanguage: 'اللغة المفضّلة', // 140071fe
  chooseOne: 'اختر واحدًا', // 8f27c0cb
  altId: 'رقم بطاقة المتسوق', // 58d82794
  medicareId: 'رقم تعريف المستفيد من Medicare', // 6ce87153
  medicareIdHint: 'على بطاقة Medicare ذات الألوان الأحمر والأبيض والأزرق', // 0863e798
  provider: 'طبيبك', // 2aafacad
  providerName: 'الاسم', // dcd1d522
  providerPhone: 'رقم الهاتف', // 306f1bb2
  providerFax: 'رقم الفاكس', // 1f4cb167
  yes: 'نعم', // 85a39ab3
  no: 'لا', // 1ea442a1
  forVaccine: {
    nameTitle: 'من سيأخذ اللقاح؟', // 47cd4e6c
    mobileConsentHint: 'قد تُحسب رسوم الرسائل والبيانات. يمكنك الرفض وأخذ لقاحك مع ذلك.', // 2fd11617
    recordTitle: 'لسجل اللقاح', // 7cb5ecc1
    aboutHint: 'يجب أن ترسل الصيدلية هذه البيانات مع سجل اللقاح.', // 03dd52ae
    sexWhy: 'تختلف بعض اللقاحات والجرعات حسب الجنس. وسجلات لقاحات الولاية تطلبه.', // d8a6380d
    raceWhy: 'يساعد ذلك دوائر الصحة على معرفة من لم يُحمَ بعد. يمكنك اختيار «غير محدد».', // 08e219b1
  },
  forVisit: {
    nameTitle: 'لمن هذه الزيارة؟', // 00ffe91b
    mobileConsentHint: 'قد تُحسب رسوم الرسائل والبيانات. يمكنك الرفض والإبقاء على زيارتك مع ذلك.', // a885e597
    recordTitle: 'للسجل الطبي', // b5d68bcc
    aboutHint: 'يحفظ فريق الرعاية هذه البيانات مع السجل الطبي.', // 07e9b365
    sexWhy: 'تختلف بعض الفحوص والجرعات والقيم الطبيعية حسب الجنس.', // 81ede27e
    raceWhy: 'يساعدنا ذلك على التأكد من أن الجميع يحصلون على الرعاية نفسها. يمكنك اختيار «غير محدد».', // f1c29f64
  },
})

export const address = translated<typeof english.address>()({
  lineOne: 'السطر 1 من العنوان', // 19f2c611
  lineOneHint: 'اسم الشارع والرقم', // 8a386dd1
  lineTwo: 'السطر 2 من العنوان', // 5a494c74
  lineTwoHint: 'الشقة أو الجناح أو الوحدة', // b64dbc6f
  city: 'المدينة', // fc33f732
  state: 'الولاية', // a3b50c47
  zip: 'الرمز البريدي (ZIP)', // 95c87fe3
  zipHint: 'نملأ منه المدينة والولاية والمقاطعة.', // a803d315
  change: 'تغيير', // c0bf75bd
  town: 'المدينة والولاية والمقاطعة', // 8f50ac31
  county: 'المقاطعة', // 136c87de
  chooseOne: 'اختر واحدًا', // 8f27c0cb
  verifyTitle: 'تحقق من عنوانك', // 13a8f5ff
  match: 'وجدنا هذا العنوان الموثّق الذي يشبه كثيرًا ما أدخلته. هل تريد أن نحدّث عنوانك؟', // c7088d77
  noMatch: 'لم نتمكن من التحقق من العنوان المدخل. هل تريد استخدامه مع ذلك؟', // 6dee310d
  corrected: (parts: readonly string[]) => `صححنا ${all(parts)}. هل هذا عنوانك؟`, // 8a2ad9ff
  parts: {
    city: 'المدينة', // 0f53fb35
    state: 'الولاية', // 972ec08b
    county: 'المقاطعة', // ac4e6aa1
  },
  suggested: 'العنوان المقترح', // efa8b73f
  entered: 'العنوان الذي أدخلته', // fbf1b134
  mustSelect: 'يجب اختيار عنوان.', // 8f49a7f5
  edit: 'تعديل العنوان', // 6a8fa16b
  use: 'متابعة', // 31fbef16
  checking: 'جارٍ التحقق من العنوان', // 4b05bd63
})

export const insurance = translated<typeof english.insurance>()({
  step: 'التأمين', // 4594b737
  title: 'هل ستستخدم التأمين اليوم؟', // 2b968268
  hint: 'معظم خطط التأمين تدفع ثمن معظم اللقاحات.', // 80cc265d
  hasInsurance: 'هل لديك تأمين؟', // 16b34139
  yes: 'نعم', // 85a39ab3
  no: 'لا', // 1ea442a1
  carrier: 'شركة التأمين', // 559a50b9
  chooseOne: 'اختر واحدًا', // 8f27c0cb
  cardholderId: 'رقم حامل البطاقة', // 68d07834
  cardholderIdHint: 'على وجه البطاقة، قرب الاسم', // 6237c0c4
  groupNumber: 'رقم المجموعة', // 357a9028
  stateId: 'رقم هوية الولاية أو رخصة القيادة', // c6bc7ba1
  ssn: 'رقم الضمان الاجتماعي', // 058388b6
  ssnHint: '9 أرقام', // e6c1cac6
  questionsTitle: 'تأمينك', // aea80cfe
  hasMedicaid: 'هل لديك Medicaid؟', // cb0650e5
  hasMedicare: 'هل لديك Medicare؟', // a430ce04
  hasEither: 'هل لديك Medicaid أو Medicare؟', // 2b306c30
  both: 'كلاهما', // b6c1d862
  neither: 'لا هذا ولا ذاك', // 9957d09c
  hasReferral: 'هل لديك إحالة من طبيب؟', // 43e2ab26
  referredBy: 'اسم الطبيب أو العيادة التي أحالتك', // 811acec9
  policyTitle: 'بطاقة تأمينك', // 9ef3f6a8
  policyHint: 'جهّز البطاقة: معظم هذا مكتوب عليها.', // 047e65e0
  memberId: 'رقم العضو', // e14e3315
  memberIdHint: 'على وجه البطاقة، قرب الاسم', // 6237c0c4
  personCode: 'رمز الفرد', // ee38bfd9
  personCodeHint: 'الرقمان أو الأرقام الثلاثة بعد رقم العضو، إن وُجدت على البطاقة', // 2578f667
  relation: 'صلة المريض بصاحب التأمين', // 25d6e93b
  relationHint: 'اختر «المريض نفسه» إذا كان التأمين باسم المريض.', // 4c544258
  holderFirstName: 'الاسم الأول لصاحب التأمين', // bfe50c06
  holderLastName: 'اسم عائلة صاحب التأمين', // b4fc019c
  holderSex: 'الجنس المسجّل عند الولادة لصاحب التأمين', // b85cc1b8
  sendInvoiceTo: 'إرسال الفاتورة إلى', // aec39504
  claims: 'عنوان المطالبات', // 47189d36
  claimsHint: 'العنوان الذي تريد شركتك إرسال المطالبات إليه. غالبًا ما يكون على ظهر البطاقة.', // 06d8997b
  secondary: 'التأمين الثانوي', // 0c39334e
  addSecondary: 'إضافة تأمين ثانوي', // 7aaf8a30
  removeSecondary: 'إزالة التأمين الثانوي', // 3dfa6d50
  secondaryRemoved: 'تمت إزالة التأمين الثانوي', // c92be146
})
