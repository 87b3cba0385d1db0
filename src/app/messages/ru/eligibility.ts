// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/eligibility.ts'
import { translated } from '../translated.ts'

export const eligibility = translated<typeof english.eligibility>()({
  eligible: 'Вам подходит эта услуга! Сейчас мы перейдём дальше.', // f5cfe1e5
  lastQuestion: 'Это был последний вопрос! Сейчас мы перейдём дальше.', // 0af45f9a
  ineligible: 'По Вашим ответам Вы сейчас не можете продолжить', // f0902c32
  unknownType: 'К сожалению, не удалось загрузить вопросы. Попробуйте позже.', // b01f8517
  issue: 'Сейчас возникла неполадка. Попробуйте позже.', // 488a0999
  noDetector: 'Сейчас неполадка с записью. Попробуйте позже.', // 4d2eea9c
  continue: 'Продолжить', // 31fbef16
  required: 'Это обязательное поле', // 0b2b46d5
  invalidDate: 'Дата указана неверно.', // 8bfe8dbd
  notInPast: 'Дата должна быть в прошлом.', // 72b72226
  notOnOrAfter: (date: string) => `Дата должна быть не раньше ${date}.`, // 2fcb2919
})
