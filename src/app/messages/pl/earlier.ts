// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/earlier.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number } = wordsIn('pl')

export const earlier = translated<typeof english.earlier>()({
  title: 'Czy chcą Państwo przyjść wcześniej?', // 7458cb32
  how: 'Gdy zwolni się pasujący termin, trzymamy go na tej stronie dziesięć minut dla pierwszej osoby w kolejce. Proszę czasem tu zajrzeć.', // 89170709
  days: 'Które dni Państwu pasują?', // e8ef0788
  parts: 'Jaka pora dnia?', // ee59c0bc
  where: 'Gdzie?', // 91f45115
  onlyHere: 'Tylko tutaj', // 53d196c2
  within: (miles: number) => `Także do ${number(miles)} mil stąd`, // a4d9880a
  join: 'Czekaj na wcześniejszy termin', // ee107642
  waiting: 'Czekają Państwo na wcześniejszy termin. Proszę czasem tu zajrzeć.', // dfa13109
  change: 'Zmień dni lub porę dnia', // 94766495
  stop: 'Przestań czekać', // d4af24be
  offered: 'Trzymamy dla Państwa wcześniejszy termin', // 7b6f9277
  accept: 'Wybierz ten termin', // be17e3d8
  over: 'Tego terminu już dla Państwa nie trzymamy.', // 116747a7
  choose: 'Proszę wybrać co najmniej jeden dzień i jedną porę dnia.', // 1011f92e
})
