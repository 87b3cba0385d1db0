// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/mails.ts'
import { translated } from '../translated.ts'

export const mails = translated<typeof english.mails>()({
  title: 'Էլ. նամակներ այս այցի մասին', // a1242acf
  agree: 'Ուղարկել ինձ նամակներ', // 10131189
  wanted: 'Դուք նամակներ եք ստանում այս այցի մասին։', // 354dd147
  stop: 'Դադարեցնել նամակները', // 4bceceba
  failed: 'Ձեր ընտրությունը չպահպանվեց։ Փորձեք նորից կամ զանգահարեք մեզ։', // f15de5ba
  optedOut: 'Այս հասցեն նամակ չստացողների ցուցակում է։ Դա փոխելու համար զանգահարեք մեզ։', // 1ddda2d5
})
