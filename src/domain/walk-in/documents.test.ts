import { describe, expect, it } from 'vitest'
import { documentIn } from '../../../tests/support/intake.ts'
import { fieldsOf } from '../eligibility/document-error.ts'

describe.each(['test', 'stage', 'production'] as const)('in the %s set of documents', (set) => {
  it('each vaccine has limits or says that it has none, about what a walk-in is asked [STORE-08, WI-04]', () => {
    const { vaccines, misfits } = documentIn(set, 'prescreenData')
    expect(vaccines.filter(({ limits }) => limits === undefined)).toEqual([])
    const questions = documentIn(set, 'medicalInformation').pages.flatMap((page) => page.questions)
    const asked = ['dateOfBirth', 'sexAssignedAtBirth', 'namedAsRecent', ...questions.map(({ key }) => key)]
    const rules = [
      misfits?.allVaccines,
      misfits?.liveVaccines,
      ...vaccines.map(({ limits }) => limits),
    ].flat()
    expect(rules.length).toBeGreaterThan(15)
    for (const rule of rules) {
      if (!rule) throw new Error('The document has no table of misfits.')
      for (const field of fieldsOf(rule.when)) expect(asked, rule.reason).toContain(field)
    }
  })

  it('each Yes of a clinical question has a line or a list for what the pharmacist asks next [WI-14]', () => {
    const questions = documentIn(set, 'medicalInformation').pages.flatMap((page) => page.questions)
    const bare = questions.filter(({ detailLabel, details }) => !detailLabel && !details)
    expect(bare.map(({ key }) => key).filter((key) => key !== 'hadPhysical')).toEqual([])
  })
})
