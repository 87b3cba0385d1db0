// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/questionnaires.ts'
import { translated } from '../translated.ts'

export const notes = translated<typeof english.notes>()({
  step: 'Այցի պատճառը', // d960170c
  chooseOne: 'Ընտրեք մեկը', // 8f27c0cb
  ownWords: 'Ձեր խոսքերով', // 10f38370
  ownWordsHint: 'Ինչ պետք է իմանանք նախքան Ձեր գալը', // 1a1c31e6
})

export const history = translated<typeof english.history>()({
  step: 'Բժշկական տվյալներ', // ac083159
  summary: 'Լրացրեք բոլոր պարտադիր դաշտերը, որ շարունակեք', // f71c1c3c
  yes: 'Այո', // 85a39ab3
  no: 'Ոչ', // 1ea442a1
})

export const health = translated<typeof english.health>()({
  historyStep: 'Առողջության պատմություն', // 6a81fb47
  dietaryStep: 'Սննդի սահմանափակումներ', // e9ed443a
  goalsStep: 'Այցի նպատակները', // f2b02c4f
  surveyStep: 'Հարցում', // 211bb3de
  medicinesTitle: 'Ձեր դեղերը', // ae07c935
  foods: 'Որո՞նք', // 55b892c9
  ownWords: 'Ձեր խոսքերով', // 10f38370
  yes: 'Այո', // 85a39ab3
  no: 'Ոչ', // 1ea442a1
})

export const consent = translated<typeof english.consent>()({
  vaccineStep: 'Պատվաստման համաձայնություն', // aa9469fb
  financialStep: 'Վճարման համաձայնություն', // f50b9fcf
  telemedicineStep: 'Հեռավար այցի վճարման համաձայնություն', // 6cc7336d
  privacyStep: 'Գաղտնիության կանոններ', // efe4db50
  generalStep: 'Ընդհանուր համաձայնություն', // 498adc65
  consent: {
    heading: 'Դուք համաձայն եք՝', // 168dff89
    unfold: 'Կարդալ ամբողջ տեքստը', // 721f0b5c
  },
  notice: {
    heading: 'Ծանուցման մեջ գրված է՝', // 6edf1f6d
    unfold: 'Կարդալ ամբողջ ծանուցումը', // b8d4f2c5
  },
  inEnglish: 'Այս տեքստը միայն անգլերեն է։ Եթե այն չեք հասկանում, օգնություն խնդրեք՝ նախքան համաձայնելը։', // f1ee4f34
  yourVaccines: 'Համաձայն եք այս պատվաստումներին', // 0b9347a9
  statement: (title: string, edition: string) => `Տեղեկություն՝ ${title}, ${edition}`, // 8b82e289
  statementCode: (vaccine: string) => `Տեղեկության QR կոդը՝ ${vaccine}`, // c45ca9e6
  scanStatement: 'Սկանավորեք կոդը՝ տեղեկությունը հեռախոսով կարդալու համար, կամ խնդրեք այն դեղագործից թղթով։', // abd1a120
  signTitle: 'Ստորագրեք պատվաստման համար', // b04cfb0e
  signPaymentTitle: 'Ստորագրեք, որ համաձայն եք վճարել', // 32cf74bd
  legalName: 'Պացիենտի օրինական անունը', // 743721dc
  legalNameHint: 'Գրեք Ձեր անունն ու ազգանունը։ Դա համարվում է Ձեր ստորագրությունը։', // 4d66dcfb
  whoSigns: 'Ո՞վ է ստորագրում', // 6d6c87ec
  signs: {
    Self: 'Ես պացիենտն եմ', // 9bdcdff3
    Spouse: 'Ես պացիենտի կողակիցն եմ', // cfe06da1
    Child: 'Ես պացիենտի ծնողն եմ, խնամակալը կամ օրինական ներկայացուցիչը', // b778d01f
  },
  signsForChild: 'Ես պացիենտի ծնողն եմ կամ խնամակալը', // f80e8838
  signsFor: (patient: string) => `Ձեր անունով ստորագրում եք պացիենտի համար՝ ${patient}։`, // 98c45e3d
  differs: (name: string) => `Սա այն անունը չէ, որ տվել եք՝ ${name}։ Ստորագրե՞լ այսպես։`, // 13472724
  differsWhy: 'Դեղատան աշխատակիցները կտեսնեն, որ անունները տարբեր են։', // 51a29511
  signAsTyped: 'Ստորագրել այսպես', // c9d8211c
  changeName: 'Փոխել անունը', // 0efcdd27
  responsible: 'Պատասխանատու անձը', // 91ee6106
  firstName: 'Անուն', // 702ef921
  lastName: 'Ազգանուն', // 7b488804
  birthDate: 'Ծննդյան ամսաթիվ', // eb4c4e23
  phone: 'Հեռախոսահամար', // 306f1bb2
  sex: 'Ծնվելիս նշված սեռ', // 4c561710
  yes: 'Այո', // 85a39ab3
  no: 'Ոչ', // 1ea442a1
})
