// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/intake.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural, row } = wordsIn('pt')

export const intake = translated<typeof english.intake>()({
  stepOf: (steps: string, of: number, title: string) => `Passo ${steps} de ${number(of)} · ${title}`, // 7203957f
  steps: 'Passos', // 1de3df70
  done: 'feito', // a4c3ed04
  page: (n: number, of: number) => `${number(n)} de ${number(of)}`, // c0ed7eba
  appointments: (count: number) => `Agendamentos (${number(count)})`, // 3f9f6c70
  vaccines: 'Suas vacinas', // 39c97fb0
  walkInAt: (place: string) => `Sem hora marcada, hoje: ${place}`, // bb7fa458
  submit: 'Terminar e fazer check-in', // bc8f7603
  submitting: 'Enviando seu check-in', // 836069e2
  book: 'Reservar esta visita', // d69fbda1
  booking: 'Reservando sua visita', // 644e21e4
  checkingAddress: 'Conferindo o endereço', // 4b05bd63
  questionsFirst: 'Antes, algumas perguntas', // edb30c36
  questionsFirstWhy:
    'Precisamos das suas respostas sobre esta vacina antes do formulário. Depois, escolha seu horário de novo.', // 7f35f460
  answerQuestions: 'Responder às perguntas', // 5615eff7
  otherVaccine: 'Escolher outra vacina', // 47da8e39
  laterDay: 'Escolher um dia mais tarde', // 0af296ff
  startOver: 'Recomeçar', // 5eed7e9f
  startOverAsk: 'Recomeçar?', // d48f39d2
  startOverWarning: 'Tudo o que você digitou será apagado.', // 57e967ae
  startOverWhileSent:
    'Estamos enviando seu check-in agora. Se você apagar aqui, a farmácia ainda pode recebê-lo.', // ffa82d7d
  startOverWhileBooked:
    'Estamos reservando sua visita agora. Se você recomeçar, ela ainda pode ser reservada.', // a8ff9ade
  startOverYes: 'Apagar e recomeçar', // 3bf409b1
  startOverNo: 'Continuar', // 9d7fd0e0
  memoryOnly:
    'Este navegador não consegue guardar suas respostas. Não recarregue nem feche esta página até terminar.', // 29013b01
  typedAgain: 'Por segurança, não guardamos alguns números. Digite-os de novo.', // f12cd665
  typeAgain: (page: string) => `Ir para "${page}"`, // a3442252
  documentsFailed: 'A conexão está com problema agora. Atualize a página para tentar de novo.', // d9cf6f1d
  refresh: 'Atualizar', // 0e916101
  loading: 'Carregando o formulário', // 295cd2a0
})

export const checkAnswers = translated<typeof english.checkAnswers>()({
  title: 'Confira suas respostas', // 7e405e1d
  agreeTitle: 'Privacidade e cuidados', // 824dc6f9
  hint: 'Leia isto antes de continuar. Você pode mudar qualquer resposta.', // 478bc831
  change: 'Mudar', // c0bf75bd
  changeOf: (what: string) => `Mudar "${what}"`, // 31af8378
  notFinished: 'Não terminado', // b621bb56
  finish: 'Terminar', // a6c7a84b
  finishOf: (page: string) => `Terminar "${page}"`, // c87250c0
  missing: (pages: number) =>
    plural(pages, {
      one: `${number(pages)} página não está terminada`,
      other: `${number(pages)} páginas não estão terminadas`,
    }), // da821ad1
  missingHow: 'Abra aqui, ou toque em Continuar.', // 939e1eb0
  talkAtClinic: (vaccines: readonly string[]) => `A equipe de saúde falará com você sobre: ${row(vaccines)}.`, // 37677888
  talk: (vaccines: readonly string[]) => `O farmacêutico vai falar com você sobre: ${row(vaccines)}.`, // a0c64c48
})

export const booking = translated<typeof english.booking>()({
  conflictTitle: 'Conflito de agendamento', // 3052e265
  conflict: 'O horário que você escolheu não está mais disponível.', // d3d12784
  checkAvailability: 'Ver horários', // dbc90cdf
  quit: 'Sair', // b3eb37ac
  duplicateTitle: 'Parece que você já tem um agendamento', // 1e8e51ec
  duplicate: (phone: string) =>
    `Já existe um agendamento para este serviço. Confira sua confirmação ou seu calendário, ou ligue para ${phone}.`, // 1bf09976
  cancelVisit: 'Cancelar uma visita', // 6d04b811
  checkedInTitle: 'Você já fez o check-in aqui hoje', // 81ff2b4b
  checkedIn: 'Diga seu nome à equipe da farmácia. Se também quiser outra vacina, avise no balcão.', // 5f5a5e52
  done: 'Pronto', // 11a6767d
  scheduleAppointment: 'Agendar', // b8508ee8
  errorTitle: 'Erro na confirmação', // aafa44a7
  error: 'Desculpe, houve um erro ao confirmar seu agendamento...', // ec195dc6
  about: (step: string, message: string) => `${step}: ${message}`, // 68dd79f4
  change: 'Mudar minhas respostas', // ab52de61
  supportNumber: '888-852-2567', // de8313ff
  perhapsBooked: 'Esta visita talvez já esteja reservada', // 1ccfd4c0
  perhapsBookedHow:
    'A conexão caiu antes da resposta. Continue e toque de novo em "Reservar esta visita": ela não será reservada duas vezes.', // 0e4566c2
  perhapsCheckedIn: 'Talvez você já tenha feito o check-in', // 67ad42bf
  perhapsCheckedInHow:
    'A conexão caiu antes da resposta. Continue e toque de novo em "Terminar e fazer check-in": só conta uma vez.', // aa93831e
  askingWhetherBooked: 'Um momento', // 16d511b3
  askingHow: 'Estamos perguntando se esta visita está reservada.', // 49ea7e6a
  cannotTell: (phone: string) =>
    `Ainda não sabemos se esta visita está reservada. Tente de novo quando tiver conexão, ou ligue para ${phone} antes de recomeçar.`, // 2c34e61a
  keepWaiting: 'Continuar esperando', // b9ad2e4e
  startOverAnyway: 'Recomeçar mesmo assim', // 30c43359
  connectionFailed: 'A conexão está com problema agora. Tente de novo daqui a pouco.', // 5dc929fc
  notSaved: 'Este aparelho também não conseguiu salvar seu formulário. Avise a equipe da farmácia.', // b0c1310e
})
