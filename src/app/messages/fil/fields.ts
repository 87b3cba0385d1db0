// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/fields.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { age, all, number, plural } = wordsIn('fil')

export const fieldTexts = translated<typeof english.fieldTexts>()({
  requiredField: 'Kailangan itong sagutan.', // e99fb501
  saidNoMedicare: 'Sinabi ninyong wala kayong Medicare.', // a0f9c611
  signatureInvalid: 'I-type ang pangalan at apelyido ninyo.', // 7de3ca5b
  guardianIsPatient:
    'Pangalan ito ng pasyente. I-type ang sa inyo. Kung magkapareho ang pangalan, idagdag ang Sr., Jr., o gitnang pangalan.', // debd7ef2
  guardianMustSign: 'Wala pang 18 ang pasyente. Magulang o tagapag-alaga ang dapat pumirma.', // b7c305ab
  requiredAnswer: 'Kailangan itong sagutan', // 0b2b46d5
  textChanged: 'Nagbago ang tekstong ito. Pakibasa ulit.', // b1f14fd0
  notAsked: 'Hindi itinatanong ang field na ito.', // 3c2e8ec4
  firstNameRequired: 'Kailangan ang Legal na Pangalan ng Pasyente.', // 94d22437
  lastNameRequired: 'Kailangan ang Legal na Apelyido ng Pasyente.', // f1976bc8
  nameInvalid: 'Gumamit ng letra, espasyo, gitling, at kudlit.', // 988ed7b0
  motherMaidenFirstNameRequired: 'Kailangan ang Pangalan ng Ina.', // d3ddfa13
  motherMaidenLastNameRequired: 'Kailangan ang Apelyido ng Ina sa Pagkadalaga.', // 96a442c9
  birthDateInvalid: 'Maglagay ng tamang petsa.', // a1f2c186
  tooYoung: (months: number) => `Dapat ${number(months)} buwan o mas matanda ang pasyente.`, // 9835b0ce
  tooYoungForVisit: (months: number) =>
    `Para sa pagbisitang ito, dapat ${age(months)} o mas matanda ang pasyente.`, // 88f95f30
  tooOldForVisit: (months: number) =>
    `Para sa pagbisitang ito, dapat ${age(months)} o mas bata ang pasyente.`, // 4366a11b
  phoneInvalid: 'Maglagay ng tamang numero ng telepono.', // 38e6bdbc
  phoneExtension: 'Maglagay ng tamang numero ng telepono. Huwag isama ang extension.', // da398351
  phoneMismatch: 'Dapat pareho ang mga telepono', // 53bf7c63
  mobileRequired: 'Kailangan ang mobile number.', // 1fb3cd1a
  emailInvalid: 'Maglagay ng tamang email address.', // 958e4ccf
  emailMismatch: 'Dapat pareho ang mga email', // 94f48478
  sexRequired: 'Kailangan ang Kasarian sa Kapanganakan.', // 20e193ea
  genderRequired: 'Kailangan ang Gender.', // 854f0336
  raceRequired: 'Kailangan ang Lahi.', // 71676c29
  ethnicityRequired: 'Kailangan ang Etnisidad.', // 0cbfeec7
  weightInvalid: 'Maglagay ng tamang timbang. Kailangan ang timbang.', // a11730a0
  medicareIdInvalid: 'Ang Medicare Beneficiary Identification Number ay dapat nasa anyong ####-###-####.', // fd7306ea
  providerAddressIncomplete: 'Kailangan ang buong address ng doktor.', // f808559f
  addressLineOneRequired: 'Kailangan ang Address Line 1.', // a487474d
  cityRequired: 'Kailangan ang lungsod.', // b5746ada
  cityInvalid: 'Maglagay ng tamang lungsod.', // ad1217df
  stateRequired: 'Kailangan ang estado.', // 0f28d9e8
  zipInvalid: 'Maglagay ng tamang zip code.', // 789c9423
  countyRequired: 'Kailangan ang county.', // f419db8c
  countyInvalid: 'Maglagay ng tamang county.', // 6d8eeb77
  legalNameRequired: 'Kailangan ang Legal na Pangalan ng Pasyente.', // 7b9b22b8
  personsFirstNameRequired: 'Kailangan ang pangalan.', // 32445fe1
  personsLastNameRequired: 'Kailangan ang apelyido.', // 75a65dac
  memberIdRequired: 'Kailangan ang Member ID.', // 0a060bd0
  memberIdTooLong: (most: number) => `Dapat ${number(most)} character o mas kaunti ang Member ID.`, // 7336d689
  cardholderIdRequired: 'Kailangan ang Cardholder ID number.', // 31a27497
  cardholderIdTooLong: (most: number) =>
    `Dapat ${number(most)} character o mas kaunti ang Cardholder ID number.`, // 6f0be2e4
  groupTooLong: (most: number) => `Dapat ${number(most)} character o mas kaunti ang Group Number.`, // 665d7788
  reasonsRequired: 'Pumili ng kahit isang dahilan', // 510bcd26
  tooManyReasons: (most: number) => `Hanggang ${number(most)} dahilan lang ang mapipili.`, // 6a083edb
  datePast: 'Dapat nakalipas na ang petsa.', // 72b72226
  dateWithin: (days: number) => `Dapat nasa nakaraang ${number(days)} araw ang petsa.`, // f9159706
  unknownService: 'Hindi kilala rito ang serbisyong ito.', // 93bee864
  serviceNotOffered: 'Walang ganitong serbisyo rito.', // c5972513
  tooManyVaccines: (most: number) =>
    plural(most, {
      one: `Hanggang ${number(most)} bakuna lang ang mapipili ninyo.`,
      other: `Hanggang ${number(most)} bakuna lang ang mapipili ninyo.`,
    }), // cb9d76bb
  tooManyWalkInVaccines: (most: number) =>
    plural(most, {
      '=1': 'Pumili ng 1 Bakuna',
      one: `Pumili ng hanggang ${number(most)} Bakuna`,
      other: `Pumili ng hanggang ${number(most)} Bakuna`,
    }), // 006694e8
  oneFluShot: 'Isang uri lang ng flu shot ang piliin.', // ef2e36c8
  oneCovidShot: 'Pumili ng isang uri ng bakuna sa COVID-19.', // 4d2fba72
  servicesNotTogether: 'Isa lang sa mga serbisyong ito sa bawat pagbisita.', // 311f090e
  vaccinesNotTogether:
    'Hindi puwedeng sabay iiskedyul ang mga bakunang pinili ninyo. Bumalik at tingnan ulit ang mga pinili.', // 3625801b
  vaccinesApart: (names: readonly string[]) =>
    `Hindi puwedeng sabay iiskedyul ang mga bakunang pinili ninyo. Bumalik at tingnan ulit ang mga pinili. (${all(names)})`, // 666e20c5
  doseTooEarly: 'Masyado pang maaga pagkatapos ng huling dosis.', // d364c429
  unknownLocation: 'Walang ganitong lugar.', // bead2637
  locationClosed: 'Sarado ang lugar na ito.', // fd0f40ce
  notOnSchedule: 'Hindi mabu-book ang oras na ito.', // f23ff802
  guardianNotAdult: 'Dapat 18 o mas matanda ang responsableng tao.', // ece5ab1b
})
