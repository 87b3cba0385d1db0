// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/store-problem.ts'
import { translated } from '../translated.ts'

export const storeProblem = translated<typeof english.storeProblem>()({
  servicesFailed:
    'Tenemos problemas para cargar las vacunas. Actualice esta página para intentarlo de nuevo.', // 79f91035
  refresh: 'Actualizar', // 0e916101
  unknownStore: 'No encontramos esta tienda', // 6ec0bcd2
  unknownStoreWhy: 'El código o la dirección que usó no es de ninguna de nuestras farmacias.', // e43f35f5
  unknownStoreNext: 'Escanee otra vez el código del mostrador de la farmacia, o pregunte al equipo.', // 4cdc646e
  findClinic: 'Buscar una clínica', // 35925dbf
})
