// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/store-hours.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('de')

export const storeHours = translated<typeof english.storeHours>()({
  closing: (minutes: number) =>
    plural(minutes, { one: 'Schließt in 1 Minute', other: `Schließt in ${number(minutes)} Minuten` }), // ab1e4dee
  pausing: (minutes: number, until: string) =>
    plural(minutes, {
      one: `Mittagspause in 1 Minute, bis ${until}`,
      other: `Mittagspause in ${number(minutes)} Minuten, bis ${until}`,
    }), // 6b4613a9
  pausingHow: 'Gehen Sie jetzt zur Theke, oder kommen Sie nach der Pause wieder.', // 8d3463aa
  break: (until: string) => `Mittagspause bis ${until}`, // 257e2edb
  later: (at: string) => `Jetzt geschlossen. Öffnet um ${at}`, // 20625227
  tomorrow: (at: string) => `Jetzt geschlossen. Öffnet morgen um ${at}`, // 09d86db7
  onDay: (day: string, at: string) => `Jetzt geschlossen. Öffnet ${day} um ${at}`, // e5f4de6b
  closed: 'Jetzt geschlossen', // b7c1a931
  because: (line: string, reason: string) => `${line} (${reason})`, // 01404215
  comeBack: (at: string) => `Kommen Sie um ${at} mit Ihrem Code wieder.`, // e5a07332
  hurry: 'Gehen Sie jetzt zur Theke.', // 7ff90f7d
  askWhenOpen: 'Fragen Sie an der Theke, wenn wir öffnen.', // 5e86c921
  sentWhileClosed: 'Ihr Formular ist gespeichert. Sprechen Sie mit dem Apothekenteam, wenn es öffnet.', // 8c4059ef
  wait: (minutes: number) =>
    plural(minutes, {
      '=0': 'Jetzt keine Wartezeit',
      one: `Wartezeit: etwa ${number(minutes)} Minute`,
      other: `Wartezeit: etwa ${number(minutes)} Minuten`,
    }), // 9e79cf46
  bookVisit: 'Termin buchen', // b00aa64d
  lastKnown: 'Wir sind offline. Das sind die letzten Zeiten, die wir kennen.', // 1dbf8969
  unknown: 'Öffnungszeiten zurzeit nicht verfügbar', // 7f821f95
})
