// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/walk-in.ts'
import { translated } from '../translated.ts'

export const walkIn = translated<typeof english.walkIn>()({
  heading: 'Vacina sem hora marcada', // e941b803
  promise: 'Não precisa de hora marcada. Leva cerca de 5 minutos.', // 7bad3f1f
  fallbackName: 'A farmácia do seu bairro', // 7e37ea52
  steps: 'Como funciona', // 9c870aa6
  selectVaccines: 'Escolha as vacinas', // 5bd73ba0
  selectVaccinesHow: 'Escolha na lista.', // b8f140cf
  fillConsent: 'Preencha o consentimento', // 4256d651
  fillConsentHow: 'Algumas perguntas sobre você e sua saúde.', // 9a6c3fd5
  checkIn: 'Faça o check-in no balcão da farmácia', // 1162b8bd
  checkInHow: 'A equipe da farmácia diz o tempo aproximado de espera.', // 11c13196
  start: 'Começar', // e4bb9f1e
  openAllDay: 'Aberto 24 horas', // d955c52c
  openUntil: (time: string) => `Aberto até ${time}`, // cb1f77fc
})
