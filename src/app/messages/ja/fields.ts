// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/fields.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { age, all, number, plural } = wordsIn('ja')

export const fieldTexts = translated<typeof english.fieldTexts>()({
  requiredField: 'この項目は必須です。', // e99fb501
  saidNoMedicare: 'Medicareには入っていないと回答されています。', // a0f9c611
  signatureInvalid: '姓名を入力してください。', // 7de3ca5b
  guardianIsPatient:
    'これは患者様の名前です。ご自分の名前を入力してください。同じ名前の場合は、Sr.、Jr.またはミドルネームを加えてください。', // debd7ef2
  guardianMustSign: '患者様は18歳未満です。親または後見人の署名が必要です。', // b7c305ab
  requiredAnswer: 'この項目は必須です', // 0b2b46d5
  textChanged: 'この文章は変更されました。もう一度お読みください。', // b1f14fd0
  notAsked: 'この項目は必要ありません。', // 3c2e8ec4
  firstNameRequired: '患者様の正式な名は必須項目です。', // 94d22437
  lastNameRequired: '患者様の正式な姓は必須項目です。', // f1976bc8
  nameInvalid: '文字、スペース、ハイフン、アポストロフィだけを使ってください。', // 988ed7b0
  motherMaidenFirstNameRequired: 'お母様の名前は必須項目です。', // d3ddfa13
  motherMaidenLastNameRequired: 'お母様の旧姓は必須項目です。', // 96a442c9
  birthDateInvalid: '正しい日付を入力してください。', // a1f2c186
  tooYoung: (months: number) => `患者様は生後${number(months)}か月以上である必要があります。`, // 9835b0ce
  tooYoungForVisit: (months: number) => `この受診の対象は、${age(months)}以上の患者様です。`, // 88f95f30
  tooOldForVisit: (months: number) => `この受診の対象は、${age(months)}以下の患者様です。`, // 4366a11b
  phoneInvalid: '正しい電話番号を入力してください。', // 38e6bdbc
  phoneExtension: '正しい電話番号を入力してください。内線番号は入れないでください。', // da398351
  phoneMismatch: '同じ電話番号を入力してください', // 53bf7c63
  mobileRequired: '携帯電話番号は必須項目です。', // 1fb3cd1a
  emailInvalid: '正しいメールアドレスを入力してください。', // 958e4ccf
  emailMismatch: '同じメールアドレスを入力してください', // 94f48478
  sexRequired: '出生時の性別は必須項目です。', // 20e193ea
  genderRequired: 'ジェンダーは必須項目です。', // 854f0336
  raceRequired: '人種は必須項目です。', // 71676c29
  ethnicityRequired: '民族は必須項目です。', // 0cbfeec7
  weightInvalid: '正しい体重を入力してください。体重は必須項目です。', // a11730a0
  medicareIdInvalid: 'Medicare受給者識別番号は####-###-####の形式で入力してください。', // fd7306ea
  providerAddressIncomplete: '医療機関の住所をすべて入力してください。', // f808559f
  addressLineOneRequired: '住所1は必須項目です。', // a487474d
  cityRequired: '都市は必須項目です。', // b5746ada
  cityInvalid: '正しい都市を入力してください。', // ad1217df
  stateRequired: '州は必須項目です。', // 0f28d9e8
  zipInvalid: '正しい郵便番号を入力してください。', // 789c9423
  countyRequired: '郡は必須項目です。', // f419db8c
  countyInvalid: '正しい郡を入力してください。', // 6d8eeb77
  legalNameRequired: '患者様の正式な氏名は必須項目です。', // 7b9b22b8
  personsFirstNameRequired: '名は必須項目です。', // 32445fe1
  personsLastNameRequired: '姓は必須項目です。', // 75a65dac
  memberIdRequired: '会員番号は必須項目です。', // 0a060bd0
  memberIdTooLong: (most: number) => `会員番号は${number(most)}文字以内で入力してください。`, // 7336d689
  cardholderIdRequired: 'カード所有者番号は必須項目です。', // 31a27497
  cardholderIdTooLong: (most: number) => `カード所有者番号は${number(most)}文字以内で入力してください。`, // 6f0be2e4
  groupTooLong: (most: number) => `グループ番号は${number(most)}文字以内で入力してください。`, // 665d7788
  reasonsRequired: '理由を1つ以上選んでください', // 510bcd26
  tooManyReasons: (most: number) => `理由は${number(most)}つまで選べます。`, // 6a083edb
  datePast: '過去の日付を入力してください。', // 72b72226
  dateWithin: (days: number) => `過去${number(days)}日以内の日付を入力してください。`, // f9159706
  unknownService: 'このサービスはここでは扱っていません。', // 93bee864
  serviceNotOffered: 'このサービスはここでは受けられません。', // c5972513
  tooManyVaccines: (most: number) => plural(most, { other: `ワクチンは${number(most)}つまで選べます。` }), // cb9d76bb
  tooManyWalkInVaccines: (most: number) =>
    plural(most, { '=1': 'ワクチンを1つ選ぶ', other: `ワクチンを${number(most)}つまで選ぶ` }), // 006694e8
  oneFluShot: 'インフルエンザワクチンは1種類だけ選んでください。', // ef2e36c8
  oneCovidShot: 'COVID-19ワクチンは1種類だけ選んでください。', // 4d2fba72
  servicesNotTogether: '1回の受診で受けられるのは、これらのうち1つだけです。', // 311f090e
  vaccinesNotTogether: '選んだワクチンは一緒に予約できません。戻って、選んだものをもう一度ご確認ください。', // 3625801b
  vaccinesApart: (names: readonly string[]) =>
    `選んだワクチンは一緒に予約できません。戻って、選んだものをもう一度ご確認ください。（${all(names)}）`, // 666e20c5
  doseTooEarly: '前回の接種からの間隔が短すぎます。', // d364c429
  unknownLocation: 'そのような場所はありません。', // bead2637
  locationClosed: 'この場所は閉まっています。', // fd0f40ce
  notOnSchedule: 'この時間は予約できません。', // f23ff802
  guardianNotAdult: '責任者は18歳以上である必要があります。', // ece5ab1b
})
