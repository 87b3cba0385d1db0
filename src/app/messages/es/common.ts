// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/common.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number } = wordsIn('es')

export const common = translated<typeof english.common>()({
  brand: 'Salud y bienestar', // 5756dcd3
  skip: 'Ir al contenido principal', // c887f134
  back: 'Atrás', // 76900f1b
  continue: 'Continuar', // 31fbef16
  errorWord: 'Error:', // 61706290
  loading: 'Cargando', // dc380888
  stepOf: (n: number, of: number) => `${number(n)} de ${number(of)}`, // c0ed7eba
  tryAgain: 'Intentar de nuevo', // d8b8392e
  startOver: 'Reiniciar', // 5eed7e9f
  offline: 'Sin conexión. Puede seguir; enviaremos su registro en cuanto vuelva la conexión.', // 9cec1ce6
  offlineAtCounter:
    'Sin conexión. Para registrarse aquí la necesita, o pregunte en el mostrador de la farmacia.', // 679ce275
  offlineBooking: 'Sin conexión. Puede seguir, pero para buscar o reservar la necesita.', // ce8c923d
  helpAtCounter: '¿Necesita ayuda? Pregunte en el mostrador.', // d99baf8c
  helpAtCounterCall: (phone: string) => `¿Necesita ayuda? Pregunte en el mostrador o llame al ${phone}`, // dabc9bff
  help: '¿Necesita ayuda? Pregunte en nuestras farmacias o clínicas.', // 1aed4c2b
  helpCall: (phone: string) => `¿Necesita ayuda? Llame al ${phone}`, // 02c2d95b
  languageHelp: 'Ayuda gratuita con el idioma', // 976ec2f0
  atHand: 'A la mano', // a596012c
  about: 'Acerca de este servicio', // f3e91e50
  privacy: 'Privacidad', // 54a57c31
  accessibility: 'Accesibilidad', // d3368cbf
  licences: 'Licencias', // 6d5d9004
  version: (version: string) => `Versión ${version}`, // a1874512
  connectionFailed: 'Tenemos problemas de conexión en este momento. Inténtelo de nuevo en unos minutos.', // 5dc929fc
})

export const titles = translated<typeof english.titles>()({
  main: 'Citas de salud y bienestar', // 2a924af6
  benefitCodes: 'Derecho al código de beneficio', // 817c4293
  prescreen: 'Preguntas previas', // f1de0af2
  results: 'Resultados de la búsqueda de citas', // 1493747a
  followup: 'Resultados de la búsqueda de citas', // 1493747a
  schedule: 'Datos del paciente', // 4cc0270b
  confirmation: 'Confirmación de la cita', // ffa6836b
  cancel: 'Cancelar la cita', // e0790c5f
  cancelOpened: 'Cancelar la cita', // e0790c5f
  canceled: 'Confirmación de la cancelación', // 5e621bcb
  instantVaccine: 'Vacuna sin cita', // e941b803
  instantVaccineSelection: 'Preguntas previas', // f1de0af2
  clinicLocations: 'Buscador de clínicas', // afa12656
  pharmacy: 'Citas de vacunación', // 8ea82de0
  clinicSchedule: 'Reservar una cita en la clínica', // e5e95872
  clinicServices: 'Servicios de la clínica', // 83d707a2
  clinicPrices: 'Precios, seguro médico y pago', // 820f7b12
  clinicDetails: 'Detalles de la clínica', // 4b4c9c19
  clinicError: 'Algo salió mal', // ab827e3f
  privacy: 'Su privacidad', // cad972db
  accessibility: 'Accesibilidad', // d3368cbf
  licences: 'Licencias y atribuciones', // e16fe549
  kiosk: 'Tableta de la tienda', // 10e5da61
  poster: 'Cartel de vacunas sin cita', // aa0bfb00
  notFound: 'Página no encontrada', // a469ab4c
})
