// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/fields.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { age, all, number, plural } = wordsIn('ar')

export const fieldTexts = translated<typeof english.fieldTexts>()({
  requiredField: 'هذا الحقل مطلوب.', // e99fb501
  saidNoMedicare: 'ذكرت أنه ليس لديك Medicare.', // a0f9c611
  signatureInvalid: 'اكتب اسمك الأول واسم عائلتك.', // 7de3ca5b
  guardianIsPatient: 'هذا اسم المريض. اكتب اسمك أنت. إذا كان اسمك مطابقًا، فأضف Sr. أو Jr. أو اسمًا أوسط.', // debd7ef2
  guardianMustSign: 'عمر المريض أقل من 18 عامًا. يجب أن يوقّع أحد الوالدين أو الوصي.', // b7c305ab
  requiredAnswer: 'هذا الحقل مطلوب', // 0b2b46d5
  textChanged: 'تغيّر هذا النص. يرجى قراءته مرة أخرى.', // b1f14fd0
  notAsked: 'هذا الحقل غير مطلوب هنا.', // 3c2e8ec4
  firstNameRequired: 'الاسم الأول القانوني للمريض حقل مطلوب.', // 94d22437
  lastNameRequired: 'اسم العائلة القانوني للمريض حقل مطلوب.', // f1976bc8
  nameInvalid: 'استخدم الحروف والمسافات والشرطات والفواصل العليا.', // 988ed7b0
  motherMaidenFirstNameRequired: 'الاسم الأول للأم حقل مطلوب.', // d3ddfa13
  motherMaidenLastNameRequired: 'اسم عائلة الأم قبل الزواج حقل مطلوب.', // 96a442c9
  birthDateInvalid: 'يرجى إدخال تاريخ صحيح.', // a1f2c186
  tooYoung: (months: number) => `يجب ألا يقل عمر المريض بالأشهر عن ${number(months)}.`, // 9835b0ce
  tooYoungForVisit: (months: number) => `لهذه الزيارة يجب ألا يقل عمر المريض عن ${age(months)}.`, // 88f95f30
  tooOldForVisit: (months: number) => `لهذه الزيارة يجب ألا يزيد عمر المريض على ${age(months)}.`, // 4366a11b
  phoneInvalid: 'يرجى إدخال رقم هاتف صحيح.', // 38e6bdbc
  phoneExtension: 'يرجى إدخال رقم هاتف صحيح. لا تكتب الرقم الفرعي.', // da398351
  phoneMismatch: 'يجب أن يتطابق رقما الهاتف', // 53bf7c63
  mobileRequired: 'رقم الهاتف المحمول حقل مطلوب.', // 1fb3cd1a
  emailInvalid: 'يرجى إدخال بريد إلكتروني صحيح.', // 958e4ccf
  emailMismatch: 'يجب أن يتطابق عنوانا البريد الإلكتروني', // 94f48478
  sexRequired: 'الجنس المسجّل عند الولادة حقل مطلوب.', // 20e193ea
  genderRequired: 'الهوية الجندرية حقل مطلوب.', // 854f0336
  raceRequired: 'العرق حقل مطلوب.', // 71676c29
  ethnicityRequired: 'الأصل الإثني حقل مطلوب.', // 0cbfeec7
  weightInvalid: 'يرجى إدخال وزن صحيح. الوزن حقل مطلوب.', // a11730a0
  medicareIdInvalid: 'يجب أن يكون رقم تعريف المستفيد من Medicare بالصيغة ####-###-####.', // fd7306ea
  providerAddressIncomplete: 'يلزم عنوان كامل لمقدّم الرعاية الصحية.', // f808559f
  addressLineOneRequired: 'السطر 1 من العنوان حقل مطلوب.', // a487474d
  cityRequired: 'المدينة حقل مطلوب.', // b5746ada
  cityInvalid: 'يرجى إدخال مدينة صحيحة.', // ad1217df
  stateRequired: 'الولاية حقل مطلوب.', // 0f28d9e8
  zipInvalid: 'يرجى إدخال رمز بريدي صحيح.', // 789c9423
  countyRequired: 'المقاطعة حقل مطلوب.', // f419db8c
  countyInvalid: 'يرجى إدخال مقاطعة صحيحة.', // 6d8eeb77
  legalNameRequired: 'الاسم القانوني للمريض حقل مطلوب.', // 7b9b22b8
  personsFirstNameRequired: 'الاسم الأول حقل مطلوب.', // 32445fe1
  personsLastNameRequired: 'اسم العائلة حقل مطلوب.', // 75a65dac
  memberIdRequired: 'رقم العضو حقل مطلوب.', // 0a060bd0
  memberIdTooLong: (most: number) => `يجب ألا يزيد رقم العضو على ${number(most)} من الحروف والأرقام.`, // 7336d689
  cardholderIdRequired: 'رقم حامل البطاقة حقل مطلوب.', // 31a27497
  cardholderIdTooLong: (most: number) =>
    `يجب ألا يزيد رقم حامل البطاقة على ${number(most)} من الحروف والأرقام.`, // 6f0be2e4
  groupTooLong: (most: number) => `يجب ألا يزيد رقم المجموعة على ${number(most)} من الحروف والأرقام.`, // 665d7788
  reasonsRequired: 'يجب اختيار سبب واحد على الأقل', // 510bcd26
  tooManyReasons: (most: number) => `أقصى عدد من الأسباب يمكنك اختياره: ${number(most)}.`, // 6a083edb
  datePast: 'يجب أن يكون التاريخ في الماضي.', // 72b72226
  dateWithin: (days: number) => `يجب أن يكون التاريخ ضمن آخر ${number(days)} يومًا.`, // f9159706
  unknownService: 'هذه الخدمة غير معروفة هنا.', // 93bee864
  serviceNotOffered: 'هذه الخدمة غير متوفرة هنا.', // c5972513
  tooManyVaccines: (most: number) =>
    plural(most, {
      zero: 'لا يمكنك اختيار أي لقاح.',
      one: 'يمكنك اختيار لقاح واحد فقط.',
      two: 'يمكنك اختيار لقاحين على الأكثر.',
      few: `يمكنك اختيار ${number(most)} لقاحات على الأكثر.`,
      many: `يمكنك اختيار ${number(most)} لقاحًا على الأكثر.`,
      other: `يمكنك اختيار ${number(most)} لقاح على الأكثر.`,
    }), // cb9d76bb
  tooManyWalkInVaccines: (most: number) =>
    plural(most, {
      zero: 'لا تختر أي لقاح',
      one: 'اختر لقاحًا واحدًا',
      two: 'اختر حتى لقاحين',
      few: `اختر حتى ${number(most)} لقاحات`,
      many: `اختر حتى ${number(most)} لقاحًا`,
      other: `اختر حتى ${number(most)} لقاح`,
    }), // 006694e8
  oneFluShot: 'اختر نوعًا واحدًا من لقاح الإنفلونزا.', // ef2e36c8
  oneCovidShot: 'اختر نوعًا واحدًا من لقاح COVID-19.', // 4d2fba72
  servicesNotTogether: 'الزيارة الواحدة لواحدة من هذه الخدمات.', // 311f090e
  vaccinesNotTogether: 'لا يمكن حجز اللقاحات التي اخترتها معًا. يرجى الرجوع والتأكد من اختياراتك.', // 3625801b
  vaccinesApart: (names: readonly string[]) =>
    `لا يمكن حجز اللقاحات التي اخترتها معًا. يرجى الرجوع والتأكد من اختياراتك. (${all(names)})`, // 666e20c5
  doseTooEarly: 'لم يمضِ وقت كافٍ منذ الجرعة الأخيرة.', // d364c429
  unknownLocation: 'لا يوجد مكان كهذا.', // bead2637
  locationClosed: 'هذا المكان مغلق.', // fd0f40ce
  notOnSchedule: 'لا يمكن حجز هذا الوقت.', // f23ff802
  guardianNotAdult: 'يجب ألا يقل عمر الشخص المسؤول عن 18 عامًا.', // ece5ab1b
})
