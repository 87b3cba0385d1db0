import { expect, it } from 'vitest'
import { answering, aVisit, problemsIn, sliceIn } from '../../../../../../tests/support/intake.ts'

const STEP = 'privacyPractice'

it('the notice of privacy practices, ticked, is sent as privacyPolicyConsent [CONSENT-06]', () => {
  expect(problemsIn(aVisit(), STEP)).toEqual({})
  expect(sliceIn(aVisit(), STEP)).toEqual({ consentDetails: { privacyPolicyConsent: true } })
})

it.each([false, undefined])(
  'the notice of privacy practices is required when its box is %s [CONSENT-03]',
  (privacyPractice) => {
    expect(problemsIn(answering(aVisit(), STEP, { privacyPractice }), STEP)).toEqual({
      privacyPractice: 'This is a required field.',
    })
  },
)
