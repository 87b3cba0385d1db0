import { expect, it } from 'vitest'
import { answering, aVisit, problemsIn, sliceIn } from '../../../../../../tests/support/intake.ts'

const STEP = 'privacyPractice'

it('the notice of privacy practices, ticked, is sent as privacyPolicyConsent [CONSENT-06]', () => {
  expect(sliceIn(aVisit(), STEP)).toEqual({ consentDetails: { privacyPolicyConsent: true } })
})

it.each([false, undefined])(
  'the notice of privacy practices is required when its box is %s [CONSENT-03]',
  (privacyPractice) => {
    const page = 'generalConsent' // the two texts share it
    expect(problemsIn(answering(aVisit(), page, { privacyPractice }), page)).toEqual({
      privacyPractice: 'This is a required field.',
    })
  },
)
