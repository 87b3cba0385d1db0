// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/clinics.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('pt')

export const clinics = translated<typeof english.clinics>()({
  locatorHint:
    'Digite um código ZIP ou uma cidade. Você vê as clínicas mais próximas, seus horários e o tempo de espera.', // de049c62
  place: 'Código ZIP ou cidade, estado', // 25513fe9
  search: 'Buscar', // 49c266ba
  nearMe: 'Usar minha localização', // 30cbc33b
  problems: {
    required: 'Digite um código ZIP ou cidade, estado.', // dc00ae13
    tooShort: 'O lugar deve ter 2 caracteres ou mais.', // e2b5ef07
    tooLong: 'O lugar deve ter 128 caracteres ou menos.', // 7afdd5ff
  },
  sort: 'Ordenar por', // c9129025
  sortDistance: 'Distância', // b7bdf7a2
  sortName: 'Nome', // dcd1d522
  unknownTitle: 'Clínica não encontrada', // 6d3ec796
  unknownText: 'A página desta clínica não existe. Procure sua clínica com a busca abaixo.', // 485945f2
  noPlace: 'Seu link não indica um lugar que conhecemos. Digite um código ZIP ou uma cidade.', // 8aab52b7
  locating: 'Procurando onde você está. Você também pode digitar um lugar.', // 1b9b2222
  located: {
    denied: 'Não sabemos onde você está: seu navegador não informa. Digite um código ZIP ou uma cidade.', // 18460857
    unavailable: 'Seu aparelho não sabe onde está. Digite um código ZIP ou uma cidade.', // 6cae1bd8
    noAnswer: 'Ainda não sabemos onde você está. Digite um código ZIP ou uma cidade.', // f9b747f5
  },
  loading: 'Procurando clínicas', // f41aec69
  listHeading: (place: string) => `Clínicas perto de ${place}`, // 5d312738
  nearYou: 'Clínicas perto de você', // 72f75536
  nearLink: 'Clínicas perto do lugar do seu link', // 2500a2bd
  count: (first: number, last: number, total: number) =>
    `${number(first)} a ${number(last)} de ${number(total)}`, // e2eac31a
  countOpen: (first: number, last: number) => `${number(first)} a ${number(last)}`, // fceff56f
  asOf: (when: string) => `Isto é o que sabíamos: ${when}. As esperas e os horários livres podem ter mudado.`, // 56e92337
  keptNear: 'Estas são as clínicas perto dali que este aparelho já viu. Pode haver outras.', // a655540a
  keptOne: 'Isto é o que este aparelho já viu da clínica.', // acf38d1d
  keptHeading: 'Todas as clínicas que este aparelho viu', // 07ca4714
  keptHint: 'Sem rede, não sabemos quais estão perto.', // ed0a39ac
  otherPlace: 'Buscar outro lugar', // a8f6a037
  otherPlaces: 'Outros lugares com esse nome', // bcb6b769
  nearest: (name: string, miles: number) =>
    plural(miles, {
      one: `A clínica mais próxima é ${name}, a ${number(miles)} milha.`,
      other: `A clínica mais próxima é ${name}, a ${number(miles)} milhas.`,
    }), // 98f574a6
  seeNearest: 'Ver esta clínica', // d120ae0a
  none: 'Não encontramos nenhuma clínica com esses dados. Amplie sua busca e tente de novo.', // fd1e62d9
  network: 'Houve uma falha de rede. Tente de novo.', // b25a1841
  retry: 'Tentar de novo', // 942087cc
  oops: (email: string, phone: string) =>
    `Opa, algo deu errado! Escreva para ${email} ou ligue para ${phone}.`, // 9f5c7f22
  miles: (miles: string) => `${miles} mi`, // 8ebbe964
  milesSpoken: (miles: string) => `a ${miles} milhas`, // 8ed6d946
  details: 'Detalhes da clínica', // 4b4c9c19
  detailsOf: (name: string) => `Detalhes da clínica, ${name}`, // 87a38316
  book: 'Reservar uma visita', // b00aa64d
  bookAt: (name: string) => `Reservar uma visita, ${name}`, // 207ba09e
  phone: 'Telefone', // 63dceb88
  address: 'Endereço', // 56ef8f20
  today: 'Hoje', // 2b065c7c
  hoursAndReason: (hours: string, reason: string) => `${hours} (${reason})`, // ad920158
  lunch: 'Almoço', // 74b7de10
  wait: 'Espera', // 26b83994
  next: 'Próximo horário', // 651c9432
  nextTimes: (day: string) => `Próximos horários, ${day}`, // dc93676b
  bookTime: (time: string, day: string) => `Reservar ${time}, ${day}`, // 8cd5ae2d
  closed: 'Fechado', // c21ead06
  span: (from: string, to: string) => `${from} - ${to}`, // 44650983
  noHours: 'Horário de funcionamento não disponível', // 7f821f95
  noLunch: 'Horário de almoço não disponível', // 40a54da8
  noWait: 'Sem espera', // a74aa751
  hours: (hours: number) => `${number(hours)} h`, // fcbda9e6
  minutes: (minutes: number) => `${number(minutes)} min`, // e1bded87
  waitWith: (time: string, description: string | undefined) =>
    description === undefined ? `${time}` : `${time}, ${description}`, // d9153eea
  isToday: (day: string) => `${day} (hoje)`, // 8a596736
  servicesHere: 'Serviços aqui', // db27e5de
  bookService: (service: string, clinic: string) => `Reservar ${service}, ${clinic}`, // e6caba65
  otherServices: 'Outros serviços', // b44e0c59
  waitFailed: 'Não foi possível obter o tempo de espera', // 5f78244e
  detailsTitle: (city: string, state: string, street: string) =>
    street === ''
      ? `Agendamentos - The Little Clinic em ${city}, ${state}`
      : `Agendamentos - The Little Clinic em ${city}, ${state} (${street})`, // 9aeff030
  back: 'Todas as clínicas', // 10c00e75
  openingHours: 'Horário de funcionamento', // 7c017957
  copyAddress: 'Copiar endereço', // 7c4e5224
  directions: 'Como chegar', // c9535678
  services: 'Ver serviços', // f9ffab3c
  pricing: 'Ver preços', // c3aeb71e
  loadingClinic: 'Carregando a clínica', // cc341a53
  errorTitle: 'Algo deu errado', // ab827e3f
  toLocator: 'Achar uma clínica', // 35925dbf
})
