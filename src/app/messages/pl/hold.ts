// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/hold.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { all, number, plural } = wordsIn('pl')

export const hold = translated<typeof english.hold>()({
  holding: (time: string) => `Zachowujemy termin ${time}`, // 79fda172
  heldFor: (minutes: number, time: string) =>
    plural(minutes, {
      one: `Termin zachowany dla Państwa: jeszcze ${number(minutes)} minuta, do ${time}.`,
      few: `Termin zachowany dla Państwa: jeszcze ${number(minutes)} minuty, do ${time}.`,
      many: `Termin zachowany dla Państwa: jeszcze ${number(minutes)} minut, do ${time}.`,
      other: `Termin zachowany dla Państwa: jeszcze ${number(minutes)} minuty, do ${time}.`,
    }), // fa984001
  held: (time: string) => `Termin zachowany do ${time}.`, // c1a8b0c7
  heldNext: (time: string) => `Termin zachowany do ${time}. Następny przycisk to „Dalej”.`, // d150c4bf
  soonMinutes: (minutes: number) =>
    plural(minutes, {
      one: `Termin zachowany: jeszcze ${number(minutes)} minuta.`,
      few: `Termin zachowany: jeszcze ${number(minutes)} minuty.`,
      many: `Termin zachowany: jeszcze ${number(minutes)} minut.`,
      other: `Termin zachowany: jeszcze ${number(minutes)} minuty.`,
    }), // 5fd31562
  soonSeconds: (seconds: number) =>
    plural(seconds, {
      one: `Termin zachowany: jeszcze ${number(seconds)} sekunda.`,
      few: `Termin zachowany: jeszcze ${number(seconds)} sekundy.`,
      many: `Termin zachowany: jeszcze ${number(seconds)} sekund.`,
      other: `Termin zachowany: jeszcze ${number(seconds)} sekundy.`,
    }), // 08daadf2
  soonHow: 'Aby go zachować, proszę nacisnąć „Zachowaj dłużej”, przycisk przed „Dalej”.', // 9265c004
  last: 'Zostało 30 sekund, aby zachować termin.', // defa5584
  atLatest: (time: string) => `Ten termin można zachować najdłużej do ${time}.`, // 1fb54915
  afterThat: 'Potem spróbujemy zachować go ponownie.', // 8a8733c4
  goOn: (time: string) => `Dalej: ${time}`, // b2b9b769
  keep: 'Zachowaj dłużej', // 288e2acf
  keeping: 'Przedłużamy', // 2323b5ea
  keepFailed: 'Mamy w tej chwili problem z połączeniem. Proszę spróbować za chwilę.', // 5dc929fc
  taken: 'Niestety, wybrany termin właśnie zajął ktoś inny. Proszę wybrać nowy termin.', // 8a5608a7
  connectionFailed: 'Mamy w tej chwili problem z połączeniem. Proszę spróbować za chwilę.', // 5dc929fc
  offline: 'Brak połączenia. Termin można wybrać, gdy połączenie wróci.', // 9f3abd01
  over: 'Termin nie jest już zachowany.', // 28b7b185
  unheld: 'Ten termin nie jest zachowany. Umówimy go na końcu, jeśli nadal będzie wolny.', // eb56cd6d
  typed: 'Wpisane dane nadal tu są.', // f5bedc67
  holdAgain: 'Zachowaj ponownie ten termin', // 58a11545
  holdingAgain: 'Ponownie zachowujemy termin', // 185d1654
  again: 'Ponownie zachowaliśmy ten termin.', // 49371245
  lost: 'Państwa termin zajął ktoś inny.', // 6206aeb5
  lostSecond: 'Termin drugiej wizyty zajął ktoś inny.', // 352f4583
  firstHeld: 'Termin pierwszej wizyty jest nadal zachowany.', // 20dbc441
  nearest: 'Najbliższe wolne terminy', // a667cf61
  otherTimes: 'Zobacz wszystkie terminy', // cb689b34
  heldForAnother: (what: string, where: string, when: string) =>
    where === '' ? `Zachowany termin: ${what}, ${when}.` : `Zachowany termin: ${what}, ${where}, ${when}.`, // 6c40947a
  goOnWithIt: 'Dalej z tym terminem', // 9e9761f7
  releaseIt: 'Zwolnij termin i szukaj', // 6173868a
  elsewhereHeld: (what: string, where: string, when: string) =>
    where === ''
      ? `W innej karcie zachowano teraz termin: ${what}, ${when}.`
      : `W innej karcie zachowano teraz termin: ${what}, ${where}, ${when}.`, // 5fee2f81
  elsewhereOpen: 'Państwa wizyta jest otwarta w innej karcie.', // 6242713e
  elsewhereReplaces: 'Termin wybrany tutaj zastąpi termin zachowany tam.', // ed19a9bc
  notBooked: (names: readonly string[]) => `Tu nieumówione: ${all(names)}`, // dd9323f2
  findPlaceForIt: (count: number) =>
    plural(count, {
      one: 'Znajdź na to miejsce',
      few: 'Znajdź na nie miejsce',
      many: 'Znajdź na nie miejsce',
      other: 'Znajdź na nie miejsce',
    }), // 3c534c97
  cardTitle: 'Państwa wizyta', // 56285920
  first: '1. wizyta', // ae15e1b9
  second: '2. wizyta', // e0b41b65
  finish:
    'Umawianie kończy się przez telefon: proszę zadzwonić, póki termin jest zachowany, i podać miejsce i termin.', // dae96f3a
  finishUnheld: 'Umawianie kończy się przez telefon: proszę zadzwonić i podać miejsce i termin.', // 0ef82972
  chooseAnother: 'Wybierz inny termin', // 099028b1
})
