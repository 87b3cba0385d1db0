// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/forms.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('es')

export const formTexts = translated<typeof english.formTexts>()({
  optional: '(opcional)', // 0059798b
  errorWord: 'Error:', // 61706290
  summary: 'Revise estas respuestas para continuar', // fc271637
  left: (count: number) =>
    plural(count, {
      '=0': 'No quedan respuestas por revisar.',
      one: '1 respuesta por revisar.',
      other: `${number(count)} respuestas por revisar.`,
    }), // 9f87c6cb
  whyWeAsk: 'Por qué preguntamos', // 6e90dfe0
  whyWeAskOf: (field: string) => `Por qué preguntamos sobre ${field}`, // c47d5a65
  chooseOne: 'Elija una opción', // 8f27c0cb
  continue: 'Continuar', // 31fbef16
  saving: 'Guardando…', // 23e39291
  yes: 'Sí', // 85a39ab3
  no: 'No', // 1ea442a1
  required: 'Falta la respuesta.', // b7171a63
  pattern: 'La respuesta no es válida.', // b91da024
  tooShort: (least: number) => `La respuesta debe tener ${number(least)} caracteres o más.`, // 35bc6cb2
  tooLong: (most: number) => `La respuesta debe tener ${number(most)} caracteres o menos.`, // 45eaa0c9
  tooSmall: (least: number) => `La respuesta debe ser ${number(least)} o más.`, // 8a5e3780
  tooLarge: (most: number) => `La respuesta debe ser ${number(most)} o menos.`, // 03d3f166
  selectRequired: 'Debe elegir una opción.', // f03bea89
  boxRequired: 'Debe marcar la casilla.', // 03bbf19f
  dateInvalid: 'La fecha no es válida.', // 8bfe8dbd
  dateRequired: 'Debe escribir una fecha válida.', // b8cb7c40
  requiredOf: (label: string) => `${label}: es un campo obligatorio.`, // 025f2eaf
  howTo: {
    type: 'Escríbalo en la casilla.', // b59a39a3
    typeAgain: 'Revíselo y escríbalo otra vez.', // d4997e67
    typeSame: 'Escriba lo mismo que en la casilla anterior.', // 9d7d6724
    shorten: 'Hágalo más corto.', // c8ad815b
    digits: 'Escríbalo con números.', // 1040b554
    phone: 'Escriba 10 números, sin extensión.', // 9b87d3c4
    email: 'Escríbalo como nombre@example.com.', // 5036bc5a
    date: 'Escriba mes, día y año.', // 0b1a6d58
    year: 'Revise el año.', // f1082966
    tickBox: 'Marque la casilla para seguir.', // 6cdeec6d
    tickSome: 'Marque lo que le corresponda.', // 17124a67
    untick: 'Desmarque lo que menos necesite.', // 2d3f60ad
    chooseYesNo: 'Elija Sí o No.', // 77746229
    chooseOne: 'Elija una respuesta.', // 336bcb61
    chooseInList: 'Elija una de la lista.', // f32a76de
  },
  chosen: (count: number) => `Tiene ${number(count)}. Quite una primero.`, // f9df2a34
  tooMany: (most: number) => plural(most, { one: 'Elija solo una.', other: `Elija hasta ${number(most)}.` }), // f9c56034
  upTo: (most: number) => `Elija hasta ${number(most)}.`, // c9ed2549
  charactersLeft: (left: number) =>
    plural(left, { one: 'Queda 1 carácter', other: `Quedan ${number(left)} caracteres` }), // 486c4aab
  charactersTooMany: (count: number) =>
    plural(count, { one: 'Sobra 1 carácter', other: `Sobran ${number(count)} caracteres` }), // 12c1585e
  date: {
    month: 'Mes', // 310ca503
    day: 'Día', // 8f2364e1
    year: 'Año', // 89f68325
    age: (years: number) => plural(years, { one: '1 año de edad', other: `${number(years)} años de edad` }), // 6c76c19c
    ageInMonths: (months: number) =>
      plural(months, { one: '1 mes de edad', other: `${number(months)} meses de edad` }), // 716758a2
    placeholder: 'mm/dd/aaaa', // f38f59af
  },
  details: {
    card: (label: string, n: number) => `${label} ${number(n)}`, // 2230b595
    remove: 'Quitar', // c3812fc4
    removeOf: (name: string) => `Quitar ${name}`, // e6a3c4a1
    removed: (name: string) => `Se quitó ${name}`, // bd422d50
    atMost: (most: number) => `Puede agregar hasta ${number(most)}.`, // dd83daf6
  },
  shown: {
    endsIn: (characters: string) => `Termina en ${characters}`, // 1c5c776d
    given: 'Ya lo dio', // 0cf2f0e2
    again: 'Por escribir otra vez', // 36e4fbb5
  },
})
