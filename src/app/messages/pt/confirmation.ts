// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/confirmation.ts'
import { translated } from '../translated.ts'

export const confirmation = translated<typeof english.confirmation>()({
  saved: 'Seu formulário está salvo', // 0febaf87
  notYetReceived: 'A farmácia ainda não tem seu formulário. Enviamos assim que a conexão voltar.', // 5064d8d0
  savedHow: 'Guarde seu código e diga à equipe da farmácia que o formulário está esperando.', // 98b21d6e
  received: 'A farmácia agora tem seu formulário.', // b1b76d5c
  code: 'Seu código para o balcão', // 8332959a
  codeHow: 'Diga este código à equipe da farmácia.', // 928eec84
  bookedCodeHow: 'Diga este código à equipe ao chegar.', // 98045994
  videoCode: 'Seu código da visita', // f12b3d0f
  videoCodeHow: 'Diga este código à equipe se ligar.', // 709ec086
  patient: 'Dados do paciente', // e1f1b8b3
  name: 'Nome', // dcd1d522
  phone: 'Telefone', // 63dceb88
  email: 'E-mail', // 969ccbd3
  birthDate: 'Data de nascimento', // eb4c4e23
  dietitian: 'Seu nutricionista', // 97177eae
  support: 'Atendimento ao cliente', // 4c464668
  details: 'Detalhes do agendamento', // 6ce300ec
  yourVisit: 'Sua visita', // 72db071a
  first: 'Primeiro agendamento', // 0f3fde3a
  second: 'Segundo agendamento', // ba04c2d4
  vaccine: 'Vacina', // 8c707f77
  service: 'Visita', // 1c8ac867
  where: 'Onde', // 1daaa38f
  when: 'Quando', // cf9c7aa2
  secondCode: 'Código para o balcão', // 11856ada
  byVideo: 'Por vídeo', // 81f88658
  today: (day: string) => `Hoje, ${day}`, // a91d85ef
  dayAndTime: (day: string, time: string) => `${day}, ${time}`, // 6602a889
  showMore: 'Mostrar mais', // ba8a80fd
  showLess: 'Mostrar menos', // 0264d7b0
  benefitCode: 'Este lugar aceita seu código de benefício', // a3cef312
  modify: 'Mudar agendamento', // 6fe1fc08
  modifyHow: {
    tlc: 'Para mudar o dia ou a hora, ligue para a clínica.', // bd68a5ba
    dietitian: 'Para mudar o dia ou a hora, ligue para nossos nutricionistas.', // bb7260e3
    pharmacy: 'Para mudar o dia ou a hora, ligue para a farmácia.', // 63330080
  },
  cancel: 'Cancelar agendamento', // e0790c5f
  cancelLater: 'Para ver, mudar ou cancelar esta visita depois, guarde este link.', // 25df1ff8
  cancelBothLater: 'Para ver, mudar ou cancelar os dois agendamentos depois, guarde este link.', // 4ec597ae
  cancelLaterHow: 'Quem tem o link pode ver, mudar e cancelar a visita. Ele não tem nome nem suas respostas.', // 02e6a3ac
  copyLink: 'Copiar link', // dbf362d4
  openLink: 'Abrir sua visita', // 09e733b8
  cancelQr: 'Código QR do link da sua visita', // b9143b0f
  directions: 'Como chegar', // c9535678
  call: 'Ligar', // d6e645b7
  callLocation: (phone: string) => `Ligar para ${phone}`, // 31e40241
  rideshare: 'Um desconto na sua corrida', // c8b7c55b
  rideshareHow: 'Digite este código no aplicativo de transporte, ou escaneie.', // 4522d0ea
  rideshareQr: (code: string) => `Código QR de ${code}`, // 1fb33458
  rideshareHelp: 'Dúvidas sobre a corrida?', // f06390c3
  copy: 'Copiar código', // 49a0053f
  saveToPhone: 'Salvar imagem', // 5de62c91
  notSaved: 'Não foi possível salvar a imagem.', // f015b301
  another: 'Tomar outra vacina', // 17b7b084
  bookAnother: 'Reservar outro agendamento', // cb8a6a61
  bookDietitian: 'Agendar visita de nutrição por vídeo', // 391e0692
  print: 'Imprimir', // df0fe798
  counterPrints: 'O balcão pode imprimir para você.', // 2aa651f3
  share: 'Compartilhar', // 29887a5f
  addToCalendar: 'Pôr no calendário', // d0efffa6
  calendarTitle: (store: string) => `Agendamento: ${store}`, // 3ab1024d
  calendarTitleVideo: (who: string) => `Agendamento com ${who}`, // 82ddfa31
  calendarNotes: (phone: string) => `Para mudar o dia ou a hora, ligue para ${phone}.`, // 0122f916
  keptVisits: 'Suas visitas reservadas', // de693eb9
  keptVisitsHow: 'Este aparelho lembra quando e onde são, e seus códigos, até o fim de cada dia.', // dfe98c6a
  copyVisitCode: 'Copiar código da visita', // a4c4fa73
  leaveTitle: 'Sair sem o código?', // 100932b9
  leaveWhy: 'Antes, ponha a visita no seu calendário, imprima ou copie o código.', // b2a3ba20
  leaveAnyway: 'Sair desta página', // 47b5d076
  stayHere: 'Ficar aqui', // ef8d633e
  calendarCode: (code: string) => `Código: ${code}`, // 62c17536
  join: 'Como entrar', // f56144df
  joinByLink: 'Abra este link quando sua visita começar.', // 5f329f18
  joinVisit: 'Entrar na visita', // f19140ae
  calendarVideo: 'Visita por vídeo', // c6e3131e
  calendarCancel: (address: string) => `Para ver, mudar ou cancelar: ${address}`, // 3fed87a1
})
