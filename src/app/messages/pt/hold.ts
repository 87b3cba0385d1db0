// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/hold.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { all, number, plural } = wordsIn('pt')

export const hold = translated<typeof english.hold>()({
  holding: (time: string) => `Guardando ${time}`, // 79fda172
  heldFor: (minutes: number, time: string) =>
    plural(minutes, {
      one: `Guardado para você por mais ${number(minutes)} minuto, até ${time}.`,
      other: `Guardado para você por mais ${number(minutes)} minutos, até ${time}.`,
    }), // fa984001
  held: (time: string) => `Guardado até ${time}.`, // c1a8b0c7
  heldNext: (time: string) => `Guardado até ${time}. Continuar é o próximo botão.`, // d150c4bf
  soonMinutes: (minutes: number) =>
    plural(minutes, {
      one: `Seu horário está guardado por mais ${number(minutes)} minuto.`,
      other: `Seu horário está guardado por mais ${number(minutes)} minutos.`,
    }), // 5fd31562
  soonSeconds: (seconds: number) =>
    plural(seconds, {
      one: `Seu horário está guardado por mais ${number(seconds)} segundo.`,
      other: `Seu horário está guardado por mais ${number(seconds)} segundos.`,
    }), // 08daadf2
  soonHow: 'Para mantê-lo, toque em "Guardar por mais tempo", o botão antes de "Continuar".', // 9265c004
  last: 'Restam 30 segundos para manter seu horário.', // defa5584
  atLatest: (time: string) => `Este horário pode ser guardado no máximo até ${time}.`, // 1fb54915
  afterThat: 'Depois tentamos guardá-lo de novo.', // 8a8733c4
  goOn: (time: string) => `Continuar com ${time}`, // b2b9b769
  keep: 'Guardar por mais tempo', // 288e2acf
  keeping: 'Guardando', // 2323b5ea
  keepFailed: 'A conexão está com problema agora. Tente de novo daqui a pouco.', // 5dc929fc
  taken: 'Este horário acabou de ser reservado. Escolha outro horário.', // 8a5608a7
  connectionFailed: 'A conexão está com problema agora. Tente de novo daqui a pouco.', // 5dc929fc
  offline: 'Sem conexão. Você poderá escolher um horário quando ela voltar.', // 9f3abd01
  over: 'Seu horário não está mais guardado.', // 28b7b185
  unheld: 'Este horário não está guardado. Vamos reservá-lo no final, se ainda estiver livre.', // eb56cd6d
  typed: 'O que você digitou ainda está aqui.', // f5bedc67
  holdAgain: 'Guardar o mesmo horário', // 58a11545
  holdingAgain: 'Guardando seu horário de novo', // 185d1654
  again: 'Guardamos o mesmo horário para você de novo.', // 49371245
  lost: 'Seu horário foi reservado por outra pessoa.', // 6206aeb5
  lostSecond: 'O horário do seu 2º agendamento foi reservado por outra pessoa.', // 352f4583
  firstHeld: 'Seu 1º agendamento ainda está guardado.', // 20dbc441
  nearest: 'Os horários livres mais próximos', // a667cf61
  otherTimes: 'Ver todos os horários', // cb689b34
  heldForAnother: (what: string, where: string, when: string) =>
    where === '' ? `Você tem guardado: ${what}, ${when}.` : `Você tem guardado: ${what}, ${where}, ${when}.`, // 6c40947a
  goOnWithIt: 'Continuar com ele', // 9e9761f7
  releaseIt: 'Liberar e buscar', // 6173868a
  elsewhereHeld: (what: string, where: string, when: string) =>
    where === ''
      ? `Em outra aba você tem guardado: ${what}, ${when}.`
      : `Em outra aba você tem guardado: ${what}, ${where}, ${when}.`, // 5fee2f81
  elsewhereOpen: 'Sua visita está aberta em outra aba.', // 6242713e
  elsewhereReplaces: 'Um horário escolhido aqui substitui o que está guardado lá.', // ed19a9bc
  notBooked: (names: readonly string[]) => `Não reservado aqui: ${all(names)}`, // dd9323f2
  findPlaceForIt: (count: number) =>
    plural(count, { one: 'Achar um lugar para isso', other: 'Achar um lugar para eles' }), // 3c534c97
  cardTitle: 'Seu agendamento', // 56285920
  first: '1º agendamento', // ae15e1b9
  second: '2º agendamento', // e0b41b65
  finish: 'A reserva termina por telefone: ligue enquanto seu horário está guardado e diga o lugar e a hora.', // dae96f3a
  finishUnheld: 'A reserva termina por telefone: ligue e diga o lugar e a hora.', // 0ef82972
  chooseAnother: 'Escolher outro horário', // 099028b1
})
