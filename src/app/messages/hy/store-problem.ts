// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/store-problem.ts'
import { translated } from '../translated.ts'

export const storeProblem = translated<typeof english.storeProblem>()({
  servicesFailed: 'Պատվաստումների բեռնման խնդիր կա։ Թարմացրեք այս էջը և փորձեք նորից։', // 79f91035
  refresh: 'Թարմացնել', // 0e916101
  unknownStore: 'Չենք գտնում այս խանութը', // 6ec0bcd2
  unknownStoreWhy: 'Ձեր օգտագործած կոդը կամ հասցեն մեր դեղատներից ոչ մեկինը չէ։', // e43f35f5
  unknownStoreNext: 'Նորից սկանավորեք դեղատան վաճառասեղանի կոդը կամ հարցրեք աշխատակիցներին։', // 4cdc646e
  findClinic: 'Գտնել կլինիկա', // 35925dbf
})
