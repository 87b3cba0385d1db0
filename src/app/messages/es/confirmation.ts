// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/confirmation.ts'
import { translated } from '../translated.ts'

export const confirmation = translated<typeof english.confirmation>()({
  saved: 'Su formulario está guardado', // 0febaf87
  notYetReceived: 'La farmacia aún no tiene su formulario. Lo enviamos en cuanto vuelva la conexión.', // 5064d8d0
  savedHow: 'Guarde su código y dígale al equipo de la farmacia que el formulario está en espera.', // 98b21d6e
  received: 'La farmacia ya tiene su formulario.', // b1b76d5c
  code: 'Su código para el mostrador', // 8332959a
  codeHow: 'Diga este código al equipo de la farmacia.', // 928eec84
  bookedCodeHow: 'Diga este código al equipo cuando llegue.', // 98045994
  videoCode: 'El código de su visita', // f12b3d0f
  videoCodeHow: 'Diga este código al equipo si llama.', // 709ec086
  patient: 'Datos del paciente', // e1f1b8b3
  name: 'Nombre', // dcd1d522
  phone: 'Teléfono', // 63dceb88
  email: 'Correo', // 969ccbd3
  birthDate: 'Fecha de nacimiento', // eb4c4e23
  dietitian: 'Su dietista', // 97177eae
  support: 'Atención al cliente', // 4c464668
  details: 'Detalles de la cita', // 6ce300ec
  yourVisit: 'Su visita', // 72db071a
  first: 'Primera cita', // 0f3fde3a
  second: 'Segunda cita', // ba04c2d4
  vaccine: 'Vacuna', // 8c707f77
  service: 'Visita', // 1c8ac867
  where: 'Dónde', // 1daaa38f
  when: 'Cuándo', // cf9c7aa2
  secondCode: 'Código para el mostrador', // 11856ada
  byVideo: 'Por video', // 81f88658
  today: (day: string) => `Hoy, ${day}`, // a91d85ef
  dayAndTime: (day: string, time: string) => `${day}, ${time}`, // 6602a889
  showMore: 'Mostrar más', // ba8a80fd
  showLess: 'Mostrar menos', // 0264d7b0
  benefitCode: 'Este lugar acepta su código de beneficio', // a3cef312
  modify: 'Modificar la cita', // 6fe1fc08
  modifyHow: {
    tlc: 'Para cambiar el día o la hora, llame a la clínica.', // bd68a5ba
    dietitian: 'Para cambiar el día o la hora, llame a nuestro equipo de dietistas.', // bb7260e3
    pharmacy: 'Para cambiar el día o la hora, llame a la farmacia.', // 63330080
  },
  cancel: 'Cancelar la cita', // e0790c5f
  cancelLater: 'Para ver, cambiar o cancelar esta visita más tarde, guarde este enlace.', // 25df1ff8
  cancelBothLater: 'Para ver, cambiar o cancelar las dos citas más tarde, guarde este enlace.', // 4ec597ae
  cancelLaterHow:
    'Quien lo tenga puede ver, cambiar y cancelar la visita. No muestra su nombre ni ninguna de sus respuestas.', // 02e6a3ac
  copyLink: 'Copiar el enlace', // dbf362d4
  openLink: 'Abrir su visita', // 09e733b8
  cancelQr: 'Código QR del enlace a su visita', // b9143b0f
  directions: 'Cómo llegar', // c9535678
  call: 'Llamar', // d6e645b7
  callLocation: (phone: string) => `Llamar al ${phone}`, // 31e40241
  rideshare: 'Un descuento en su viaje', // c8b7c55b
  rideshareHow: 'Escriba este código en la aplicación de viajes, o escanéelo.', // 4522d0ea
  rideshareQr: (code: string) => `Código QR de ${code}`, // 1fb33458
  rideshareHelp: '¿Preguntas sobre el viaje?', // f06390c3
  copy: 'Copiar el código', // 49a0053f
  saveToPhone: 'Guardar en el teléfono', // 5de62c91
  notSaved: 'No se pudo guardar la imagen.', // f015b301
  another: 'Recibir otra vacuna', // 17b7b084
  bookAnother: 'Reservar otra cita', // cb8a6a61
  bookDietitian: 'Reservar una cita de telenutrición', // 391e0692
  print: 'Imprimir', // df0fe798
  counterPrints: 'En el mostrador se lo pueden imprimir.', // 2aa651f3
  share: 'Compartir', // 29887a5f
  addToCalendar: 'Agregar al calendario', // d0efffa6
  calendarTitle: (store: string) => `Cita en ${store}`, // 3ab1024d
  calendarTitleVideo: (who: string) => `Cita con ${who}`, // 82ddfa31
  calendarNotes: (phone: string) => `Para cambiar el día o la hora, llame al ${phone}.`, // 0122f916
  keptVisits: 'Sus visitas reservadas', // de693eb9
  keptVisitsHow: 'Este dispositivo recuerda cuándo y dónde son, y sus códigos, hasta que termina cada día.', // dfe98c6a
  copyVisitCode: 'Copiar código de la visita', // a4c4fa73
  leaveTitle: '¿Salir sin el código?', // 100932b9
  leaveWhy: 'Antes, agregue la visita a su calendario, imprímala o copie el código.', // b2a3ba20
  leaveAnyway: 'Salir de esta página', // 47b5d076
  stayHere: 'Quedarme aquí', // ef8d633e
  calendarCode: (code: string) => `Código: ${code}`, // 62c17536
  join: 'Cómo unirse', // f56144df
  joinByLink: 'Abra este enlace cuando empiece su visita.', // 5f329f18
  joinVisit: 'Unirse a la visita', // f19140ae
  calendarVideo: 'Visita por video', // c6e3131e
  calendarCancel: (address: string) => `Para verla, cambiarla o cancelarla: ${address}`, // 3fed87a1
})
