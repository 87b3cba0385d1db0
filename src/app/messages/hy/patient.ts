// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/patient.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { all } = wordsIn('hy')

export const patient = translated<typeof english.patient>()({
  step: 'Պացիենտի տվյալներ', // e1f1b8b3
  nameHint: 'Գրեք անունը ID-ից կամ ապահովագրության քարտից։', // b14885be
  firstName: 'Պացիենտի օրինական անունը', // 69b593bf
  lastName: 'Պացիենտի օրինական ազգանունը', // 58759548
  preferredName: 'Նախընտրելի անուն', // be5edee5
  preferredNameHint: 'Անունը, որով կկանչեն աշխատակիցները։', // a928d927
  motherMaidenFirstName: 'Մոր անունը', // 6d0a3dda
  motherMaidenLastName: 'Մոր օրիորդական ազգանունը', // 6a37e85e
  birthDate: 'Ծննդյան ամսաթիվ', // eb4c4e23
  month: 'Արժեքը պետք է լինի ԱԱ ձևով', // 0fec20f4
  day: 'Արժեքը պետք է լինի ՕՕ ձևով', // 4452afea
  year: 'Արժեքը պետք է լինի ՏՏՏՏ ձևով', // b9f1dd2e
  ageNote: 'Այժմ ընդունում ենք 12 ամսական և ավելի մեծ պացիենտների (Միսիսիպիում՝ 18 ամսական և ավելի մեծ)։', // b6f8eafd
  contactTitle: 'Ինչպե՞ս կապվենք Ձեզ հետ', // a0c974d3
  phone: 'Հեռախոսահամար', // 306f1bb2
  phoneConfirm: 'Նորից գրեք հեռախոսահամարը', // 5fc87bb1
  mobile: 'Սա բջջայի՞ն համար է', // 000468ea
  mobileConsent: 'Այո, կարող եք ինձ SMS գրել այս այցի մասին։', // d8af727f
  email: 'Էլ. փոստի հասցե', // f2488fd4
  emailConfirm: 'Նորից գրեք էլ. փոստի հասցեն', // facd6a29
  addressTitle: 'Որտե՞ղ եք ապրում', // 8a38c81b
  childAddressTitle: 'Որտե՞ղ է ապրում պացիենտը', // 5d8e2521
  sex: 'Ծնվելիս նշված սեռ', // 4c561710
  gender: 'Գենդեր', // a04630ef
  race: 'Ռասա', // 73134ce1
  ethnicity: 'Էթնիկ ծագում', // 2a0bdd7c
  weight: 'Քաշ', // 81d27ef6
  weightUnit: 'ֆունտ', // ba5ae1ec
  weightWhy: 'Քաշից է կախված ասեղի երկարությունը։', // 285d9eef
  preferredLanguage: 'Նախընտրելի լեզու', // 140071fe
  chooseOne: 'Ընտրեք մեկը', // 8f27c0cb
  altId: 'Գնորդի քարտի համար', // 58d82794
  medicareId: 'Medicare շահառուի համար', // 6ce87153
  medicareIdHint: 'Medicare-ի կարմիր, սպիտակ և կապույտ քարտի վրա', // 0863e798
  provider: 'Ձեր բժիշկը', // 2aafacad
  providerName: 'Անուն', // dcd1d522
  providerPhone: 'Հեռախոսահամար', // 306f1bb2
  providerFax: 'Ֆաքսի համար', // 1f4cb167
  yes: 'Այո', // 85a39ab3
  no: 'Ոչ', // 1ea442a1
  forVaccine: {
    nameTitle: 'Ո՞վ է պատվաստվում', // 47cd4e6c
    mobileConsentHint:
      'Հաղորդագրություններն ու ինտերնետը կարող են վճարովի լինել։ Կարող եք ասել «ոչ» և պատվաստվել։', // 2fd11617
    recordTitle: 'Պատվաստման գրառման համար', // 7cb5ecc1
    aboutHint: 'Դեղատունը պետք է հայտնի սրանք պատվաստման գրառման հետ։', // 03dd52ae
    sexWhy: 'Որոշ պատվաստանյութեր և դեղաչափեր տարբեր են ըստ սեռի։ Սա պետք է նաև նահանգի գրանցամատյանին։', // d8a6380d
    raceWhy: 'Դա օգնում է առողջապահությանը տեսնել, թե ով դեռ պաշտպանված չէ։ Կարող եք ընտրել «Նշված չէ»։', // 08e219b1
  },
  forVisit: {
    nameTitle: 'Ո՞ւմ համար է այցը', // 00ffe91b
    mobileConsentHint:
      'Հաղորդագրություններն ու ինտերնետը կարող են վճարովի լինել։ Կարող եք ասել «ոչ» և պահպանել այցը։', // a885e597
    recordTitle: 'Բժշկական գրառման համար', // b5d68bcc
    aboutHint: 'Բուժանձնակազմը պահում է սրանք բժշկական գրառման հետ։', // 07e9b365
    sexWhy: 'Որոշ թեստեր, դեղաչափեր և նորմաներ կախված են սեռից։', // 81ede27e
    raceWhy: 'Դա օգնում է տեսնել, որ բոլորը նույն խնամքն են ստանում։ Կարող եք ընտրել «Նշված չէ»։', // f1c29f64
  },
})

