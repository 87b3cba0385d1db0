// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/questionnaires.ts'
import { translated } from '../translated.ts'

export const notes = translated<typeof english.notes>()({
  step: 'Dahilan ng pagbisita', // d960170c
  chooseOne: 'Pumili ng Isa', // 8f27c0cb
  ownWords: 'Sa sarili ninyong salita', // 10f38370
  ownWordsHint: 'Dapat naming malaman bago kayo pumunta', // 1a1c31e6
})

export const history = translated<typeof english.history>()({
  step: 'Impormasyong medikal', // ac083159
  summary: 'Sagutan ang lahat ng kailangang sagutan para magpatuloy', // f71c1c3c
  yes: 'Oo', // 85a39ab3
  no: 'Hindi', // 1ea442a1
})

export const health = translated<typeof english.health>()({
  historyStep: 'Kasaysayan ng kalusugan', // 6a81fb47
  dietaryStep: 'Mga bawal na pagkain', // e9ed443a
  goalsStep: 'Mga layunin ng appointment', // f2b02c4f
  surveyStep: 'Survey', // 211bb3de
  medicinesTitle: 'Mga gamot ninyo', // ae07c935
  foods: 'Alin-alin?', // 55b892c9
  ownWords: 'Sa sarili ninyong salita', // 10f38370
  yes: 'Oo', // 85a39ab3
  no: 'Hindi', // 1ea442a1
})

export const consent = translated<typeof english.consent>()({
  vaccineStep: 'Pahintulot sa bakuna', // aa9469fb
  financialStep: 'Pahintulot sa bayarin', // f50b9fcf
  telemedicineStep: 'Pahintulot sa bayarin sa telemedicine', // 6cc7336d
  privacyStep: 'Patakaran sa privacy', // efe4db50
  generalStep: 'Pangkalahatang pahintulot', // 498adc65
  consent: {
    heading: 'Sumasang-ayon kayo na:', // 168dff89
    unfold: 'Basahin ang buong teksto', // 721f0b5c
  },
  notice: {
    heading: 'Sinasabi ng abiso:', // 6edf1f6d
    unfold: 'Basahin ang buong abiso', // b8d4f2c5
  },
  inEnglish:
    'English lang ang tekstong ito. Kung hindi ninyo ito naiintindihan, humingi ng tulong bago kayo sumang-ayon.', // f1ee4f34
  yourVaccines: 'Payag kayo sa mga bakunang ito', // 0b9347a9
  statement: (title: string, edition: string) => `Pahayag tungkol sa ${title}, ${edition}`, // 8b82e289
  statementCode: (vaccine: string) => `QR code ng pahayag tungkol sa ${vaccine}`, // c45ca9e6
  scanStatement:
    'Mag-scan ng code para mabasa ang pahayag sa telepono, o humingi ng naka-papel sa pharmacist.', // abd1a120
  signTitle: 'Pumirma para sa bakuna', // b04cfb0e
  signPaymentTitle: 'Pumirma na pumapayag kayong magbayad', // 32cf74bd
  legalName: 'Legal na Pangalan ng Pasyente', // 743721dc
  legalNameHint: 'I-type ang pangalan at apelyido ninyo. Ito ang pirma ninyo.', // 4d66dcfb
  whoSigns: 'Sino ang pumipirma?', // 6d6c87ec
  signs: {
    Self: 'Ako ang pasyente', // 9bdcdff3
    Spouse: 'Asawa ako ng pasyente', // cfe06da1
    Child: 'Magulang, tagapag-alaga, o legal na kinatawan ako ng pasyente', // b778d01f
  },
  signsForChild: 'Magulang o tagapag-alaga ako ng pasyente', // f80e8838
  signsFor: (patient: string) => `Ang pangalan dito ay pirma para kay ${patient}.`, // 98c45e3d
  differs: (name: string) => `Hindi ito ang ibinigay ninyong pangalan, ${name}. Pumirma nang ganito?`, // 13472724
  differsWhy: 'Makikita ng mga nasa botika na magkaiba ang pangalan.', // 51a29511
  signAsTyped: 'Pumirma nang ganito', // c9d8211c
  changeName: 'Palitan ang pangalan', // 0efcdd27
  responsible: 'Ang responsableng tao', // 91ee6106
  firstName: 'Pangalan', // 702ef921
  lastName: 'Apelyido', // 7b488804
  birthDate: 'Petsa ng kapanganakan', // eb4c4e23
  phone: 'Numero ng telepono', // 306f1bb2
  sex: 'Kasarian sa Kapanganakan', // 4c561710
  yes: 'Oo', // 85a39ab3
  no: 'Hindi', // 1ea442a1
})
