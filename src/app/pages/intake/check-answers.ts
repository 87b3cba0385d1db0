import type { Place, Stop } from '#domain/journey'
import type { PageSpec } from '../../forms/spec.ts'
import type { StepContext, StepSpec } from '../../forms/step.ts'
import { say } from '../../messages/catalogue.ts'
import { checkAnswers as texts } from '../../messages/en/intake.ts'
import type { Intake, IntakeStep } from './intake.ts'

const KEY = 'checkAnswers'

/** "Check your answers": a step of every form that asks nothing. It is no folder of steps/, for no configuration may lose it. */
const CHECK: StepSpec = {
  key: KEY,
  title: () => say(texts).title,
  documents: [],
  pages: () => [{ key: 'check', title: say(texts).title, hint: say(texts).hint, fields: [] }],
  payload: () => ({}),
}

/** The steps with the check before the first that is agreed to: a guest signs what they have read. With none to come, it is last. */
export function withCheck(steps: readonly IntakeStep[], context: StepContext): IntakeStep[] {
  const agreed = steps.findIndex(({ spec }) => spec.agreesTo !== undefined)
  const at = agreed > 0 ? agreed : steps.length
  return [...steps.slice(0, at), { spec: CHECK, pages: CHECK.pages(context) }, ...steps.slice(at)]
}

/** Whether a place is "Check your answers". */
export function isCheck({ stepKey }: Pick<Place, 'stepKey'>): boolean {
  return stepKey === KEY
}

/** The stops that "Check your answers" shows: all before it. */
export function checkedStops({ route }: Pick<Intake, 'route'>): Stop<PageSpec>[] {
  return route.slice(0, route.findIndex(isCheck))
}
