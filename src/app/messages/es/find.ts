// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/find.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('es')

export const find = translated<typeof english.find>()({
  heading: 'Buscar una cita', // 4fc46ab3
  submit: 'Buscar una cita', // 4fc46ab3
  change: 'Cambiar', // c0bf75bd
  hideForm: 'Ocultar el formulario', // 8e267b4c
  showForm: 'Mostrar el formulario', // 8525eff3
  editSearch: 'Editar la búsqueda', // 2c0de627
  videoIn: (state: string) => `Visita por video en ${state}`, // 48202217
  within: (location: string, miles: number) => `A menos de ${number(miles)} millas de ${location}`, // ae8ad166
  summary: (location: string, day: string) => `${location}, desde: ${day}`, // a5731eb5
  need: '¿Qué necesita?', // 52c6a4f6
  allVisits: 'Todas las visitas', // 913bde57
  myLocation: 'Mi ubicación', // 3572a396
  ways: {
    clinics: 'Buscar una clínica', // 35925dbf
    benefit: 'Tengo un código de beneficio', // 8fcb60a0
    cancel: 'Su visita', // 72db071a
  },
  waysFor: {
    clinics: 'Direcciones, horarios y esperas', // 207272cb
    benefit: 'Vea dónde se acepta', // 54fc88ba
    cancel: 'Véala, cámbiela o cancélela con su enlace', // 1a7409f9
  },
  type: 'Tipo de cita', // 19fd6c78
  chooseOne: 'Elija una opción', // 0b24aed5
  fetching: 'Cargando opciones...', // c6837b65
  location: 'Lugar', // 15b61974
  locationPlaceholder: 'ZIP o ciudad, estado', // 1dbd6d49
  suggestions: 'Lugares', // eb5cfb73
  suggestionCount: (count: number) =>
    plural(count, {
      one: '1 lugar. Presione la flecha hacia abajo para elegirlo.',
      other: `${number(count)} lugares. Use las flechas del teclado para elegir.`,
    }), // f41b6bbd
  date: 'Fecha', // 99c40ab4
  today: 'Hoy', // 2b065c7c
  tomorrow: 'Mañana', // 456a73bb
  problems: {
    type: {
      required: 'El tipo de cita es un campo obligatorio.', // de55fc40
    },
    location: {
      required: 'El lugar es un campo obligatorio.', // 46c4f868
      tooShort: 'El lugar debe tener 2 caracteres o más.', // e2b5ef07
      tooLong: 'El lugar debe tener 128 caracteres o menos.', // 7afdd5ff
    },
    date: {
      invalid: 'La fecha no es válida', // 2594f051
      tooEarly: (date: string) => `La fecha no puede ser anterior a ${date}.`, // 2fcb2919
      tooLate: (date: string) => `La fecha no puede ser posterior a ${date}.`, // 80ab890a
    },
  },
  waitsForConnection: 'Sin conexión. Su búsqueda empieza cuando vuelva la conexión.', // 6ca81f35
  fillAll: 'Llene todos los campos obligatorios para continuar', // f71c1c3c
  check: 'Revise estas respuestas para continuar', // fc271637
  codeVerified: 'El código de beneficio se verificó', // 8c5c0400
  locationUnavailable:
    'No encontramos un profesional de la salud en este lugar. Escriba otra ciudad, estado o código postal (ZIP) e inténtelo de nuevo.', // a19ec3cc
  connectionFailed: 'Tenemos problemas de conexión en este momento.', // 337fc69b
  refreshPage: 'Actualice la página para intentarlo de nuevo.', // ea7c2ec8
  tryShortly: 'Inténtelo de nuevo en unos minutos.', // b154014c
  refresh: 'Actualizar', // 0e916101
  whichVisit: '¿Qué visita?', // 7a4e473e
  again: {
    ended: 'Su búsqueda terminó. Esto es lo que buscó.', // 96da46ba
    noBooking: 'Su reserva ya no está en este dispositivo.', // fa810abd
    notHeld: 'Su hora ya no está apartada.', // 28b7b185
    unknownType: 'Elija la visita otra vez.', // 776269dc
  },
  fluQuestion: '¿Quiere la vacuna de la gripe?', // e2916606
  fluHint: 'Se la pueden poner en la misma visita.', // d9e5ffa7
  addFlu: 'Agregar la de la gripe', // 35c68c02
  no: 'No', // 1ea442a1
  chooseState: 'Elija una opción', // 8f27c0cb
  stateAsked:
    'Esta visita es por video. Después preguntamos en qué estado estará usted y mostramos las horas a partir de hoy.', // 27211f45
  placeAskedNext:
    'Esta visita es por video. Después preguntamos qué visita necesita, en qué estado estará y qué día.', // 1c724b57
  pharmacyOpened: 'La página de reservas de la farmacia está en una ventana nueva.', // 3f478a8e
  openAgain: 'Abrirla otra vez', // 78442f41
})
