// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/store-hours.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('it')

export const storeHours = translated<typeof english.storeHours>()({
  closing: (minutes: number) =>
    plural(minutes, { one: 'Chiude tra 1 minuto', other: `Chiude tra ${number(minutes)} minuti` }), // ab1e4dee
  pausing: (minutes: number, until: string) =>
    plural(minutes, {
      one: `Pausa pranzo tra 1 minuto, fino alle ${until}`,
      other: `Pausa pranzo tra ${number(minutes)} minuti, fino alle ${until}`,
    }), // 6b4613a9
  pausingHow: 'Vada ora al banco, o torni dopo la pausa.', // 8d3463aa
  break: (until: string) => `Pausa pranzo fino alle ${until}`, // 257e2edb
  later: (at: string) => `Ora chiuso. Apre alle ${at}`, // 20625227
  tomorrow: (at: string) => `Ora chiuso. Apre domani alle ${at}`, // 09d86db7
  onDay: (day: string, at: string) => `Ora chiuso. Apre ${day} alle ${at}`, // e5f4de6b
  closed: 'Ora chiuso', // b7c1a931
  because: (line: string, reason: string) => `${line} (${reason})`, // 01404215
  comeBack: (at: string) => `Torni alle ${at} con il suo codice.`, // e5a07332
  hurry: 'Vada ora al banco.', // 7ff90f7d
  askWhenOpen: 'Chieda al banco quando apriamo.', // 5e86c921
  sentWhileClosed: 'Il suo modulo è salvato. Parli con il personale della farmacia quando apre.', // 8c4059ef
  wait: (minutes: number) =>
    plural(minutes, {
      '=0': 'Ora nessuna attesa',
      one: `Attesa: circa ${number(minutes)} minuto`,
      other: `Attesa: circa ${number(minutes)} minuti`,
    }), // 9e79cf46
  bookVisit: 'Prenota una visita', // b00aa64d
  lastKnown: 'Siamo offline. Questi sono gli ultimi orari che conosciamo.', // 1dbf8969
  unknown: 'Orari ora non disponibili', // 7f821f95
})
