// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/store-problem.ts'
import { translated } from '../translated.ts'

export const storeProblem = translated<typeof english.storeProblem>()({
  servicesFailed: 'Mamy problem z wczytaniem szczepień. Proszę odświeżyć tę stronę i spróbować ponownie.', // 79f91035
  refresh: 'Odśwież', // 0e916101
  unknownStore: 'Nie możemy znaleźć tego sklepu', // 6ec0bcd2
  unknownStoreWhy: 'Użyty kod lub adres nie należy do żadnej z naszych aptek.', // e43f35f5
  unknownStoreNext: 'Proszę jeszcze raz zeskanować kod przy ladzie apteki albo zapytać zespół apteki.', // 4cdc646e
  findClinic: 'Znajdź przychodnię', // 35925dbf
})
