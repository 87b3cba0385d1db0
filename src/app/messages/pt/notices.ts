// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/notices.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('pt')

export const update = translated<typeof english.update>()({
  ready: 'Uma nova versão está pronta.', // b9d4487c
  now: 'Atualizar', // c1c1009d
  later: 'Depois', // 73b6e48a
  updating: 'Atualizando…', // dfe40efe
})

export const draft = translated<typeof english.draft>()({
  lost: 'Não foi possível abrir as respostas que você já tinha digitado. Comece de novo.', // dfbbb8a7
  elsewhere: 'Sua visita está aberta em outra aba', // 924651af
  elsewhereHow: 'Tudo o que você digitou está lá. Você pode continuar naquela aba, ou retomar aqui.', // 0c75b77c
  goOnHere: 'Continuar aqui', // 3fc251e9
})

export const saved = translated<typeof english.saved>()({
  waiting: (count: number) =>
    plural(count, { one: 'Seu check-in espera envio.', other: `${number(count)} check-ins esperam envio.` }), // 73e79856
  waitingHow: (count: number) =>
    plural(count, {
      one: 'A farmácia ainda não o tem. Enviamos assim que houver conexão. Você pode ir ao balcão e dizer seu código.',
      other:
        'A farmácia ainda não os tem. Enviamos assim que houver conexão. Você pode ir ao balcão e dizer seus códigos.',
    }), // ad29960b
  received: (count: number) =>
    plural(count, {
      one: 'A farmácia agora tem seu check-in.',
      other: `A farmácia agora tem ${number(count)} dos seus check-ins.`,
    }), // 6b1c5687
  refused: (count: number) =>
    plural(count, {
      one: 'Seu check-in não pôde ser aceito.',
      other: `${number(count)} check-ins não puderam ser aceitos.`,
    }), // 646618ea
  refusedHow: 'Pergunte no balcão da farmácia, ou comece um novo check-in.', // baebf981
  codes: (count: number) => plural(count, { one: 'Código para o balcão:', other: 'Códigos para o balcão:' }), // 2dda2d13
})

export const copy = translated<typeof english.copy>()({
  copied: 'Copiado!', // ea61bc15
  notCopied: 'Copie à mão.', // 51037fa2
})
