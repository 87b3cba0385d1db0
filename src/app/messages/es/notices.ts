// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/notices.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('es')

export const update = translated<typeof english.update>()({
  ready: 'Hay una versión nueva.', // b9d4487c
  now: 'Actualizar', // c1c1009d
  later: 'Más tarde', // 73b6e48a
  updating: 'Actualizando…', // dfe40efe
})

export const draft = translated<typeof english.draft>()({
  lost: 'No pudimos abrir las respuestas que escribió antes. Empiece de nuevo.', // dfbbb8a7
  elsewhere: 'Su visita está abierta en otra pestaña', // 924651af
  elsewhereHow: 'Todo lo que escribió está allí. Puede seguir en esa pestaña, o continuar aquí.', // 0c75b77c
  goOnHere: 'Seguir aquí', // 3fc251e9
})

export const saved = translated<typeof english.saved>()({
  waiting: (count: number) =>
    plural(count, {
      one: 'Su registro espera el envío.',
      other: `${number(count)} registros esperan el envío.`,
    }), // 73e79856
  waitingHow: (count: number) =>
    plural(count, {
      one: 'La farmacia aún no lo tiene. Lo enviaremos en cuanto haya conexión. Puede ir al mostrador y decir su código.',
      other:
        'La farmacia aún no los tiene. Los enviaremos en cuanto haya conexión. Puede ir al mostrador y decir sus códigos.',
    }), // ad29960b
  received: (count: number) =>
    plural(count, {
      one: 'La farmacia ya tiene su registro.',
      other: `La farmacia ya tiene ${number(count)} de sus registros.`,
    }), // 6b1c5687
  refused: (count: number) =>
    plural(count, {
      one: 'Su registro no se pudo recibir.',
      other: `${number(count)} registros no se pudieron recibir.`,
    }), // 646618ea
  refusedHow: 'Pregunte en el mostrador de la farmacia o empiece un nuevo registro.', // baebf981
  codes: (count: number) =>
    plural(count, { one: 'Código para el mostrador:', other: 'Códigos para el mostrador:' }), // 2dda2d13
})

export const copy = translated<typeof english.copy>()({
  copied: '¡Copiado!', // ea61bc15
  notCopied: 'Cópielo a mano.', // 51037fa2
})
