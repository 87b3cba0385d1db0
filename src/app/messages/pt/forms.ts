// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/forms.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('pt')

export const formTexts = translated<typeof english.formTexts>()({
  optional: '(opcional)', // 0059798b
  errorWord: 'Erro:', // 61706290
  summary: 'Confira estas respostas para continuar', // fc271637
  left: (count: number) =>
    plural(count, {
      '=0': 'Nenhuma resposta para conferir.',
      one: `${number(count)} resposta para conferir.`,
      other: `${number(count)} respostas para conferir.`,
    }), // 9f87c6cb
  whyWeAsk: 'Por que perguntamos', // 6e90dfe0
  whyWeAskOf: (field: string) => `Por que perguntamos sobre: ${field}`, // c47d5a65
  chooseOne: 'Escolha', // 8f27c0cb
  continue: 'Continuar', // 31fbef16
  saving: 'Salvando…', // 23e39291
  yes: 'Sim', // 85a39ab3
  no: 'Não', // 1ea442a1
  required: 'É preciso responder.', // b7171a63
  pattern: 'A resposta deve ser válida.', // b91da024
  tooShort: (least: number) => `A resposta deve ter ${number(least)} caracteres ou mais.`, // 35bc6cb2
  tooLong: (most: number) => `A resposta deve ter ${number(most)} caracteres ou menos.`, // 45eaa0c9
  tooSmall: (least: number) => `A resposta deve ser ${number(least)} ou mais.`, // 8a5e3780
  tooLarge: (most: number) => `A resposta deve ser ${number(most)} ou menos.`, // 03d3f166
  selectRequired: 'É preciso escolher.', // f03bea89
  boxRequired: 'É preciso marcar a caixa.', // 03bbf19f
  dateInvalid: 'A data não é válida.', // 8bfe8dbd
  dateRequired: 'É preciso uma data válida.', // b8cb7c40
  requiredOf: (label: string) => `${label}: campo obrigatório.`, // 025f2eaf
  howTo: {
    type: 'Digite na caixa.', // b59a39a3
    typeAgain: 'Confira e digite de novo.', // d4997e67
    typeSame: 'Digite o mesmo que na caixa anterior.', // 9d7d6724
    shorten: 'Deixe mais curto.', // c8ad815b
    digits: 'Digite em números.', // 1040b554
    phone: 'Digite 10 números, sem ramal.', // 9b87d3c4
    email: 'Digite como name@example.com.', // 5036bc5a
    date: 'Digite mês, dia e ano.', // 0b1a6d58
    year: 'Verifique o ano.', // f1082966
    tickBox: 'Marque a caixa para continuar.', // 6cdeec6d
    tickSome: 'Marque o que vale para você.', // 17124a67
    untick: 'Desmarque o que é menos necessário.', // 2d3f60ad
    chooseYesNo: 'Escolha Sim ou Não.', // 77746229
    chooseOne: 'Escolha uma resposta.', // 336bcb61
    chooseInList: 'Escolha na lista.', // f32a76de
  },
  chosen: (count: number) => `Você tem ${number(count)}. Remova algo antes.`, // f9df2a34
  tooMany: (most: number) =>
    plural(most, { one: `Escolha só ${number(most)}.`, other: `Escolha até ${number(most)}.` }), // f9c56034
  upTo: (most: number) => `Escolha até ${number(most)}.`, // c9ed2549
  charactersLeft: (left: number) =>
    plural(left, { one: `Resta ${number(left)} caractere`, other: `Restam ${number(left)} caracteres` }), // 486c4aab
  charactersTooMany: (count: number) =>
    plural(count, { one: `${number(count)} caractere a mais`, other: `${number(count)} caracteres a mais` }), // 12c1585e
  date: {
    month: 'Mês', // 310ca503
    day: 'Dia', // 8f2364e1
    year: 'Ano', // 89f68325
    age: (years: number) => plural(years, { one: `${number(years)} ano`, other: `${number(years)} anos` }), // 6c76c19c
    ageInMonths: (months: number) =>
      plural(months, { one: `${number(months)} mês`, other: `${number(months)} meses` }), // 716758a2
    placeholder: 'mm/dd/aaaa', // f38f59af
  },
  details: {
    card: (label: string, n: number) => `${label} ${number(n)}`, // 2230b595
    remove: 'Remover', // c3812fc4
    removeOf: (name: string) => `Remover ${name}`, // e6a3c4a1
    removed: (name: string) => `${name}: removido`, // bd422d50
    atMost: (most: number) => `Você pode incluir até ${number(most)}.`, // dd83daf6
  },
  shown: {
    endsIn: (characters: string) => `Termina em ${characters}`, // 1c5c776d
    given: 'Já informado', // 0cf2f0e2
    again: 'Digitar de novo', // 36e4fbb5
  },
})
