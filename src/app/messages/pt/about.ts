// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/about.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number } = wordsIn('pt')

export const about = translated<typeof english.about>()({
  privacy: {
    title: 'Sua privacidade', // d2a7115d
    hint: 'O que este serviço guarda do que você informa, onde e por quanto tempo.', // e091de0f
    parts: {
      short: {
        heading: 'Em resumo', // 9e90b1ac
        lines: [
          'Você não precisa de conta. Só perguntamos o necessário para a sua visita.', // ffd63cfb
          'O que você digita só vai para a farmácia ou clínica da sua visita. Não há cookies, publicidade nem rastreadores.', // ccdf0318
        ],
      },
      device: {
        heading: 'No seu celular ou computador', // a35a0c7b
        lines: [
          'Um formulário começado fica no seu aparelho como rascunho, para você continuar depois de uma pausa. O rascunho fica no máximo 24 horas e some quando você termina ou recomeça. Outros sites e aplicativos não têm acesso. Qualquer pessoa que use este navegador pode abri-lo: em um aparelho compartilhado, use "Recomeçar".', // 1ab789de
          'Depois do check-in, seu código para o balcão fica aqui até o fim do dia, sem o seu nome. Você pode removê-lo.', // a1f07191
          'O link de uma visita que você abriu fica no seu aparelho por no máximo 24 horas, para que a página dela possa ser carregada de novo.', // a44b9b2c
          'Seu número do Social Security, seu documento estadual e seus números de seguro e do Medicare nunca ficam no aparelho. Se a página for recarregada, digite-os de novo.', // 16565431
        ],
      },
      tablet: {
        heading: 'Em um tablet da loja', // 05f347ae
        lines: [
          'O tablet esquece você quando termina, quando toca em "Recomeçar" e quando ninguém o toca por pouco mais de um minuto. Uma contagem avisa antes.', // b0d342cb
          'O que você digita não pode ser lido na memória do tablet: a chave some quando o navegador fecha ou a energia acaba.', // cc656069
        ],
      },
      offline: {
        heading: 'Sem conexão', // 4ad93113
        lines: [
          'Um formulário sem hora marcada já terminado que não pôde ser enviado fica trancado: só o nosso servidor pode abri-lo. Ele espera no aparelho, é enviado quando a conexão volta e depois é removido.', // 8f176526
          'No seu próprio aparelho, o código para o balcão fica guardado ao lado até lá, sem o seu nome, para você consultar. No tablet da loja, não.', // 0265b805
        ],
      },
      server: {
        heading: 'Na farmácia ou clínica', // 6462aafb
        lines: [
          'Tudo o que você digitou para uma visita é guardado com criptografia. O lugar, o horário, o serviço e um código para o balcão ficam ao lado, para que sua visita possa ser encontrada.', // 098e4bad
          'Este serviço apaga tudo isso 30 dias depois da visita, a menos que sua farmácia ou clínica tenha escolhido outro prazo.', // c2183302
          'Você só recebe e-mails sobre sua visita se pedir, e pode parar quando quiser. Eles passam por empresas de e-mail; por isso dizem quando é a visita e nunca para que ela é.', // 7fee116c
          'Os endereços que não querem e-mails ficam em uma lista, embaralhados para que ninguém possa lê-los ali.', // fc0338f6
          'O que a farmácia ou clínica passa para os próprios registros de saúde segue o Aviso de Práticas de Privacidade dela. Você o lê no formulário antes de aceitar.', // 087d4e8e
          'Nosso servidor anota quando cada tipo de página foi pedido, sem nomes e sem o que foi digitado.', // 247f342b
          'O uso das páginas só é contado se a farmácia ou clínica ativar isso. O que é contado não contém nada do que você digitou.', // a6637f2e
        ],
      },
      place: {
        heading: 'Onde você está', // 54cd982f
        lines: [
          'Seu aparelho só nos diz onde você está se você procura uma clínica perto e permite. O lugar é usado nessa busca e aparece no endereço da página. Ele não é guardado.', // 8389c0bc
          'As clínicas mostradas ficam no seu aparelho, para você achá-las sem rede: nomes, lugares, telefones e horários. Não ficam guardados o que você procurou nem a distância.', // 76dfae57
          'Se um mapa de ruas aparece, as imagens vêm da empresa que a farmácia ou clínica escolheu. Ela vê que parte do mapa você olha.', // b12aea83
        ],
      },
      video: {
        heading: 'Visitas por vídeo', // 40ca025b
        lines: [
          'A visita por vídeo acontece no programa de outra empresa. O aviso de privacidade dela vale desde que você entra.', // ff243c62
        ],
      },
      ask: {
        heading: 'Suas perguntas', // e389fa62
        lines: [
          'Para ver, corrigir ou apagar o que você nos enviou, ligue para nós ou fale com a farmácia ou clínica da sua visita.', // aed124ff
        ],
      },
    },
  },
  accessibility: {
    title: 'Acessibilidade', // d3368cbf
    hint: 'Todos devem poder reservar uma visita aqui, ou pedir que a reservem.', // 8002f353
    parts: {
      aim: {
        heading: 'Nosso objetivo', // 44649f3f
        lines: [
          'Cada página é feita para cumprir o nível AA das diretrizes de acessibilidade para a Web (WCAG), versão 2.2.', // 4f0b6a85
          'Você pode usar tudo só com o teclado, com texto duas vezes maior, em tela estreita e em cores claras, escuras ou de alto contraste. Nada exige arrastar, e nada se move se o seu aparelho pede menos movimento.', // 25390dfe
        ],
      },
      tested: {
        heading: 'O que é testado', // 8a9d7213
        lines: [
          'Antes de cada versão, programas conferem as páginas em três larguras, em claro e escuro: nomes e funções de tudo na página, títulos, contraste e tamanho de tudo que se pode tocar.', // a0b44682
          'Eles também fazem todo o check-in sem hora marcada e a reserva só com o teclado.', // 3b64596e
        ],
      },
      open: {
        heading: 'O que ainda não foi testado', // 34189557
        lines: [
          'Programas não acham tudo. Esta versão ainda não foi testada por pessoas que usam leitor de tela, acionador ou controle por voz, e nenhum especialista independente a avaliou.', // 00fff53f
          'Mapas são feitos para os olhos. Cada lugar de um mapa também está na lista ao lado.', // bb0af77f
          'Na maioria dos idiomas, os textos com que você concorda estão só em inglês. O formulário diz isso e oferece ajuda gratuita com o idioma.', // c7096748
        ],
      },
      time: {
        heading: 'Limites de tempo', // 6de6103d
        lines: [
          'O horário que você escolheu fica guardado por 15 minutos. Avisamos antes do fim, e você pode guardá-lo por mais tempo, até 60 minutos desde o início. Depois tentamos guardá-lo de novo. O que você digitou não se perde.', // 06c2e153
          'O tablet da loja conta 30 segundos antes de recomeçar. Qualquer toque ou tecla interrompe a contagem, quantas vezes precisar.', // 529c5b95
        ],
      },
      help: {
        heading: 'Se algo não funcionar para você', // cbd515c6
        lines: [
          'Ligue e reservamos a visita com você, ou pergunte em qualquer uma das nossas farmácias ou clínicas. Conte o que atrapalhou: a página, o que você fez e o que usa para ler.', // 9a439e01
        ],
      },
    },
  },
  licences: {
    title: 'Licenças e créditos', // c0d35d58
    hint: 'Este serviço é feito com o trabalho de muitas pessoas que o compartilham livremente.', // f02c8bab
    dataHeading: 'Mapas, lugares e letras', // a8668c56
    data: [
      'Contornos de estados e condados: U.S. Census Bureau, domínio público.', // 57fabd5c
      'Cidades e códigos ZIP: GeoNames (geonames.org), Creative Commons Attribution 4.0.', // 627b7fc2
      'Limites dos fusos horários: © colaboradores do OpenStreetMap, Open Database License.', // 5b78d00c
      'Fonte: Atkinson Hyperlegible Next, Braille Institute of America, SIL Open Font License 1.1.', // 8498765a
    ],
    packagesHeading: 'Programas', // b6747064
    packagesHint: (count: number) =>
      `${number(count)} pacotes fazem parte deste serviço, cada um com sua própria licença.`, // 5394367b
    allTexts: 'Todas as licenças, palavra por palavra', // b201270e
    version: (version: string) => `versão ${version}`, // 5366cab4
  },
})
