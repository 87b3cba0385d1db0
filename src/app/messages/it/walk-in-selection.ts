// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/walk-in-selection.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural, row } = wordsIn('it')

export const selection = translated<typeof english.selection>()({
  question: 'Quali vaccini vuole fare oggi?', // 73e2aad8
  noneChosen: 'Scelga un vaccino per continuare.', // 43165b22
  chosen: (count: number, most: number, names: readonly string[]) =>
    plural(count, {
      '=0': `0 di ${number(most)} scelti`,
      one: `${number(count)} di ${number(most)}: ${row(names)}`,
      other: `${number(count)} di ${number(most)}: ${row(names)}`,
    }), // adff0bc2
  noVaccines: 'In questo momento la farmacia non ha vaccini senza appuntamento. Chieda al banco, o chiami.', // 6dfba690
})

export const unfinished = translated<typeof english.unfinished>()({
  unfinished: 'Ha una registrazione non finita.', // a79d6657
  goOn: 'Continua la mia registrazione', // 1075e850
  startAnew: 'Inizia una nuova registrazione', // 50fcfd4c
})

export const receipts = translated<typeof english.receipts>()({
  checkedIn: (count: number) =>
    plural(count, {
      one: 'La registrazione di oggi è fatta.',
      other: `Oggi sono registrate ${number(count)} persone.`,
    }), // 95244282
  code: 'Il suo codice:', // c31bc309
  codes: 'I suoi codici:', // 46e9d5b8
  vaccines: (count: number) => plural(count, { one: '1 vaccino', other: `${number(count)} vaccini` }), // 24bc82d1
  how: 'Lo dica al banco della farmacia.', // 73bc7a5e
  remove: 'Rimuovi da questo dispositivo', // 43b9a522
  askRemove: 'Rimuovere da questo dispositivo?', // 496642f2
  stays: 'La registrazione resta valida. Se il codice le serve ancora, lo annoti prima.', // 47e58cb3
  keep: 'Mantenere', // 183f00f4
  removed: 'Il codice è stato rimosso da questo dispositivo.', // d95391da
  start: 'Registra un’altra persona', // cc0c9c08
})
