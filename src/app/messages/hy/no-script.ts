// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/no-script.ts'
import { translated } from '../translated.ts'

export const noScript = translated<typeof english.noScript>()({
  needsScript: (phone: string) => `Այս էջին JavaScript է պետք։ Միացրեք այն կամ զանգահարեք՝ ${phone}։`, // 4f7a408a
  askAtCounter: 'Հարցրեք դեղատան վաճառասեղանի մոտ։', // 8974eb21
})

export const webApp = translated<typeof english.webApp>()({
  short: 'Առողջություն', // 55898449
  description: 'Պատվաստում առանց ամրագրման կամ մոտակա կլինիկա։', // 2a59451e
  visits: 'Պատվաստում կամ այց', // b6119b79
  clinics: 'Գտնել կլինիկա', // 35925dbf
})
