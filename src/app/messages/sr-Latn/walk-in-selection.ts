// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/walk-in-selection.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural, row } = wordsIn('sr-Latn')

export const selection = translated<typeof english.selection>()({
  question: 'Koje vakcine želite danas?', // 73e2aad8
  noneChosen: 'Izaberite vakcinu da biste nastavili.', // 43165b22
  chosen: (count: number, most: number, names: readonly string[]) =>
    plural(count, {
      '=0': `Izabrano 0 od ${number(most)}`,
      one: `${number(count)} od ${number(most)}: ${row(names)}`,
      few: `${number(count)} od ${number(most)}: ${row(names)}`,
      other: `${number(count)} od ${number(most)}: ${row(names)}`,
    }), // adff0bc2
  noVaccines: 'Ova apoteka trenutno nema vakcine bez zakazivanja. Pitajte na pultu ili pozovite.', // 6dfba690
})

export const unfinished = translated<typeof english.unfinished>()({
  unfinished: 'Imate prijavu koja nije završena.', // a79d6657
  goOn: 'Nastavite svoju prijavu', // 1075e850
  startAnew: 'Počnite novu prijavu', // 50fcfd4c
})

export const receipts = translated<typeof english.receipts>()({
  checkedIn: (count: number) =>
    plural(count, {
      '=1': 'Danas ste prijavljeni.',
      one: `Danas je prijavljena ${number(count)} osoba.`,
      few: `Danas su prijavljene ${number(count)} osobe.`,
      other: `Danas je prijavljeno ${number(count)} osoba.`,
    }), // 95244282
  code: 'Vaš kod:', // c31bc309
  codes: 'Vaši kodovi:', // 46e9d5b8
  vaccines: (count: number) =>
    plural(count, {
      one: `${number(count)} vakcina`,
      few: `${number(count)} vakcine`,
      other: `${number(count)} vakcina`,
    }), // 24bc82d1
  how: 'Recite ga na pultu apoteke.', // 73bc7a5e
  remove: 'Uklonite sa ovog uređaja', // 43b9a522
  askRemove: 'Ukloniti sa ovog uređaja?', // 496642f2
  stays: 'Vaša prijava ostaje. Prvo zapišite kod ako vam još treba.', // 47e58cb3
  keep: 'Zadržite', // 183f00f4
  removed: 'Kod je uklonjen sa ovog uređaja.', // d95391da
  start: 'Prijavite još jednu osobu', // cc0c9c08
})
