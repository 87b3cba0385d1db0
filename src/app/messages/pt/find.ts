// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/find.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('pt')

export const find = translated<typeof english.find>()({
  heading: 'Achar um horário', // 4fc46ab3
  submit: 'Achar um horário', // 4fc46ab3
  change: 'Mudar', // c0bf75bd
  hideForm: 'Esconder o formulário', // 8e267b4c
  showForm: 'Mostrar o formulário', // 8525eff3
  editSearch: 'Mudar a busca', // 2c0de627
  videoIn: (state: string) => `Visita por vídeo em ${state}`, // 48202217
  within: (location: string, miles: number) => `A até ${number(miles)} milhas de ${location}`, // ae8ad166
  summary: (location: string, day: string) => `${location}, a partir de ${day}`, // a5731eb5
  need: 'Do que você precisa?', // 52c6a4f6
  allVisits: 'Todas as visitas', // 913bde57
  myLocation: 'Minha localização', // 3572a396
  ways: {
    clinics: 'Achar uma clínica', // 35925dbf
    benefit: 'Tenho um código de benefício', // 8fcb60a0
    cancel: 'Sua visita', // 72db071a
  },
  waysFor: {
    clinics: 'Endereços, horários e esperas', // 207272cb
    benefit: 'Veja onde é aceito', // 54fc88ba
    cancel: 'Veja, mude ou cancele com o link da visita', // 1a7409f9
  },
  type: 'Tipo de agendamento', // 19fd6c78
  chooseOne: 'Escolha', // 0b24aed5
  fetching: 'Carregando opções...', // c6837b65
  location: 'Lugar', // 15b61974
  locationPlaceholder: 'ZIP ou cidade, estado', // 1dbd6d49
  suggestions: 'Lugares', // eb5cfb73
  suggestionCount: (count: number) =>
    plural(count, {
      one: `${number(count)} lugar. Pressione a seta para baixo para escolher.`,
      other: `${number(count)} lugares. Use as setas para escolher.`,
    }), // f41b6bbd
  date: 'Data', // 99c40ab4
  today: 'Hoje', // 2b065c7c
  tomorrow: 'Amanhã', // 456a73bb
  problems: {
    type: {
      required: 'O tipo de agendamento é obrigatório.', // de55fc40
    },
    location: {
      required: 'O lugar é obrigatório.', // 46c4f868
      tooShort: 'O lugar deve ter 2 caracteres ou mais.', // e2b5ef07
      tooLong: 'O lugar deve ter 128 caracteres ou menos.', // 7afdd5ff
    },
    date: {
      invalid: 'A data não é válida', // 2594f051
      tooEarly: (date: string) => `A data deve ser ${date} ou depois.`, // 2fcb2919
      tooLate: (date: string) => `A data deve ser ${date} ou antes.`, // 80ab890a
    },
  },
  waitsForConnection: 'Sem conexão. Sua busca começa quando ela voltar.', // 6ca81f35
  fillAll: 'Preencha todos os campos obrigatórios para continuar', // f71c1c3c
  check: 'Confira estas respostas para continuar', // fc271637
  codeVerified: 'O código de benefício foi verificado', // 8c5c0400
  locationUnavailable:
    'Não achamos um profissional de saúde neste lugar. Digite outra cidade, estado ou código ZIP e tente de novo.', // a19ec3cc
  connectionFailed: 'A conexão está com problema agora.', // 337fc69b
  refreshPage: 'Atualize a página para tentar de novo.', // ea7c2ec8
  tryShortly: 'Tente de novo daqui a pouco.', // b154014c
  refresh: 'Atualizar', // 0e916101
  whichVisit: 'Qual visita?', // 7a4e473e
  again: {
    ended: 'Sua busca terminou. Isto é o que você procurou.', // 96da46ba
    noBooking: 'Sua reserva não está mais neste aparelho.', // fa810abd
    notHeld: 'Seu horário não está mais guardado.', // 28b7b185
    unknownType: 'Escolha a visita de novo.', // 776269dc
  },
  fluQuestion: 'Precisa da vacina da gripe?', // e2916606
  fluHint: 'Você pode tomá-la na mesma visita.', // d9e5ffa7
  addFlu: 'Incluir vacina da gripe', // 35c68c02
  no: 'Não', // 1ea442a1
  chooseState: 'Escolha', // 8f27c0cb
  stateAsked:
    'Esta visita é por vídeo. Depois perguntamos em que estado você vai estar e mostramos os horários a partir de hoje.', // 27211f45
  placeAskedNext:
    'Esta visita é por vídeo. Depois perguntamos de qual visita você precisa, em que estado vai estar e o dia.', // 1c724b57
  pharmacyOpened: 'A página de reservas da farmácia está em uma nova janela.', // 3f478a8e
  openAgain: 'Abrir de novo', // 78442f41
})
