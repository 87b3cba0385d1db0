// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/prescreen.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number } = wordsIn('es')

export const prescreen = translated<typeof english.prescreen>()({
  yes: 'Sí', // 85a39ab3
  no: 'No', // 1ea442a1
  required: 'Este campo es obligatorio', // 0b2b46d5
  questionOf: (n: number, most: number) => `Pregunta ${number(n)} de ${number(most)} como máximo`, // 197bc732
  step: (n: number) => `Paso ${number(n)}`, // 604b1173
  seeAvailability: 'Ver las horas libres', // 0e2e61d8
  checkAvailability: 'Ver las horas libres', // dbc90cdf
  servicesFailed: 'Estas visitas no se cargaron. Inténtelo de nuevo.', // 057a0c71
  notOffered: 'Estas visitas no se pueden reservar en línea ahora.', // 33fde75a
  notOfferedText: 'Puede reservar otra visita, o llamarnos y preguntar.', // b5d5a9ef
  otherVisits: 'Ver otras visitas', // f9bf5a2f
  link: {
    came: 'La hora que buscaba', // 7b947c3d
    timeAt: (time: string, place: string) => `${time}, ${place}`, // df12993e
    unheld: 'Puede apartarla después de estas preguntas.', // c8d2e2fe
    only: 'Entonces verá solo lo que da ese lugar.', // f999fda3
    elsewhere: 'Otra vacuna u otra hora', // 98c8095f
    gone: (time: string, place: string | undefined) =>
      place === undefined
        ? `La hora que buscaba, ${time}, ya no está libre.`
        : `La hora que buscaba, ${time}, ${place}, ya no está libre.`, // af845161
    past: (time: string) => `La hora que buscaba, ${time}, ya pasó.`, // 5519cdd8
    notGiven: (time: string, place: string | undefined) =>
      place === undefined
        ? `Lo que buscaba, ${time}, no se puede reservar allí ahora.`
        : `Lo que buscaba, ${time}, ${place}, no se puede reservar allí ahora.`, // 6cdf26b5
    instead: 'Siga para ver las horas que están libres.', // c7f7ff4e
  },
  dot: {
    title: '¿Para quién conduce usted?', // 25b52c2f
    employer: 'Empleador', // 54a3b64c
    chooseOne: 'Elija una opción', // 8f27c0cb
    employerRequired: 'El empleador es un campo obligatorio.', // 14c8d7ef
    screening: '¿Quiere agregar una prueba de drogas?', // bd43996e
    limited: 'Solo se ofrece en algunos lugares', // f6063770
  },
  medicare: {
    title: 'Unas preguntas sobre su salud', // 3aafbd36
    hint: 'Estas preguntas ayudan a la clínica a preparar su visita. Enviamos sus respuestas con su cita.', // 206c137c
    hasMedicarePartB: '¿Tiene la Parte B de Medicare?', // 994b7400
    noPartB:
      'Medicare paga esta visita con la Parte B. Sin ella, es posible que usted tenga que pagar la visita.', // 07a482f5
    hadWellnessVisit: '¿Tuvo una visita de bienestar de Medicare en los últimos 12 meses?', // c95371ab
    oncePerYear:
      'Medicare paga una visita de bienestar cada 12 meses. Si viene antes, es posible que tenga que pagar.', // cbb27999
    wasInHospital: '¿Estuvo en el hospital en los últimos 12 meses?', // d3c1a0a7
    hasFallen: '¿Se ha caído en los últimos 12 meses?', // 122ad50e
  },
  vaccines: {
    title: '¿Qué vacunas necesita?', // f4f0be17
    none: 'Elija una vacuna para ver las horas libres.', // 401db0ca
    upTo: (most: number) => `Hasta ${number(most)} preguntas cortas y después las horas libres.`, // 23f549f5
  },
  dietitian: {
    title: 'Planee su visita con un dietista', // ed0b3139
    hint: 'Se reúnen por video, desde el estado donde usted estará.', // dfae33b2
    visit: '¿Qué visita necesita?', // c600db0c
    prices: 'Precios', // 5a6e4f56
    state: 'Estado donde usted estará', // 4c9470e1
    fetching: 'Cargando opciones...', // c6837b65
    failed: 'Tenemos problemas de conexión en este momento. Actualice la página para intentarlo de nuevo.', // d9cf6f1d
    zone: 'Zona horaria', // b9fe1464
    date: 'Fecha', // 99c40ab4
    dateHint: 'El primer día que le conviene', // 11d12b3c
    invalidDate: 'La fecha no es válida', // 2594f051
  },
  verdict: {
    eligibleTitle: 'Puede reservar esta visita', // c1532294
    ineligibleTitle: 'No podemos reservar esta visita ahora', // a1cb8d99
    errorTitle: 'No podemos seguir desde aquí', // 04806479
    because: 'El motivo de esta respuesta', // ce6b86f5
    from: (day: string) => `Con estas respuestas, puede reservar a partir de: ${day}.`, // 639e735c
    addToCalendar: 'Agregar este día a su calendario', // d4139d3d
    calendarEntry: 'Reservar una visita', // b00aa64d
    movedTitle: (day: string) => `Su próxima dosis se puede poner a partir de: ${day}`, // e74f2f47
    movedBy: (lastDose: string, days: number) =>
      `Usted nos dijo la fecha de la última dosis: ${lastDose}. La próxima se pone ${number(days)} días después o más.`, // a7eb1cd7
    bookableFrom: (day: string) => `Puede reservarla a partir de: ${day}. Vuelva entonces.`, // 1000af6c
    seeTimes: 'Ver las horas', // ef81a037
    chooseAnother: 'Elegir otra vacuna', // 47da8e39
    changeAnswers: 'Cambiar mis respuestas', // ab52de61
  },
})
