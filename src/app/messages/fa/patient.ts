// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/patient.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { all } = wordsIn('fa')

export const patient = translated<typeof english.patient>()({
  step: 'مشخصات بیمار', // e1f1b8b3
  nameHint: 'نام روی کارت شناسایی یا کارت بیمه را بنویسید.', // b14885be
  firstName: 'نام قانونی بیمار', // 69b593bf
  lastName: 'نام خانوادگی قانونی بیمار', // 58759548
  preferredName: 'نام دلخواه', // be5edee5
  preferredNameHint: 'نامی که تیم صدا می‌زند.', // a928d927
  motherMaidenFirstName: 'نام مادر', // 6d0a3dda
  motherMaidenLastName: 'نام خانوادگی مادر پیش از ازدواج', // 6a37e85e
  birthDate: 'تاریخ تولد', // eb4c4e23
  month: 'مقدار باید به شکل MM باشد', // 0fec20f4
  day: 'مقدار باید به شکل DD باشد', // 4452afea
  year: 'مقدار باید به شکل YYYY باشد', // b9f1dd2e
  ageNote: 'در حال حاضر بیماران 12 ماهه و بزرگ‌تر را می‌پذیریم (در Mississippi، 18 ماهه و بزرگ‌تر).', // b6f8eafd
  contactTitle: 'چگونه با شما تماس بگیریم؟', // a0c974d3
  phone: 'شمارهٔ تلفن', // 306f1bb2
  phoneConfirm: 'شمارهٔ تلفن را دوباره بنویسید', // 5fc87bb1
  mobile: 'آیا این شمارهٔ تلفن همراه است؟', // 000468ea
  mobileConsent: 'بله، می‌توانید دربارهٔ این ویزیت به من پیامک بدهید.', // d8af727f
  email: 'نشانی ایمیل', // f2488fd4
  emailConfirm: 'نشانی ایمیل را دوباره بنویسید', // facd6a29
  addressTitle: 'کجا زندگی می‌کنید؟', // 8a38c81b
  childAddressTitle: 'بیمار کجا زندگی می‌کند؟', // 5d8e2521
  sex: 'جنسیت ثبت‌شده هنگام تولد', // 4c561710
  gender: 'هویت جنسیتی', // a04630ef
  race: 'نژاد', // 73134ce1
  ethnicity: 'قومیت', // 2a0bdd7c
  weight: 'وزن', // 81d27ef6
  weightUnit: 'پوند', // ba5ae1ec
  weightWhy: 'وزن، طول سوزن را تعیین می‌کند.', // 285d9eef
  preferredLanguage: 'زبان دلخواه', // 140071fe
  chooseOne: 'یکی را انتخاب کنید', // 8f27c0cb
  altId: 'شمارهٔ کارت خرید', // 58d82794
  medicareId: 'شمارهٔ شناسایی بیمه‌شدهٔ Medicare', // 6ce87153
  medicareIdHint: 'روی کارت سرخ، سفید و آبی Medicare', // 0863e798
  provider: 'پزشک شما', // 2aafacad
  providerName: 'نام', // dcd1d522
  providerPhone: 'شمارهٔ تلفن', // 306f1bb2
  providerFax: 'شمارهٔ فکس', // 1f4cb167
  yes: 'بله', // 85a39ab3
  no: 'خیر', // 1ea442a1
  forVaccine: {
    nameTitle: 'چه کسی واکسن می‌زند؟', // 47cd4e6c
    mobileConsentHint: 'شاید هزینهٔ پیام و داده بپردازید. می‌توانید نه بگویید و باز هم واکسن بزنید.', // 2fd11617
    recordTitle: 'برای پروندهٔ واکسن', // 7cb5ecc1
    aboutHint: 'داروخانه باید این‌ها را همراه پروندهٔ واکسن گزارش کند.', // 03dd52ae
    sexWhy: 'بعضی واکسن‌ها و دوزها بر اساس جنسیت فرق می‌کند. پروندهٔ واکسن ایالت آن را می‌خواهد.', // d8a6380d
    raceWhy:
      'به اداره‌های بهداشت کمک می‌کند ببینند چه کسانی هنوز محافظت ندارند. می‌توانید «مشخص نشده» را انتخاب کنید.', // 08e219b1
  },
  forVisit: {
    nameTitle: 'این ویزیت برای کیست؟', // 00ffe91b
    mobileConsentHint: 'شاید هزینهٔ پیام و داده بپردازید. می‌توانید نه بگویید و ویزیت شما باز هم سر جایش است.', // a885e597
    recordTitle: 'برای پروندهٔ پزشکی', // b5d68bcc
    aboutHint: 'تیم مراقبت این‌ها را در پروندهٔ پزشکی نگه می‌دارد.', // 07e9b365
    sexWhy: 'بعضی آزمایش‌ها، دوزها و مقادیر طبیعی بر اساس جنسیت فرق می‌کند.', // 81ede27e
    raceWhy: 'کمک می‌کند ببینیم همه مراقبت یکسان می‌گیرند. می‌توانید «مشخص نشده» را انتخاب کنید.', // f1c29f64
  },
})

