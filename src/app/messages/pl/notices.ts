// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/notices.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('pl')

export const update = translated<typeof english.update>()({
  ready: 'Nowa wersja jest gotowa.', // b9d4487c
  now: 'Aktualizuj', // c1c1009d
  later: 'Później', // 73b6e48a
  updating: 'Aktualizujemy…', // dfe40efe
})

export const draft = translated<typeof english.draft>()({
  lost: 'Nie udało się otworzyć wpisanych wcześniej odpowiedzi. Proszę zacząć jeszcze raz.', // dfbbb8a7
  elsewhere: 'Państwa wizyta jest otwarta w innej karcie', // 924651af
  elsewhereHow: 'Jest tam wszystko, co Państwo wpisali. Można kontynuować w tamtej karcie albo tutaj.', // 0c75b77c
  goOnHere: 'Kontynuuj tutaj', // 3fc251e9
})

export const saved = translated<typeof english.saved>()({
  waiting: (count: number) =>
    plural(count, {
      '=1': 'Zgłoszenie czeka na wysłanie.',
      one: `${number(count)} zgłoszenie czeka na wysłanie.`,
      few: `${number(count)} zgłoszenia czekają na wysłanie.`,
      many: `${number(count)} zgłoszeń czeka na wysłanie.`,
      other: `${number(count)} zgłoszenia czeka na wysłanie.`,
    }), // 73e79856
  waitingHow: (count: number) =>
    plural(count, {
      one: 'Apteka jeszcze go nie ma. Wyślemy je, gdy tylko będzie połączenie. Można podejść do lady i podać kod.',
      few: 'Apteka jeszcze ich nie ma. Wyślemy je, gdy tylko będzie połączenie. Można podejść do lady i podać kody.',
      many: 'Apteka jeszcze ich nie ma. Wyślemy je, gdy tylko będzie połączenie. Można podejść do lady i podać kody.',
      other:
        'Apteka jeszcze ich nie ma. Wyślemy je, gdy tylko będzie połączenie. Można podejść do lady i podać kody.',
    }), // ad29960b
  received: (count: number) =>
    plural(count, {
      one: 'Apteka ma już Państwa zgłoszenie.',
      few: `Apteka ma już ${number(count)} Państwa zgłoszenia.`,
      many: `Apteka ma już ${number(count)} Państwa zgłoszeń.`,
      other: `Apteka ma już ${number(count)} Państwa zgłoszenia.`,
    }), // 6b1c5687
  refused: (count: number) =>
    plural(count, {
      one: 'Nie udało się przyjąć zgłoszenia.',
      few: `Nie udało się przyjąć ${number(count)} zgłoszeń.`,
      many: `Nie udało się przyjąć ${number(count)} zgłoszeń.`,
      other: `Nie udało się przyjąć ${number(count)} zgłoszenia.`,
    }), // 646618ea
  refusedHow: 'Proszę zapytać przy ladzie apteki albo zacząć nowe zgłoszenie.', // baebf981
  codes: (count: number) =>
    plural(count, {
      one: 'Kod zgłoszenia:',
      few: 'Kody zgłoszeń:',
      many: 'Kody zgłoszeń:',
      other: 'Kody zgłoszeń:',
    }), // 2dda2d13
})

export const copy = translated<typeof english.copy>()({
  copied: 'Skopiowano!', // ea61bc15
  notCopied: 'Proszę skopiować ręcznie.', // 51037fa2
})
