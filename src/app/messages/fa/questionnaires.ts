// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/questionnaires.ts'
import { translated } from '../translated.ts'

export const notes = translated<typeof english.notes>()({
  step: 'دلیل ویزیت', // d960170c
  chooseOne: 'یکی را انتخاب کنید', // 8f27c0cb
  ownWords: 'به زبان خودتان', // 10f38370
  ownWordsHint: 'آنچه باید پیش از آمدن شما بدانیم', // 1a1c31e6
})

export const history = translated<typeof english.history>()({
  step: 'اطلاعات پزشکی', // ac083159
  summary: 'لطفاً برای ادامه همهٔ فیلدهای الزامی را پر کنید', // f71c1c3c
  yes: 'بله', // 85a39ab3
  no: 'خیر', // 1ea442a1
})

export const health = translated<typeof english.health>()({
  historyStep: 'سابقهٔ پزشکی', // 6a81fb47
  dietaryStep: 'محدودیت‌های غذایی', // e9ed443a
  goalsStep: 'هدف‌های نوبت', // f2b02c4f
  surveyStep: 'نظرسنجی', // 211bb3de
  medicinesTitle: 'داروهای شما', // ae07c935
  foods: 'کدام‌ها؟', // 55b892c9
  ownWords: 'به زبان خودتان', // 10f38370
  yes: 'بله', // 85a39ab3
  no: 'خیر', // 1ea442a1
})

export const consent = translated<typeof english.consent>()({
  vaccineStep: 'رضایت‌نامهٔ واکسن', // aa9469fb
  financialStep: 'رضایت‌نامهٔ مالی', // f50b9fcf
  telemedicineStep: 'رضایت‌نامهٔ مالی پزشکی از راه دور', // 6cc7336d
  privacyStep: 'رویهٔ حریم خصوصی', // efe4db50
  generalStep: 'رضایت‌نامهٔ عمومی', // 498adc65
  consent: {
    heading: 'شما موافقت می‌کنید با:', // 168dff89
    unfold: 'خواندن متن کامل', // 721f0b5c
  },
  notice: {
    heading: 'این اطلاعیه می‌گوید:', // 6edf1f6d
    unfold: 'خواندن اطلاعیهٔ کامل', // b8d4f2c5
  },
  inEnglish: 'این متن فقط به انگلیسی است. اگر آن را نمی‌فهمید، پیش از موافقت کمک بخواهید.', // f1ee4f34
  yourVaccines: 'شما با این واکسن‌ها موافقت می‌کنید', // 0b9347a9
  statement: (title: string, edition: string) => `بیانیهٔ ${title}، ${edition}`, // 8b82e289
  statementCode: (vaccine: string) => `کد QR بیانیهٔ ${vaccine}`, // c45ca9e6
  scanStatement: 'برای خواندن بیانیه در تلفن خود کدی را اسکن کنید، یا نسخهٔ کاغذی را از داروساز بخواهید.', // abd1a120
  signTitle: 'امضا برای واکسن', // b04cfb0e
  signPaymentTitle: 'امضای موافقت با پرداخت', // 32cf74bd
  legalName: 'نام کامل قانونی بیمار', // 743721dc
  legalNameHint: 'نام و نام خانوادگی خود را بنویسید. این امضای شما به شمار می‌آید.', // 4d66dcfb
  whoSigns: 'چه کسی امضا می‌کند؟', // 6d6c87ec
  signs: {
    Self: 'من بیمار هستم', // 9bdcdff3
    Spouse: 'من همسر بیمار هستم', // cfe06da1
    Child: 'من پدر، مادر، قیم یا نمایندهٔ قانونی بیمار هستم', // b778d01f
  },
  signsForChild: 'من پدر، مادر یا قیم بیمار هستم', // f80e8838
  signsFor: (patient: string) => `نوشتن نام شما در اینجا امضا از طرف ${patient} است.`, // 98c45e3d
  differs: (name: string) => `این همان نامی نیست که دادید، ${name}. همین‌طور امضا می‌کنید؟`, // 13472724
  differsWhy: 'تیم داروخانه می‌بیند که نام‌ها فرق دارند.', // 51a29511
  signAsTyped: 'امضا به همین شکل', // c9d8211c
  changeName: 'تغییر نام', // 0efcdd27
  responsible: 'شخص مسئول', // 91ee6106
  firstName: 'نام', // 702ef921
  lastName: 'نام خانوادگی', // 7b488804
  birthDate: 'تاریخ تولد', // eb4c4e23
  phone: 'شمارهٔ تلفن', // 306f1bb2
  sex: 'جنسیت ثبت‌شده هنگام تولد', // 4c561710
  yes: 'بله', // 85a39ab3
  no: 'خیر', // 1ea442a1
})
