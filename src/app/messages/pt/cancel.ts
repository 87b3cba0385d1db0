// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/cancel.ts'
import { translated } from '../translated.ts'

export const cancel = translated<typeof english.cancel>()({
  dialogTitle: 'Cancelamento de agendamentos', // 286897c4
  which: 'Qual agendamento você quer cancelar?', // 5282bd7a
  submit: 'Cancelar agendamento', // e0790c5f
  keep: 'Manter', // fdce5da2
  goOn: 'Continuar', // 31fbef16
  canceling: 'Cancelando', // f0f958e0
  firstCancelsAll: 'Cancelar o 1º agendamento cancela TODOS os agendamentos.', // 3094259b
  canceledToo: 'Cancelado junto com o primeiro', // 02fea37e
  included: 'Sempre incluído', // 93fd1574
  noneSelected: 'Escolha um agendamento para continuar o cancelamento.', // 1136c9e5
  heading: 'Você tem um agendamento confirmado!', // 715d4c40
  headingHint: 'Você pode cancelá-lo aqui. Para mudar o dia ou a hora, ligue para nós.', // 915ff288
  cancelTitle: 'Quer cancelá-lo?', // 3602334d
  changeTitle: 'Mudar seu agendamento', // fb8807ad
  clinic: 'Visitas na clínica e por vídeo', // 94eac475
  pharmacy: 'Visitas na farmácia', // 3a4d74af
  confirm: 'Tem certeza de que quer cancelar seu agendamento?', // 3b09fc7d
  confirmHow: 'Seu horário será dado a outra pessoa.', // 0aa8d05f
  confirmBothHow:
    'Seu horário será dado a outra pessoa. Se você reservou uma segunda visita junto, ela também é cancelada.', // 02a15956
  yes: 'Sim', // 85a39ab3
  no: 'Não', // 1ea442a1
  alreadyCanceled: 'Este agendamento já foi cancelado.', // d054f1ae
  failed: 'Não foi possível cancelar este agendamento.', // e793196c
  failedHow: 'Tente de novo, ou ligue para nós.', // fc1b7603
  unreachable: 'É preciso conexão para cancelar. Tente de novo quando tiver, ou ligue para nós.', // b2bf3230
  pageTitle: 'Sua visita', // 72db071a
  openLink: 'Abra o link da sua confirmação ou do seu calendário, ou ligue para nós.', // 09f574e1
  reading: 'Lendo seu agendamento', // 0e01842d
  yourVisit: 'Seu agendamento', // 56285920
  alsoCanceled: 'Seu 2º agendamento é cancelado junto.', // 5aa99d4a
  what: 'Visita', // 1c8ac867
  when: 'Quando', // cf9c7aa2
  where: 'Onde', // 1daaa38f
  joinVisit: 'Entrar na visita', // f19140ae
  begun: 'Este agendamento já começou ou já terminou.', // 04a99bdd
  begunHow: 'Ele não pode mais ser cancelado aqui. Ligue para nós.', // 67a95b55
  unknown: 'Não encontramos este agendamento.', // 69f92700
  unknownHow:
    'O link pode estar incompleto. Abra-o de novo na sua confirmação ou no seu calendário, ou ligue para nós.', // 7e6fd6da
  unseen: 'Não podemos mostrar seu agendamento aqui. Você ainda pode cancelá-lo, ou ligar para nós.', // 04304d87
  needsConnection: 'É preciso conexão para ver e cancelar este agendamento.', // e31bb620
  connecting: 'Verificamos de novo quando a conexão voltar.', // e3016677
  trouble: 'A conexão está com problema agora. Tente de novo daqui a pouco.', // 5dc929fc
  tryAgain: 'Tentar de novo', // d8b8392e
  book: 'Reservar uma visita', // b00aa64d
  canceledWhat: 'Cancelado', // 13ca2ee2
  canceled: 'Seu agendamento foi cancelado!', // 2959d873
  canceledAll: 'Seus dois agendamentos foram cancelados.', // 805ed2b4
  canceledHow: 'Você não precisa fazer mais nada.', // 634aeb74
  scheduleAgain: 'Agendar de novo', // c9147b57
  calendarTitleCanceled: 'Agendamento cancelado', // 9c63a6e8
  calendarTitle: 'Está no seu calendário?', // ca0f22d9
  calendarHow: 'Este arquivo o marca lá como cancelado.', // 165a6e26
  updateCalendar: 'Atualizar o calendário', // 188fdb1c
})
