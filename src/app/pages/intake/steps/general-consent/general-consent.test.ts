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
  it('a walk-in shows the boxes of its flow and sends the ticked ones [CONSENT-04, CONSENT-06]', () => {
    expect(problemsIn(aVisit(), STEP)).toEqual({})
    expect(sliceIn(aVisit(), STEP)).toEqual({
      consentDetails: { consentToTreat: true, hieConsent: true },
    })
  })

  it('a clinic visit sends each box under its own name [CONSENT-01, CONSENT-04, CONSENT-06]', () => {
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

  it('of a walk-in begins with the vaccines that the guest chose [WI-25]', () => {
    const [care] = general.flow?.INSTANT_VACCINE?.sections ?? []
    expect(care?.paragraphs[0]).toBe(
      'I agree that the pharmacy staff may give me the vaccines I chose and care for me if I feel ill afterwards.',
    )
  })

  it.each(['generalConsent', 'nspConsent', 'hieConsent', 'ppaConsent'] as const)(
    '%s missing says its configured message [CONSENT-02]',
    (field) => {
      const box = general.default.boxes.find((one) => one.field === field)
      const visit = visitWith({ nspConsent: true, ppaConsent: true, [field]: undefined })
      expect(problemsIn(visit, STEP, clinic)).toEqual({ [field]: box?.message })
    },
  )

  it('asks for video care and dietitian care in their flows [CONSENT-05]', () => {
    const boxes = (flow: 'VIRTUAL_VISIT' | 'DIETITIAN') =>
      general.flow?.[flow]?.boxes?.map(({ field }) => field)
    expect(boxes('VIRTUAL_VISIT')).toContain('telehealthConsent')
    expect(boxes('DIETITIAN')).toContain('telenutritionConsent')
    const config = { steps: [STEP] }
    const video = { ...visitWith({ telehealthConsent: true }), flow: 'VIRTUAL_VISIT' as const, category: '' }
    expect(sliceIn(video, STEP, { config })).toHaveProperty('consentDetails.telehealthConsent', true)
  })

  it.each([
    ['Yes', true],
    ['No', false],
  ])('%s to the exchange sends %s [WI-22]', (answer, sent) => {
    const visit = visitWith({ hieConsent: answer })
    expect(problemsIn(visit, STEP)).toEqual({})
    expect(sliceIn(visit, STEP)).toHaveProperty('consentDetails.hieConsent', sent)
  })

  it('each form of the text asks about the exchange as a question [WI-22]', () => {
    const flows = Object.values(general.flow ?? {})
    const asked = [general.default, ...flows].flatMap(({ boxes = [] }) =>
      boxes.filter(({ field }) => field === 'hieConsent'),
    )
    expect(asked.length).toBeGreaterThan(1)
    for (const { label } of asked)
      expect(label).toBe('May we share your record through the health information exchange?')
  })

  it('a box that is not asked is not sent [PATIENT-50]', () => {
    const left = visitWith({ nspConsent: true, telehealthConsent: true })
    expect(sliceIn(left, STEP)).toEqual(sliceIn(aVisit(), STEP))
  })

  it('general and vaccine consent have the full width, the others have the sidebar [INTAKE-06, INTAKE-07]', () => {
    const wide = intakeFor(aVisit()).steps.flatMap(({ spec }) => (spec.wide ? [spec.key] : []))
    expect(wide).toEqual(['generalConsent', 'vaccineConsent'])
  })

  it('the text adapts to the state of the store [CONTENT-22]', () => {
    const [state = ''] = Object.keys(general.state ?? {})
    const store = aStore({ address: { ...aStore().address, stateProvince: state } })
    const there = aVisit({ provider: { providerId: 'x', businessName: 'pharmacy', store } })
    expect(intakeFor(there).context.consent('generalConsent')).not.toEqual(
      intakeFor(aVisit()).context.consent('generalConsent'),
    )
  })
})
