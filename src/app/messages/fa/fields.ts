// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/fields.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { age, all, number, plural } = wordsIn('fa')

export const fieldTexts = translated<typeof english.fieldTexts>()({
  requiredField: 'این فیلد الزامی است.', // e99fb501
  saidNoMedicare: 'گفتید که Medicare ندارید.', // a0f9c611
  signatureInvalid: 'نام و نام خانوادگی خود را بنویسید.', // 7de3ca5b
  guardianIsPatient:
    'این نام بیمار است. نام خودتان را بنویسید. اگر هم‌نام هستید، Sr. یا Jr. یا نام میانی را اضافه کنید.', // debd7ef2
  guardianMustSign: 'بیمار زیر 18 سال است. یکی از والدین یا قیم باید امضا کند.', // b7c305ab
  requiredAnswer: 'این فیلد الزامی است', // 0b2b46d5
  textChanged: 'این متن تغییر کرده است. لطفاً دوباره آن را بخوانید.', // b1f14fd0
  notAsked: 'این فیلد پرسیده نمی‌شود.', // 3c2e8ec4
  firstNameRequired: 'نام قانونی بیمار الزامی است.', // 94d22437
  lastNameRequired: 'نام خانوادگی قانونی بیمار الزامی است.', // f1976bc8
  nameInvalid: 'از حروف، فاصله، خط تیره و آپاستروف استفاده کنید.', // 988ed7b0
  motherMaidenFirstNameRequired: 'نام مادر الزامی است.', // d3ddfa13
  motherMaidenLastNameRequired: 'نام خانوادگی مادر پیش از ازدواج الزامی است.', // 96a442c9
  birthDateInvalid: 'لطفاً تاریخ معتبری وارد کنید.', // a1f2c186
  tooYoung: (months: number) => `بیمار باید ${number(months)} ماهه یا بزرگ‌تر باشد.`, // 9835b0ce
  tooYoungForVisit: (months: number) => `برای این ویزیت سن بیمار باید ${age(months)} یا بیشتر باشد.`, // 88f95f30
  tooOldForVisit: (months: number) => `برای این ویزیت سن بیمار باید ${age(months)} یا کمتر باشد.`, // 4366a11b
  phoneInvalid: 'لطفاً شمارهٔ تلفن معتبری وارد کنید.', // 38e6bdbc
  phoneExtension: 'لطفاً شمارهٔ تلفن معتبری وارد کنید. شمارهٔ داخلی را ننویسید.', // da398351
  phoneMismatch: 'شماره‌های تلفن باید یکسان باشند', // 53bf7c63
  mobileRequired: 'شمارهٔ تلفن همراه الزامی است.', // 1fb3cd1a
  emailInvalid: 'لطفاً نشانی ایمیل معتبری وارد کنید.', // 958e4ccf
  emailMismatch: 'نشانی‌های ایمیل باید یکسان باشند', // 94f48478
  sexRequired: 'جنسیت ثبت‌شده هنگام تولد الزامی است.', // 20e193ea
  genderRequired: 'هویت جنسیتی الزامی است.', // 854f0336
  raceRequired: 'نژاد الزامی است.', // 71676c29
  ethnicityRequired: 'قومیت الزامی است.', // 0cbfeec7
  weightInvalid: 'لطفاً وزن معتبری وارد کنید. وزن الزامی است.', // a11730a0
  medicareIdInvalid: 'شمارهٔ شناسایی بیمه‌شدهٔ Medicare باید به شکل ####-###-#### باشد.', // fd7306ea
  providerAddressIncomplete: 'نشانی کامل ارائه‌دهندهٔ خدمات درمانی لازم است.', // f808559f
  addressLineOneRequired: 'خط 1 نشانی الزامی است.', // a487474d
  cityRequired: 'شهر الزامی است.', // b5746ada
  cityInvalid: 'لطفاً شهر معتبری وارد کنید.', // ad1217df
  stateRequired: 'ایالت الزامی است.', // 0f28d9e8
  zipInvalid: 'لطفاً کد پستی معتبری وارد کنید.', // 789c9423
  countyRequired: 'کانتی الزامی است.', // f419db8c
  countyInvalid: 'لطفاً کانتی معتبری وارد کنید.', // 6d8eeb77
  legalNameRequired: 'نام کامل قانونی بیمار الزامی است.', // 7b9b22b8
  personsFirstNameRequired: 'نام الزامی است.', // 32445fe1
  personsLastNameRequired: 'نام خانوادگی الزامی است.', // 75a65dac
  memberIdRequired: 'شمارهٔ عضویت الزامی است.', // 0a060bd0
  memberIdTooLong: (most: number) => `شمارهٔ عضویت باید حداکثر ${number(most)} نویسه باشد.`, // 7336d689
  cardholderIdRequired: 'شمارهٔ دارندهٔ کارت الزامی است.', // 31a27497
  cardholderIdTooLong: (most: number) => `شمارهٔ دارندهٔ کارت باید حداکثر ${number(most)} نویسه باشد.`, // 6f0be2e4
  groupTooLong: (most: number) => `شمارهٔ گروه باید حداکثر ${number(most)} نویسه باشد.`, // 665d7788
  reasonsRequired: 'باید دست‌کم یک دلیل انتخاب کنید', // 510bcd26
  tooManyReasons: (most: number) => `حداکثر ${number(most)} دلیل می‌توانید انتخاب کنید.`, // 6a083edb
  datePast: 'تاریخ باید در گذشته باشد.', // 72b72226
  dateWithin: (days: number) => `تاریخ باید در ${number(days)} روز گذشته باشد.`, // f9159706
  unknownService: 'این خدمت در اینجا شناخته نیست.', // 93bee864
  serviceNotOffered: 'این خدمت در اینجا ارائه نمی‌شود.', // c5972513
  tooManyVaccines: (most: number) =>
    plural(most, {
      one: `فقط ${number(most)} واکسن می‌توانید انتخاب کنید.`,
      other: `حداکثر ${number(most)} واکسن می‌توانید انتخاب کنید.`,
    }), // cb9d76bb
  tooManyWalkInVaccines: (most: number) =>
    plural(most, {
      one: `${number(most)} واکسن انتخاب کنید`,
      other: `حداکثر ${number(most)} واکسن انتخاب کنید`,
    }), // 006694e8
  oneFluShot: 'یک نوع واکسن آنفلوانزا انتخاب کنید.', // ef2e36c8
  oneCovidShot: 'یک نوع واکسن COVID-19 انتخاب کنید.', // 4d2fba72
  servicesNotTogether: 'هر ویزیت برای یکی از این خدمات است.', // 311f090e
  vaccinesNotTogether:
    'واکسن‌هایی که انتخاب کرده‌اید را نمی‌توان با هم نوبت داد. لطفاً برگردید و انتخاب‌های خود را دوباره بررسی کنید.', // 3625801b
  vaccinesApart: (names: readonly string[]) =>
    `واکسن‌هایی که انتخاب کرده‌اید را نمی‌توان با هم نوبت داد. لطفاً برگردید و انتخاب‌های خود را دوباره بررسی کنید. (${all(names)})`, // 666e20c5
  doseTooEarly: 'از دوز آخر هنوز زمان کافی نگذشته است.', // d364c429
  unknownLocation: 'چنین مکانی وجود ندارد.', // bead2637
  locationClosed: 'این مکان بسته است.', // fd0f40ce
  notOnSchedule: 'این زمان را نمی‌توان رزرو کرد.', // f23ff802
  guardianNotAdult: 'شخص مسئول باید 18 ساله یا بزرگ‌تر باشد.', // ece5ab1b
})
