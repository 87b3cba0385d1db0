// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/walk-in-selection.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural, row } = wordsIn('es')

export const selection = translated<typeof english.selection>()({
  question: '¿Qué vacunas quiere hoy?', // 73e2aad8
  noneChosen: 'Elija una vacuna para continuar.', // 43165b22
  chosen: (count: number, most: number, names: readonly string[]) =>
    plural(count, {
      '=0': `0 de ${number(most)} elegidas`,
      one: `${number(count)} de ${number(most)}: ${row(names)}`,
      other: `${number(count)} de ${number(most)}: ${row(names)}`,
    }), // adff0bc2
  noVaccines: 'Esta farmacia no tiene vacunas sin cita por ahora. Pregunte en el mostrador o llame.', // 6dfba690
})

export const unfinished = translated<typeof english.unfinished>()({
  unfinished: 'Tiene un registro sin terminar.', // a79d6657
  goOn: 'Continuar mi registro', // 1075e850
  startAnew: 'Empezar un nuevo registro', // 50fcfd4c
})

export const receipts = translated<typeof english.receipts>()({
  checkedIn: (count: number) =>
    plural(count, {
      one: 'Usted ya se registró hoy.',
      other: `${number(count)} personas ya se registraron hoy.`,
    }), // 95244282
  code: 'Su código:', // c31bc309
  codes: 'Sus códigos:', // 46e9d5b8
  vaccines: (count: number) => plural(count, { one: '1 vacuna', other: `${number(count)} vacunas` }), // 24bc82d1
  how: 'Dígalo en el mostrador de la farmacia.', // 73bc7a5e
  remove: 'Quitar de este dispositivo', // 43b9a522
  askRemove: '¿Quitar de este dispositivo?', // 496642f2
  stays: 'Usted sigue registrado. Anote antes el código si todavía lo necesita.', // 47e58cb3
  keep: 'Conservar', // 183f00f4
  removed: 'El código se quitó de este dispositivo.', // d95391da
  start: 'Registrar a otra persona', // cc0c9c08
})
