import { expect, it } from 'vitest'
import type { FormConfig } from '#contract/content/form-config'
import type { FieldSpec, TextField } from './spec.ts'
import { applyConfig } from './visible.ts'

const config: FormConfig = {
  steps: ['patientDetails'],
  maxVaccines: 3,
  emailRequired: false,
  legalNameMaxLength: 50,
  preventContinueIfYesOnCovid: true,
  showPatientAddressFields: true,
  showCounty: false,
  showPreferredName: true,
  showGender: true,
  showRace: true,
  showEthnicity: true,
  showTextingConsent: true,
  showConfirmEmail: true,
  showConfirmPhone: true,
  showWeight: false,
  showShopperCard: false,
  showPreferredLanguage: false,
  showProviderInfo: false,
  showMotherMaidenName: false,
  showMedicareId: false,
}
const name: TextField = { kind: 'text', name: 'name', label: 'Name' }
const weight: TextField = { kind: 'text', name: 'weight', label: 'Weight', flag: 'showWeight' }

it('a field whose flag is off is left out [CONTENT-22, PATIENT-50]', () => {
  expect(applyConfig([name, weight], config)).toEqual([name])
  expect(applyConfig([name, weight], { ...config, showWeight: true })).toEqual([name, weight])
})

it('fields inside a group follow their flags, and a group without fields is left out [CONTENT-22]', () => {
  const group = (fields: FieldSpec[]): FieldSpec => ({ kind: 'group', name: 'body', label: 'Body', fields })
  expect(applyConfig([group([name, weight])], config)).toEqual([group([name])])
  expect(applyConfig([group([weight])], config)).toEqual([])
})
