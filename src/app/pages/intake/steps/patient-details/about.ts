import { ETHNICITIES, GENDERS, LANGUAGES, RACES, SEXES } from '#contract/vocabulary'
import { patient } from '#domain/fields/patient'
import type { FieldCard, FieldSpec } from '../../../../forms/spec.ts'
import { say } from '../../../../messages/catalogue.ts'
import { choices } from '../../../../messages/en/choices.ts'
import { patient as texts } from '../../../../messages/en/patient.ts'
import { birthDateSpec } from '../../../../parts/fields.ts'
import { optionsOf, ruled, text } from '../../../../parts/ruled.ts'

/** Sex, gender, race, ethnicity, weight and configured fields (PATIENT-32 to PATIENT-42). */
export function aboutFields({ sexWhy, raceWhy }: { sexWhy: string; raceWhy: string }): FieldSpec[] {
  const t = say(texts)
  const labels = say(choices)
  const { sexAssignedAtBirth, gender, race, ethnicity, preferredLanguage } = patient
  const select = { kind: 'select', placeholder: t.chooseOne } as const
  return [
    {
      kind: 'choice',
      ...ruled(sexAssignedAtBirth),
      label: t.sex,
      why: sexWhy,
      sideBySide: true,
      options: optionsOf(SEXES, labels.sexes),
    },
    { kind: 'choice', ...ruled(gender), label: t.gender, options: optionsOf(GENDERS, labels.genders) },
    { ...select, ...ruled(race), label: t.race, why: raceWhy, options: optionsOf(RACES, labels.races) },
    {
      kind: 'choice',
      ...ruled(ethnicity),
      label: t.ethnicity,
      options: optionsOf(ETHNICITIES, labels.ethnicities),
    },
    text(patient.weight, t.weight, { why: t.weightWhy, unit: t.weightUnit, control: 'digits', width: 4 }),
    {
      ...select,
      ...ruled(preferredLanguage),
      label: t.preferredLanguage,
      options: optionsOf(LANGUAGES, labels.languages),
    },
    text(patient.altId, t.altId, { width: 20 }),
    text(patient.medicareBeneficiaryIdNumber, t.medicareId, { hint: t.medicareIdHint, width: 14 }),
  ]
}

export function nameCards(): FieldCard[] {
  const { firstName, dob, motherMaidenFirstName } = patient
  return [{ from: firstName.name }, { from: dob.name }, { from: motherMaidenFirstName.name }]
}

export function nameFields(): FieldSpec[] {
  const t = say(texts)
  return [
    text(patient.firstName, t.firstName, { width: 24, autoComplete: 'given-name' }),
    text(patient.lastName, t.lastName, { width: 24, autoComplete: 'family-name' }),
    text(patient.preferredName, t.preferredName, {
      width: 24,
      hint: t.preferredNameHint,
      autoComplete: 'nickname',
    }),
    { ...birthDateSpec(patient.dob, t.birthDate), hint: t.ageNote, autoComplete: 'bday' },
    text(patient.motherMaidenFirstName, t.motherMaidenFirstName, { width: 24 }),
    text(patient.motherMaidenLastName, t.motherMaidenLastName, { width: 24 }),
  ]
}