export const address = translated<typeof english.address>()({
  lineOne: 'Հասցե, տող 1', // 19f2c611
  lineOneHint: 'Փողոց և տուն', // 8a386dd1
  lineTwo: 'Հասցե, տող 2', // 5a494c74
  lineTwoHint: 'Բնակարան, գրասենյակ', // b64dbc6f
  city: 'Քաղաք', // fc33f732
  state: 'Նահանգ', // a3b50c47
  zip: 'ZIP կոդ', // 95c87fe3
  zipHint: 'Դրանով լրացնում ենք քաղաքը, նահանգը և շրջանը։', // a803d315
  change: 'Փոխել', // c0bf75bd
  town: 'քաղաքը, նահանգը և շրջանը', // 8f50ac31
  county: 'Շրջան (county)', // 136c87de
  chooseOne: 'Ընտրեք մեկը', // 8f27c0cb
  verifyTitle: 'Ստուգեք Ձեր հասցեն', // 13a8f5ff
  match: 'Գտանք այս ստուգված հասցեն, որը շատ նման է Ձեր գրածին։ Ուզո՞ւմ եք, որ թարմացնենք Ձեր հասցեն։', // c7088d77
  noMatch: 'Չկարողացանք ստուգել գրված հասցեն։ Ուզո՞ւմ եք այնուամենայնիվ օգտագործել այն։', // 6dee310d
  corrected: (parts: readonly string[]) => `Ուղղեցինք՝ ${all(parts)}։ Սա Ձեր հասցե՞ն է։`, // 8a2ad9ff
  parts: {
    city: 'քաղաքը', // 0f53fb35
    state: 'նահանգը', // 972ec08b
    county: 'շրջանը', // ac4e6aa1
  },
  suggested: 'Առաջարկվող հասցե', // efa8b73f
  entered: 'Ձեր գրած հասցեն', // fbf1b134
  mustSelect: 'Պետք է ընտրեք հասցե։', // 8f49a7f5
  edit: 'Փոխել հասցեն', // 6a8fa16b
  use: 'Շարունակել', // 31fbef16
  checking: 'Ստուգում ենք հասցեն', // 4b05bd63
})

export const insurance = translated<typeof english.insurance>()({
  step: 'Ապահովագրություն', // 4594b737
  title: 'Այսօր կօգտվե՞ք ապահովագրությունից', // 2b968268
  hint: 'Ապահովագրությունը սովորաբար վճարում է։', // 80cc265d
  hasInsurance: 'Ապահովագրություն ունե՞ք', // 16b34139
  yes: 'Այո', // 85a39ab3
  no: 'Ոչ', // 1ea442a1
  carrier: 'Ապահովագրող ընկերություն', // 559a50b9
  chooseOne: 'Ընտրեք մեկը', // 8f27c0cb
  cardholderId: 'Քարտի տիրոջ համար', // 68d07834
  cardholderIdHint: 'Քարտի առջևի կողմում, անվան մոտ', // 6237c0c4
  groupNumber: 'Խմբի համար', // 357a9028
  stateId: 'Նահանգի ID-ի կամ վարորդական իրավունքի համար', // c6bc7ba1
  ssn: 'Սոցիալական ապահովության համար', // 058388b6
  ssnHint: '9 թվանշան', // e6c1cac6
  questionsTitle: 'Ձեր ապահովագրությունը', // aea80cfe
  hasMedicaid: 'Medicaid ունե՞ք', // cb0650e5
  hasMedicare: 'Medicare ունե՞ք', // a430ce04
  hasEither: 'Medicaid կամ Medicare ունե՞ք', // 2b306c30
  both: 'Երկուսն էլ', // b6c1d862
  neither: 'Ոչ մեկը', // 9957d09c
  hasReferral: 'Բժշկի ուղեգիր ունե՞ք', // 43e2ab26
  referredBy: 'Ուղեգիրը տված բժշկի կամ բուժհաստատության անունը', // 811acec9
  policyTitle: 'Ձեր ապահովագրության քարտը', // 9ef3f6a8
  policyHint: 'Քարտը մոտ պահեք. սրա մեծ մասը դրա վրա է։', // 047e65e0
  memberId: 'Անդամի համար', // e14e3315
  memberIdHint: 'Քարտի առջևի կողմում, անվան մոտ', // 6237c0c4
  personCode: 'Անձի կոդ', // ee38bfd9
  personCodeHint: 'Երկու կամ երեք թվանշան անդամի համարից հետո, եթե քարտն ունի', // 2578f667
  relation: 'Պացիենտի կապը պոլիսի տիրոջ հետ', // 25d6e93b
  relationHint: 'Ընտրեք «Ինքը», եթե պոլիսը պացիենտինն է։', // 4c544258
  holderFirstName: 'Պոլիսի տիրոջ անունը', // bfe50c06
  holderLastName: 'Պոլիսի տիրոջ ազգանունը', // b4fc019c
  holderSex: 'Պոլիսի տիրոջ՝ ծնվելիս նշված սեռը', // b85cc1b8
  sendInvoiceTo: 'Ում ուղարկել հաշիվը', // aec39504
  claims: 'Պահանջների հասցե', // 47189d36
  claimsHint: 'Ուր է ընդունում պահանջները Ձեր ապահովագրությունը։ Հաճախ գրված է քարտի հետևում։', // 06d8997b
  secondary: 'Երկրորդ ապահովագրություն', // 0c39334e
  addSecondary: 'Ավելացնել երկրորդ ապահովագրություն', // 7aaf8a30
  removeSecondary: 'Հանել երկրորդ ապահովագրությունը', // 3dfa6d50
  secondaryRemoved: 'Երկրորդ ապահովագրությունը հանված է', // c92be146
})
