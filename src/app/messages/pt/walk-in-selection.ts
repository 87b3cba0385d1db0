// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/walk-in-selection.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural, row } = wordsIn('pt')

export const selection = translated<typeof english.selection>()({
  question: 'Quais vacinas você quer hoje?', // 73e2aad8
  noneChosen: 'Escolha uma vacina para continuar.', // 43165b22
  chosen: (count: number, most: number, names: readonly string[]) =>
    plural(count, {
      '=0': `0 de ${number(most)} escolhidas`,
      one: `${number(count)} de ${number(most)}: ${row(names)}`,
      other: `${number(count)} de ${number(most)}: ${row(names)}`,
    }), // adff0bc2
  noVaccines: 'Esta farmácia não tem vacinas sem hora marcada agora. Pergunte no balcão, ou ligue.', // 6dfba690
})

export const unfinished = translated<typeof english.unfinished>()({
  unfinished: 'Você tem um check-in que não terminou.', // a79d6657
  goOn: 'Continuar meu check-in', // 1075e850
  startAnew: 'Começar um novo check-in', // 50fcfd4c
})

export const receipts = translated<typeof english.receipts>()({
  checkedIn: (count: number) =>
    plural(count, {
      one: 'Você fez o check-in hoje.',
      other: `${number(count)} pessoas fizeram o check-in hoje.`,
    }), // 95244282
  code: 'Seu código:', // c31bc309
  codes: 'Seus códigos:', // 46e9d5b8
  vaccines: (count: number) =>
    plural(count, { one: `${number(count)} vacina`, other: `${number(count)} vacinas` }), // 24bc82d1
  how: 'Diga-o no balcão da farmácia.', // 73bc7a5e
  remove: 'Remover deste dispositivo', // 43b9a522
  askRemove: 'Remover deste dispositivo?', // 496642f2
  stays: 'O seu registro continua valendo. Anote o código antes, se ainda precisar dele.', // 47e58cb3
  keep: 'Manter', // 183f00f4
  removed: 'O código foi removido deste dispositivo.', // d95391da
  start: 'Fazer check-in de outra pessoa', // cc0c9c08
})
