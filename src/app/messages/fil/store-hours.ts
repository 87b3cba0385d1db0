// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/store-hours.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('fil')

export const storeHours = translated<typeof english.storeHours>()({
  closing: (minutes: number) =>
    plural(minutes, {
      one: `Magsasara sa loob ng ${number(minutes)} minuto`,
      other: `Magsasara sa loob ng ${number(minutes)} minuto`,
    }), // ab1e4dee
  pausing: (minutes: number, until: string) =>
    plural(minutes, {
      one: `Lunch break sa loob ng ${number(minutes)} minuto, hanggang ${until}`,
      other: `Lunch break sa loob ng ${number(minutes)} minuto, hanggang ${until}`,
    }), // 6b4613a9
  pausingHow: 'Pumunta na sa counter ngayon, o bumalik pagkatapos ng break.', // 8d3463aa
  break: (until: string) => `Lunch break hanggang ${until}`, // 257e2edb
  later: (at: string) => `Sarado ngayon. Magbubukas nang ${at}`, // 20625227
  tomorrow: (at: string) => `Sarado ngayon. Magbubukas bukas nang ${at}`, // 09d86db7
  onDay: (day: string, at: string) => `Sarado ngayon. Magbubukas: ${day}, ${at}`, // e5f4de6b
  closed: 'Sarado ngayon', // b7c1a931
  because: (line: string, reason: string) => `${line} (${reason})`, // 01404215
  comeBack: (at: string) => `Bumalik nang ${at} dala ang code ninyo.`, // e5a07332
  hurry: 'Pumunta na sa counter ngayon.', // 7ff90f7d
  askWhenOpen: 'Magtanong sa counter kapag bukas na kami.', // 5e86c921
  sentWhileClosed: 'Naka-save ang form ninyo. Makipag-usap sa mga nasa botika kapag bukas na.', // 8c4059ef
  wait: (minutes: number) =>
    plural(minutes, {
      '=0': 'Walang hintay ngayon',
      one: `Hintay: mga ${number(minutes)} minuto`,
      other: `Hintay: mga ${number(minutes)} minuto`,
    }), // 9e79cf46
  bookVisit: 'Mag-book ng pagbisita', // b00aa64d
  lastKnown: 'Offline kami. Ito ang mga huling oras na alam namin.', // 1dbf8969
  unknown: 'Walang oras ng klinika sa ngayon', // 7f821f95
})
