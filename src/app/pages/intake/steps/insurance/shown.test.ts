import { describe, expect, it } from 'vitest'
import {
  ASKED,
  BOTH,
  HERE,
  INSURED,
  NEITHER,
  problems,
  SPOUSES,
  STEP,
  slice,
  TWICE,
  UNINSURED,
  visitWith,
} from '../../../../../../tests/support/insurance-step.ts'
import { documentIn, intakeFor, type Setting } from '../../../../../../tests/support/intake.ts'
import type { Answers } from '../../../../forms/spec.ts'
import { visibleFields } from '../../../../forms/visible.ts'
import { firstUndone } from '../../intake.ts'
import { step } from './index.ts'
import { policySpecs } from './policy.ts'

const FACTS = { today: '2026-11-20', answers: {} }

describe('whom the invoice goes to', () => {
  const config = (sendInvoiceTo: string[]) => ({
    ...documentIn('production', 'insuranceStepConfig'),
    sendInvoiceTo,
  })
  const field = (options: string[]) =>
    policySpecs('primary', config(options)).find(({ name }) => name === 'primary-sendInvoiceTo')

  it('two short answers are side by side, a long word has its own line [INSURANCE-02]', () => {
    expect(field(['Patient', 'Someone'])).toMatchObject({ sideBySide: true })
    expect(field(['Patient', 'Policyholder'])).toMatchObject({ sideBySide: false })
  })
})

describe('what the answers show', () => {
  const shown = (answers: Answers, setting = HERE) =>
    intakeFor(visitWith(answers), setting)
      .pages.filter(({ stepKey }) => stepKey === STEP)
      .map(({ pageKey }) => pageKey)

  const namesShown = (answers: Answers) => {
    const { pages, context } = intakeFor(visitWith(answers), HERE)
    const fields = pages.filter(({ stepKey }) => stepKey === STEP).flatMap(({ page }) => page.fields)
    return visibleFields(fields, answers, context.facts)
      .map(({ name }) => name)
      .filter((name) => name !== 'stateId')
  }

  it('"No" hides the cards: they are neither validated nor sent [INSURANCE-07]', () => {
    const UNASKED = { hasPrimaryInsurance: 'NO', publicCover: 'Medicare' }
    const answers = { ...TWICE, ...UNASKED, 'primary-memberId': 'x'.repeat(50) }
    expect(shown(answers)).toEqual(['insurance'])
    expect(problems(answers)).toEqual({})
    expect(slice(answers)).toEqual({ insuranceInfo: { hasPrimaryInsurance: 'NO', ...ASKED } })
    expect(shown(TWICE)).toEqual(['insurance', 'policy'])
  })

  it('"Yes" hides the alternatives: they are neither validated nor sent [INSURANCE-07]', () => {
    const answers = { ...UNINSURED, ...INSURED, stateId: 'x'.repeat(50), socialSecurityNumber: 'x' }
    expect(problems(answers, BOTH)).toEqual({})
    expect(slice(answers, BOTH)).toEqual(slice(INSURED))
  })

  it('the alternatives are those that are configured [INSURANCE-05, INSURANCE-07]', () => {
    const sent = (setting: Setting) => Object.keys(slice(UNINSURED, setting).insuranceInfo ?? {})
    expect(sent(BOTH)).toEqual(expect.arrayContaining(['stateId', 'socialSecurityNumber']))
    expect(sent(HERE)).not.toContain('socialSecurityNumber')
    expect(sent(NEITHER)).toEqual(['hasPrimaryInsurance', ...Object.keys(ASKED)])
  })

  it.each<[string, 'YES' | 'NO', 'YES' | 'NO']>([
    ['Medicaid', 'YES', 'NO'],
    ['Medicare', 'NO', 'YES'],
    ['Both', 'YES', 'YES'],
    ['Neither', 'NO', 'NO'],
  ])(
    'without insurance Medicaid and Medicare are one question: %s [BK-34, INSURANCE-01]',
    (publicCover, hasMedicaid, hasMedicare) => {
      const answers = { ...UNINSURED, publicCover }
      expect(slice(answers).insuranceInfo).toMatchObject({ hasMedicaid, hasMedicare, hasReferral: 'NO' })
      expect(namesShown(answers)).toEqual([
        'hasPrimaryInsurance',
        'publicCover',
        'hasReferral',
        'withoutInsurance',
      ])
      expect(slice({ ...INSURED, publicCover })).toEqual(slice(INSURED))
    },
  )

  it('with a referral the form asks who refers, which may stay open [BK-34]', () => {
    const referred = { ...UNINSURED, hasReferral: 'YES' }
    expect(namesShown(referred)).toContain('referredBy')
    expect(problems(referred)).toEqual({})
    const named = { ...referred, referredBy: ' Dr. Lee ' }
    expect(slice(named).insuranceInfo).toMatchObject({ hasReferral: 'YES', referredBy: 'Dr. Lee' })
    expect(slice({ ...named, hasReferral: 'NO' }).insuranceInfo).not.toHaveProperty('referredBy')
  })

  it('a second policy that was removed is neither validated nor sent [INSURANCE-08]', () => {
    const answers = { ...TWICE, hasSecondaryInsurance: 'NO', 'secondary-memberId': 'x'.repeat(50) }
    expect(problems(answers)).toEqual({})
    expect(slice(answers)).toEqual(slice(INSURED))
  })

  it('a claims address is neither validated nor sent for a carrier that does not ask for it [INSURANCE-09]', () => {
    const answers = { ...TWICE, 'secondary-insuranceCarrier': 'Medicaid', secondaryClaimsZipCode: 'x' }
    expect(problems(answers)).toEqual({})
    expect(slice(answers).insuranceInfo?.['secondary-claimsAddress']).toBeUndefined()
  })

  it('the policyholder is not asked for when it is the patient [INSURANCE-02, INSURANCE-03]', () => {
    const answers = {
      ...INSURED,
      ...SPOUSES,
      'primary-relation': 'Self',
      'primary-policyholder-firstName': '12',
    }
    expect(problems(answers)).toEqual({})
    expect(slice(answers)).toEqual(slice(INSURED))
  })
})

describe('the details of the patient', () => {
  it('the last name is offered as that of the policyholder [INSURANCE-02]', () => {
    expect(step.prefill?.({ lastName: ' Ostrander ' }, FACTS)).toEqual({
      'primary-policyholder-lastName': 'Ostrander',
      'secondary-policyholder-lastName': 'Ostrander',
    })
    expect(step.prefill?.({}, FACTS)).toEqual({})
  })
  it('a prefilled hidden field does not make a page unfinished [INTAKE-15]', () => {
    const { answers } = visitWith(INSURED)
    const undone = (typed: Answers) =>
      firstUndone(intakeFor(visitWith(INSURED), HERE), answers, { [STEP]: { ...INSURED, ...typed } })
    expect(undone({ 'primary-policyholder-lastName': 'Ostrander' })).toBeUndefined()
    expect(undone({ 'primary-groupNumber': 'G-7' })).toMatchObject({ pageKey: 'policy' })
    expect(undone({ hasSecondaryInsurance: 'YES' })).toMatchObject({ pageKey: 'policy' })
  })

  it('a number of the second policy that a reload lost must be typed again [INSURANCE-08]', () => {
    const visit = { ...visitWith(TWICE), forgotten: { [STEP]: ['secondary-groupNumber'] } }
    expect(firstUndone(intakeFor(visit, HERE), visit.answers)).toMatchObject({ pageKey: 'policy' })
    expect(firstUndone(intakeFor(visitWith(TWICE), HERE), visit.answers)).toBeUndefined()
  })
})
