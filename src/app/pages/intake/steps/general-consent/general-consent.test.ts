import { describe, expect, it } from 'vitest'
import {
  answering,
  aStore,
  aVisit,
  documentIn,
  intakeFor,
  problemsIn,
  sliceIn,
} from '../../../../../../tests/support/intake.ts'
import type { Answers } from '../../../../forms/spec.ts'

const STEP = 'generalConsent'
const general = documentIn('production', 'generalConsent')
const visitWith = (answers: Answers) => answering(aVisit(), STEP, answers)
/** The whole text, with every box that a clinic asks to tick. */
const clinic = { documents: { generalConsent: { default: general.default } } }

describe('the general consent', () => {
  it('CONSENT-04 CONSENT-06 of a walk-in has the boxes of its flow and sends what was ticked', () => {
    expect(problemsIn(aVisit(), STEP)).toEqual({})
    expect(sliceIn(aVisit(), STEP)).toEqual({
      consentDetails: { consentToTreat: true, hieConsent: true },
    })
  })

  it('CONSENT-01 CONSENT-04 CONSENT-06 of a clinic sends each box under its own name', () => {
    const ticked = visitWith({ nspConsent: true, ppaConsent: true })
    expect(problemsIn(ticked, STEP, clinic)).toEqual({})
    expect(sliceIn(ticked, STEP, clinic)).toEqual({
      consentDetails: {
        consentToTreat: true,
        hieConsent: true,
        noShowFeeConsent: true,
        patientPortalConsent: true,
      },
    })
  })

  it.each(['generalConsent', 'nspConsent', 'hieConsent', 'ppaConsent'] as const)(
    'CONSENT-02 %s missing says its configured message',
    (field) => {
      const box = general.default.boxes.find((one) => one.field === field)
      const visit = visitWith({ nspConsent: true, ppaConsent: true, [field]: false })
      expect(problemsIn(visit, STEP, clinic)).toEqual({ [field]: box?.message })
    },
  )

  it('CONSENT-05 asks for video care and dietitian care in their flows', () => {
    const boxes = (flow: 'VIRTUAL_VISIT' | 'DIETITIAN') =>
      general.flow?.[flow]?.boxes?.map(({ field }) => field)
    expect(boxes('VIRTUAL_VISIT')).toContain('telehealthConsent')
    expect(boxes('DIETITIAN')).toContain('telenutritionConsent')
    const config = { steps: [STEP] }
    const video = { ...visitWith({ telehealthConsent: true }), flow: 'VIRTUAL_VISIT' as const, category: '' }
    expect(sliceIn(video, STEP, { config })).toHaveProperty('consentDetails.telehealthConsent', true)
  })

  it('PATIENT-50 a box that is not asked is not sent', () => {
    const left = visitWith({ nspConsent: true, telehealthConsent: true })
    expect(sliceIn(left, STEP)).toEqual(sliceIn(aVisit(), STEP))
  })

  it('INTAKE-06 INTAKE-07 general and vaccine consent have the full width, the others have the sidebar', () => {
    const wide = intakeFor(aVisit()).steps.flatMap(({ spec }) => (spec.wide ? [spec.key] : []))
    expect(wide).toEqual(['vaccineConsent', 'generalConsent'])
  })

  it('CONTENT-22 the text adapts to the state of the store', () => {
    const [state = ''] = Object.keys(general.state ?? {})
    const store = aStore({ address: { ...aStore().address, stateProvince: state } })
    const there = aVisit({ provider: { providerId: 'x', businessName: 'pharmacy', store } })
    expect(intakeFor(there).context.consent('generalConsent')).not.toEqual(
      intakeFor(aVisit()).context.consent('generalConsent'),
    )
  })
})
