import { expect, it } from 'vitest'
import { aVisit, documentIn, intakeFor } from '../../../../../../tests/support/intake.ts'

const clinic = () => intakeFor(aVisit({ flow: 'IN_PERSON', category: 'Clinic Visits' }))

it('a visit to a clinic is paid for: the text of its document, and its wording is recorded [FINANCE-01, CONSENT-10]', () => {
  const { pages, steps } = clinic()
  const [page] = pages.filter((stop) => stop.stepKey === 'financialConsent')
  const text = documentIn('production', 'financialConsent').default
  expect(page?.page.title).toBe(text.title)
  expect(page?.page.fields[0]).toMatchObject({
    kind: 'prose',
    label: text.summary,
    folds: { points: text.points },
  })
  expect(steps.find(({ spec }) => spec.key === 'financialConsent')?.spec.agreesTo).toBe('financialConsent')
})

it.each(['financialConsent', 'telemedicineFinancialConsent', 'vaccineConsent'] as const)(
  'whoever signs the text of %s types their own name: the patient, or a parent for a child [FINANCE-10, SC-31]',
  (slug) => {
    expect(documentIn('production', slug).default.summary).toMatch(
      /^Read this, then type your legal name to say yes\./,
    )
  },
)

it('the financial consent has the sidebar beside it [INTAKE-07]', () => {
  const { steps } = clinic()
  expect(steps.find(({ spec }) => spec.key === 'financialConsent')?.spec.wide).toBeUndefined()
})
