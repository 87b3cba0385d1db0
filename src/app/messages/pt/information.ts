// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/information.ts'
import { translated } from '../translated.ts'

export const information = translated<typeof english.information>()({
  ofClinic: (clinic: string) => `Todas as clínicas. Você veio de ${clinic}.`, // fdced561
  ways: 'Para onde ir agora', // 92f76a10
  bookThere: 'Reservar online', // 5b1da998
  findTime: 'Achar um horário', // c7d8fc6f
})
