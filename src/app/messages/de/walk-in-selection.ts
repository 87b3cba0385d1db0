// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/walk-in-selection.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural, row } = wordsIn('de')

export const selection = translated<typeof english.selection>()({
  question: 'Welche Impfungen möchten Sie heute?', // 73e2aad8
  noneChosen: 'Wählen Sie eine Impfung, um fortzufahren.', // 43165b22
  chosen: (count: number, most: number, names: readonly string[]) =>
    plural(count, {
      '=0': `0 von ${number(most)} gewählt`,
      one: `${number(count)} von ${number(most)}: ${row(names)}`,
      other: `${number(count)} von ${number(most)}: ${row(names)}`,
    }), // adff0bc2
  noVaccines:
    'Diese Apotheke hat gerade keine Impfungen ohne Termin. Fragen Sie an der Theke, oder rufen Sie an.', // 6dfba690
})

export const unfinished = translated<typeof english.unfinished>()({
  unfinished: 'Sie haben eine Anmeldung, die nicht fertig ist.', // a79d6657
  goOn: 'Meine Anmeldung fortsetzen', // 1075e850
  startAnew: 'Neue Anmeldung beginnen', // 50fcfd4c
})

export const receipts = translated<typeof english.receipts>()({
  checkedIn: (count: number) =>
    plural(count, {
      one: 'Sie sind heute angemeldet.',
      other: `${number(count)} Personen sind heute angemeldet.`,
    }), // 95244282
  code: 'Ihr Code:', // c31bc309
  codes: 'Ihre Codes:', // 46e9d5b8
  vaccines: (count: number) => plural(count, { one: '1 Impfung', other: `${number(count)} Impfungen` }), // 24bc82d1
  how: 'Nennen Sie ihn an der Theke der Apotheke.', // 73bc7a5e
  remove: 'Von diesem Gerät entfernen', // 43b9a522
  askRemove: 'Von diesem Gerät entfernen?', // 496642f2
  stays: 'Sie bleiben angemeldet. Schreiben Sie den Code vorher auf, wenn Sie ihn noch brauchen.', // 47e58cb3
  keep: 'Behalten', // 183f00f4
  removed: 'Der Code ist von diesem Gerät entfernt.', // d95391da
  start: 'Eine weitere Person anmelden', // cc0c9c08
})
