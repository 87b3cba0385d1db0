// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/store-problem.ts'
import { translated } from '../translated.ts'

export const storeProblem = translated<typeof english.storeProblem>()({
  servicesFailed:
    'Nahihirapan kaming i-load ang mga serbisyo sa bakuna. I-refresh ang page para subukan ulit.', // 79f91035
  refresh: 'I-refresh', // 0e916101
  unknownStore: 'Hindi makita ang tindahang ito', // 6ec0bcd2
  unknownStoreWhy: 'Hindi sa alinmang botika namin ang code o address na ginamit ninyo.', // e43f35f5
  unknownStoreNext: 'I-scan ulit ang code sa counter ng botika, o magtanong sa mga nasa botika.', // 4cdc646e
  findClinic: 'Maghanap ng klinika', // 35925dbf
})
