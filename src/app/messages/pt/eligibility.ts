// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/eligibility.ts'
import { translated } from '../translated.ts'

export const eligibility = translated<typeof english.eligibility>()({
  eligible: 'Você pode continuar. A próxima página abre em instantes!', // f5cfe1e5
  lastQuestion: 'Última pergunta! A próxima página abre em instantes.', // 0af45f9a
  ineligible: 'Pelas suas respostas, você não pode continuar neste momento', // f0902c32
  unknownType: 'Desculpe. As perguntas não estão carregando. Tente de novo mais tarde.', // b01f8517
  issue: 'Há um problema neste momento. Tente de novo mais tarde.', // 488a0999
  noDetector: 'Há um problema com os agendamentos neste momento. Tente de novo mais tarde.', // 4d2eea9c
  continue: 'Continuar', // 31fbef16
  required: 'Este campo é obrigatório', // 0b2b46d5
  invalidDate: 'A data não é válida.', // 8bfe8dbd
  notInPast: 'A data deve estar no passado.', // 72b72226
  notOnOrAfter: (date: string) => `A data deve ser ${date} ou depois.`, // 2fcb2919
})
