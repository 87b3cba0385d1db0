// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/earlier.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number } = wordsIn('de')

export const earlier = translated<typeof english.earlier>()({
  title: 'Möchten Sie früher kommen?', // 7458cb32
  how: 'Wird eine passende Zeit frei, halten wir sie auf dieser Seite zehn Minuten für die erste Person in der Reihe. Schauen Sie ab und zu hier nach.', // 89170709
  days: 'Welche Tage passen Ihnen?', // e8ef0788
  parts: 'Welche Tageszeit?', // ee59c0bc
  where: 'Wo?', // 91f45115
  onlyHere: 'Nur hier', // 53d196c2
  within: (miles: number) => `Auch bis zu ${number(miles)} Meilen von hier`, // a4d9880a
  join: 'Auf eine frühere Zeit warten', // ee107642
  waiting: 'Sie warten auf eine frühere Zeit. Schauen Sie ab und zu hier nach.', // dfa13109
  change: 'Tage oder Tageszeit ändern', // 94766495
  stop: 'Nicht mehr warten', // d4af24be
  offered: 'Wir halten eine frühere Zeit für Sie frei', // 7b6f9277
  accept: 'Diese Zeit nehmen', // be17e3d8
  over: 'Diese Zeit wird nicht mehr für Sie freigehalten.', // 116747a7
  choose: 'Wählen Sie mindestens einen Tag und eine Tageszeit.', // 1011f92e
})
