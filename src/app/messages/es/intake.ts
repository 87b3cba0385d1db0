// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/intake.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural, row } = wordsIn('es')

export const intake = translated<typeof english.intake>()({
  stepOf: (steps: string, of: number, title: string) => `Paso ${steps} de ${number(of)} · ${title}`, // 7203957f
  steps: 'Pasos', // 1de3df70
  done: 'listo', // a4c3ed04
  page: (n: number, of: number) => `${number(n)} de ${number(of)}`, // c0ed7eba
  appointments: (count: number) => `Citas (${number(count)})`, // 3f9f6c70
  vaccines: 'Sus vacunas', // 39c97fb0
  walkInAt: (place: string) => `Sin cita, hoy, en ${place}`, // bb7fa458
  submit: 'Terminar y registrarse', // bc8f7603
  submitting: 'Enviando su registro', // 836069e2
  book: 'Reservar esta visita', // d69fbda1
  booking: 'Reservando su visita', // 644e21e4
  checkingAddress: 'Revisando la dirección', // 4b05bd63
  questionsFirst: 'Primero, unas preguntas', // edb30c36
  questionsFirstWhy:
    'Necesitamos sus respuestas sobre esta vacuna antes de que llene el formulario. Después, elija su hora otra vez.', // 7f35f460
  answerQuestions: 'Responder las preguntas', // 5615eff7
  otherVaccine: 'Elegir otra vacuna', // 47da8e39
  laterDay: 'Elegir un día más tarde', // 0af296ff
  startOver: 'Reiniciar', // 5eed7e9f
  startOverAsk: '¿Empezar de nuevo?', // d48f39d2
  startOverWarning: 'Se borrará todo lo que escribió.', // 57e967ae
  startOverWhileSent:
    'Estamos enviando su registro ahora mismo. Aunque lo borre aquí, es posible que la farmacia lo reciba.', // ffa82d7d
  startOverWhileBooked:
    'Estamos reservando su visita ahora mismo. Aunque empiece de nuevo, es posible que quede reservada.', // a8ff9ade
  startOverYes: 'Borrar y empezar de nuevo', // 3bf409b1
  startOverNo: 'Seguir', // 9d7fd0e0
  memoryOnly:
    'Este navegador no puede guardar sus respuestas. No vuelva a cargar ni cierre esta página hasta terminar.', // 29013b01
  typedAgain: 'Por su seguridad no guardamos algunos números. Escríbalos otra vez.', // f12cd665
  typeAgain: (page: string) => `Ir a “${page}”`, // a3442252
  documentsFailed:
    'Tenemos problemas de conexión en este momento. Actualice la página para intentarlo de nuevo.', // d9cf6f1d
  refresh: 'Actualizar', // 0e916101
  loading: 'Cargando el formulario', // 295cd2a0
})

export const checkAnswers = translated<typeof english.checkAnswers>()({
  title: 'Revise sus respuestas', // 7e405e1d
  agreeTitle: 'Privacidad y atención', // 824dc6f9
  hint: 'Lea esto antes de seguir. Puede cambiar cualquier respuesta.', // 478bc831
  change: 'Cambiar', // c0bf75bd
  changeOf: (what: string) => `Cambiar “${what}”`, // 31af8378
  notFinished: 'Sin terminar', // b621bb56
  finish: 'Terminar', // a6c7a84b
  finishOf: (page: string) => `Terminar “${page}”`, // c87250c0
  missing: (pages: number) =>
    plural(pages, {
      one: 'Una página no está terminada',
      other: `${number(pages)} páginas no están terminadas`,
    }), // da821ad1
  missingHow: 'Ábrala aquí, o toque Continuar.', // 939e1eb0
  talkAtClinic: (vaccines: readonly string[]) => `El equipo de atención le hablará de: ${row(vaccines)}.`, // 37677888
  talk: (vaccines: readonly string[]) =>
    `El personal de la farmacia hablará con usted sobre: ${row(vaccines)}.`, // a0c64c48
})

export const booking = translated<typeof english.booking>()({
  conflictTitle: 'La cita no se pudo reservar', // 3052e265
  conflict: 'La hora que eligió ya no está disponible.', // d3d12784
  checkAvailability: 'Ver las horas libres', // dbc90cdf
  quit: 'Salir', // b3eb37ac
  duplicateTitle: 'Parece que ya tiene una cita', // 1e8e51ec
  duplicate: (phone: string) =>
    `Ya existe una cita para este servicio. Revise su confirmación o su calendario, o llame al ${phone}.`, // 1bf09976
  cancelVisit: 'Cancelar una visita', // 6d04b811
  checkedInTitle: 'Hoy ya se registró aquí', // 81ff2b4b
  checkedIn:
    'Diga su nombre al equipo de la farmacia. Si quiere otra vacuna también, dígalo en el mostrador.', // 5f5a5e52
  done: 'Listo', // 11a6767d
  scheduleAppointment: 'Reservar la cita', // b8508ee8
  errorTitle: 'Error al confirmar', // aafa44a7
  error: 'Lo sentimos, hubo un error cuando intentamos confirmar su cita...', // ec195dc6
  about: (step: string, message: string) => `${step}: ${message}`, // 68dd79f4
  change: 'Cambiar mis respuestas', // ab52de61
  supportNumber: '888-852-2567', // de8313ff
  perhapsBooked: 'Es posible que esta visita ya esté reservada', // 1ccfd4c0
  perhapsBookedHow:
    'La conexión se perdió antes de tener una respuesta. Siga y toque “Reservar esta visita” otra vez: no se reservará dos veces.', // 0e4566c2
  perhapsCheckedIn: 'Es posible que ya se haya registrado', // 67ad42bf
  perhapsCheckedInHow:
    'La conexión se perdió antes de tener una respuesta. Siga y toque “Terminar y registrarse” otra vez: cuenta una sola vez.', // aa93831e
  askingWhetherBooked: 'Un momento', // 16d511b3
  askingHow: 'Estamos preguntando si esta visita está reservada.', // 49ea7e6a
  cannotTell: (phone: string) =>
    `Aún no podemos saber si esta visita está reservada. Inténtelo otra vez cuando tenga conexión, o llame al ${phone} antes de empezar de nuevo.`, // 2c34e61a
  keepWaiting: 'Seguir esperando', // b9ad2e4e
  startOverAnyway: 'Empezar de nuevo igualmente', // 30c43359
  connectionFailed: 'Tenemos problemas de conexión en este momento. Inténtelo de nuevo en unos minutos.', // 5dc929fc
  notSaved: 'Este dispositivo tampoco pudo guardar su formulario. Avise al equipo de la farmacia.', // b0c1310e
})
