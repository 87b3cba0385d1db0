// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/common.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number } = wordsIn('pt')

export const common = translated<typeof english.common>()({
  brand: 'Saúde e bem-estar', // 5756dcd3
  skip: 'Ir para o conteúdo principal', // c887f134
  back: 'Voltar', // 76900f1b
  continue: 'Continuar', // 31fbef16
  errorWord: 'Erro:', // 61706290
  loading: 'Carregando', // dc380888
  stepOf: (n: number, of: number) => `${number(n)} de ${number(of)}`, // c0ed7eba
  tryAgain: 'Tentar de novo', // d8b8392e
  startOver: 'Recomeçar', // 5eed7e9f
  offline: 'Sem conexão. Você pode continuar; enviamos seu check-in assim que ela voltar.', // 9cec1ce6
  offlineAtCounter:
    'Sem conexão. Para fazer o check-in aqui é preciso tê-la, ou fale com o balcão da farmácia.', // 679ce275
  offlineBooking: 'Sem conexão. Você pode continuar, mas precisa dela para buscar ou reservar.', // ce8c923d
  helpAtCounter: 'Precisa de ajuda? Fale com o balcão da farmácia.', // d99baf8c
  helpAtCounterCall: (phone: string) => `Precisa de ajuda? Fale com o balcão da farmácia, ou ligue ${phone}`, // dabc9bff
  help: 'Precisa de ajuda? Pergunte em uma das nossas farmácias ou clínicas.', // 1aed4c2b
  helpCall: (phone: string) => `Precisa de ajuda? Ligue ${phone}`, // 02c2d95b
  languageHelp: 'Ajuda gratuita com o idioma', // 976ec2f0
  atHand: 'À mão', // a596012c
  about: 'Sobre este serviço', // f3e91e50
  privacy: 'Privacidade', // 54a57c31
  accessibility: 'Acessibilidade', // d3368cbf
  licences: 'Licenças', // 6d5d9004
  version: (version: string) => `Versão ${version}`, // a1874512
  connectionFailed: 'A conexão está com problema agora. Tente de novo daqui a pouco.', // 5dc929fc
})

export const titles = translated<typeof english.titles>()({
  main: 'Agenda de saúde e bem-estar', // 2a924af6
  benefitCodes: 'Código de benefício', // 817c4293
  prescreen: 'Perguntas prévias', // f1de0af2
  results: 'Resultados da busca de horários', // 1493747a
  followup: 'Resultados da busca de horários', // 1493747a
  schedule: 'Formulário do paciente', // 4cc0270b
  confirmation: 'Confirmação do agendamento', // ffa6836b
  cancel: 'Cancelar agendamento', // e0790c5f
  cancelOpened: 'Cancelar agendamento', // e0790c5f
  canceled: 'Confirmação do cancelamento', // 5e621bcb
  instantVaccine: 'Vacina sem hora marcada', // e941b803
  instantVaccineSelection: 'Perguntas prévias', // f1de0af2
  clinicLocations: 'Busca de clínicas', // afa12656
  pharmacy: 'Agendamento de vacinas', // 8ea82de0
  clinicSchedule: 'Agendar visita na clínica', // e5e95872
  clinicServices: 'Serviços da clínica', // 83d707a2
  clinicPrices: 'Preços, seguro e pagamento', // 820f7b12
  clinicDetails: 'Detalhes da clínica', // 4b4c9c19
  clinicError: 'Algo deu errado', // ab827e3f
  privacy: 'Sua privacidade', // cad972db
  accessibility: 'Acessibilidade', // d3368cbf
  licences: 'Licenças e créditos', // e16fe549
  kiosk: 'Tablet da loja', // 10e5da61
  poster: 'Cartaz sem hora marcada', // aa0bfb00
  notFound: 'Página não encontrada', // a469ab4c
})
