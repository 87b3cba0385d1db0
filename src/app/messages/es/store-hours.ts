// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/store-hours.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('es')

export const storeHours = translated<typeof english.storeHours>()({
  closing: (minutes: number) =>
    plural(minutes, { one: 'Cierra en 1 minuto', other: `Cierra en ${number(minutes)} minutos` }), // ab1e4dee
  pausing: (minutes: number, until: string) =>
    plural(minutes, {
      one: `Pausa del mediodía en 1 minuto, hasta ${until}`,
      other: `Pausa del mediodía en ${number(minutes)} minutos, hasta ${until}`,
    }), // 6b4613a9
  pausingHow: 'Vaya al mostrador ahora, o vuelva después de la pausa.', // 8d3463aa
  break: (until: string) => `Pausa del mediodía hasta ${until}`, // 257e2edb
  later: (at: string) => `Cerrado ahora. Abre: ${at}`, // 20625227
  tomorrow: (at: string) => `Cerrado ahora. Abre mañana: ${at}`, // 09d86db7
  onDay: (day: string, at: string) => `Cerrado ahora. Abre: ${day}, ${at}`, // e5f4de6b
  closed: 'Cerrado ahora', // b7c1a931
  because: (line: string, reason: string) => `${line} (${reason})`, // 01404215
  comeBack: (at: string) => `Vuelva con su código. Abrimos: ${at}.`, // e5a07332
  hurry: 'Vaya al mostrador ahora.', // 7ff90f7d
  askWhenOpen: 'Pregunte en el mostrador cuando abramos.', // 5e86c921
  sentWhileClosed: 'Su formulario está guardado. Hable con el equipo de la farmacia cuando abra.', // 8c4059ef
  wait: (minutes: number) =>
    plural(minutes, {
      '=0': 'Sin espera ahora',
      one: `Espera: aproximadamente ${number(minutes)} minuto`,
      other: `Espera: aproximadamente ${number(minutes)} minutos`,
    }), // 9e79cf46
  bookVisit: 'Reservar una visita', // b00aa64d
  lastKnown: 'Estamos sin conexión. Este es el último horario que conocemos.', // 1dbf8969
  unknown: 'Horario no disponible por ahora', // 7f821f95
})