export const address = translated<typeof english.address>()({
  lineOne: 'خط 1 نشانی', // 19f2c611
  lineOneHint: 'نام و شمارهٔ خیابان', // 8a386dd1
  lineTwo: 'خط 2 نشانی', // 5a494c74
  lineTwoHint: 'آپارتمان، سوئیت، واحد', // b64dbc6f
  city: 'شهر', // fc33f732
  state: 'ایالت', // a3b50c47
  zip: 'کد پستی (ZIP)', // 95c87fe3
  zipHint: 'شهر، ایالت و کانتی را از روی آن پر می‌کنیم.', // a803d315
  change: 'تغییر', // c0bf75bd
  town: 'شهر، ایالت و کانتی', // 8f50ac31
  county: 'کانتی', // 136c87de
  chooseOne: 'یکی را انتخاب کنید', // 8f27c0cb
  verifyTitle: 'نشانی خود را بررسی کنید', // 13a8f5ff
  match: 'این نشانی تأییدشده را یافتیم که به نوشتهٔ شما بسیار نزدیک است. می‌خواهید نشانی شما را به‌روز کنیم؟', // c7088d77
  noMatch: 'نتوانستیم نشانی واردشده را تأیید کنیم. با این حال می‌خواهید از آن استفاده کنید؟', // 6dee310d
  corrected: (parts: readonly string[]) => `${all(parts)} را اصلاح کردیم. این نشانی شماست؟`, // 8a2ad9ff
  parts: {
    city: 'شهر', // 0f53fb35
    state: 'ایالت', // 972ec08b
    county: 'کانتی', // ac4e6aa1
  },
  suggested: 'نشانی پیشنهادی', // efa8b73f
  entered: 'نشانی واردشدهٔ شما', // fbf1b134
  mustSelect: 'باید یک نشانی انتخاب کنید.', // 8f49a7f5
  edit: 'ویرایش نشانی', // 6a8fa16b
  use: 'ادامه', // 31fbef16
  checking: 'در حال بررسی نشانی', // 4b05bd63
})

export const insurance = translated<typeof english.insurance>()({
  step: 'بیمه', // 4594b737
  title: 'آیا امروز از بیمه استفاده می‌کنید؟', // 2b968268
  hint: 'بیشتر بیمه‌ها بیشتر واکسن‌ها را می‌پوشانند.', // 80cc265d
  hasInsurance: 'آیا بیمه دارید؟', // 16b34139
  yes: 'بله', // 85a39ab3
  no: 'خیر', // 1ea442a1
  carrier: 'شرکت بیمه', // 559a50b9
  chooseOne: 'یکی را انتخاب کنید', // 8f27c0cb
  cardholderId: 'شمارهٔ دارندهٔ کارت', // 68d07834
  cardholderIdHint: 'روی کارت، نزدیک نام', // 6237c0c4
  groupNumber: 'شمارهٔ گروه', // 357a9028
  stateId: 'شمارهٔ کارت ایالتی یا گواهینامهٔ رانندگی', // c6bc7ba1
  ssn: 'شمارهٔ تأمین اجتماعی', // 058388b6
  ssnHint: '9 رقم', // e6c1cac6
  questionsTitle: 'بیمهٔ شما', // aea80cfe
  hasMedicaid: 'آیا Medicaid دارید؟', // cb0650e5
  hasMedicare: 'آیا Medicare دارید؟', // a430ce04
  hasEither: 'آیا Medicaid یا Medicare دارید؟', // 2b306c30
  both: 'هر دو', // b6c1d862
  neither: 'هیچ‌کدام', // 9957d09c
  hasReferral: 'آیا ارجاع پزشک دارید؟', // 43e2ab26
  referredBy: 'نام پزشک یا مطبی که شما را ارجاع داده است', // 811acec9
  policyTitle: 'کارت بیمهٔ شما', // 9ef3f6a8
  policyHint: 'کارت را در دسترس بگذارید: بیشتر این‌ها روی آن هست.', // 047e65e0
  memberId: 'شمارهٔ عضویت', // e14e3315
  memberIdHint: 'روی کارت، نزدیک نام', // 6237c0c4
  personCode: 'کد شخص', // ee38bfd9
  personCodeHint: 'دو یا سه رقم پس از شمارهٔ عضویت، اگر روی کارت باشد', // 2578f667
  relation: 'نسبت بیمار با بیمه‌گذار', // 25d6e93b
  relationHint: 'اگر بیمه به نام خود بیمار است، «خود بیمار» را انتخاب کنید.', // 4c544258
  holderFirstName: 'نام بیمه‌گذار', // bfe50c06
  holderLastName: 'نام خانوادگی بیمه‌گذار', // b4fc019c
  holderSex: 'جنسیت ثبت‌شدهٔ بیمه‌گذار هنگام تولد', // b85cc1b8
  sendInvoiceTo: 'فرستادن صورت‌حساب به', // aec39504
  claims: 'نشانی درخواست‌های خسارت', // 47189d36
  claimsHint: 'جایی که بیمهٔ شما می‌خواهد درخواست‌های خسارت فرستاده شود. اغلب پشت کارت است.', // 06d8997b
  secondary: 'بیمهٔ دوم', // 0c39334e
  addSecondary: 'افزودن بیمهٔ دوم', // 7aaf8a30
  removeSecondary: 'حذف بیمهٔ دوم', // 3dfa6d50
  secondaryRemoved: 'بیمهٔ دوم حذف شد', // c92be146
})
