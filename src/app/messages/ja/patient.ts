// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/patient.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { all } = wordsIn('ja')

export const patient = translated<typeof english.patient>()({
  step: '患者様の情報', // e1f1b8b3
  nameHint: '身分証明書または保険カードの名前を使ってください。', // b14885be
  firstName: '患者様の正式な名', // 69b593bf
  lastName: '患者様の正式な姓', // 58759548
  preferredName: '呼び名', // be5edee5
  preferredNameHint: 'スタッフがお呼びするときの名前です。', // a928d927
  motherMaidenFirstName: 'お母様の名前', // 6d0a3dda
  motherMaidenLastName: 'お母様の旧姓', // 6a37e85e
  birthDate: '生年月日', // eb4c4e23
  month: 'MM形式で入力してください', // 0fec20f4
  day: 'DD形式で入力してください', // 4452afea
  year: 'YYYY形式で入力してください', // b9f1dd2e
  ageNote: '現在、生後12か月以上（ミシシッピ州では生後18か月以上）の患者様を受け付けています。', // b6f8eafd
  contactTitle: 'ご連絡先を教えてください', // a0c974d3
  phone: '電話番号', // 306f1bb2
  phoneConfirm: '電話番号をもう一度入力', // 5fc87bb1
  mobile: 'これは携帯電話の番号ですか？', // 000468ea
  mobileConsent: 'はい、この受診についてテキストメッセージを送ってかまいません。', // d8af727f
  email: 'メールアドレス', // f2488fd4
  emailConfirm: 'メールアドレスをもう一度入力', // facd6a29
  addressTitle: 'お住まいはどちらですか？', // 8a38c81b
  childAddressTitle: '患者様のお住まいはどちらですか？', // 5d8e2521
  sex: '出生時の性別', // 4c561710
  gender: 'ジェンダー', // a04630ef
  race: '人種', // 73134ce1
  ethnicity: '民族', // 2a0bdd7c
  weight: '体重', // 81d27ef6
  weightUnit: 'ポンド', // ba5ae1ec
  weightWhy: '体重によって針の長さが決まります。', // 285d9eef
  preferredLanguage: '希望する言語', // 140071fe
  chooseOne: '1つ選んでください', // 8f27c0cb
  altId: 'お買い物カードの番号', // 58d82794
  medicareId: 'Medicare受給者識別番号', // 6ce87153
  medicareIdHint: '赤、白、青のMedicareカードにあります', // 0863e798
  provider: 'かかりつけの医師', // 2aafacad
  providerName: '名前', // dcd1d522
  providerPhone: '電話番号', // 306f1bb2
  providerFax: 'ファックス番号', // 1f4cb167
  yes: 'はい', // 85a39ab3
  no: 'いいえ', // 1ea442a1
  forVaccine: {
    nameTitle: 'ワクチンを受けるのはどなたですか？', // 47cd4e6c
    mobileConsentHint:
      'メッセージやデータの料金がかかることがあります。「いいえ」でもワクチンは受けられます。', // 2fd11617
    recordTitle: '接種記録のために', // 7cb5ecc1
    aboutHint: '薬局は、これらを接種記録と一緒に報告しなければなりません。', // 03dd52ae
    sexWhy: 'ワクチンや量は性別によって違うことがあります。州の接種記録にも必要です。', // d8a6380d
    raceWhy: 'まだ守られていない人を保健当局が知るのに役立ちます。「回答しない」も選べます。', // 08e219b1
  },
  forVisit: {
    nameTitle: '受診されるのはどなたですか？', // 00ffe91b
    mobileConsentHint: 'メッセージやデータの料金がかかることがあります。「いいえ」でも受診できます。', // a885e597
    recordTitle: '医療記録のために', // b5d68bcc
    aboutHint: '医療スタッフは、これらを医療記録と一緒に保管します。', // 07e9b365
    sexWhy: '検査、薬の量、正常値は性別によって違うことがあります。', // 81ede27e
    raceWhy: '誰もが同じ診療を受けているかを知るのに役立ちます。「回答しない」も選べます。', // f1c29f64
  },
})

