// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/hold.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { all, number, plural } = wordsIn('es')

export const hold = translated<typeof english.hold>()({
  holding: (time: string) => `Apartando ${time}`, // 79fda172
  heldFor: (minutes: number, time: string) =>
    plural(minutes, {
      one: `Apartada para usted por 1 minuto más, hasta ${time}.`,
      other: `Apartada para usted por ${number(minutes)} minutos más, hasta ${time}.`,
    }), // fa984001
  held: (time: string) => `Apartada hasta ${time}.`, // c1a8b0c7
  heldNext: (time: string) => `Apartada hasta ${time}. El botón siguiente es Continuar.`, // d150c4bf
  soonMinutes: (minutes: number) =>
    plural(minutes, {
      one: 'Su hora está apartada por 1 minuto más.',
      other: `Su hora está apartada por ${number(minutes)} minutos más.`,
    }), // 5fd31562
  soonSeconds: (seconds: number) =>
    plural(seconds, {
      one: 'Su hora está apartada por 1 segundo más.',
      other: `Su hora está apartada por ${number(seconds)} segundos más.`,
    }), // 08daadf2
  soonHow: 'Para conservarla, toque “Apartar más tiempo”, el botón antes de “Continuar”.', // 9265c004
  last: 'Quedan 30 segundos para conservar su hora.', // defa5584
  atLatest: (time: string) => `Esta hora se puede apartar, como máximo, hasta ${time}.`, // 1fb54915
  afterThat: 'Después intentamos apartarla otra vez.', // 8a8733c4
  goOn: (time: string) => `Continuar con ${time}`, // b2b9b769
  keep: 'Apartar más tiempo', // 288e2acf
  keeping: 'Apartando más tiempo', // 2323b5ea
  keepFailed: 'Tenemos problemas de conexión en este momento. Inténtelo de nuevo en unos minutos.', // 5dc929fc
  taken: 'Lo sentimos, la hora que eligió se acaba de reservar. Elija otra hora.', // 8a5608a7
  connectionFailed: 'Tenemos problemas de conexión en este momento. Inténtelo de nuevo en unos minutos.', // 5dc929fc
  offline: 'Sin conexión. Podrá elegir una hora cuando vuelva la conexión.', // 9f3abd01
  over: 'Su hora ya no está apartada.', // 28b7b185
  unheld: 'Esta hora no está apartada. La reservaremos cuando usted termine, si sigue libre.', // eb56cd6d
  typed: 'Lo que escribió sigue aquí.', // f5bedc67
  holdAgain: 'Apartar la misma hora otra vez', // 58a11545
  holdingAgain: 'Apartando su hora otra vez', // 185d1654
  again: 'Apartamos la misma hora para usted otra vez.', // 49371245
  lost: 'Otra persona reservó su hora.', // 6206aeb5
  lostSecond: 'Otra persona reservó la hora de su 2.ª cita.', // 352f4583
  firstHeld: 'Su 1.ª cita sigue apartada.', // 20dbc441
  nearest: 'Las horas libres más próximas', // a667cf61
  otherTimes: 'Ver todas las horas', // cb689b34
  heldForAnother: (what: string, where: string, when: string) =>
    where === '' ? `Tiene apartado: ${what}, ${when}.` : `Tiene apartado: ${what}, ${where}, ${when}.`, // 6c40947a
  goOnWithIt: 'Seguir con ella', // 9e9761f7
  releaseIt: 'Dejarla libre y buscar', // 6173868a
  elsewhereHeld: (what: string, where: string, when: string) =>
    where === ''
      ? `En otra pestaña tiene ahora apartado: ${what}, ${when}.`
      : `En otra pestaña tiene ahora apartado: ${what}, ${where}, ${when}.`, // 5fee2f81
  elsewhereOpen: 'Su visita está abierta en otra pestaña.', // 6242713e
  elsewhereReplaces: 'Si elige una hora aquí, reemplaza la que está apartada allí.', // ed19a9bc
  notBooked: (names: readonly string[]) => `No se reserva aquí: ${all(names)}`, // dd9323f2
  findPlaceForIt: (count: number) => plural(count, { one: 'Buscarle un lugar', other: 'Buscarles un lugar' }), // 3c534c97
  cardTitle: 'Su cita', // 56285920
  first: '1.ª cita', // ae15e1b9
  second: '2.ª cita', // e0b41b65
  finish:
    'La reserva se termina por teléfono: llámenos mientras su hora está apartada y díganos el lugar y la hora.', // dae96f3a
  finishUnheld: 'La reserva se termina por teléfono: llámenos y díganos el lugar y la hora.', // 0ef82972
  chooseAnother: 'Elegir otra hora', // 099028b1
})
