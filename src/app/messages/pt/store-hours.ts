// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/store-hours.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('pt')

export const storeHours = translated<typeof english.storeHours>()({
  closing: (minutes: number) =>
    plural(minutes, {
      one: `Fecha em ${number(minutes)} minuto`,
      other: `Fecha em ${number(minutes)} minutos`,
    }), // ab1e4dee
  pausing: (minutes: number, until: string) =>
    plural(minutes, {
      one: `Pausa de almoço em ${number(minutes)} minuto, até ${until}`,
      other: `Pausa de almoço em ${number(minutes)} minutos, até ${until}`,
    }), // 6b4613a9
  pausingHow: 'Vá ao balcão agora, ou volte depois da pausa.', // 8d3463aa
  break: (until: string) => `Pausa de almoço até ${until}`, // 257e2edb
  later: (at: string) => `Fechado agora. Abre às ${at}`, // 20625227
  tomorrow: (at: string) => `Fechado agora. Abre amanhã às ${at}`, // 09d86db7
  onDay: (day: string, at: string) => `Fechado agora. Abre ${day} às ${at}`, // e5f4de6b
  closed: 'Fechado agora', // b7c1a931
  because: (line: string, reason: string) => `${line} (${reason})`, // 01404215
  comeBack: (at: string) => `Volte às ${at} com seu código.`, // e5a07332
  hurry: 'Vá ao balcão agora.', // 7ff90f7d
  askWhenOpen: 'Pergunte no balcão quando abrirmos.', // 5e86c921
  sentWhileClosed: 'Seu formulário está guardado. Fale com a equipe da farmácia quando ela abrir.', // 8c4059ef
  wait: (minutes: number) =>
    plural(minutes, {
      '=0': 'Sem espera agora',
      one: `Espera: cerca de ${number(minutes)} minuto`,
      other: `Espera: cerca de ${number(minutes)} minutos`,
    }), // 9e79cf46
  bookVisit: 'Reservar uma visita', // b00aa64d
  lastKnown: 'Estamos sem conexão. Estes são os últimos horários que sabemos.', // 1dbf8969
  unknown: 'Horário de funcionamento não disponível', // 7f821f95
})