export const address = translated<typeof english.address>()({
  lineOne: '住所1', // 19f2c611
  lineOneHint: '番地と通り', // 8a386dd1
  lineTwo: '住所2', // 5a494c74
  lineTwoHint: 'アパート、部屋番号', // b64dbc6f
  city: '都市', // fc33f732
  state: '州', // a3b50c47
  zip: '郵便番号', // 95c87fe3
  zipHint: '郵便番号から都市、州、郡を入力します。', // a803d315
  change: '変更', // c0bf75bd
  town: '都市、州、郡', // 8f50ac31
  county: '郡', // 136c87de
  chooseOne: '1つ選んでください', // 8f27c0cb
  verifyTitle: '住所の確認', // 13a8f5ff
  match: '入力された住所によく似た確認済みの住所が見つかりました。住所を更新しますか？', // c7088d77
  noMatch: '入力された住所を確認できませんでした。このままこの住所を使いますか？', // 6dee310d
  corrected: (parts: readonly string[]) => `${all(parts)}を訂正しました。この住所でよろしいですか？`, // 8a2ad9ff
  parts: {
    city: '都市', // 0f53fb35
    state: '州', // 972ec08b
    county: '郡', // ac4e6aa1
  },
  suggested: '候補の住所', // efa8b73f
  entered: '入力された住所', // fbf1b134
  mustSelect: '住所を選んでください。', // 8f49a7f5
  edit: '住所を編集', // 6a8fa16b
  use: '続ける', // 31fbef16
  checking: '住所を確認中', // 4b05bd63
})

export const insurance = translated<typeof english.insurance>()({
  step: '保険', // 4594b737
  title: '今日、保険を使いますか？', // 2b968268
  hint: 'ほとんどのワクチンは、ほとんどの保険で支払われます。', // 80cc265d
  hasInsurance: '保険に入っていますか？', // 16b34139
  yes: 'はい', // 85a39ab3
  no: 'いいえ', // 1ea442a1
  carrier: '保険会社', // 559a50b9
  chooseOne: '1つ選んでください', // 8f27c0cb
  cardholderId: 'カード所有者番号', // 68d07834
  cardholderIdHint: 'カードの表、名前の近くにあります', // 6237c0c4
  groupNumber: 'グループ番号', // 357a9028
  stateId: '州のIDまたは運転免許証の番号', // c6bc7ba1
  ssn: '社会保障番号', // 058388b6
  ssnHint: '9桁の数字', // e6c1cac6
  questionsTitle: 'お客様の保険', // aea80cfe
  hasMedicaid: 'Medicaidに入っていますか？', // cb0650e5
  hasMedicare: 'Medicareに入っていますか？', // a430ce04
  hasEither: 'MedicaidまたはMedicareに入っていますか？', // 2b306c30
  both: '両方', // b6c1d862
  neither: 'どちらもない', // 9957d09c
  hasReferral: '医師の紹介状はありますか？', // 43e2ab26
  referredBy: '紹介した医師または医院の名前', // 811acec9
  policyTitle: 'お客様の保険カード', // 9ef3f6a8
  policyHint: 'カードをお手元にご用意ください。ほとんどの情報が書かれています。', // 047e65e0
  memberId: '会員番号', // e14e3315
  memberIdHint: 'カードの表、名前の近くにあります', // 6237c0c4
  personCode: '個人コード', // ee38bfd9
  personCodeHint: '会員番号の後にある2桁または3桁の数字（ある場合）', // 2578f667
  relation: '保険契約者から見た患者様の関係', // 25d6e93b
  relationHint: '患者様ご自身の保険なら「本人」を選んでください。', // 4c544258
  holderFirstName: '保険契約者の名', // bfe50c06
  holderLastName: '保険契約者の姓', // b4fc019c
  holderSex: '保険契約者の出生時の性別', // b85cc1b8
  sendInvoiceTo: '請求書の送り先', // aec39504
  claims: '保険金請求先の住所', // 47189d36
  claimsHint: '保険会社が請求書を受け取る住所です。カードの裏によくあります。', // 06d8997b
  secondary: '2つ目の保険', // 0c39334e
  addSecondary: '2つ目の保険を追加', // 7aaf8a30
  removeSecondary: '2つ目の保険を削除', // 3dfa6d50
  secondaryRemoved: '2つ目の保険を削除しました', // c92be146
})
