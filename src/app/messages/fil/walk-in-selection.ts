// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/walk-in-selection.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural, row } = wordsIn('fil')

export const selection = translated<typeof english.selection>()({
  question: 'Aling mga bakuna ang gusto ninyo ngayon?', // 73e2aad8
  noneChosen: 'Pumili ng bakuna para magpatuloy.', // 43165b22
  chosen: (count: number, most: number, names: readonly string[]) =>
    plural(count, {
      '=0': `0 sa ${number(most)} ang napili`,
      one: `${number(count)} sa ${number(most)}: ${row(names)}`,
      other: `${number(count)} sa ${number(most)}: ${row(names)}`,
    }), // adff0bc2
  noVaccines: 'Walang walk-in na bakuna sa botikang ito ngayon. Magtanong sa counter, o tumawag.', // 6dfba690
})

export const unfinished = translated<typeof english.unfinished>()({
  unfinished: 'May check-in kayong hindi pa tapos.', // a79d6657
  goOn: 'Ituloy ang check-in ko', // 1075e850
  startAnew: 'Magsimula ng bagong check-in', // 50fcfd4c
})

export const receipts = translated<typeof english.receipts>()({
  checkedIn: (count: number) =>
    plural(count, {
      '=1': 'Naka-check in kayo ngayon.',
      one: `${number(count)} tao ang naka-check in ngayon.`,
      other: `${number(count)} tao ang naka-check in ngayon.`,
    }), // 95244282
  code: 'Ang inyong code:', // c31bc309
  codes: 'Ang inyong mga code:', // 46e9d5b8
  vaccines: (count: number) =>
    plural(count, { one: `${number(count)} bakuna`, other: `${number(count)} bakuna` }), // 24bc82d1
  how: 'Sabihin ito sa counter ng botika.', // 73bc7a5e
  remove: 'Alisin sa device na ito', // 43b9a522
  askRemove: 'Alisin sa device na ito?', // 496642f2
  stays: 'Mananatili kayong naka-check in. Isulat muna ang code kung kailangan pa ninyo ito.', // 47e58cb3
  keep: 'Panatilihin', // 183f00f4
  removed: 'Inalis ang code sa device na ito.', // d95391da
  start: 'Mag-check in ng ibang tao', // cc0c9c08
})
