// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/walk-in-selection.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural, row } = wordsIn('pl')

export const selection = translated<typeof english.selection>()({
  question: 'Jakie szczepionki chcą Państwo dzisiaj?', // 73e2aad8
  noneChosen: 'Proszę najpierw wybrać szczepionkę.', // 43165b22
  chosen: (count: number, most: number, names: readonly string[]) =>
    plural(count, {
      '=0': `Wybrano 0 z ${number(most)}`,
      one: `${number(count)} z ${number(most)}: ${row(names)}`,
      few: `${number(count)} z ${number(most)}: ${row(names)}`,
      many: `${number(count)} z ${number(most)}: ${row(names)}`,
      other: `${number(count)} z ${number(most)}: ${row(names)}`,
    }), // adff0bc2
  noVaccines: 'Ta apteka nie ma teraz szczepień bez umawiania. Proszę zapytać przy ladzie albo zadzwonić.', // 6dfba690
})

export const unfinished = translated<typeof english.unfinished>()({
  unfinished: 'Mają Państwo niedokończone zgłoszenie.', // a79d6657
  goOn: 'Kontynuuj zgłoszenie', // 1075e850
  startAnew: 'Zacznij nowe zgłoszenie', // 50fcfd4c
})

export const receipts = translated<typeof english.receipts>()({
  checkedIn: (count: number) =>
    plural(count, {
      one: 'Państwa zgłoszenie na dzisiaj jest przyjęte.',
      few: `Dzisiaj zgłosiły się ${number(count)} osoby.`,
      many: `Dzisiaj zgłosiło się ${number(count)} osób.`,
      other: `Dzisiaj zgłosiło się ${number(count)} osoby.`,
    }), // 95244282
  code: 'Państwa kod:', // c31bc309
  codes: 'Państwa kody:', // 46e9d5b8
  vaccines: (count: number) =>
    plural(count, {
      one: `${number(count)} szczepionka`,
      few: `${number(count)} szczepionki`,
      many: `${number(count)} szczepionek`,
      other: `${number(count)} szczepionki`,
    }), // 24bc82d1
  how: 'Proszę podać go przy ladzie apteki.', // 73bc7a5e
  remove: 'Usuń z tego urządzenia', // 43b9a522
  askRemove: 'Usunąć z tego urządzenia?', // 496642f2
  stays: 'Zgłoszenie pozostaje ważne. Jeśli kod jest jeszcze potrzebny, proszę go najpierw zapisać.', // 47e58cb3
  keep: 'Zachowaj', // 183f00f4
  removed: 'Kod usunięto z tego urządzenia.', // d95391da
  start: 'Zgłoś kolejną osobę', // cc0c9c08
})
