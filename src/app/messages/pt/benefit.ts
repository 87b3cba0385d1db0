// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/benefit.ts'
import { translated } from '../translated.ts'

export const benefit = translated<typeof english.benefit>()({
  heading: 'Precisamos do seu código de benefício para achar os horários disponíveis.', // 79650e57
  field: 'Digite seu código de benefício', // 6a9d49d5
  checking: 'Verificando…', // ec963ffc
  required: 'Digite um código de benefício.', // 391c71f1
  invalid: 'O código de benefício não é válido. Tente de novo.', // 801b774a
  networkError: 'Há um erro de rede. Tente de novo.', // 4852d77d
  locationsFailed: 'Não foi possível carregar os lugares deste código.', // c5f4a7ca
  suggestion: 'Atualize a página para tentar de novo, ou procure outros lugares.', // 82fb4abd
  busy: 'Tente de novo em um minuto, ou procure outros lugares.', // 7a3636a5
  noneAccepts: 'Ninguém perto deste lugar aceita este código de benefício. Confira o código e o lugar.', // 978ac760
  refresh: 'Atualizar', // 0e916101
  without: 'Procurar sem código', // 59a6cf82
  accepted: 'Este lugar aceita seu código de benefício', // a3cef312
})
