// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/pages.ts'
import { translated } from '../translated.ts'

export const pages = translated<typeof english.pages>()({
  bookHeading: 'Reserve una visita', // b00aa64d
  bookHint: 'Diga qué, dónde y cuándo. Le mostramos las horas libres cerca de usted. No necesita cuenta.', // e6ef7575
  mainHeading: 'Vacúnese sin cita', // 87130c89
  mainHint:
    '¿Está en una de nuestras farmacias? Escanee el código del mostrador o escriba el número de tienda impreso debajo.', // 5b9421fe
  storeNumber: 'Número de tienda', // 88f70e3d
  storeNumberRequired: 'Falta la respuesta.', // b7171a63
  storeNumberInvalid: 'La respuesta no es válida.', // b91da024
  storeNumberHint: 'Letras, números y guiones', // ea0eddd2
  callTitle: '¿Prefiere hablar con nosotros?', // d1782712
  visits: 'Llámenos y le buscaremos una hora.', // fd14147b
  clinics: 'Buscar una clínica', // 35925dbf
  clinicsHint:
    'Llámenos con su código postal (ZIP) o ciudad. Le diremos qué clínica está más cerca y cuándo abre.', // ef24c963
  call: (phone: string) => `Llamar al ${phone}`, // 31e40241
  notFound: '¡Error 404! No encontramos la página.', // 592dd864
  notFoundHint: 'La dirección puede ser vieja o estar mal escrita.', // 9a527287
  serviceFinder: '¿Qué busca?', // e3ad92be
  findTime: 'Una hora para una visita', // 78443ce1
  walkIn: 'Una vacuna sin cita', // fc744803
  findClinic: 'Una clínica cercana', // 41c235d9
  clinicServices: 'Qué hacen nuestras clínicas', // 04c36999
})
