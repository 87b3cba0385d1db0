import type { ConsentSlug } from '#contract/content/catalogue'
import { RELATIONSHIPS, SEXES } from '#contract/vocabulary'
import { ageInYears } from '#domain/calendar'
import { isLivingAge, isMinor, isName, isPlausibleLegalName } from '#domain/patient'
import { wirePhone } from '#domain/phone'
import type { Facts } from '#domain/rules'
import { fits } from '#domain/text'
import { dayAnswered } from '../../forms/answers.ts'
import type { Answers, FieldSpec, PageSpec } from '../../forms/spec.ts'
import type { PayloadContext, PayloadSlice, StepSpec } from '../../forms/step.ts'
import { say } from '../../messages/catalogue.ts'
import { consent as texts } from '../../messages/en/consent.ts'
import { patient as patientTexts } from '../../messages/en/patient.ts'
import { textAnswered } from '../../parts/answers.ts'
import { addressCopy, addressFields, addressOf, consentFields, phoneField } from '../../parts/fields.ts'

/** The responsible party is not the patient (FINANCE-03). */
const SOMEBODY_ELSE = {
  field: 'relationshipWithPatient',
  oneOf: RELATIONSHIPS.filter((one) => one !== 'Self'),
}
const ADULT = 18

type Signed = {
  /** The step and its document share a key. */
  key: ConsentSlug
  title: () => string
  /** The title of the signature page. */
  signTitle: () => string
  wide?: true
}

/**
 * A step with a text that the patient or somebody else signs (CONSENT-07 to CONSENT-09, FINANCE-01 to FINANCE-10). A form has only
 * one such step, because all have the same fields.
 */
export function signedConsent({ key, signTitle, ...shown }: Signed): StepSpec {
  return {
    key,
    ...shown,
    documents: [key],
    agreesTo: key,
    prefill: (answers) => addressCopy(answers, '', 'responsibleParty'), // most live at the patient's address
    pages: ({ consent, config }) => {
      const text = consent(key)
      return [
        { key: 'text', title: text.title, fields: consentFields(key, text) },
        { key: 'signature', title: signTitle(), fields: signatureFields(config.legalNameMaxLength) },
        responsiblePage(),
      ]
    },
    beforeLeaving: { page: 'responsible', effect: 'verifyAddress', addressPrefix: 'responsibleParty' }, // ADDRESS-13
    payload: signaturePayload,
  }
}

/** FINANCE-03, FINANCE-04. */
function responsiblePage(): PageSpec {
  const t = say(texts)
  return {
    key: 'responsible',
    title: t.responsible,
    hint: t.responsibleHint,
    shownWhen: SOMEBODY_ELSE,
    fields: [...responsibleFields(), ...addressFields('responsibleParty', { own: false })],
  }
}

/** FINANCE-05, FINANCE-06, FINANCE-08, FINANCE-10. */
function signatureFields(most: number): FieldSpec[] {
  const t = say(texts)
  return [
    {
      kind: 'text',
      name: 'patientLegalName',
      label: t.legalName,
      hint: t.legalNameHint,
      required: t.legalNameRequired,
      check: (text) => {
        if (!fits(text, most)) return t.legalNameTooLong(most)
        return isPlausibleLegalName(text, most) ? undefined : t.nameInvalid
      },
    },
    {
      kind: 'choice',
      name: 'relationshipWithPatient',
      label: t.relationship,
      hint: t.relationshipHint,
      required: t.relationshipRequired,
      options: RELATIONSHIPS.map((value) => ({ value, label: value })),
      check: (value, { answers, today }) => {
        const birth = answers['dateOfBirth']
        const signsForThemselves = value === 'Self' && typeof birth === 'string' && isMinor(birth, today)
        return signsForThemselves ? t.relationshipRequired : undefined
      },
    },
  ]
}

/** CONSENT-08, CONSENT-09, FINANCE-01, FINANCE-02, FINANCE-07. */
function responsibleFields(): FieldSpec[] {
  const t = say(texts)
  const p = say(patientTexts)
  const nameCheck = (text: string) => (isName(text) ? undefined : t.nameInvalid)
  return [
    {
      kind: 'text',
      name: 'responsiblePartyFirstName',
      label: t.firstName,
      required: t.firstNameRequired,
      check: nameCheck,
    },
    {
      kind: 'text',
      name: 'responsiblePartyLastName',
      label: t.lastName,
      required: t.lastNameRequired,
      check: nameCheck,
    },
    {
      kind: 'date',
      name: 'responsiblePartyDob',
      label: t.birthDate,
      required: p.birthDateInvalid,
      invalid: p.birthDateInvalid,
      messages: { month: p.month, day: p.day, year: p.year },
      saysAge: true,
      check: adultProblem,
    },
    phoneField('responsiblePartyPhoneNumber', t.phone),
    {
      kind: 'choice',
      name: 'responsiblePartySex',
      label: t.sex,
      required: p.sexRequired,
      sideBySide: true,
      options: SEXES.map((value) => ({ value, label: value })),
    },
  ]
}

function adultProblem(day: string, { today }: Facts): string | undefined {
  if (day > today || !isLivingAge(day, today)) return say(patientTexts).birthDateInvalid
  return ageInYears(day, today) >= ADULT ? undefined : say(texts).adult
}

/** consentDetails.signature (CONSENT-07 to CONSENT-09). Self has no guardian. */
function signaturePayload(answers: Answers, { submittedAt }: PayloadContext): PayloadSlice {
  const text = (name: string) => textAnswered(answers, name)
  const relationshipWithPatient = RELATIONSHIPS.find((one) => one === text('relationshipWithPatient'))
  const guardian =
    relationshipWithPatient === undefined || relationshipWithPatient === 'Self'
      ? {}
      : {
          guardianName: text('responsiblePartyFirstName'),
          guardianLastName: text('responsiblePartyLastName'),
          guardianDetails: {
            phoneNumber: wirePhone(text('responsiblePartyPhoneNumber') ?? ''),
            relationshipWithPatient,
            address: addressOf(answers, 'responsibleParty'),
            dateOfBirth: dayAnswered('responsiblePartyDob', answers),
            sexAssignedAtBirth: SEXES.find((one) => one === text('responsiblePartySex')),
          },
        }
  return {
    consentDetails: {
      signature: {
        legalName: text('patientLegalName'),
        dateTime: submittedAt,
        relationshipWithPatient,
        ...guardian,
      },
    },
  }
}
