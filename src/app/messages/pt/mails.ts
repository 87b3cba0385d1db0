// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/mails.ts'
import { translated } from '../translated.ts'

export const mails = translated<typeof english.mails>()({
  title: 'E-mails sobre esta visita', // a1242acf
  agree: 'Quero receber e-mails', // 10131189
  wanted: 'Você recebe e-mails sobre esta visita.', // 354dd147
  stop: 'Parar os e-mails', // 4bceceba
  failed: 'Não foi possível salvar sua escolha. Tente de novo ou ligue para nós.', // f15de5ba
  optedOut: 'Este endereço está na lista dos que não recebem e-mails. Ligue para nós para mudar isso.', // 1ddda2d5
})
