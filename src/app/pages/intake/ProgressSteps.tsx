import type { Place } from '#domain/journey'
import { useTexts } from '../../messages/catalogue.ts'
import { intake as texts } from '../../messages/en/intake.ts'
import { href } from '../../paths.ts'
import { insteadOfLink } from '../../platform/navigate.ts'
import type { Visit } from '../../state/visit.ts'
import { Stepper } from '../../ui/Stepper.tsx'
import type { Intake } from './intake.ts'
import { isStepDone } from './intake.ts'
import { visitPage } from './place.ts'

type Props = { intake: Intake; at: Place; answers: Visit['answers'] }

/** Where the guest is among the steps; each can be opened (INTAKE-05, INTAKE-13). */
export function ProgressSteps({ intake, at, answers }: Props) {
  const t = useTexts(texts)
  const shown = intake.steps.flatMap(({ spec }) => {
    const first = intake.route.find((stop) => stop.stepKey === spec.key)
    return first ? [{ spec, first }] : []
  })
  const index = shown.findIndex(({ spec }) => spec.key === at.stepKey)
  const title = shown[index]?.spec.title() ?? ''
  return (
    <Stepper
      label={t.steps}
      doneWord={t.done}
      progress={t.stepOf(index + 1, shown.length, title)}
      steps={shown.map(({ spec, first }, position) => ({
        key: spec.key,
        title: spec.title(),
        state: spec.key === at.stepKey ? 'current' : isStepDone(intake, answers, spec.key) ? 'done' : 'ahead',
        href: href('schedule'),
        onClick: insteadOfLink(() => visitPage(first, position < index ? 'behind' : 'ahead')),
      }))}
    />
  )
}
