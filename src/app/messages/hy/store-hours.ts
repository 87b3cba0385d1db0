// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/store-hours.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('hy')

export const storeHours = translated<typeof english.storeHours>()({
  closing: (minutes: number) =>
    plural(minutes, { one: `Կփակվի ${number(minutes)} րոպեից`, other: `Կփակվի ${number(minutes)} րոպեից` }), // ab1e4dee
  pausing: (minutes: number, until: string) =>
    plural(minutes, {
      one: `Ընդմիջում ${number(minutes)} րոպեից, մինչև ${until}`,
      other: `Ընդմիջում ${number(minutes)} րոպեից, մինչև ${until}`,
    }), // 6b4613a9
  pausingHow: 'Հիմա մոտեցեք վաճառասեղանին կամ վերադարձեք ընդմիջումից հետո։', // 8d3463aa
  break: (until: string) => `Ընդմիջում մինչև ${until}`, // 257e2edb
  later: (at: string) => `Հիմա փակ է։ Բացվում է՝ ${at}`, // 20625227
  tomorrow: (at: string) => `Հիմա փակ է։ Բացվում է վաղը՝ ${at}`, // 09d86db7
  onDay: (day: string, at: string) => `Հիմա փակ է։ Բացվում է՝ ${day}, ${at}`, // e5f4de6b
  closed: 'Հիմա փակ է', // b7c1a931
  because: (line: string, reason: string) => `${line} (${reason})`, // 01404215
  comeBack: (at: string) => `Վերադարձեք Ձեր կոդով՝ ժամը ${at}։`, // e5a07332
  hurry: 'Հիմա մոտեցեք վաճառասեղանին։', // 7ff90f7d
  askWhenOpen: 'Երբ բացենք, հարցրեք վաճառասեղանի մոտ։', // 5e86c921
  sentWhileClosed: 'Ձեր ձևը պահված է։ Երբ բացվի, խոսեք դեղատան աշխատակիցների հետ։', // 8c4059ef
  wait: (minutes: number) =>
    plural(minutes, {
      '=0': 'Հիմա սպասում չկա',
      one: `Սպասում՝ մոտ ${number(minutes)} րոպե`,
      other: `Սպասում՝ մոտ ${number(minutes)} րոպե`,
    }), // 9e79cf46
  bookVisit: 'Ամրագրել այց', // b00aa64d
  lastKnown: 'Կապ չկա։ Սրանք մեզ հայտնի վերջին ժամերն են։', // 1dbf8969
  unknown: 'Ժամերն այս պահին հայտնի չեն', // 7f821f95
})
