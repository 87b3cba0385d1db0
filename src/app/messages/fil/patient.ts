// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/patient.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { all } = wordsIn('fil')

export const patient = translated<typeof english.patient>()({
  step: 'Detalye ng pasyente', // e1f1b8b3
  nameHint: 'Gamitin ang pangalan sa ID o insurance card.', // b14885be
  firstName: 'Legal na Pangalan ng Pasyente', // 69b593bf
  lastName: 'Legal na Apelyido ng Pasyente', // 58759548
  preferredName: 'Gustong itawag sa inyo', // be5edee5
  preferredNameHint: 'Ang pangalang itatawag ng mga kawani.', // a928d927
  motherMaidenFirstName: 'Pangalan ng Ina', // 6d0a3dda
  motherMaidenLastName: 'Apelyido ng Ina sa Pagkadalaga', // 6a37e85e
  birthDate: 'Petsa ng kapanganakan', // eb4c4e23
  month: 'Dapat nasa anyong MM', // 0fec20f4
  day: 'Dapat nasa anyong DD', // 4452afea
  year: 'Dapat nasa anyong YYYY', // b9f1dd2e
  ageNote: 'Tumatanggap kami ngayon ng mga pasyenteng 12 buwan pataas (18 buwan pataas sa Mississippi).', // b6f8eafd
  contactTitle: 'Paano namin kayo makokontak?', // a0c974d3
  phone: 'Numero ng telepono', // 306f1bb2
  phoneConfirm: 'I-type ulit ang numero ng telepono', // 5fc87bb1
  mobile: 'Mobile number ba ito?', // 000468ea
  mobileConsent: 'Oo, puwede ninyo akong i-text tungkol dito.', // d8af727f
  email: 'Email address', // f2488fd4
  emailConfirm: 'I-type ulit ang email address', // facd6a29
  addressTitle: 'Saan kayo nakatira?', // 8a38c81b
  childAddressTitle: 'Saan nakatira ang pasyente?', // 5d8e2521
  sex: 'Kasarian sa Kapanganakan', // 4c561710
  gender: 'Gender', // a04630ef
  race: 'Lahi', // 73134ce1
  ethnicity: 'Etnisidad', // 2a0bdd7c
  weight: 'Timbang', // 81d27ef6
  weightUnit: 'pounds', // ba5ae1ec
  weightWhy: 'Nakabatay sa timbang ang haba ng karayom.', // 285d9eef
  preferredLanguage: 'Gustong wika', // 140071fe
  chooseOne: 'Pumili ng Isa', // 8f27c0cb
  altId: "Numero ng shopper's card", // 58d82794
  medicareId: 'Medicare Beneficiary Identification Number', // 6ce87153
  medicareIdHint: 'Nasa pula, puti, at asul na Medicare card', // 0863e798
  provider: 'Ang inyong doktor', // 2aafacad
  providerName: 'Pangalan', // dcd1d522
  providerPhone: 'Numero ng telepono', // 306f1bb2
  providerFax: 'Numero ng fax', // 1f4cb167
  yes: 'Oo', // 85a39ab3
  no: 'Hindi', // 1ea442a1
  forVaccine: {
    nameTitle: 'Sino ang babakunahan?', // 47cd4e6c
    mobileConsentHint: 'Maaaring may bayad sa mensahe at data. Puwede kayong humindi at mabakunahan pa rin.', // 2fd11617
    recordTitle: 'Para sa rekord ng bakuna', // 7cb5ecc1
    aboutHint: 'Dapat itong iulat ng botika kasama ng rekord ng bakuna.', // 03dd52ae
    sexWhy:
      'May mga bakuna at dosis na nag-iiba ayon sa kasarian. Itinatanong ito sa rekord ng bakuna ng estado.', // d8a6380d
    raceWhy:
      'Tulong ito para makita ng mga health department kung sino ang hindi pa protektado. Puwedeng piliin ang "Hindi tinukoy".', // 08e219b1
  },
  forVisit: {
    nameTitle: 'Para kanino ang pagbisita?', // 00ffe91b
    mobileConsentHint:
      'Maaaring may bayad sa mensahe at data. Puwede kayong humindi at tuloy pa rin ang pagbisita.', // a885e597
    recordTitle: 'Para sa medical record', // b5d68bcc
    aboutHint: 'Itinatago ito ng care team kasama ng medical record.', // 07e9b365
    sexWhy: 'May mga test, dosis, at normal na halaga na nag-iiba ayon sa kasarian.', // 81ede27e
    raceWhy:
      'Nakakatulong ito para matiyak na pareho ang pangangalaga sa lahat. Puwedeng piliin ang "Hindi tinukoy".', // f1c29f64
  },
})

