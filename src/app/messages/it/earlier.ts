// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/earlier.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number } = wordsIn('it')

export const earlier = translated<typeof english.earlier>()({
  title: 'Vuole venire prima?', // 7458cb32
  how: 'Se si libera un orario adatto, lo teniamo dieci minuti su questa pagina per la prima persona in fila. Guardi qui di tanto in tanto.', // 89170709
  days: 'Quali giorni le vanno bene?', // e8ef0788
  parts: 'In quale momento del giorno?', // ee59c0bc
  where: 'Dove?', // 91f45115
  onlyHere: 'Solo qui', // 53d196c2
  within: (miles: number) => `Anche fino a ${number(miles)} miglia da qui`, // a4d9880a
  join: 'Aspetta un orario anticipato', // ee107642
  waiting: 'Sta aspettando un orario anticipato. Guardi qui di tanto in tanto.', // dfa13109
  change: 'Cambia giorni o momento', // 94766495
  stop: 'Non aspettare più', // d4af24be
  offered: 'Teniamo per lei un orario anticipato', // 7b6f9277
  accept: 'Prendi questo orario', // be17e3d8
  over: 'Questo orario non è più tenuto per lei.', // 116747a7
  choose: 'Scelga almeno un giorno e un momento del giorno.', // 1011f92e
})
