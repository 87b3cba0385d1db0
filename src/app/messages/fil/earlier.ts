// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/earlier.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number } = wordsIn('fil')

export const earlier = translated<typeof english.earlier>()({
  title: 'Gusto ba ninyong pumunta nang mas maaga?', // 7458cb32
  how: 'Kapag may nabakanteng oras na angkop sa inyo, sampung minuto namin itong ilalaan sa pahinang ito para sa una sa pila. Tingnan ito paminsan-minsan.', // 89170709
  days: 'Aling mga araw ang puwede?', // e8ef0788
  parts: 'Anong bahagi ng araw?', // ee59c0bc
  where: 'Saan?', // 91f45115
  onlyHere: 'Dito lang', // 53d196c2
  within: (miles: number) => `Pati hanggang ${number(miles)} milya mula rito`, // a4d9880a
  join: 'Maghintay ng mas maagang oras', // ee107642
  waiting: 'Naghihintay kayo ng mas maagang oras. Tingnan ito paminsan-minsan.', // dfa13109
  change: 'Baguhin ang araw o bahagi ng araw', // 94766495
  stop: 'Huwag nang maghintay', // d4af24be
  offered: 'May mas maagang oras na nakalaan sa inyo', // 7b6f9277
  accept: 'Kunin ang oras na ito', // be17e3d8
  over: 'Hindi na nakalaan sa inyo ang oras na ito.', // 116747a7
  choose: 'Pumili ng kahit isang araw at isang bahagi ng araw.', // 1011f92e
})
