import type { Answers } from '../../../../src/app/forms/spec.ts'
import type { PayloadSlice } from '../../../../src/app/forms/step.ts'
import { textAnswered } from '../../../../src/app/parts/answers.ts'

export function payload(answers: Answers): PayloadSlice {
  const help = textAnswered(answers, 'needleHelp')
  return { notes: [`Needles: ${textAnswered(answers, 'needleComfort') ?? ''}${help ? `, ${help}` : ''}`] }
}
