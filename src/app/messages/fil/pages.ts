// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/pages.ts'
import { translated } from '../translated.ts'

export const pages = translated<typeof english.pages>()({
  bookHeading: 'Mag-book ng pagbisita', // b00aa64d
  bookHint:
    'Sabihin kung ano, saan, at kailan. Ipapakita namin ang mga bakanteng oras. Walang account na kailangan.', // e6ef7575
  mainHeading: 'Walk-in para sa bakuna', // 87130c89
  mainHint:
    'Nasa botika ba namin kayo? I-scan ang code sa counter, o i-type ang numero ng tindahan na nasa ibaba nito.', // 5b9421fe
  storeNumber: 'Numero ng tindahan', // 88f70e3d
  storeNumberRequired: 'Kailangan itong punan.', // b7171a63
  storeNumberInvalid: 'Dapat tama ang ilalagay.', // b91da024
  storeNumberHint: 'Mga letra, numero, at gitling', // ea0eddd2
  callTitle: 'Mas gusto ba ninyo kaming makausap?', // d1782712
  visits: 'Tumawag sa amin at ihahanap namin kayo ng oras.', // fd14147b
  clinics: 'Maghanap ng klinika', // 35925dbf
  clinicsHint:
    'Tumawag at sabihin ang ZIP code o lungsod ninyo. Sasabihin namin ang pinakamalapit na klinika at kung kailan ito bukas.', // ef24c963
  call: (phone: string) => `Tawagan ang ${phone}`, // 31e40241
  notFound: 'Naku, 404! Hindi makita ang page.', // 592dd864
  notFoundHint: 'Baka luma o mali ang pagka-type ng address.', // 9a527287
  serviceFinder: 'Ano ang hinahanap ninyo?', // e3ad92be
  findTime: 'Oras para sa pagbisita', // 78443ce1
  walkIn: 'Walk-in na bakuna', // fc744803
  findClinic: 'Klinikang malapit sa inyo', // 41c235d9
  clinicServices: 'Mga ginagawa ng aming klinika', // 04c36999
})
