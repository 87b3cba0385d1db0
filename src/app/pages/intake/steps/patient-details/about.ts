import { ETHNICITIES, GENDERS, LANGUAGES, RACES, SEXES } from '#contract/vocabulary'
import { isMedicareId, isWeight, tidyMedicareId } from '#domain/patient'
import { asciiDigits } from '#domain/text'
import type { FieldSpec, Option } from '../../../../forms/spec.ts'
import { say } from '../../../../messages/catalogue.ts'
import { patient as texts } from '../../../../messages/en/patient.ts'

const options = (values: readonly string[]): Option[] => values.map((value) => ({ value, label: value }))

/** Sex, gender, race, ethnicity, weight and what a configuration adds (PATIENT-32 to PATIENT-42). */
export function aboutFields(words: { sexWhy: string; raceWhy: string }): FieldSpec[] {
  const t = say(texts)
  return [
    {
      kind: 'choice',
      name: 'sexAssignedAtBirth',
      label: t.sex,
      why: words.sexWhy,
      required: t.sexRequired,
      sideBySide: true,
      options: options(SEXES),
    },
    {
      kind: 'choice',
      name: 'gender',
      label: t.gender,
      flag: 'showGender',
      required: t.genderRequired,
      options: options(GENDERS),
    },
    {
      kind: 'select',
      name: 'race',
      label: t.race,
      why: words.raceWhy,
      flag: 'showRace',
      placeholder: t.chooseOne,
      required: t.raceRequired,
      options: options(RACES),
    },
    {
      kind: 'choice',
      name: 'ethnicity',
      label: t.ethnicity,
      flag: 'showEthnicity',
      required: t.ethnicityRequired,
      options: options(ETHNICITIES),
    },
    {
      kind: 'text',
      name: 'weight',
      label: t.weight,
      why: t.weightWhy,
      unit: t.weightUnit,
      flag: 'showWeight',
      control: 'digits',
      width: 4,
      maxLength: 3, // PATIENT-38
      required: t.weightInvalid,
      tidy: asciiDigits,
      check: (text) => (isWeight(text) ? undefined : t.weightInvalid),
    },
    {
      kind: 'select',
      name: 'preferredLanguage',
      label: t.preferredLanguage,
      flag: 'showPreferredLanguage',
      placeholder: t.chooseOne,
      options: options(LANGUAGES),
    },
    { kind: 'text', name: 'altId', label: t.altId, flag: 'showShopperCard', width: 20, maxLength: 30 },
    {
      kind: 'text',
      name: 'medicareBeneficiaryIdNumber',
      label: t.medicareId,
      hint: t.medicareIdHint,
      flag: 'showMedicareId',
      width: 14,
      tidy: tidyMedicareId,
      check: (text) => (isMedicareId(text) ? undefined : t.medicareIdInvalid),
    },
  ]
}
