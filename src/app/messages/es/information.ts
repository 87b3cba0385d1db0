// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/information.ts'
import { translated } from '../translated.ts'

export const information = translated<typeof english.information>()({
  ofClinic: (clinic: string) => `Todas las clínicas. Usted viene de ${clinic}.`, // fdced561
  ways: 'Adónde ir desde aquí', // 92f76a10
  bookThere: 'Reservar en línea', // 5b1da998
  findTime: 'Buscar una hora', // c7d8fc6f
})
