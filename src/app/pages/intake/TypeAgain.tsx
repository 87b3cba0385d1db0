import type { Stop } from '#domain/journey'
import type { PageSpec } from '../../forms/spec.ts'
import { useTexts } from '../../messages/catalogue.ts'
import { intake as texts } from '../../messages/en/intake.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { isCheck } from './check-answers.ts'
import type { Intake } from './intake.ts'
import { asksAgain, firstForgotten } from './intake.ts'
import { visitPage } from './place.ts'

/** On every page: that numbers were not kept over a reload, and the way to where they are typed again (CARD-05). */
export function TypeAgain({ intake, stop }: { intake: Intake; stop: Stop<PageSpec> }) {
  const t = useTexts(texts)
  const first = firstForgotten(intake)
  if (!first) return null
  // "Check your answers" leads there with everything else that is not finished.
  if (isCheck(stop) || asksAgain(intake.forgotten, stop)) return <Notice live="status">{t.typedAgain}</Notice>
  const typeAgain = () => visitPage(first, 'behind', { reveal: true })
  return (
    <Notice live="status" actions={<Button onClick={typeAgain}>{t.typeAgain(first.page.title)}</Button>}>
      {t.typedAgain}
    </Notice>
  )
}
