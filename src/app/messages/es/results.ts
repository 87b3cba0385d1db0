// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/results.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { all, either, number, plural, row } = wordsIn('es')

export const results = translated<typeof english.results>()({
  title: 'Elija una hora', // c32650bd
  followupTitle: 'Elija una hora para su segunda dosis', // a06d5901
  followupHint: (day: string) => `Se puede poner a partir de ${day}, en el mismo lugar.`, // 49305032
  bestBy: (day: string) => `Conviene hasta el ${day}.`, // 0b62dac5
  firstDose: '1.ª dosis', // daf3520a
  otherFirst: 'Elegir otra primera fecha', // b703052b
  loading: 'Buscando horas libres', // f14838e6
  soonest: (day: string, time: string, place: string) => `Lo más pronto: ${day} ${time}, ${place}`, // 39550abd
  soonestFurther: (day: string, time: string, place: string) =>
    `No hay nada libre cerca durante el día. Lo más pronto: ${day} ${time}, ${place}`, // f59b1428
  counted: (places: number, day: string, time: string) =>
    plural(places, {
      one: `1 lugar tiene horas. Lo más pronto: ${day} ${time}.`,
      other: `${number(places)} lugares tienen horas. Lo más pronto: ${day} ${time}.`,
    }), // 3f207aab
  near: (place: string) => `Horas cerca de ${place}.`, // 7552a56d
  lookedNear: (place: string) => `Buscamos cerca de ${place}.`, // 39e498b1
  changePlace: 'Cambiar', // c0bf75bd
  narrow: 'Filtrar y ordenar', // 06df7c65
  showOnly: 'Mostrar solo', // a8d71c96
  order: 'Ordenar', // 6be09082
  weekend: 'Fin de semana', // 25014bff
  nearestFirst: 'Primero lo más cercano', // 4ec56a66
  soonestFirst: 'Primero lo más pronto', // 482c320b
  onlyShown: (kinds: readonly string[]) => `Solo se muestra: ${row(kinds)}.`, // 5c492e69
  showAllTimes: 'Mostrar todas las horas', // c48ec07b
  noneOfKind: 'No hay horas libres de este tipo', // fb7c1ef9
  withCode: (code: string) => `Con el código de beneficio ${code}.`, // c7cdab1d
  otherPlaces: 'Otros lugares con ese nombre', // bcb6b769
  searchAt: 'Buscar en', // 85b83e6d
  didYouMean: 'Quizá quiso decir', // 68fe7217
  today: 'hoy', // e0f4f767
  tomorrow: 'mañana', // bafd151a
  partOnly: 'Estos lugares dan una parte de lo que eligió', // 3afe799b
  listLabel: 'Lugares con horas libres', // 58099d45
  distance: (miles: number) => (miles < 0.05 ? 'Menos de 0.1 mi' : `${number(miles, 1)} mi`), // c44ceaca
  distanceSpoken: (miles: number) =>
    miles < 0.05 ? 'A menos de 0.1 millas' : `A ${number(miles, 1)} millas`, // 7b1bf01e
  lasting: (time: string, minutes: number) =>
    plural(minutes, { one: `${time}, 1 minuto`, other: `${time}, ${number(minutes)} minutos` }), // fa822196
  openUntil: (time: string) => `Abierto hasta ${time}`, // cb1f77fc
  dayHours: (day: string, hours: string) => `${day}: ${hours}`, // a1e489c8
  opensAt: (time: string) => `Cerrado ahora. Abre: ${time}`, // 5e10c5f2
  openAllDay: 'Abierto las 24 horas', // d955c52c
  closedNow: 'Cerrado ahora', // b7c1a931
  closedUntil: (day: string, time: string) => `Cerrado ahora. Abre: ${day}, ${time}`, // 05565afa
  zone: (abbreviation: string) => `Horas en ${abbreviation}`, // 33271353
  yourZone: (abbreviation: string) => `Horas en su zona horaria (${abbreviation})`, // e74f402a
  chosenZone: (abbreviation: string) => `Horas en la zona horaria que eligió (${abbreviation})`, // 0cb7658f
  video: 'Visita por video', // c6e3131e
  languages: (names: readonly string[]) => `Idiomas: ${all(names)}`, // 9a8b2e30
  videoHint: 'Con el primer profesional de la salud libre a la hora que elija.', // 8e97cc8c
  slot: (time: string, day: string, place: string) => `${time}, ${day}, ${place}`, // 0aae8266
  none: 'Ninguna', // dc937b59
  nextDay: (day: string, count: number) => `${day}: ${number(count)}`, // 107cfc04
  showMore: 'Mostrar más', // f5c9bd13
  showMoreOf: (day: string, place: string) => `Mostrar más horas, ${day}, ${place}`, // a773e71f
  earlier: 'Fechas anteriores', // 94ca1c3b
  later: 'Fechas posteriores', // 70ad6006
  showLess: 'Mostrar menos', // 94ea9b1d
  showLessOf: (place: string) => `Mostrar menos de ${place}`, // 37b93975
  parts: {
    morning: 'Mañana', // e9376a28
    afternoon: 'Tarde', // fb847b43
    evening: 'Noche', // 458c1fed
    night: 'Madrugada', // 4e9f8db8
  },
  moreShown: 'Se muestran más horas.', // dbbfb384
  daysShown: (first: string, last: string) =>
    first === last ? `Se muestra: ${first}.` : `Se muestra: ${first} a ${last}.`, // f674e1bd
  loadingTimes: 'Cargando las horas', // a56ae430
  timesFailed: 'Estas horas no se cargaron.', // d1652200
  tryAgain: 'Intentar de nuevo', // d8b8392e
  came: 'La hora que buscaba', // 7b947c3d
  cameFor: (time: string, place: string) => `${time}, ${place}`, // df12993e
  cameUnheld: 'Está elegida. Nadie se la guarda hasta que usted la aparte.', // 5541cee2
  hold: 'Apartar esta hora', // e8963952
  holdOf: (time: string) => `Apartar esta hora, ${time}`, // e86e3126
  chosen: (time: string) => `Elegida: ${time}`, // f500abd4
  cameGone: (time: string) => `La hora que buscaba, ${time}, ya no está libre.`, // f104cb8c
  cameApart: (time: string) => `La hora que buscaba, ${time}, no está libre para todo lo que eligió junto.`, // a1d036d0
  camePast: (time: string) => `La hora que buscaba, ${time}, ya pasó.`, // 5519cdd8
  cameEarly: (time: string, day: string) =>
    `La hora que buscaba, ${time}, es demasiado pronto: esta visita puede ser a partir de: ${day}.`, // f6e04fa5
  cameNotGiven: (time: string, place: string | undefined, names: readonly string[]) =>
    place === undefined
      ? `El lugar que buscaba no da ${either(names)}, así que la hora que buscaba, ${time}, no se puede reservar.`
      : `${place} no da ${either(names)}, así que la hora que buscaba, ${time}, no se puede reservar.`, // 1cd44176
  cameClosed: (time: string) => `El lugar de la hora que buscaba, ${time}, no acepta reservas ahora.`, // dd009b3f
  cameElsewhere: (time: string) => `El lugar de la hora que buscaba, ${time}, no está entre estos.`, // 8e4cdcbd
  cameInstead: 'Estas horas están libres.', // 5c970410
  noResults: '¡No hay resultados!', // 3d86fe20
  changeSearch: 'Cambiar la búsqueda', // 92e8ee71
  findClinic: 'Buscar una clínica', // 35925dbf
  noAvailability: 'No hay horas libres', // ffaf7b98
  noAvailabilityText: (days: number) =>
    `El servicio que eligió no está disponible en este período de ${number(days)} días. Pruebe otro lugar u otras fechas.`, // 65c55fdb
  serviceUnavailable: 'Servicio no disponible', // f6fc3c77
  serviceUnavailableText: 'El servicio que eligió no está disponible aquí. Pruebe otro lugar.', // 42c962b3
  notOffered: (names: readonly string[]) => `Por ahora, este lugar no ofrece ${all(names)}.`, // caf02c8d
  tooFar: (days: number) =>
    `Este tipo de cita solo se puede reservar con un máximo de ${number(days)} días de anticipación.`, // 5ccd7d95
  lastDays: (first: string, last: string) =>
    first === last
      ? `El último día que puede reservar ahora: ${last}.`
      : `Los últimos días que puede reservar ahora: ${first} a ${last}.`, // 89eb4e1d
  nearestPlace: (name: string, miles: number) =>
    plural(miles, {
      one: `El lugar más cercano es ${name}, a 1 milla.`,
      other: `El lugar más cercano es ${name}, a ${number(miles)} millas.`,
    }), // a16457fe
  seeItsTimes: 'Ver sus horas', // bb904130
  withinMiles: (miles: number) => `A menos de ${number(miles)} millas`, // f66dec27
  videoInstead: 'Reservar una visita por video', // bc56a3de
  leadTime: 'Sus fechas cambiaron porque las clínicas necesitan más tiempo para preparar esta cita.', // 6a0f59e5
  asOf: (time: string) =>
    `Sin conexión. Estas horas se cargaron antes (${time}) y no se pueden apartar hasta que vuelva la conexión.`, // e33b9c4f
  failed: 'Las horas no se cargaron.', // df26a649
  pages: 'Páginas de resultados', // b754ae73
  page: (n: number, of: number) => `Página ${number(n)} de ${number(of)}`, // d5392aeb
  nextPage: 'Siguiente', // 1ff57a29
  previousPage: 'Anterior', // a57b08a4
  pick: 'Elija una hora para continuar.', // 48b9b780
})

export const wished = translated<typeof english.wished>()({
  first: (place: string) => `${place}, el lugar que usted eligió, va primero.`, // 7db0528d
  absent: 'El lugar que eligió no tiene esta visita. Estos son los más cercanos que la tienen.', // 256916d3
})
