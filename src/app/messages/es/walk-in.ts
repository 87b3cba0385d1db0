// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/walk-in.ts'
import { translated } from '../translated.ts'

export const walkIn = translated<typeof english.walkIn>()({
  heading: 'Vacuna sin cita', // e941b803
  promise: 'No necesita cita. Toma unos 5 minutos.', // 7bad3f1f
  fallbackName: 'La farmacia de su barrio', // 7e37ea52
  steps: 'Cómo funciona', // 9c870aa6
  selectVaccines: 'Elija las vacunas', // 5bd73ba0
  selectVaccinesHow: 'Elija de la lista.', // b8f140cf
  fillConsent: 'Llene el consentimiento', // 4256d651
  fillConsentHow: 'Unas preguntas sobre usted y su salud.', // 9a6c3fd5
  checkIn: 'Regístrese en el mostrador de la farmacia', // 1162b8bd
  checkInHow: 'El equipo de la farmacia le dice cuánto hay que esperar, más o menos.', // 11c13196
  start: 'Empezar', // e4bb9f1e
  openAllDay: 'Abierto las 24 horas', // d955c52c
  openUntil: (time: string) => `Abierto hasta ${time}`, // cb1f77fc
})
