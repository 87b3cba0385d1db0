// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/eligibility.ts'
import { translated } from '../translated.ts'

export const eligibility = translated<typeof english.eligibility>()({
  eligible: 'Kuwalipikado kayo at ililipat kayo sa susunod na page!', // f5cfe1e5
  lastQuestion: 'Huling tanong na ito! Ililipat kayo sa susunod na page.', // 0af45f9a
  ineligible: 'Ayon sa mga sagot ninyo, hindi kayo puwedeng magpatuloy sa ngayon', // f0902c32
  unknownType: 'Paumanhin. Hindi namin ma-load ang mga tanong. Pakisubukan ulit mamaya.', // b01f8517
  issue: 'May problema sa ngayon. Pakisubukan ulit mamaya.', // 488a0999
  noDetector: 'May problema sa pag-iskedyul sa ngayon. Pakisubukan ulit mamaya.', // 4d2eea9c
  continue: 'Magpatuloy', // 31fbef16
  required: 'Kailangan itong sagutan', // 0b2b46d5
  invalidDate: 'Hindi tama ang petsa.', // 8bfe8dbd
  notInPast: 'Dapat nakalipas na ang petsa.', // 72b72226
  notOnOrAfter: (date: string) => `Dapat ${date} o mas huli ang petsa.`, // 2fcb2919
})
