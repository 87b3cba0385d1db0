import { ETHNICITIES, GENDERS, LANGUAGES, RACES, SEXES } from '#contract/vocabulary'
import {
  isLivingAge,
  isMedicareId,
  isName,
  isOldEnough,
  isWeight,
  minimumAgeMonths,
  tidyMedicareId,
} from '#domain/patient'
import type { Facts } from '#domain/rules'
import { asciiDigits } from '#domain/text'
import type { FieldSpec, Option } from '../../../../forms/spec.ts'
import { say } from '../../../../messages/catalogue.ts'
import { patient as texts } from '../../../../messages/en/patient.ts'

const options = (values: readonly string[]): Option[] => values.map((value) => ({ value, label: value }))

/** Sex, gender, race, ethnicity, weight and configured fields (PATIENT-32 to PATIENT-42). */
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

export function nameFields(): FieldSpec[] {
  const t = say(texts)
  const check = (text: string) => (isName(text) ? undefined : t.nameInvalid)
  return [
    {
      kind: 'text',
      name: 'firstName',
      label: t.firstName,
      required: t.firstNameRequired,
      check,
      autoComplete: 'given-name',
    },
    {
      kind: 'text',
      name: 'lastName',
      label: t.lastName,
      required: t.lastNameRequired,
      check,
      autoComplete: 'family-name',
    },
    {
      kind: 'text',
      name: 'preferredName',
      label: t.preferredName,
      hint: t.preferredNameHint,
      flag: 'showPreferredName',
      check,
      autoComplete: 'nickname',
    },
    {
      kind: 'date',
      name: 'dob',
      label: t.birthDate,
      hint: t.ageNote,
      required: t.birthDateInvalid,
      invalid: t.birthDateInvalid,
      messages: { month: t.month, day: t.day, year: t.year },
      saysAge: true,
      autoComplete: 'bday',
      check: birthDateProblem,
    },
    {
      kind: 'text',
      name: 'motherMaidenFirstName',
      label: t.motherMaidenFirstName,
      flag: 'showMotherMaidenName',
      required: t.motherMaidenFirstNameRequired,
      check,
    },
    {
      kind: 'text',
      name: 'motherMaidenLastName',
      label: t.motherMaidenLastName,
      flag: 'showMotherMaidenName',
      required: t.motherMaidenLastNameRequired,
      check,
    },
  ]
}

/** PATIENT-12 to PATIENT-17: not in the future, and old enough for the state of the store. */
function birthDateProblem(day: string, { today, providerState }: Facts): string | undefined {
  const t = say(texts)
  if (day > today || !isLivingAge(day, today)) return t.birthDateInvalid
  const state = providerState ?? ''
  return isOldEnough(day, today, state) ? undefined : t.tooYoung(minimumAgeMonths(state))
}
