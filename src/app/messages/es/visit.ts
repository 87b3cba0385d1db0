// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/visit.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number } = wordsIn('es')

export const visitPage = translated<typeof english.visitPage>()({
  hint: 'Aquí puede cambiar el día o la hora, o cancelar la cita.', // d222a1f2
  code: 'Código para el mostrador', // 11856ada
  videoCode: 'Código de la visita', // 44b5aea9
  copyCode: 'Copiar el código', // 49a0053f
  addToCalendar: 'Agregar al calendario', // d0efffa6
  updateCalendar: 'Actualizar su calendario', // 188fdb1c
  directions: 'Cómo llegar', // c9535678
  displaced:
    'Esta cita no puede ser a esa hora: está cerrado, o ya no ofrecemos este servicio aquí. Elija otra hora o llámenos.', // 03f9f32b
  moveTitle: '¿Quiere otra hora?', // 4b9a22e1
  moveHow: 'Conserva su hora hasta que confirme una nueva.', // b4c5e671
  move: 'Cambiar el día o la hora', // 0aed4ac8
  moved: 'Su cita tiene una hora nueva.', // 76ec5514
  movedHow: 'El código y el enlace siguen iguales. Actualice su calendario si la visita está en él.', // a245b755
  pageTitle: 'Cambiar el día o la hora', // 0aed4ac8
  which: '¿Qué quiere cambiar?', // 31e55543
  whichFirst: 'Primera cita', // 0f3fde3a
  whichSecond: 'Segunda cita', // ba04c2d4
  whichBoth: 'Las dos', // b6c1d862
  now: 'Su hora actual', // 0b22e729
  next: 'Su hora nueva', // e7911090
  firstTimes: 'Hora nueva para la primera cita', // 3372fee5
  secondTimes: 'Hora nueva para la segunda cita', // 49ea3f08
  times: 'Horas nuevas', // 426e0a11
  secondToo: (days: number) =>
    `La segunda cita debe ser al menos ${number(days)} días después de la primera. Elija también una hora nueva para ella.`, // d76ef9bc
  loading: 'Buscando horas libres', // f14838e6
  noTimes: 'No hay horas libres en estos días.', // 134b5263
  failed: 'No pudimos cargar las horas.', // 294f8fdf
  tryAgain: 'Intentar de nuevo', // d8b8392e
  holding: 'Estamos apartando esta hora para usted.', // 6eeec22a
  held: (until: string) => `Apartamos esta hora para usted hasta ${until}.`, // e05bc209
  free: 'Esta hora está libre, pero no está apartada para usted. Confírmela pronto.', // a35d3958
  confirm: 'Confirmar', // eebdd24a
  confirmOne: 'Confirmar la hora nueva', // 4e53c722
  confirmBoth: 'Confirmar las horas nuevas', // 32c44c6b
  moving: 'Cambiando su cita', // b31d8ab4
  keep: 'Conservar la hora que tengo', // a571dd14
  choose: 'Primero elija una hora nueva.', // 8697c590
  slotTaken: 'Otra persona acaba de tomar esta hora. Elija otra.', // b2c27582
  visitChanged: 'Esta cita se cambió mientras tanto. Aquí está como es ahora.', // 9e54c0cd
  tooManyMoves: 'Esta cita se cambió demasiadas veces. Para cambiarla otra vez, llámenos.', // e97d436b
  followupTooEarly: 'La segunda cita sería demasiado pronto después de la primera. Elija otra hora.', // dbc56506
  notEligible: 'Ese día no puede tener esta visita, según las respuestas que dio. Elija otro día o llámenos.', // f1709467
  notOnSchedule: 'Esta hora ya no se puede reservar. Elija otra.', // 26d81094
  unreachable:
    'Necesita conexión para cambiar la hora. Su hora anterior sigue siendo suya. Inténtelo de nuevo cuando la tenga.', // e264f12f
  refused: 'La hora no se pudo cambiar aquí. Su hora anterior sigue siendo suya. Llámenos.', // 2deb1c0f
})
