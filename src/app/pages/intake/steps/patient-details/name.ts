import { isLivingAge, isName, isOldEnough, minimumAgeMonths } from '#domain/patient'
import type { Facts } from '#domain/rules'
import type { FieldSpec } from '../../../../forms/spec.ts'
import { say } from '../../../../messages/catalogue.ts'
import { patient as texts } from '../../../../messages/en/patient.ts'

/** Names and birth date. */
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

/** PATIENT-12 to PATIENT-17: no future dates, old enough for the store's state. */
function birthDateProblem(day: string, { today, providerState }: Facts): string | undefined {
  const t = say(texts)
  if (day > today || !isLivingAge(day, today)) return t.birthDateInvalid
  const state = providerState ?? ''
  return isOldEnough(day, today, state) ? undefined : t.tooYoung(minimumAgeMonths(state))
}
