// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/questionnaires.ts'
import { translated } from '../translated.ts'

export const notes = translated<typeof english.notes>()({
  step: '受診の理由', // d960170c
  chooseOne: '1つ選んでください', // 8f27c0cb
  ownWords: 'ご自分の言葉で', // 10f38370
  ownWordsHint: '受診の前に知らせておきたいこと', // 1a1c31e6
})

export const history = translated<typeof english.history>()({
  step: '医療情報', // ac083159
  summary: '続けるには、必須項目をすべて入力してください', // f71c1c3c
  yes: 'はい', // 85a39ab3
  no: 'いいえ', // 1ea442a1
})

export const health = translated<typeof english.health>()({
  historyStep: '病歴', // 6a81fb47
  dietaryStep: '食事の制限', // e9ed443a
  goalsStep: '受診の目標', // f2b02c4f
  surveyStep: 'アンケート', // 211bb3de
  medicinesTitle: '服用中の薬', // ae07c935
  foods: 'どれですか？', // 55b892c9
  ownWords: 'ご自分の言葉で', // 10f38370
  yes: 'はい', // 85a39ab3
  no: 'いいえ', // 1ea442a1
})

export const consent = translated<typeof english.consent>()({
  vaccineStep: 'ワクチンの同意', // aa9469fb
  financialStep: '費用の同意', // f50b9fcf
  telemedicineStep: '遠隔診療の費用の同意', // 6cc7336d
  privacyStep: 'プライバシーの取り扱い', // efe4db50
  generalStep: '一般的な同意', // 498adc65
  consent: {
    heading: '同意する内容：', // 168dff89
    unfold: '全文を読む', // 721f0b5c
  },
  notice: {
    heading: 'この通知の内容：', // 6edf1f6d
    unfold: '通知の全文を読む', // b8d4f2c5
  },
  inEnglish: 'この文面は英語だけです。わからない場合は、同意する前に助けを求めてください。', // f1ee4f34
  yourVaccines: '次のワクチンの接種に同意します', // 0b9347a9
  statement: (title: string, edition: string) => `${title}の説明書、${edition}`, // 8b82e289
  statementCode: (vaccine: string) => `${vaccine}の説明書のQRコード`, // c45ca9e6
  scanStatement: 'コードを読み取ってスマートフォンで説明書を読むか、薬剤師に紙の説明書をお求めください。', // abd1a120
  signTitle: 'ワクチン接種のための署名', // b04cfb0e
  signPaymentTitle: '支払いに同意する署名', // 32cf74bd
  legalName: '患者様の正式な氏名', // 743721dc
  legalNameHint: '姓名を入力してください。署名とみなされます。', // 4d66dcfb
  whoSigns: '署名するのはどなたですか？', // 6d6c87ec
  signs: {
    Self: '患者本人です', // 9bdcdff3
    Spouse: '患者の配偶者です', // cfe06da1
    Child: '患者の親、後見人または法定代理人です', // b778d01f
  },
  signsForChild: '患者の親または後見人です', // f80e8838
  signsFor: (patient: string) => `ここに名前を入力すると、${patient}の代わりに署名したことになります。`, // 98c45e3d
  differs: (name: string) => `前に入力した名前（${name}）と違います。このまま署名しますか？`, // 13472724
  differsWhy: '名前が違うことは、薬局スタッフにわかります。', // 51a29511
  signAsTyped: 'このまま署名', // c9d8211c
  changeName: '名前を変更', // 0efcdd27
  responsible: '責任者', // 91ee6106
  firstName: '名', // 702ef921
  lastName: '姓', // 7b488804
  birthDate: '生年月日', // eb4c4e23
  phone: '電話番号', // 306f1bb2
  sex: '出生時の性別', // 4c561710
  yes: 'はい', // 85a39ab3
  no: 'いいえ', // 1ea442a1
})
