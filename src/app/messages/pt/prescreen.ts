// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/prescreen.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number } = wordsIn('pt')

export const prescreen = translated<typeof english.prescreen>()({
  yes: 'Sim', // 85a39ab3
  no: 'Não', // 1ea442a1
  required: 'Este campo é obrigatório', // 0b2b46d5
  questionOf: (n: number, most: number) => `Pergunta ${number(n)} de no máximo ${number(most)}`, // 197bc732
  step: (n: number) => `Passo ${number(n)}`, // 604b1173
  seeAvailability: 'Ver horários', // 0e2e61d8
  checkAvailability: 'Ver horários', // dbc90cdf
  servicesFailed: 'Estas visitas não carregaram. Tente de novo.', // 057a0c71
  notOffered: 'Estas visitas não podem ser reservadas online agora.', // 33fde75a
  notOfferedText: 'Você pode reservar outra visita, ou ligar e perguntar.', // b5d5a9ef
  otherVisits: 'Ver outras visitas', // f9bf5a2f
  link: {
    came: 'O horário que você queria', // 7b947c3d
    timeAt: (time: string, place: string) => `${time}, ${place}`, // df12993e
    unheld: 'Você pode guardá-lo depois destas perguntas.', // c8d2e2fe
    only: 'A lista mostra o que esse lugar oferece nessa hora.', // f999fda3
    elsewhere: 'Outra vacina ou outro horário', // 98c8095f
    gone: (time: string, place: string | undefined) =>
      place === undefined
        ? `O horário que você queria, ${time}, não está mais livre.`
        : `O horário que você queria, ${time}, ${place}, não está mais livre.`, // af845161
    past: (time: string) => `O horário que você queria, ${time}, já passou.`, // 5519cdd8
    notGiven: (time: string, place: string | undefined) =>
      place === undefined
        ? `O que você queria, ${time}, não pode ser reservado lá agora.`
        : `O que você queria, ${time}, ${place}, não pode ser reservado lá agora.`, // 6cdf26b5
    instead: 'Continue para ver os horários livres.', // c7f7ff4e
  },
  dot: {
    title: 'Para quem você dirige?', // 25b52c2f
    employer: 'Empregador', // 54a3b64c
    chooseOne: 'Escolha', // 8f27c0cb
    employerRequired: 'O empregador é obrigatório.', // 14c8d7ef
    screening: 'Quer incluir um teste de drogas?', // bd43996e
    limited: 'Oferta limitada conforme o lugar', // f6063770
  },
  medicare: {
    title: 'Algumas perguntas sobre sua saúde', // 3aafbd36
    hint: 'Estas perguntas ajudam a clínica a preparar a visita. Enviamos suas respostas com a sua reserva.', // 206c137c
    hasMedicarePartB: 'Você tem o Medicare Part B?', // 994b7400
    noPartB:
      'O Medicare paga esta visita pela Parte B (Part B). Sem ela, talvez você tenha que pagar a visita.', // 07a482f5
    hadWellnessVisit: 'Você fez uma visita de bem-estar do Medicare nos últimos 12 meses?', // c95371ab
    oncePerYear:
      'O Medicare paga uma visita de bem-estar a cada 12 meses. Talvez você tenha que pagar se vier antes.', // cbb27999
    wasInHospital: 'Você esteve no hospital nos últimos 12 meses?', // d3c1a0a7
    hasFallen: 'Você caiu nos últimos 12 meses?', // 122ad50e
  },
  vaccines: {
    title: 'De quais vacinas você precisa?', // f4f0be17
    none: 'Escolha uma vacina para ver os horários.', // 401db0ca
    upTo: (most: number) => `Até ${number(most)} perguntas curtas, depois os horários livres.`, // 23f549f5
  },
  dietitian: {
    title: 'Planeje sua visita com um nutricionista', // ed0b3139
    hint: 'É por vídeo, do estado em que você vai estar.', // dfae33b2
    visit: 'De qual visita você precisa?', // c600db0c
    prices: 'Preços', // 5a6e4f56
    state: 'Estado em que você vai estar', // 4c9470e1
    fetching: 'Carregando opções...', // c6837b65
    failed: 'A conexão está com problema agora. Atualize a página para tentar de novo.', // d9cf6f1d
    zone: 'Fuso horário', // b9fe1464
    date: 'Data', // 99c40ab4
    dateHint: 'O primeiro dia bom para você', // 11d12b3c
    invalidDate: 'A data não é válida', // 2594f051
  },
  verdict: {
    eligibleTitle: 'Você pode reservar esta visita', // c1532294
    ineligibleTitle: 'Não podemos reservar esta visita agora', // a1cb8d99
    errorTitle: 'Não podemos continuar daqui', // 04806479
    because: 'O motivo', // ce6b86f5
    from: (day: string) => `Com estas respostas, o primeiro dia para reservar é ${day}.`, // 639e735c
    addToCalendar: 'Pôr este dia no seu calendário', // d4139d3d
    calendarEntry: 'Reservar uma visita', // b00aa64d
    movedTitle: (day: string) => `Sua próxima dose pode ser dada a partir de ${day}`, // e74f2f47
    movedBy: (lastDose: string, days: number) =>
      `Você disse que a última dose foi em ${lastDose}. A próxima é dada ${number(days)} dias depois ou mais.`, // a7eb1cd7
    bookableFrom: (day: string) => `Você pode reservá-la a partir de ${day}. Volte nesse dia.`, // 1000af6c
    seeTimes: 'Ver horários', // ef81a037
    chooseAnother: 'Escolher outra vacina', // 47da8e39
    changeAnswers: 'Mudar minhas respostas', // ab52de61
  },
})
