import { lastDigits } from '#domain/text'
import type { Answers } from '../../../../forms/spec.ts'
import type { PayloadSlice } from '../../../../forms/step.ts'
import { textAnswered } from '../../../../parts/answers.ts'

/** insuranceInfo (INSURANCE-06). */
export function payload(answers: Answers): PayloadSlice {
  const has = answers['hasPrimaryInsurance']
  if (has !== '1' && has !== '0') return {}
  const text = (name: string) => textAnswered(answers, name)
  const social = text('socialSecurityNumber')
  return {
    insuranceInfo: {
      hasPrimaryInsurance: has,
      insuranceCarrier: text('insuranceCarrier'),
      cardholderIdNumber: text('cardholderIdNumber'),
      groupNumber: text('groupNumber'),
      stateIssuedId: text('stateIssuedId'),
      socialSecurityNumber: social === undefined ? undefined : lastDigits(social, 9),
    },
  }
}
