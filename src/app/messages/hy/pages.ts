// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/pages.ts'
import { translated } from '../translated.ts'

export const pages = translated<typeof english.pages>()({
  bookHeading: 'Ամրագրել այց', // b00aa64d
  bookHint: 'Ասեք՝ ինչ, որտեղ և երբ։ Ցույց կտանք մոտակա ազատ ժամերը։ Հաշիվ պետք չէ։', // e6ef7575
  mainHeading: 'Պատվաստվեք առանց ամրագրման', // 87130c89
  mainHint: 'Մեր դեղատա՞նն եք։ Սկանավորեք վաճառասեղանի կոդը կամ գրեք դրա տակ տպված խանութի համարը։', // 5b9421fe
  storeNumber: 'Խանութի համար', // 88f70e3d
  storeNumberRequired: 'Լրացումը պարտադիր է։', // b7171a63
  storeNumberInvalid: 'Գրեք ճիշտ արժեք։', // b91da024
  storeNumberHint: 'Տառեր, թվանշաններ և գծիկներ', // ea0eddd2
  callTitle: 'Նախընտրո՞ւմ եք խոսել մեզ հետ', // d1782712
  visits: 'Զանգահարեք, և ժամ կգտնենք Ձեզ համար։', // fd14147b
  clinics: 'Գտնել կլինիկա', // 35925dbf
  clinicsHint: 'Զանգահարեք և ասեք Ձեր ZIP կոդը կամ քաղաքը։ Կասենք, թե որ կլինիկան է ամենամոտը և երբ է բաց։', // ef24c963
  call: (phone: string) => `Զանգել՝ ${phone}`, // 31e40241
  notFound: '404, էջը չգտնվեց։', // 592dd864
  notFoundHint: 'Հասցեն գուցե հին է կամ սխալ գրված։', // 9a527287
  serviceFinder: 'Ի՞նչ եք փնտրում', // e3ad92be
  findTime: 'Ժամ այցի համար', // 78443ce1
  walkIn: 'Պատվաստում առանց ամրագրման', // fc744803
  findClinic: 'Կլինիկա Ձեր մոտակայքում', // 41c235d9
  clinicServices: 'Ինչ են անում մեր կլինիկաները', // 04c36999
})
