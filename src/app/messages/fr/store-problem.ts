// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/store-problem.ts'
import { translated } from '../translated.ts'

export const storeProblem = translated<typeof english.storeProblem>()({
  servicesFailed: 'Les vaccins ne se chargent pas. Actualisez cette page pour réessayer.', // 79f91035
  refresh: 'Actualiser', // 0e916101
  unknownStore: 'Nous ne trouvons pas ce magasin', // 6ec0bcd2
  unknownStoreWhy: 'Ce code ou cette adresse n’appartient à aucune de nos pharmacies.', // e43f35f5
  unknownStoreNext: 'Scannez à nouveau le code au comptoir, ou demandez à l’équipe de la pharmacie.', // 4cdc646e
  findClinic: 'Trouver une clinique', // 35925dbf
})
