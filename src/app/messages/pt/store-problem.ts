// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/store-problem.ts'
import { translated } from '../translated.ts'

export const storeProblem = translated<typeof english.storeProblem>()({
  servicesFailed: 'As vacinas não estão carregando. Atualize esta página para tentar de novo.', // 79f91035
  refresh: 'Atualizar', // 0e916101
  unknownStore: 'Não encontramos esta loja', // 6ec0bcd2
  unknownStoreWhy: 'O código ou endereço que você usou não é de nenhuma das nossas farmácias.', // e43f35f5
  unknownStoreNext: 'Escaneie de novo o código no balcão da farmácia, ou pergunte à equipe.', // 4cdc646e
  findClinic: 'Achar uma clínica', // 35925dbf
})
