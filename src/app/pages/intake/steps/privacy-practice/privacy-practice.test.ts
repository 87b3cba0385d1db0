import { expect, it } from 'vitest'
import { answering, aVisit, problemsIn, sliceIn } from '../../../../../../tests/support/intake.ts'

const STEP = 'privacyPractice'

it('CONSENT-06 the notice of privacy practices, ticked, is sent as privacyPolicyConsent', () => {
  expect(problemsIn(aVisit(), STEP)).toEqual({})
  expect(sliceIn(aVisit(), STEP)).toEqual({ consentDetails: { privacyPolicyConsent: true } })
})

it.each([false, undefined])('CONSENT-03 the notice of privacy practices %s says so', (privacyPractice) => {
  expect(problemsIn(answering(aVisit(), STEP, { privacyPractice }), STEP)).toEqual({
    privacyPractice: 'This is a required field.',
  })
})
