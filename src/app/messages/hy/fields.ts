// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/fields.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { age, all, number, plural } = wordsIn('hy')

export const fieldTexts = translated<typeof english.fieldTexts>()({
  requiredField: 'Սա պարտադիր դաշտ է։', // e99fb501
  saidNoMedicare: 'Դուք ասել եք, որ չունեք Medicare։', // a0f9c611
  signatureInvalid: 'Գրեք Ձեր անունն ու ազգանունը։', // 7de3ca5b
  guardianIsPatient:
    'Սա պացիենտի անունն է։ Գրեք Ձերը։ Եթե նույն անունն ունեք, ավելացրեք Sr., Jr. կամ միջին անունը։', // debd7ef2
  guardianMustSign: 'Պացիենտը 18 տարեկանից փոքր է։ Պետք է ստորագրի ծնողը կամ խնամակալը։', // b7c305ab
  requiredAnswer: 'Սա պարտադիր դաշտ է', // 0b2b46d5
  textChanged: 'Այս տեքստը փոխվել է։ Կարդացեք նորից։', // b1f14fd0
  notAsked: 'Այս դաշտը չի պահանջվում։', // 3c2e8ec4
  firstNameRequired: 'Պացիենտի օրինական անունը պարտադիր դաշտ է։', // 94d22437
  lastNameRequired: 'Պացիենտի օրինական ազգանունը պարտադիր դաշտ է։', // f1976bc8
  nameInvalid: 'Օգտագործեք տառեր, բացատ, գծիկ և ապաթարց։', // 988ed7b0
  motherMaidenFirstNameRequired: 'Մոր անունը պարտադիր դաշտ է։', // d3ddfa13
  motherMaidenLastNameRequired: 'Մոր օրիորդական ազգանունը պարտադիր դաշտ է։', // 96a442c9
  birthDateInvalid: 'Գրեք ճիշտ ամսաթիվ։', // a1f2c186
  tooYoung: (months: number) => `Պացիենտը պետք է լինի առնվազն ${number(months)} ամսական։`, // 9835b0ce
  tooYoungForVisit: (months: number) => `Պացիենտի նվազագույն տարիքն այս այցի համար՝ ${age(months)}։`, // 88f95f30
  tooOldForVisit: (months: number) => `Պացիենտի առավելագույն տարիքն այս այցի համար՝ ${age(months)}։`, // 4366a11b
  phoneInvalid: 'Գրեք ճիշտ հեռախոսահամար։', // 38e6bdbc
  phoneExtension: 'Գրեք ճիշտ հեռախոսահամար՝ առանց ներքին համարի։', // da398351
  phoneMismatch: 'Հեռախոսահամարները պետք է համընկնեն', // 53bf7c63
  mobileRequired: 'Բջջային համարը պարտադիր դաշտ է։', // 1fb3cd1a
  emailInvalid: 'Գրեք ճիշտ էլ. փոստի հասցե։', // 958e4ccf
  emailMismatch: 'Էլ. հասցեները պետք է համընկնեն', // 94f48478
  sexRequired: 'Ծնվելիս նշված սեռը պարտադիր դաշտ է։', // 20e193ea
  genderRequired: 'Գենդերը պարտադիր դաշտ է։', // 854f0336
  raceRequired: 'Ռասան պարտադիր դաշտ է։', // 71676c29
  ethnicityRequired: 'Էթնիկ ծագումը պարտադիր դաշտ է։', // 0cbfeec7
  weightInvalid: 'Գրեք ճիշտ քաշ։ Քաշը պարտադիր դաշտ է։', // a11730a0
  medicareIdInvalid: 'Ձեր Medicare շահառուի համարը պետք է լինի այս տեսքով՝ ####-###-####։', // fd7306ea
  providerAddressIncomplete: 'Պետք է բուժաշխատողի լրիվ հասցեն։', // f808559f
  addressLineOneRequired: 'Հասցեի 1-ին տողը պարտադիր դաշտ է։', // a487474d
  cityRequired: 'Քաղաքը պարտադիր դաշտ է։', // b5746ada
  cityInvalid: 'Գրեք ճիշտ քաղաք։', // ad1217df
  stateRequired: 'Նահանգը պարտադիր դաշտ է։', // 0f28d9e8
  zipInvalid: 'Գրեք ճիշտ ZIP կոդ։', // 789c9423
  countyRequired: 'Շրջանը (county) պարտադիր դաշտ է։', // f419db8c
  countyInvalid: 'Գրեք ճիշտ շրջան։', // 6d8eeb77
  legalNameRequired: 'Պացիենտի օրինական անունը պարտադիր դաշտ է։', // 7b9b22b8
  personsFirstNameRequired: 'Անունը պարտադիր դաշտ է։', // 32445fe1
  personsLastNameRequired: 'Ազգանունը պարտադիր դաշտ է։', // 75a65dac
  memberIdRequired: 'Անդամի համարը պարտադիր դաշտ է։', // 0a060bd0
  memberIdTooLong: (most: number) => `Անդամի համարը պետք է ունենա ամենաշատը ${number(most)} նիշ։`, // 7336d689
  cardholderIdRequired: 'Քարտի տիրոջ համարը պարտադիր դաշտ է։', // 31a27497
  cardholderIdTooLong: (most: number) => `Քարտի տիրոջ համարը պետք է ունենա ամենաշատը ${number(most)} նիշ։`, // 6f0be2e4
  groupTooLong: (most: number) => `Խմբի համարը պետք է ունենա ամենաշատը ${number(most)} նիշ։`, // 665d7788
  reasonsRequired: 'Պետք է ընտրեք առնվազն մեկ պատճառ', // 510bcd26
  tooManyReasons: (most: number) => `Կարող եք ընտրել ամենաշատը ${number(most)} պատճառ։`, // 6a083edb
  datePast: 'Ամսաթիվը պետք է անցած լինի։', // 72b72226
  dateWithin: (days: number) => `Ամսաթիվը պետք է լինի վերջին ${number(days)} օրվա մեջ։`, // f9159706
  unknownService: 'Այս ծառայությունն այստեղ հայտնի չէ։', // 93bee864
  serviceNotOffered: 'Այս ծառայությունն այստեղ չկա։', // c5972513
  tooManyVaccines: (most: number) =>
    plural(most, {
      one: `Կարող եք ընտրել միայն ${number(most)} պատվաստում։`,
      other: `Կարող եք ընտրել ամենաշատը ${number(most)} պատվաստում։`,
    }), // cb9d76bb
  tooManyWalkInVaccines: (most: number) =>
    plural(most, {
      one: `Ընտրեք ${number(most)} պատվաստում`,
      other: `Ընտրեք մինչև ${number(most)} պատվաստում`,
    }), // 006694e8
  oneFluShot: 'Ընտրեք գրիպի պատվաստման մեկ տեսակ։', // ef2e36c8
  oneCovidShot: 'Ընտրեք COVID-19-ի պատվաստման մեկ տեսակ։', // 4d2fba72
  servicesNotTogether: 'Մեկ այցն այս ծառայություններից միայն մեկի համար է։', // 311f090e
  vaccinesNotTogether:
    'Ձեր ընտրած պատվաստումները չեն կարող ամրագրվել միասին։ Վերադարձեք և նորից հաստատեք Ձեր ընտրությունը։', // 3625801b
  vaccinesApart: (names: readonly string[]) =>
    `Ձեր ընտրած պատվաստումները չեն կարող ամրագրվել միասին։ Վերադարձեք և նորից հաստատեք Ձեր ընտրությունը։ (${all(names)})`, // 666e20c5
  doseTooEarly: 'Վերջին դեղաչափից շատ քիչ ժամանակ է անցել։', // d364c429
  unknownLocation: 'Այդպիսի վայր չկա։', // bead2637
  locationClosed: 'Այս վայրը փակ է։', // fd0f40ce
  notOnSchedule: 'Այս ժամը հնարավոր չէ ամրագրել։', // f23ff802
  guardianNotAdult: 'Պատասխանատու անձը պետք է լինի 18 տարեկան կամ ավելի։', // ece5ab1b
})
