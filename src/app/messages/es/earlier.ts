// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/earlier.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number } = wordsIn('es')

export const earlier = translated<typeof english.earlier>()({
  title: '¿Quiere venir antes?', // 7458cb32
  how: 'Si queda libre una hora que le conviene, la apartamos diez minutos en esta página para la primera persona de la fila. Mire aquí de vez en cuando.', // 89170709
  days: '¿Qué días le convienen?', // e8ef0788
  parts: '¿A qué hora del día?', // ee59c0bc
  where: '¿Dónde?', // 91f45115
  onlyHere: 'Solo aquí', // 53d196c2
  within: (miles: number) => `También hasta a ${number(miles)} millas`, // a4d9880a
  join: 'Esperar una hora más temprana', // ee107642
  waiting: 'Está esperando una hora más temprana. Mire aquí de vez en cuando.', // dfa13109
  change: 'Cambiar días u hora del día', // 94766495
  stop: 'Dejar de esperar', // d4af24be
  offered: 'Le apartamos una hora más temprana', // 7b6f9277
  accept: 'Tomar esta hora', // be17e3d8
  over: 'Esta hora ya no está apartada para usted.', // 116747a7
  choose: 'Elija al menos un día y una hora del día.', // 1011f92e
})
