// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/kiosk.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('pt')

export const kiosk = translated<typeof english.kiosk>()({
  title: 'Configurar este tablet', // 681b6a49
  titleAt: (store: string) => `Configurar este tablet para ${store}`, // 9aa4e7c3
  hint: 'Para a equipe da farmácia. Este aparelho vira um tablet de check-in para visitantes.', // 9659de29
  what: 'Em um tablet da loja', // 997bca3c
  whatHome: 'ele sempre abre a página sem hora marcada desta loja', // be53787f
  whatWipe: 'cada visita é apagada no fim, ou depois de cerca de um minuto sem toque', // 52754623
  whatLeave: 'para sair, segure o nome da loja na primeira página por 5 segundos', // 30d0c193
  code: 'Código da equipe', // 0f16cc32
  codeHint: 'Pergunte a quem cuida deste serviço.', // 93e1e583
  leaveCode: 'Código para sair do modo tablet', // e397a45b
  chooseLeaveCode: 'Escolha seis dígitos e guarde-os onde a equipe os encontre.', // 1f9df21a
  leaveCodeHint: 'A equipe o escolheu ao configurar este tablet.', // 1b2fb3a9
  sixDigits: 'Digite seis dígitos.', // c077862c
  wrongLeaveCode: 'Esse não é o código deste tablet. Confira-o e tente novamente.', // 8b65338e
  enrol: 'Usar como tablet da loja', // 5d6d7a72
  enrolling: 'Configurando', // dbdf27e5
  wrongCode: 'Esse não é o código da equipe. Confira e tente de novo.', // 7f6252ee
  noCode: 'Digite o código da equipe.', // 6019393e
  busy: 'Tentativas demais. Espere um minuto e tente de novo.', // 2c69a672
  noAnswer: 'O servidor não responde. Confira a conexão e tente de novo.', // 8891d7e4
  notKept:
    'Este navegador não consegue guardar a configuração. Use uma janela normal, não privada, e permita dados do site.', // 20e66bfc
  unknownLocation: 'O servidor não conhece esta loja.', // c46507bb
  already: (store: string) => `Este tablet está configurado para ${store}.`, // 5352a4c2
  goHome: 'Ir para a primeira página', // 66c9326e
  insecure: 'Este endereço não é seguro', // 3b399c33
  insecureWhy:
    'Um tablet da loja precisa de https. Sem isso, o navegador não consegue proteger respostas, funcionar sem conexão nem manter a tela ligada.', // d50c598d
  insecureHow: 'O manual de operação deste produto explica como usar https, na parte sobre tablets.', // 77a0d8b0
  privacy: 'Privacidade', // 54a57c31
  accessibility: 'Acessibilidade', // d3368cbf
  close: 'Fechar', // 7d9eb7ac
  done: 'Pronto', // 11a6767d
  waiting: (count: number) => `${number(count)} esperando envio`, // db6397d0
  refused: (count: number) => `${number(count)} não aceitos`, // aed666e1
  clockOff: (minutes: number) =>
    minutes >= 60
      ? `Relógio ${Math.round(minutes / 60)} h adiantado`
      : minutes > 0
        ? `Relógio ${number(minutes)} min adiantado`
        : minutes > -60
          ? `Relógio ${-minutes} min atrasado`
          : `Relógio ${Math.round(-minutes / 60)} h atrasado`, // 8cb306e8
  phone: 'Use seu próprio celular', // 87403439
  phoneHow: (address: string) => `Aponte a câmera para este código, ou abra ${address}`, // a4cd0b20
  phoneCode: 'Código QR: abre esta página sem hora marcada no seu celular', // 94b2866e
  tryingOnly: 'Este endereço só funciona neste computador.', // 69bb3c4c
  forStaff: 'Para a equipe', // 9c9ef5a5
  leaveTitle: 'Sair do modo tablet da loja?', // 5c536cfe
  leaveWhy:
    'Este aparelho passa a funcionar como qualquer outro. Os check-ins que esperam envio ficam guardados.', // 0cb007a4
  leave: 'Sair', // fc6e4a40
  leaving: 'Saindo', // ff02c323
  stay: 'Ficar', // 08fd1de4
  stillThere: 'Você ainda está aí?', // 69b81bb4
  stillThereWhy: 'Para proteger suas respostas, vamos apagá-las em breve.', // 2f86d3d4
  codeLeaves: 'Seu código vai sair desta tela em breve.', // 925d7c0f
  secondsLeft: (count: number) =>
    plural(count, { one: `Resta ${number(count)} segundo`, other: `Restam ${number(count)} segundos` }), // 7733ef8a
  goOn: 'Preciso de mais tempo', // ba4ae706
  eraseNow: 'Apagar minhas respostas', // acf71c13
})

export const poster = translated<typeof english.poster>()({
  screenTitle: 'Cartaz', // 1ba76ea7
  print: 'Imprimir', // df0fe798
  printHow: 'Cabe em uma folha A4 ou US letter.', // eef30565
  heading: 'Vacinas sem hora marcada', // f954ea78
  forToday: 'Para tomar uma vacina aqui, hoje.', // 716244ad
  promise: 'Preencha o formulário no seu celular. Leva cerca de 5 minutos.', // 55bb64a0
  scan: 'Aponte a câmera do celular para o código', // 55c7a514
  scanHow: 'Ou abra o endereço abaixo dele.', // 8c646be3
  fill: 'Escolha suas vacinas e preencha o formulário', // f6ba02cc
  fillHow: 'Nada para instalar, sem conta.', // d415ea22
  checkIn: 'Faça o check-in no balcão da farmácia', // 1162b8bd
  checkInHow: 'Diga o código que seu celular mostra no fim.', // b174b9dd
  everyDay: 'Todos os dias', // c4e42b97
  days: (first: string, last: string) => `${first} a ${last}`, // 3aaaa9f5
  hours: (days: string, open: string) => `${days} ${open}`, // eb288dc7
  hoursWithLunch: (days: string, open: string, lunch: string) => `${days} ${open}, pausa ${lunch}`, // df8c7817
  noPhone: 'Sem celular? Use o tablet ou pergunte no balcão.', // 9329e5e6
  printed: (day: string) => `Impresso em ${day}`, // 89ae83d8
  qrCode: (store: string) => `Código QR: abre a página sem hora marcada de ${store}`, // d8165263
  tryingOnly: 'Só para teste', // badf76a0
  tryingOnlyWhy:
    'O código leva a um endereço que só funciona neste computador. Ponha em PUBLIC_URL o endereço que os visitantes usam e imprima.', // f5049a75
  settingsFailed: 'O servidor não responde, então ainda não há endereço para imprimir.', // cceb3a06
})
