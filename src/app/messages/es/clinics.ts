// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/clinics.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('es')

export const clinics = translated<typeof english.clinics>()({
  locatorHint:
    'Escriba un código postal (ZIP) o una ciudad. Verá las clínicas más cercanas, sus horarios y cuánto hay que esperar.', // de049c62
  place: 'Código postal o ciudad, estado', // 25513fe9
  search: 'Buscar', // 49c266ba
  nearMe: 'Usar mi ubicación', // 30cbc33b
  problems: {
    required: 'Escriba un código postal (ZIP) o ciudad, estado.', // dc00ae13
    tooShort: 'El lugar debe tener 2 caracteres o más.', // e2b5ef07
    tooLong: 'El lugar debe tener 128 caracteres o menos.', // 7afdd5ff
  },
  sort: 'Ordenar por', // c9129025
  sortDistance: 'Distancia', // b7bdf7a2
  sortName: 'Nombre', // dcd1d522
  unknownTitle: 'No se encontró la clínica', // 6d3ec796
  unknownText:
    'Lo sentimos, la página de detalles de la clínica que pidió no existe. Encuentre su clínica con el buscador de abajo.', // 485945f2
  noPlace: 'Su enlace no da un lugar que conozcamos. Escriba un código postal (ZIP) o una ciudad.', // 8aab52b7
  locating: 'Estamos buscando dónde está usted. También puede escribir un lugar.', // 1b9b2222
  located: {
    denied:
      'No sabemos dónde está usted: su navegador no lo comparte. Escriba un código postal (ZIP) o una ciudad.', // 18460857
    unavailable: 'Su dispositivo no sabe dónde está. Escriba un código postal (ZIP) o una ciudad.', // 6cae1bd8
    noAnswer: 'Aún no sabemos dónde está usted. Escriba un código postal (ZIP) o una ciudad.', // f9b747f5
  },
  loading: 'Buscando clínicas', // f41aec69
  listHeading: (place: string) => `Clínicas cerca de ${place}`, // 5d312738
  nearYou: 'Clínicas cerca de usted', // 72f75536
  nearLink: 'Clínicas cerca del lugar de su enlace', // 2500a2bd
  count: (first: number, last: number, total: number) =>
    `${number(first)} a ${number(last)} de ${number(total)}`, // e2eac31a
  countOpen: (first: number, last: number) => `${number(first)} a ${number(last)}`, // fceff56f
  asOf: (when: string) =>
    `Esto es lo que sabíamos: ${when}. Las esperas y las horas libres pueden haber cambiado.`, // 56e92337
  keptNear: 'Estas son las clínicas de esa zona que este dispositivo ya ha visto. Puede haber otras.', // a655540a
  keptOne: 'Esto es lo que este dispositivo ya ha visto de la clínica.', // acf38d1d
  keptHeading: 'Clínicas que este dispositivo ya ha visto', // 07ca4714
  keptHint: 'Sin conexión no podemos saber cuáles están cerca.', // ed0a39ac
  otherPlace: 'Buscar otro lugar', // a8f6a037
  otherPlaces: 'Otros lugares con ese nombre', // bcb6b769
  nearest: (name: string, miles: number) =>
    plural(miles, {
      one: `La clínica más cercana es ${name}, a 1 milla.`,
      other: `La clínica más cercana es ${name}, a ${number(miles)} millas.`,
    }), // 98f574a6
  seeNearest: 'Ver esta clínica', // d120ae0a
  none: 'No encontramos ninguna clínica con los datos que dio. Amplíe su búsqueda e inténtelo de nuevo.', // fd1e62d9
  network: 'Hubo una falla de la red. Inténtelo de nuevo.', // b25a1841
  retry: 'Reintentar', // 942087cc
  oops: (email: string, phone: string) =>
    `¡Algo salió mal! Comuníquese con atención al cliente en ${email} o llámenos al ${phone}.`, // 9f5c7f22
  miles: (miles: string) => `${miles} mi`, // 8ebbe964
  milesSpoken: (miles: string) => `A ${miles} millas`, // 8ed6d946
  details: 'Detalles de la clínica', // 4b4c9c19
  detailsOf: (name: string) => `Detalles de la clínica, ${name}`, // 87a38316
  book: 'Reservar una visita', // b00aa64d
  bookAt: (name: string) => `Reservar una visita, ${name}`, // 207ba09e
  phone: 'Teléfono', // 63dceb88
  address: 'Dirección', // 56ef8f20
  today: 'Hoy', // 2b065c7c
  hoursAndReason: (hours: string, reason: string) => `${hours} (${reason})`, // ad920158
  lunch: 'Pausa', // 74b7de10
  wait: 'Espera', // 26b83994
  next: 'Próxima hora', // 651c9432
  nextTimes: (day: string) => `Próximas horas, ${day}`, // dc93676b
  bookTime: (time: string, day: string) => `Reservar: ${time}, ${day}`, // 8cd5ae2d
  closed: 'Cerrado', // c21ead06
  span: (from: string, to: string) => `${from} - ${to}`, // 44650983
  noHours: 'Horario no disponible por ahora', // 7f821f95
  noLunch: 'Hora de la pausa no disponible por ahora', // 40a54da8
  noWait: 'Sin espera', // a74aa751
  hours: (hours: number) => `${number(hours)} h`, // fcbda9e6
  minutes: (minutes: number) => `${number(minutes)} min`, // e1bded87
  waitWith: (time: string, description: string | undefined) =>
    description === undefined ? `${time}` : `${time}, ${description}`, // d9153eea
  isToday: (day: string) => `${day} (hoy)`, // 8a596736
  servicesHere: 'Servicios aquí', // db27e5de
  bookService: (service: string, clinic: string) => `Reservar: ${service}, ${clinic}`, // e6caba65
  otherServices: 'Otros servicios', // b44e0c59
  waitFailed: 'Hubo un error al buscar el tiempo de espera', // 5f78244e
  detailsTitle: (city: string, state: string, street: string) =>
    street === ''
      ? `Citas - The Little Clinic en ${city}, ${state}`
      : `Citas - The Little Clinic en ${city}, ${state} (${street})`, // 9aeff030
  back: 'Todas las clínicas', // 10c00e75
  openingHours: 'Horario', // 7c017957
  copyAddress: 'Copiar la dirección', // 7c4e5224
  directions: 'Cómo llegar', // c9535678
  services: 'Ver los servicios', // f9ffab3c
  pricing: 'Ver los precios', // c3aeb71e
  loadingClinic: 'Cargando la clínica', // cc341a53
  errorTitle: 'Algo salió mal', // ab827e3f
  toLocator: 'Buscar una clínica', // 35925dbf
})
