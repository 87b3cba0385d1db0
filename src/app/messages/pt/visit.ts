// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/visit.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number } = wordsIn('pt')

export const visitPage = translated<typeof english.visitPage>()({
  hint: 'Você pode mudar o dia ou a hora aqui, ou cancelar.', // d222a1f2
  code: 'Código para o balcão', // 11856ada
  videoCode: 'Código da visita', // 44b5aea9
  copyCode: 'Copiar código', // 49a0053f
  addToCalendar: 'Pôr no calendário', // d0efffa6
  updateCalendar: 'Atualizar o calendário', // 188fdb1c
  directions: 'Como chegar', // c9535678
  displaced:
    'Este agendamento não pode acontecer no horário marcado: estaremos fechados, ou não oferecemos mais este serviço aqui. Escolha outro horário ou ligue para nós.', // 03f9f32b
  moveTitle: 'Quer outro horário?', // 4b9a22e1
  moveHow: 'Seu horário continua seu até você confirmar um novo.', // b4c5e671
  move: 'Mudar dia ou hora', // 0aed4ac8
  moved: 'Seu agendamento tem um novo horário.', // 76ec5514
  movedHow: 'O código e o link continuam os mesmos. Atualize seu calendário se a visita está nele.', // a245b755
  pageTitle: 'Mudar dia ou hora', // 0aed4ac8
  which: 'O que você quer mudar?', // 31e55543
  whichFirst: 'Primeiro agendamento', // 0f3fde3a
  whichSecond: 'Segundo agendamento', // ba04c2d4
  whichBoth: 'Os dois', // b6c1d862
  now: 'Seu horário atual', // 0b22e729
  next: 'Seu novo horário', // e7911090
  firstTimes: 'Novo horário do primeiro agendamento', // 3372fee5
  secondTimes: 'Novo horário do segundo agendamento', // 49ea3f08
  times: 'Novos horários', // 426e0a11
  secondToo: (days: number) =>
    `O segundo agendamento deve ser pelo menos ${number(days)} dias depois do primeiro. Escolha um novo horário para ele também.`, // d76ef9bc
  loading: 'Procurando horários livres', // f14838e6
  noTimes: 'Não há horários livres nestes dias.', // 134b5263
  failed: 'Não foi possível carregar os horários.', // 294f8fdf
  tryAgain: 'Tentar de novo', // d8b8392e
  holding: 'Estamos guardando este horário para você.', // 6eeec22a
  held: (until: string) => `Guardamos este horário para você até ${until}.`, // e05bc209
  free: 'Este horário está livre, mas não está guardado para você. Confirme logo.', // a35d3958
  confirm: 'Confirmar', // eebdd24a
  confirmOne: 'Confirmar novo horário', // 4e53c722
  confirmBoth: 'Confirmar novos horários', // 32c44c6b
  moving: 'Mudando seu agendamento', // b31d8ab4
  keep: 'Manter o horário que tenho', // a571dd14
  choose: 'Escolha primeiro um novo horário.', // 8697c590
  slotTaken: 'Outra pessoa acabou de pegar este horário. Escolha outro.', // b2c27582
  visitChanged: 'Este agendamento foi mudado nesse meio-tempo. Veja como está agora.', // 9e54c0cd
  tooManyMoves: 'Este agendamento foi mudado vezes demais. Para mudá-lo de novo, ligue para nós.', // e97d436b
  followupTooEarly: 'O segundo agendamento seria cedo demais depois do primeiro. Escolha outro horário.', // dbc56506
  notEligible:
    'Nesse dia você não pode ter esta visita, pelas respostas que deu. Escolha outro dia, ou ligue para nós.', // f1709467
  notOnSchedule: 'Este horário não pode mais ser reservado. Escolha outro.', // 26d81094
  unreachable:
    'É preciso conexão para mudar o horário. Seu horário antigo ainda é seu. Tente de novo quando tiver.', // e264f12f
  refused: 'Não foi possível mudar o horário aqui. Seu horário antigo ainda é seu. Ligue para nós.', // 2deb1c0f
})
