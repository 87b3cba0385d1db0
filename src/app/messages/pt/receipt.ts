// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/receipt.ts'
import { translated } from '../translated.ts'

export const receipt = translated<typeof english.receipt>()({
  title: 'Recibo', // dad5a969
  how: 'Diz o que você reservou e quem assinou, com cada texto que foi aceito. Você pode imprimi-lo ou salvá-lo.', // 05eb6059
  askHow:
    'O recibo tem nomes e o que foi assinado. Para que mais ninguém o leia, pedimos a data de nascimento do paciente.', // 00072cfc
  show: 'Mostrar o recibo', // d0cd6be1
  showing: 'Abrindo o recibo', // 7dabfab1
  back: 'Voltar à sua visita', // 7dd352af
  noDate: 'Digite a data de nascimento.', // 129becaf
  wrongBirthDate: 'Esta não é a data de nascimento informada para esta visita.', // 7da15529
  noReceipt: 'Não podemos fazer aqui um recibo desta visita. Ligue para nós.', // d0e6f192
  unreachable: 'É preciso conexão para abrir o recibo. Tente de novo quando tiver.', // 52737414
  refused: 'Não foi possível abrir o recibo. Tente mais tarde.', // a605e307
  patient: 'Paciente', // 835043ec
  received: 'Recebido', // 49f19bee
  status: 'Situação', // 920e413c
  statuses: {
    BOOKED: 'Reservada', // fd1331d7
    CANCELED: 'Cancelada', // 13ca2ee2
    BEGUN: 'Começada ou terminada', // 390bb094
    CHECKED_IN: 'Check-in feito', // 66477aff
  },
  signature: 'Assinatura', // f1a73e22
  guardian: 'Nome de quem assinou', // 974e429c
  signedAt: 'Assinado em', // 8f280aa2
  consents: 'O que foi aceito', // 1dcfeca3
  hash: 'Impressão digital (SHA-256)', // 0e6f8cf2
  hashHow: 'A impressão digital é feita das palavras de um texto. Ela mostra que nenhuma foi mudada.', // 14902bc9
  noHash: 'O aparelho não conseguiu fazê-la.', // dda103dc
  gone: 'Não temos mais as palavras deste texto.', // f4a228a8
  unknown: 'Não se sabe que palavras foram mostradas.', // 1d90140a
  texts: 'Mensagens de texto sobre a visita', // 0ef0e462
})
