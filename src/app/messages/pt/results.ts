// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/results.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { all, either, number, plural, row } = wordsIn('pt')

export const results = translated<typeof english.results>()({
  title: 'Escolha um horário', // c32650bd
  followupTitle: 'Escolha um horário para a segunda dose', // a06d5901
  followupHint: (day: string) => `Ela pode ser dada a partir de ${day}, no mesmo lugar.`, // 49305032
  bestBy: (day: string) => `De preferência até ${day}.`, // 0b62dac5
  firstDose: '1ª dose', // daf3520a
  otherFirst: 'Escolher outra primeira data', // b703052b
  loading: 'Procurando horários livres', // f14838e6
  soonest: (day: string, time: string, place: string) => `Mais cedo: ${day} ${time}, ${place}`, // 39550abd
  soonestFurther: (day: string, time: string, place: string) =>
    `Nada livre por perto durante o dia. Mais cedo: ${day} ${time}, ${place}`, // f59b1428
  counted: (places: number, day: string, time: string) =>
    plural(places, {
      one: `${number(places)} lugar tem horários. Mais cedo: ${day} ${time}.`,
      other: `${number(places)} lugares têm horários. Mais cedo: ${day} ${time}.`,
    }), // 3f207aab
  near: (place: string) => `Horários perto de ${place}.`, // 7552a56d
  lookedNear: (place: string) => `Procuramos perto de ${place}.`, // 39e498b1
  changePlace: 'Mudar', // c0bf75bd
  narrow: 'Filtrar e ordenar', // 06df7c65
  showOnly: 'Mostrar só', // a8d71c96
  order: 'Ordem', // 6be09082
  weekend: 'Fim de semana', // 25014bff
  nearestFirst: 'Mais perto primeiro', // 4ec56a66
  soonestFirst: 'Mais cedo primeiro', // 482c320b
  onlyShown: (kinds: readonly string[]) => `Mostrando só: ${row(kinds)}.`, // 5c492e69
  showAllTimes: 'Mostrar todos os horários', // c48ec07b
  noneOfKind: 'Nenhum horário livre deste tipo', // fb7c1ef9
  withCode: (code: string) => `Com o código de benefício ${code}.`, // c7cdab1d
  otherPlaces: 'Outros lugares com esse nome', // bcb6b769
  searchAt: 'Buscar em', // 85b83e6d
  didYouMean: 'Você quis dizer', // 68fe7217
  today: 'hoje', // e0f4f767
  tomorrow: 'amanhã', // bafd151a
  partOnly: 'Estes lugares oferecem parte do que você escolheu', // 3afe799b
  listLabel: 'Lugares com horários livres', // 58099d45
  distance: (miles: number) => (miles < 0.05 ? 'Menos de 0,1 mi' : `${number(miles, 1)} mi`), // c44ceaca
  distanceSpoken: (miles: number) => (miles < 0.05 ? 'A menos de 0,1 milha' : `A ${number(miles, 1)} milhas`), // 7b1bf01e
  lasting: (time: string, minutes: number) =>
    plural(minutes, {
      one: `${time}, ${number(minutes)} minuto`,
      other: `${time}, ${number(minutes)} minutos`,
    }), // fa822196
  openUntil: (time: string) => `Aberto até ${time}`, // cb1f77fc
  dayHours: (day: string, hours: string) => `${day}: ${hours}`, // a1e489c8
  opensAt: (time: string) => `Fechado agora. Abre às ${time}`, // 5e10c5f2
  openAllDay: 'Aberto 24 horas', // d955c52c
  closedNow: 'Fechado agora', // b7c1a931
  closedUntil: (day: string, time: string) => `Fechado agora. Abre ${day} às ${time}`, // 05565afa
  zone: (abbreviation: string) => `Horários em ${abbreviation}`, // 33271353
  yourZone: (abbreviation: string) => `Horários no seu fuso horário (${abbreviation})`, // e74f402a
  chosenZone: (abbreviation: string) => `Horários no fuso horário que você escolheu (${abbreviation})`, // 0cb7658f
  video: 'Visita por vídeo', // c6e3131e
  languages: (names: readonly string[]) => `Idiomas: ${all(names)}`, // 9a8b2e30
  videoHint: 'Com o primeiro profissional livre no horário que você escolher.', // 8e97cc8c
  slot: (time: string, day: string, place: string) => `${time}, ${day}, ${place}`, // 0aae8266
  none: 'Nenhum', // dc937b59
  nextDay: (day: string, count: number) => `${day}: ${number(count)}`, // 107cfc04
  showMore: 'Mostrar mais', // f5c9bd13
  showMoreOf: (day: string, place: string) => `Mostrar mais horários, ${day}, ${place}`, // a773e71f
  earlier: 'Datas anteriores', // 94ca1c3b
  later: 'Datas seguintes', // 70ad6006
  showLess: 'Mostrar menos', // 94ea9b1d
  showLessOf: (place: string) => `Mostrar menos de ${place}`, // 37b93975
  parts: {
    morning: 'Manhã', // e9376a28
    afternoon: 'Tarde', // fb847b43
    evening: 'Fim da tarde', // 458c1fed
    night: 'Noite', // 4e9f8db8
  },
  moreShown: 'Mais horários mostrados.', // dbbfb384
  daysShown: (first: string, last: string) =>
    first === last ? `Mostrando ${first}.` : `Mostrando ${first} a ${last}.`, // f674e1bd
  loadingTimes: 'Carregando horários', // a56ae430
  timesFailed: 'Estes horários não carregaram.', // d1652200
  tryAgain: 'Tentar de novo', // d8b8392e
  came: 'O horário que você queria', // 7b947c3d
  cameFor: (time: string, place: string) => `${time}, ${place}`, // df12993e
  cameUnheld: 'Está escolhido. Ninguém o guarda para você até você pedir.', // 5541cee2
  hold: 'Guardar este horário', // e8963952
  holdOf: (time: string) => `Guardar este horário, ${time}`, // e86e3126
  chosen: (time: string) => `Escolhido: ${time}`, // f500abd4
  cameGone: (time: string) => `O horário que você queria, ${time}, não está mais livre.`, // f104cb8c
  cameApart: (time: string) =>
    `O horário que você queria, ${time}, não está livre para tudo o que você escolheu junto.`, // a1d036d0
  camePast: (time: string) => `O horário que você queria, ${time}, já passou.`, // 5519cdd8
  cameEarly: (time: string, day: string) =>
    `O horário que você queria, ${time}, é cedo demais: esta visita pode ser a partir de ${day}.`, // f6e04fa5
  cameNotGiven: (time: string, place: string | undefined, names: readonly string[]) =>
    place === undefined
      ? `O lugar que você queria não oferece ${either(names)}; por isso o horário que você queria, ${time}, não é possível.`
      : `${place} não oferece ${either(names)}; por isso o horário que você queria, ${time}, não é possível.`, // 1cd44176
  cameClosed: (time: string) => `O lugar do horário que você queria, ${time}, não aceita reservas agora.`, // dd009b3f
  cameElsewhere: (time: string) => `O lugar do horário que você queria, ${time}, não está entre estes.`, // 8e4cdcbd
  cameInstead: 'Estes horários estão livres.', // 5c970410
  noResults: 'Nenhum resultado!', // 3d86fe20
  changeSearch: 'Mudar sua busca', // 92e8ee71
  findClinic: 'Achar uma clínica', // 35925dbf
  noAvailability: 'Nada disponível', // ffaf7b98
  noAvailabilityText: (days: number) =>
    `O serviço que você escolheu não está disponível neste período de ${number(days)} dias. Tente outro lugar ou outras datas.`, // 65c55fdb
  serviceUnavailable: 'Serviço não disponível', // f6fc3c77
  serviceUnavailableText: 'O serviço que você escolheu não está disponível aqui. Tente outro lugar.', // 42c962b3
  notOffered: (names: readonly string[]) => `Este lugar não oferece ${all(names)} neste momento.`, // caf02c8d
  tooFar: (days: number) =>
    `Você só pode reservar este tipo de agendamento com até ${number(days)} dias de antecedência.`, // 5ccd7d95
  lastDays: (first: string, last: string) =>
    first === last
      ? `O último dia para reservar agora: ${last}.`
      : `Os últimos dias para reservar agora: ${first} a ${last}.`, // 89eb4e1d
  nearestPlace: (name: string, miles: number) =>
    plural(miles, {
      one: `O lugar mais próximo é ${name}, a ${number(miles)} milha.`,
      other: `O lugar mais próximo é ${name}, a ${number(miles)} milhas.`,
    }), // a16457fe
  seeItsTimes: 'Ver seus horários', // bb904130
  withinMiles: (miles: number) => `Até ${number(miles)} milhas`, // f66dec27
  videoInstead: 'Reservar uma visita por vídeo', // bc56a3de
  leadTime: 'Suas datas mudaram porque as clínicas precisam de mais tempo para preparar este agendamento.', // 6a0f59e5
  asOf: (time: string) =>
    `Sem conexão. Estes horários são de ${time} e não podem ser guardados até a conexão voltar.`, // e33b9c4f
  failed: 'Os horários não carregaram.', // df26a649
  pages: 'Páginas de resultados', // b754ae73
  page: (n: number, of: number) => `Página ${number(n)} de ${number(of)}`, // d5392aeb
  nextPage: 'Próxima', // 1ff57a29
  previousPage: 'Anterior', // a57b08a4
  pick: 'Escolha um horário para continuar.', // 48b9b780
})

export const wished = translated<typeof english.wished>()({
  first: (place: string) => `${place}, que você escolheu, vem primeiro.`, // 7db0528d
  absent: 'O lugar que você escolheu não tem esta visita. Estes são os mais próximos que têm.', // 256916d3
})
