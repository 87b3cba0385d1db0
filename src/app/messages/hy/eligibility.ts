// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/eligibility.ts'
import { translated } from '../translated.ts'

export const eligibility = translated<typeof english.eligibility>()({
  eligible: 'Դուք համապատասխանում եք. շուտով կանցնեք առաջ։', // f5cfe1e5
  lastQuestion: 'Սա վերջին հարցն էր։ Շուտով կանցնեք առաջ։', // 0af45f9a
  ineligible: 'Ըստ Ձեր պատասխանների՝ այս պահին չեք կարող շարունակել', // f0902c32
  unknownType: 'Ցավոք, կարծես հարցերը չեն բեռնվում։ Փորձեք ավելի ուշ։', // b01f8517
  issue: 'Այս պահին խնդիր ունենք։ Փորձեք ավելի ուշ։', // 488a0999
  noDetector: 'Այս պահին ամրագրման խնդիր ունենք։ Փորձեք ավելի ուշ։', // 4d2eea9c
  continue: 'Շարունակել', // 31fbef16
  required: 'Սա պարտադիր դաշտ է', // 0b2b46d5
  invalidDate: 'Ամսաթիվը սխալ է։', // 8bfe8dbd
  notInPast: 'Ամսաթիվը պետք է անցած լինի։', // 72b72226
  notOnOrAfter: (date: string) => `Ամսաթիվը պետք է լինի ${date} կամ ավելի ուշ։`, // 2fcb2919
})
