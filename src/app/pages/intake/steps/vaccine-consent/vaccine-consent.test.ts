import { expect, it } from 'vitest'
import { aVisit, documentIn, intakeFor } from '../../../../../../tests/support/intake.ts'

it('the text is shown as the document has it, with what its state adds [CONSENT-02]', () => {
  const [page] = intakeFor(aVisit()).pages.filter((stop) => stop.stepKey === 'vaccineConsent')
  const text = documentIn('production', 'vaccineConsent').default
  expect(page?.page.title).toBe(text.title)
  expect(page?.page.fields[0]).toMatchObject({
    kind: 'prose',
    label: text.summary,
    folds: { points: text.points },
  })
})

it('the wording of the vaccine consent is recorded [CONSENT-10]', () => {
  const { steps } = intakeFor(aVisit())
  expect(steps.find(({ spec }) => spec.key === 'vaccineConsent')?.spec.agreesTo).toBe('vaccineConsent')
})
