import { assert as assertStruct } from 'superstruct'
import { describe, expect, it } from 'vitest'
import { FormConfig as FormConfigStruct } from '#contract/content/form-config'
import { MedicalInformation } from '#contract/content/medical-information'
import { WalkIn } from '#contract/walk-in'
import {
  aContext,
  address,
  aWalkIn,
  basic,
  CONFIG,
  MEDICAL,
  problemsAfter,
  signature,
  whole,
} from './walk-in/example.ts'
import { checkWalkIn } from './walk-in.ts'

describe('an accepted check-in', () => {
  it('the example is a payload of the contract and breaks no rule [WALKIN-19]', () => {
    assertStruct(aWalkIn(), WalkIn)
    assertStruct(CONFIG, FormConfigStruct)
    assertStruct(MEDICAL, MedicalInformation)
    expect(checkWalkIn(aWalkIn(), aContext())).toEqual([])
  })

  it('judging a payload does not change it [WALKIN-19]', () => {
    const walkIn = aWalkIn()
    checkWalkIn(walkIn, aContext())
    expect(walkIn).toEqual(aWalkIn())
  })
})

describe('every text', () => {
  it.each(['\u202E', '\u0000', '\uD800', '\u200B', '\uFEFF'])(
    '%j is refused wherever it stands [PATIENT-07]',
    (sign) => {
      expect(problemsAfter(basic({ firstName: `An${sign}n` }))).toContain(
        'invalidRequest basicInfo.firstName',
      )
      expect(problemsAfter(address({ addressLines: [`1 Oak${sign}`] }))).toEqual([
        'invalidRequest basicInfo.address.addressLines.0',
      ])
      expect(problemsAfter(whole({ comments: `x${sign}` }))).toEqual(['invalidRequest comments'])
    },
  )

  it('a zone is a zone, or the name for not knowing it [TIME-05]', () => {
    const zone = (patientTimeZone: string) => problemsAfter(whole({ patientTimeZone }))
    expect(zone('Etc/Unknown')).toEqual([])
    expect(zone('../../etc')).toEqual(['invalidRequest patientTimeZone'])
    expect(zone('america/new_york')).toEqual(['invalidRequest patientTimeZone'])
  })

  it('an instant that never was is refused [WALKIN-19]', () => {
    const never = '2026-13-99T99:99:99Z'
    expect(problemsAfter(whole({ createdAt: never }))).toEqual(['invalidRequest createdAt'])
    expect(problemsAfter(signature({ dateTime: never }))).toEqual([
      'invalidRequest consentDetails.signature.dateTime',
    ])
  })
})
