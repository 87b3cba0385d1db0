// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/cancel.ts'
import { translated } from '../translated.ts'

export const cancel = translated<typeof english.cancel>()({
  dialogTitle: 'Cancelación de citas', // 286897c4
  which: '¿Qué cita quiere cancelar?', // 5282bd7a
  submit: 'Cancelar la cita', // e0790c5f
  keep: 'Conservarla', // fdce5da2
  goOn: 'Continuar', // 31fbef16
  canceling: 'Cancelando', // f0f958e0
  firstCancelsAll: 'Si cancela su 1.ª cita, se cancelarán TODAS las citas.', // 3094259b
  canceledToo: 'Se cancela junto con la primera', // 02fea37e
  included: 'Siempre incluida', // 93fd1574
  noneSelected: 'Elija una cita para seguir con la cancelación.', // 1136c9e5
  heading: '¡Usted tiene una cita confirmada!', // 715d4c40
  headingHint: 'Puede cancelarla aquí. Para cambiar el día o la hora, llámenos.', // 915ff288
  cancelTitle: '¿Quiere cancelarla?', // 3602334d
  changeTitle: 'Cambiar su cita', // fb8807ad
  clinic: 'Visitas en clínica y por video', // 94eac475
  pharmacy: 'Visitas en farmacia', // 3a4d74af
  confirm: '¿Seguro que quiere cancelar su cita?', // 3b09fc7d
  confirmHow: 'Su hora se dará a otra persona.', // 0aa8d05f
  confirmBothHow:
    'Su hora se dará a otra persona. Si reservó una segunda visita con ella, esa también se cancela.', // 02a15956
  yes: 'Sí', // 85a39ab3
  no: 'No', // 1ea442a1
  alreadyCanceled: 'Esta cita ya se canceló.', // d054f1ae
  failed: 'No se pudo cancelar esta cita.', // e793196c
  failedHow: 'Inténtelo de nuevo o llámenos.', // fc1b7603
  unreachable: 'Necesita conexión para cancelar. Inténtelo de nuevo cuando la tenga, o llámenos.', // b2bf3230
  pageTitle: 'Su visita', // 72db071a
  openLink: 'Abra el enlace de su confirmación o de su calendario, o llámenos.', // 09f574e1
  reading: 'Leyendo su cita', // 0e01842d
  yourVisit: 'Su cita', // 56285920
  alsoCanceled: 'Su 2.ª cita se cancela con ella.', // 5aa99d4a
  what: 'Visita', // 1c8ac867
  when: 'Cuándo', // cf9c7aa2
  where: 'Dónde', // 1daaa38f
  joinVisit: 'Unirse a la visita', // f19140ae
  begun: 'Esta cita ya empezó o ya pasó.', // 04a99bdd
  begunHow: 'Ya no se puede cancelar aquí. Llámenos.', // 67a95b55
  unknown: 'No encontramos esta cita.', // 69f92700
  unknownHow:
    'Es posible que el enlace esté incompleto. Ábralo otra vez desde su confirmación o su calendario, o llámenos.', // 7e6fd6da
  unseen: 'No podemos mostrar su cita aquí. Aún puede cancelarla, o llámenos.', // 04304d87
  needsConnection: 'Necesita conexión para ver y cancelar esta cita.', // e31bb620
  connecting: 'Lo revisamos otra vez cuando vuelva la conexión.', // e3016677
  trouble: 'Tenemos problemas de conexión en este momento. Inténtelo de nuevo en unos minutos.', // 5dc929fc
  tryAgain: 'Intentar de nuevo', // d8b8392e
  book: 'Reservar una visita', // b00aa64d
  canceledWhat: 'Cancelada', // 13ca2ee2
  canceled: '¡Su cita se canceló!', // 2959d873
  canceledAll: 'Sus dos citas se cancelaron.', // 805ed2b4
  canceledHow: 'No tiene que hacer nada más.', // 634aeb74
  scheduleAgain: 'Reservar otra vez', // c9147b57
  calendarTitleCanceled: 'Cita cancelada', // 9c63a6e8
  calendarTitle: '¿Está en su calendario?', // ca0f22d9
  calendarHow: 'Este archivo la marca allí como cancelada.', // 165a6e26
  updateCalendar: 'Actualizar su calendario', // 188fdb1c
})
