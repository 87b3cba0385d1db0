import type { ConsentSlug } from '#contract/content/catalogue'
import { RELATIONSHIPS, SEXES } from '#contract/vocabulary'
import {
  guardian,
  guardianAddress,
  isForMinor,
  legalName,
  SOMEBODY_ELSE,
  signatureRules,
} from '#domain/fields/consents'
import type { Facts } from '#domain/rules'
import type { ZipTowns } from '#domain/zip-towns'
import type { Answers, FieldSpec, GroupField } from '../../forms/spec.ts'
import type { PayloadContext, PayloadSlice, StepSpec } from '../../forms/step.ts'
import { say } from '../../messages/catalogue.ts'
import { choices } from '../../messages/en/choices.ts'
import { fieldTexts } from '../../messages/en/fields.ts'
import { consent as texts } from '../../messages/en/questionnaires.ts'
import { addressCopy, addressSpecs, birthDateSpec, consentFields, phoneSpec } from '../../parts/fields.ts'
import { optionsOf, ruled, sentOf, text } from '../../parts/ruled.ts'

type Signed = {
  /** The step and its document share a key. */
  key: ConsentSlug
  title: () => string
  /** The title of the card with the signature. */
  signTitle: () => string
  wide?: true
}

/**
 * A step with a text that the patient or somebody else signs, on one page (CONSENT-07 to CONSENT-09, FINANCE-01 to FINANCE-10). A form
 * has only one such step, because all have the same fields.
 */
export function signedConsent({ key, signTitle, ...shown }: Signed): StepSpec {
  return {
    key,
    ...shown,
    documents: [key],
    agreesTo: key,
    isSigned: true,
    prefill,
    pages: ({ consent, config, facts, towns }) => {
      const document = consent(key)
      const agreed = consentFields(key, document)
      return [
        {
          key: 'sign',
          title: document.title,
          fields: [...agreed, ...signatureFields(config.legalNameMaxLength, facts, towns)],
          cards: [
            ...agreed.slice(0, 1).map(({ name }) => ({ from: name })),
            { from: signatureRules.relationshipWithPatient.name, title: signTitle() },
          ],
        },
      ]
    },
    beforeLeaving: { page: 'sign', effect: 'verifyAddress', addressPrefix: 'responsibleParty' }, // ADDRESS-13
    payload,
  }
}

/** Most responsible persons live at the patient's address, and most parents give their own phone for a child. Only a parent or guardian may sign for a minor (FINANCE-10). */
function prefill(answers: Facts['answers'], facts: Facts): Answers {
  const relation = signatureRules.relationshipWithPatient.name
  const { phoneNumber } = answers
  return {
    ...addressCopy(answers, '', 'responsibleParty'),
    ...(isForMinor(facts) && {
      [relation]: 'Child',
      ...(typeof phoneNumber === 'string' && { [guardian.responsiblePartyPhoneNumber.name]: phoneNumber }),
    }),
  }
}

/** FINANCE-05, FINANCE-06, FINANCE-08, FINANCE-10. */
function signatureFields(most: number, facts: Facts, towns: ZipTowns): FieldSpec[] {
  const t = say(texts)
  const { guardianMustSign } = say(fieldTexts)
  const isMinor = isForMinor(facts)
  const offered = isMinor ? (['Child'] as const) : RELATIONSHIPS
  return [
    {
      kind: 'choice',
      ...ruled(signatureRules.relationshipWithPatient),
      label: t.whoSigns,
      ...(isMinor && { hint: guardianMustSign, required: guardianMustSign }),
      options: offered.map((value) => ({ value, label: isMinor ? t.signsForChild : t.signs[value] })),
    },
    ...(isMinor ? [] : [signedName(most, facts)]),
    responsibleFields(facts, towns),
  ]
}

/** What the patient types as a signature: a first and a last name, so it has a row and the room of two names. */
function signedName(most: number, { answers }: Facts): FieldSpec {
  const { legalName: label, legalNameHint: hint } = say(texts)
  return text(legalName(most, patientsName(answers)), label, { hint, whole: true, width: 48 })
}

/** The block of the person who signs for the patient (FINANCE-03, FINANCE-04). */
function responsibleFields({ answers }: Facts, towns: ZipTowns): GroupField {
  const t = say(texts)
  const name = patientsName(answers)
  return {
    kind: 'group',
    name: 'responsible',
    label: t.responsible,
    ...(name !== '' && { hint: t.signsFor(name) }),
    shownWhen: SOMEBODY_ELSE,
    fields: [
      text(signatureRules.responsiblePartyFirstName, t.firstName),
      text(signatureRules.responsiblePartyLastName, t.lastName),
      birthDateSpec(guardian.responsiblePartyDob, t.birthDate),
      phoneSpec(guardian.responsiblePartyPhoneNumber, t.phone),
      {
        kind: 'choice',
        ...ruled(guardian.responsiblePartySex),
        label: t.sex,
        sideBySide: true,
        options: optionsOf(SEXES, say(choices).sexes),
      },
      ...addressSpecs(guardianAddress, { own: false, towns }),
    ],
  }
}

/** First and last name as the guest gave them. */
function patientsName({ firstName = '', lastName = '' }: Facts['answers']): string {
  return `${firstName} ${lastName}`.trim()
}

/** consentDetails.signature (CONSENT-07 to CONSENT-09). Where somebody else signs, the legal name is the patient's. */
function payload(answers: Answers, { submittedAt: dateTime, facts }: PayloadContext): PayloadSlice {
  const { consentDetails } = sentOf(signatureRules, answers) as PayloadSlice
  const { relationshipWithPatient, guardianDetails, ...names } = consentDetails?.signature ?? {}
  const { phoneNumber, ...details } = guardianDetails ?? {}
  const guardian = guardianDetails && {
    guardianDetails: { phoneNumber, relationshipWithPatient, ...details },
  }
  const legalName = guardianDetails ? patientsName(facts.answers) : names.legalName
  return {
    consentDetails: { signature: { ...names, legalName, dateTime, relationshipWithPatient, ...guardian } },
  }
}
