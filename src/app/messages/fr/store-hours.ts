// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/store-hours.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('fr')

export const storeHours = translated<typeof english.storeHours>()({
  closing: (minutes: number) =>
    plural(minutes, {
      one: `Ferme dans ${number(minutes)} minute`,
      other: `Ferme dans ${number(minutes)} minutes`,
    }), // ab1e4dee
  pausing: (minutes: number, until: string) =>
    plural(minutes, {
      one: `Pause de midi dans ${number(minutes)} minute, jusqu’à ${until}`,
      other: `Pause de midi dans ${number(minutes)} minutes, jusqu’à ${until}`,
    }), // 6b4613a9
  pausingHow: 'Allez au comptoir maintenant, ou revenez après la pause.', // 8d3463aa
  break: (until: string) => `Pause de midi jusqu’à ${until}`, // 257e2edb
  later: (at: string) => `Fermé. Ouvre à ${at}`, // 20625227
  tomorrow: (at: string) => `Fermé. Ouvre demain à ${at}`, // 09d86db7
  onDay: (day: string, at: string) => `Fermé. Ouvre ${day} à ${at}`, // e5f4de6b
  closed: 'Fermé maintenant', // b7c1a931
  because: (line: string, reason: string) => `${line} (${reason})`, // 01404215
  comeBack: (at: string) => `Revenez à ${at} avec votre code.`, // e5a07332
  hurry: 'Allez au comptoir maintenant.', // 7ff90f7d
  askWhenOpen: 'Demandez au comptoir à l’ouverture.', // 5e86c921
  sentWhileClosed: 'Votre formulaire est gardé. Parlez à l’équipe de la pharmacie à l’ouverture.', // 8c4059ef
  wait: (minutes: number) =>
    plural(minutes, {
      '=0': 'Pas d’attente',
      one: `Attente : environ ${number(minutes)} minute`,
      other: `Attente : environ ${number(minutes)} minutes`,
    }), // 9e79cf46
  bookVisit: 'Réserver une visite', // b00aa64d
  lastKnown: 'Nous sommes hors ligne. Voici les derniers horaires connus.', // 1dbf8969
  unknown: 'Heures d’ouverture non disponibles', // 7f821f95
})
