// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/store-hours.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('pl')

export const storeHours = translated<typeof english.storeHours>()({
  closing: (minutes: number) =>
    plural(minutes, {
      one: `Zamykamy za ${number(minutes)} minutę`,
      few: `Zamykamy za ${number(minutes)} minuty`,
      many: `Zamykamy za ${number(minutes)} minut`,
      other: `Zamykamy za ${number(minutes)} minuty`,
    }), // ab1e4dee
  pausing: (minutes: number, until: string) =>
    plural(minutes, {
      one: `Przerwa obiadowa za ${number(minutes)} minutę, do ${until}`,
      few: `Przerwa obiadowa za ${number(minutes)} minuty, do ${until}`,
      many: `Przerwa obiadowa za ${number(minutes)} minut, do ${until}`,
      other: `Przerwa obiadowa za ${number(minutes)} minuty, do ${until}`,
    }), // 6b4613a9
  pausingHow: 'Proszę podejść teraz do lady albo wrócić po przerwie.', // 8d3463aa
  break: (until: string) => `Przerwa obiadowa do ${until}`, // 257e2edb
  later: (at: string) => `Teraz zamknięte. Otwarcie o ${at}`, // 20625227
  tomorrow: (at: string) => `Teraz zamknięte. Otwarcie jutro o ${at}`, // 09d86db7
  onDay: (day: string, at: string) => `Teraz zamknięte. Otwarcie: ${day}, ${at}`, // e5f4de6b
  closed: 'Teraz zamknięte', // b7c1a931
  because: (line: string, reason: string) => `${line} (${reason})`, // 01404215
  comeBack: (at: string) => `Proszę wrócić o ${at} z kodem.`, // e5a07332
  hurry: 'Proszę podejść teraz do lady.', // 7ff90f7d
  askWhenOpen: 'Proszę zapytać przy ladzie po otwarciu.', // 5e86c921
  sentWhileClosed: 'Formularz jest zapisany. Proszę porozmawiać z zespołem apteki po otwarciu.', // 8c4059ef
  wait: (minutes: number) =>
    plural(minutes, {
      '=0': 'Teraz bez czekania',
      one: `Czas oczekiwania: około ${number(minutes)} minuty`,
      few: `Czas oczekiwania: około ${number(minutes)} minut`,
      many: `Czas oczekiwania: około ${number(minutes)} minut`,
      other: `Czas oczekiwania: około ${number(minutes)} minuty`,
    }), // 9e79cf46
  bookVisit: 'Umów wizytę', // b00aa64d
  lastKnown: 'Nie ma połączenia. To ostatnie godziny, które znamy.', // 1dbf8969
  unknown: 'Godziny są obecnie niedostępne', // 7f821f95
})
