import { describe, expect, it } from 'vitest'
import { aContext, aWalkIn, nothing, problemsAfter, whole, withConfig } from '../walk-in/example.ts'

describe('insurance', () => {
  const insured = (over: object, context = aContext()) =>
    problemsAfter(
      whole({ insuranceInfo: { ...aWalkIn().insuranceInfo, hasPrimaryInsurance: '1', ...over } }),
      context,
    )
  const uninsured = (over: object, context = aContext()) =>
    problemsAfter(whole({ insuranceInfo: { hasPrimaryInsurance: '0', ...over } }), context)
  const noCarriers = aContext({ insurance: { ...aContext().insurance, carriers: [] } })

  it('the question is answered [INSURANCE-15]', () => {
    expect(problemsAfter(whole({ insuranceInfo: undefined }))).toEqual([
      'invalidRequest insuranceInfo.hasPrimaryInsurance',
    ])
  })

  it.each(['', ' ', 'Choose One', 'Acme'])(
    'the carrier %j is none of the options [INSURANCE-13]',
    (carrier) => {
      expect(insured({ insuranceCarrier: carrier })).toEqual([
        'invalidRequest insuranceInfo.insuranceCarrier',
      ])
    },
  )

  it('without options the carrier is any text [INSURANCE-14]', () => {
    expect(insured({ insuranceCarrier: 'Acme' }, noCarriers)).toEqual([])
    expect(insured({ insuranceCarrier: ' ' }, noCarriers)).toEqual([
      'invalidRequest insuranceInfo.insuranceCarrier',
    ])
  })

  it('member id is required, at most 20, group number at most 30 [INSURANCE-10, INSURANCE-11, INSURANCE-12]', () => {
    expect(insured({ cardholderIdNumber: 'x'.repeat(20), groupNumber: 'x'.repeat(30) })).toEqual([])
    expect(insured({ cardholderIdNumber: undefined })).toEqual([
      'invalidRequest insuranceInfo.cardholderIdNumber',
    ])
    expect(insured({ cardholderIdNumber: 'x'.repeat(21), groupNumber: 'x'.repeat(31) })).toEqual([
      'invalidRequest insuranceInfo.cardholderIdNumber',
      'invalidRequest insuranceInfo.groupNumber',
    ])
  })

  it('without insurance both alternatives are optional [INSURANCE-07, INSURANCE-18]', () => {
    expect(uninsured({})).toEqual([])
    expect(uninsured({ stateIssuedId: 'D123', socialSecurityNumber: '219099999' })).toEqual([])
    expect(uninsured({ socialSecurityNumber: '000000000' })).toEqual([
      'invalidRequest insuranceInfo.socialSecurityNumber',
    ])
    expect(uninsured({ stateIssuedId: 'x'.repeat(31) })).toEqual([
      'invalidRequest insuranceInfo.stateIssuedId',
    ])
  })

  it('fields of the other answer, or hidden ones, are refused [PATIENT-50]', () => {
    const bare = { ...aContext().insurance, showStateId: false, showSocialSecurityNumber: false }
    expect(uninsured({ insuranceCarrier: 'Medicaid' })).toEqual([
      'unknownField insuranceInfo.insuranceCarrier',
    ])
    expect(insured({ stateIssuedId: 'D123' })).toEqual(['unknownField insuranceInfo.stateIssuedId'])
    expect(
      uninsured({ stateIssuedId: 'D123', socialSecurityNumber: '219099999' }, aContext({ insurance: bare })),
    ).toEqual(['unknownField insuranceInfo.stateIssuedId', 'unknownField insuranceInfo.socialSecurityNumber'])
  })

  it('without the step no insurance is sent [PATIENT-50]', () => {
    const without = withConfig({ steps: ['medicalInformation'] })
    expect(problemsAfter(nothing, without)).toEqual(['unknownField insuranceInfo'])
    expect(problemsAfter(whole({ insuranceInfo: undefined }), without)).toEqual([])
  })
})
