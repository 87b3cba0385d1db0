// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/earlier.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number } = wordsIn('sr-Latn')

export const earlier = translated<typeof english.earlier>()({
  title: 'Želite li da dođete ranije?', // 7458cb32
  how: 'Ako se oslobodi termin koji Vam odgovara, čuvamo ga deset minuta na ovoj strani za prvog u redu. Pogledajte ovde s vremena na vreme.', // 89170709
  days: 'Koji dani Vam odgovaraju?', // e8ef0788
  parts: 'Koje doba dana?', // ee59c0bc
  where: 'Gde?', // 91f45115
  onlyHere: 'Samo ovde', // 53d196c2
  within: (miles: number) => `I do ${number(miles)} milja odavde`, // a4d9880a
  join: 'Sačekajte raniji termin', // ee107642
  waiting: 'Čekate raniji termin. Pogledajte ovde s vremena na vreme.', // dfa13109
  change: 'Promenite dane ili doba dana', // 94766495
  stop: 'Prestanite da čekate', // d4af24be
  offered: 'Raniji termin se čuva za Vas', // 7b6f9277
  accept: 'Uzmite ovaj termin', // be17e3d8
  over: 'Ovaj termin se više ne čuva za Vas.', // 116747a7
  choose: 'Izaberite bar jedan dan i jedno doba dana.', // 1011f92e
})