export const address = translated<typeof english.address>()({
  lineOne: 'Address Line 1', // 19f2c611
  lineOneHint: 'Numero at kalye', // 8a386dd1
  lineTwo: 'Address Line 2', // 5a494c74
  lineTwoHint: 'Apartment, suite, unit', // b64dbc6f
  city: 'Lungsod', // fc33f732
  state: 'Estado', // a3b50c47
  zip: 'ZIP code', // 95c87fe3
  zipHint: 'Pupunan namin ang lungsod, estado, at county mula rito.', // a803d315
  change: 'Palitan', // c0bf75bd
  town: 'lungsod, estado, at county', // 8f50ac31
  county: 'County', // 136c87de
  chooseOne: 'Pumili ng Isa', // 8f27c0cb
  verifyTitle: 'Tingnan ang address', // 13a8f5ff
  match:
    'Nakita namin itong na-verify na address na halos kapareho ng inilagay ninyo. Gusto ba ninyong palitan ang address ninyo?', // c7088d77
  noMatch: 'Hindi namin na-verify ang address na inilagay. Gusto ba ninyo pa ring gamitin ito?', // 6dee310d
  corrected: (parts: readonly string[]) => `Itinama namin: ${all(parts)}. Ito ba ang address ninyo?`, // 8a2ad9ff
  parts: {
    city: 'lungsod', // 0f53fb35
    state: 'estado', // 972ec08b
    county: 'county', // ac4e6aa1
  },
  suggested: 'Iminumungkahing address', // efa8b73f
  entered: 'Address na inilagay ninyo', // fbf1b134
  mustSelect: 'Kailangan ninyong pumili ng address.', // 8f49a7f5
  edit: 'Baguhin ang Address', // 6a8fa16b
  use: 'Magpatuloy', // 31fbef16
  checking: 'Sinusuri ang address', // 4b05bd63
})

export const insurance = translated<typeof english.insurance>()({
  step: 'Insurance', // 4594b737
  title: 'Gagamit ba kayo ng insurance ngayon?', // 2b968268
  hint: 'Karamihan ng bakuna ay sagot ng mga plan.', // 80cc265d
  hasInsurance: 'May insurance ba kayo?', // 16b34139
  yes: 'Oo', // 85a39ab3
  no: 'Hindi', // 1ea442a1
  carrier: 'Kompanya ng insurance', // 559a50b9
  chooseOne: 'Pumili ng Isa', // 8f27c0cb
  cardholderId: 'Cardholder ID number', // 68d07834
  cardholderIdHint: 'Nasa harap ng card, malapit sa pangalan', // 6237c0c4
  groupNumber: 'Group number', // 357a9028
  stateId: 'Numero ng state ID o driver license', // c6bc7ba1
  ssn: 'Social Security number', // 058388b6
  ssnHint: '9 na numero', // e6c1cac6
  questionsTitle: 'Ang inyong insurance', // aea80cfe
  hasMedicaid: 'May Medicaid ba kayo?', // cb0650e5
  hasMedicare: 'May Medicare ba kayo?', // a430ce04
  hasEither: 'May Medicaid o Medicare ba kayo?', // 2b306c30
  both: 'Pareho', // b6c1d862
  neither: 'Wala sa dalawa', // 9957d09c
  hasReferral: 'May referral ba kayo mula sa doktor?', // 43e2ab26
  referredBy: 'Pangalan ng doktor o ng klinika na nag-refer sa inyo', // 811acec9
  policyTitle: 'Ang inyong insurance card', // 9ef3f6a8
  policyHint: 'Ihanda ang card: nandoon ang karamihan nito.', // 047e65e0
  memberId: 'Member ID', // e14e3315
  memberIdHint: 'Nasa harap ng card, malapit sa pangalan', // 6237c0c4
  personCode: 'Person code', // ee38bfd9
  personCodeHint: 'Ang dalawa o tatlong numero pagkatapos ng member ID, kung mayroon sa card', // 2578f667
  relation: 'Kaugnayan ng pasyente sa policyholder', // 25d6e93b
  relationHint: 'Piliin ang Sarili kung sa pasyente ang policy.', // 4c544258
  holderFirstName: 'Pangalan ng policyholder', // bfe50c06
  holderLastName: 'Apelyido ng policyholder', // b4fc019c
  holderSex: 'Kasarian ng policyholder sa kapanganakan', // b85cc1b8
  sendInvoiceTo: 'Ipadala ang invoice sa', // aec39504
  claims: 'Address para sa claims', // 47189d36
  claimsHint: 'Kung saan gusto ng plan na ipadala ang mga claim. Madalas itong nasa likod ng card.', // 06d8997b
  secondary: 'Pangalawang insurance', // 0c39334e
  addSecondary: 'Magdagdag ng pangalawang insurance', // 7aaf8a30
  removeSecondary: 'Alisin ang pangalawang insurance', // 3dfa6d50
  secondaryRemoved: 'Inalis ang pangalawang insurance', // c92be146
})
