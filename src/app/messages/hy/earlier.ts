// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/earlier.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number } = wordsIn('hy')

export const earlier = translated<typeof english.earlier>()({
  title: 'Ցանկանո՞ւմ եք ավելի շուտ գալ', // 7458cb32
  how: 'Եթե Ձեզ հարմար ժամ ազատվի, այս էջում տասը րոպե այն պահում ենք հերթում առաջինի համար։ Երբեմն նայեք այստեղ։', // 89170709
  days: 'Ո՞ր օրերն են հարմար', // e8ef0788
  parts: 'Օրվա ո՞ր ժամին', // ee59c0bc
  where: 'Որտե՞ղ', // 91f45115
  onlyHere: 'Միայն այստեղ', // 53d196c2
  within: (miles: number) => `Նաև մինչև ${number(miles)} մղոն այստեղից`, // a4d9880a
  join: 'Սպասել ավելի վաղ ժամի', // ee107642
  waiting: 'Դուք սպասում եք ավելի վաղ ժամի։ Երբեմն նայեք այստեղ։', // dfa13109
  change: 'Փոխել օրերը կամ օրվա ժամը', // 94766495
  stop: 'Այլևս չսպասել', // d4af24be
  offered: 'Ձեզ համար պահված է ավելի վաղ ժամ', // 7b6f9277
  accept: 'Վերցնել այս ժամը', // be17e3d8
  over: 'Այս ժամն այլևս պահված չէ Ձեզ համար։', // 116747a7
  choose: 'Ընտրեք առնվազն մեկ օր և օրվա մեկ ժամ։', // 1011f92e
})
