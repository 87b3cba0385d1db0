// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/store-problem.ts'
import { translated } from '../translated.ts'

export const storeProblem = translated<typeof english.storeProblem>()({
  servicesFailed: 'Не удаётся загрузить список вакцин. Обновите страницу, чтобы попробовать снова.', // 79f91035
  refresh: 'Обновить', // 0e916101
  unknownStore: 'Мы не можем найти этот магазин', // 6ec0bcd2
  unknownStoreWhy: 'Этот код или адрес не принадлежит ни одной из наших аптек.', // e43f35f5
  unknownStoreNext: 'Отсканируйте код у стойки аптеки ещё раз или спросите сотрудников аптеки.', // 4cdc646e
  findClinic: 'Найти клинику', // 35925dbf
})
