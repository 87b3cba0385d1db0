import { expect, it } from 'vitest'
import { aDietitianVisit } from '../../../../../../tests/support/dietitian.ts'
import { aVisit, documentIn, intakeFor } from '../../../../../../tests/support/intake.ts'
import type { FieldSpec } from '../../../../forms/spec.ts'
import type { Visit } from '../../../../state/visit.ts'

const STEP = 'telemedicineFinancialConsent'
const video = () => aVisit({ flow: 'VIRTUAL_VISIT', category: 'Video Visits' })
const pagesOf = (visit: Visit) => intakeFor(visit).pages.filter((stop) => stop.stepKey === STEP)

it('a visit on video has another text, and the fields of the financial consent [FINANCE-09]', () => {
  const document = documentIn('production', STEP)
  const [text] = pagesOf(video())
  expect(text?.page.title).toBe(document.default.title)
  expect(text?.page.title).not.toBe(documentIn('production', 'financialConsent').default.title)
  const signed = (fields: readonly FieldSpec[] = []) => fields.filter(({ kind }) => kind !== 'prose')
  expect(signed(text?.page.fields).map(({ name }) => name)).toEqual([
    'relationshipWithPatient',
    'patientLegalName',
    'responsible',
  ])
  const clinic = intakeFor(aVisit({ flow: 'IN_PERSON', category: 'Clinic Visits' })).pages
  const [financial] = clinic.filter((stop) => stop.stepKey === 'financialConsent')
  expect(JSON.stringify(signed(text?.page.fields))).toBe(JSON.stringify(signed(financial?.page.fields)))
})

it('the text for a dietitian mentions it [FINANCE-09, CONTENT-22]', () => {
  const [text] = pagesOf(aDietitianVisit())
  expect(text?.page.title).toBe(documentIn('production', STEP).flow?.['DIETITIAN']?.title)
})

it('video and dietitian care are agreed to in the general consent alone [CONSENT-05]', () => {
  const boxes = pagesOf(aDietitianVisit()).flatMap(({ page }) =>
    page.fields.filter((one) => one.kind === 'box'),
  )
  expect(boxes).toEqual([])
})
