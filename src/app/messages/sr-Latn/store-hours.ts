// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/store-hours.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('sr-Latn')

export const storeHours = translated<typeof english.storeHours>()({
  closing: (minutes: number) =>
    plural(minutes, {
      one: `Zatvara se za ${number(minutes)} minut`,
      few: `Zatvara se za ${number(minutes)} minuta`,
      other: `Zatvara se za ${number(minutes)} minuta`,
    }), // ab1e4dee
  pausing: (minutes: number, until: string) =>
    plural(minutes, {
      one: `Pauza počinje za ${number(minutes)} minut, do ${until}`,
      few: `Pauza počinje za ${number(minutes)} minuta, do ${until}`,
      other: `Pauza počinje za ${number(minutes)} minuta, do ${until}`,
    }), // 6b4613a9
  pausingHow: 'Idite sada do pulta ili se vratite posle pauze.', // 8d3463aa
  break: (until: string) => `Pauza do ${until}`, // 257e2edb
  later: (at: string) => `Sada zatvoreno. Otvara se u ${at}`, // 20625227
  tomorrow: (at: string) => `Sada zatvoreno. Otvara se sutra u ${at}`, // 09d86db7
  onDay: (day: string, at: string) => `Sada zatvoreno. Otvara se: ${day} u ${at}`, // e5f4de6b
  closed: 'Sada zatvoreno', // b7c1a931
  because: (line: string, reason: string) => `${line} (${reason})`, // 01404215
  comeBack: (at: string) => `Vratite se u ${at} sa svojim kodom.`, // e5a07332
  hurry: 'Idite sada do pulta.', // 7ff90f7d
  askWhenOpen: 'Pitajte na pultu kad otvorimo.', // 5e86c921
  sentWhileClosed: 'Vaš obrazac je sačuvan. Razgovarajte sa osobljem apoteke kad se otvori.', // 8c4059ef
  wait: (minutes: number) =>
    plural(minutes, {
      '=0': 'Sada nema čekanja',
      one: `Čekanje: oko ${number(minutes)} minut`,
      few: `Čekanje: oko ${number(minutes)} minuta`,
      other: `Čekanje: oko ${number(minutes)} minuta`,
    }), // 9e79cf46
  bookVisit: 'Zakažite posetu', // b00aa64d
  lastKnown: 'Nema veze. Ovo je poslednje radno vreme koje znamo.', // 1dbf8969
  unknown: 'Radno vreme trenutno nije poznato', // 7f821f95
})
