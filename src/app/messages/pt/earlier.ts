// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/earlier.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number } = wordsIn('pt')

export const earlier = translated<typeof english.earlier>()({
  title: 'Quer vir mais cedo?', // 7458cb32
  how: 'Se vagar um horário que lhe convém, nós o guardamos dez minutos nesta página para a primeira pessoa da fila. Olhe aqui de vez em quando.', // 89170709
  days: 'Que dias lhe convêm?', // e8ef0788
  parts: 'Em que parte do dia?', // ee59c0bc
  where: 'Onde?', // 91f45115
  onlyHere: 'Só aqui', // 53d196c2
  within: (miles: number) => `Também até ${number(miles)} milhas daqui`, // a4d9880a
  join: 'Esperar um horário mais cedo', // ee107642
  waiting: 'Você está esperando um horário mais cedo. Olhe aqui de vez em quando.', // dfa13109
  change: 'Mudar dias ou parte do dia', // 94766495
  stop: 'Parar de esperar', // d4af24be
  offered: 'Guardamos um horário mais cedo', // 7b6f9277
  accept: 'Ficar com este horário', // be17e3d8
  over: 'Este horário não está mais guardado para você.', // 116747a7
  choose: 'Escolha pelo menos um dia e uma parte do dia.', // 1011f92e
})
