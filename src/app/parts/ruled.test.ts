import { describe, expect, it } from 'vitest'
import type { FormConfig } from '#contract/content/form-config'
import { signatureRules } from '#domain/fields/consents'
import type { FieldRule } from '#domain/fields/field'
import { clinicInsurance, simpleInsurance } from '#domain/fields/insurance'
import { patient, texting } from '#domain/fields/patient'
import { screening } from '#domain/fields/questionnaire'
import { documentIn } from '../../../tests/support/intake.ts'
import { messageText } from './ruled.ts'

const insurance = documentIn('test', 'insuranceStepConfig')
const tables: Record<string, FieldRule>[] = [
  patient,
  texting,
  signatureRules,
  simpleInsurance(insurance),
  clinicInsurance(insurance),
  screening(documentIn('production', 'medicalInformation'), {
    config: documentIn('production', 'formConfig')['standard']?.default as FormConfig,
    today: '2026-11-20',
  }),
]
const flat = (field: FieldRule): FieldRule[] => [field, ...Object.values(field.parts ?? {}).flatMap(flat)]

describe('the messages of the tables of fields', () => {
  it('all have a text [VALID-09]', () => {
    const fields = tables.flatMap((table) => Object.values(table).flatMap(flat))
    const keys = fields.flatMap(({ required, wrong, tooLong }) => [required, wrong, tooLong])
    const general = messageText('pattern')
    const named = new Set(keys.filter((key) => key !== undefined))
    expect(named.size).toBeGreaterThan(25)
    expect([...named].filter((key) => messageText(key, [1]) === general)).toEqual([])
  })

  it('an unknown key of another build shows the text of the error, or the general one [API-48]', () => {
    expect(messageText('fromTomorrow', [], 'locationClosed')).toBe('This location is closed.')
    expect(messageText('fromTomorrow', [], 'alsoFromTomorrow')).toBe('Input must be valid.')
    expect(messageText('constructor')).toBe('Input must be valid.')
  })
})
