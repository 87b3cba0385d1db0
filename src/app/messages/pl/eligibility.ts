// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/eligibility.ts'
import { translated } from '../translated.ts'

export const eligibility = translated<typeof english.eligibility>()({
  eligible: 'Spełniają Państwo warunki. Za chwilę nastąpi przekierowanie!', // f5cfe1e5
  lastQuestion: 'To było ostatnie pytanie! Za chwilę nastąpi przekierowanie.', // 0af45f9a
  ineligible: 'Zgodnie z odpowiedziami nie mogą Państwo teraz przejść dalej', // f0902c32
  unknownType: 'Przepraszamy. Mamy problem z wczytaniem pytań. Proszę spróbować później.', // b01f8517
  issue: 'Mamy w tej chwili problem. Proszę spróbować później.', // 488a0999
  noDetector: 'Mamy w tej chwili problem z umawianiem wizyt. Proszę spróbować później.', // 4d2eea9c
  continue: 'Dalej', // 31fbef16
  required: 'To pole jest wymagane', // 0b2b46d5
  invalidDate: 'Data jest nieprawidłowa.', // 8bfe8dbd
  notInPast: 'Data musi być w przeszłości.', // 72b72226
  notOnOrAfter: (date: string) => `Najwcześniejsza data to ${date}.`, // 2fcb2919
})
