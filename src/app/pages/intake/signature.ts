import type { ConsentSlug } from '#contract/content/catalogue'
import { RELATIONSHIPS, SEXES } from '#contract/vocabulary'
import { guardian, guardianAddress, legalName, SOMEBODY_ELSE, signatureRules } from '#domain/fields/consents'
import type { Answers, FieldSpec, PageSpec } from '../../forms/spec.ts'
import type { PayloadContext, PayloadSlice, StepSpec } from '../../forms/step.ts'
import { say } from '../../messages/catalogue.ts'
import { consent as texts } from '../../messages/en/questionnaires.ts'
import { addressCopy, addressSpecs, birthDateSpec, consentFields, phoneSpec } from '../../parts/fields.ts'
import { ruled, sentOf, text } from '../../parts/ruled.ts'

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
    payload,
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
    cards: [
      { from: signatureRules.responsiblePartyFirstName.name },
      { from: guardian.responsiblePartyDob.name },
      { from: guardianAddress.addressLineOne.name },
    ],
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
        options: SEXES.map((value) => ({ value, label: value })),
      },
      ...addressSpecs(guardianAddress, { own: false }),
    ],
  }
}

/** FINANCE-05, FINANCE-06, FINANCE-08, FINANCE-10. */
function signatureFields(most: number): FieldSpec[] {
  const t = say(texts)
  return [
    text(legalName(most), t.legalName, { hint: t.legalNameHint }),
    {
      kind: 'choice',
      ...ruled(signatureRules.relationshipWithPatient),
      label: t.relationship,
      hint: t.relationshipHint,
      options: RELATIONSHIPS.map((value) => ({ value, label: value })),
    },
  ]
}

/** consentDetails.signature (CONSENT-07 to CONSENT-09). */
function payload(answers: Answers, { submittedAt: dateTime }: PayloadContext): PayloadSlice {
  const { consentDetails } = sentOf(signatureRules, answers) as PayloadSlice
  const { legalName, relationshipWithPatient, guardianDetails, ...names } = consentDetails?.signature ?? {}
  const { phoneNumber, ...details } = guardianDetails ?? {}
  const guardian = guardianDetails && {
    guardianDetails: { phoneNumber, relationshipWithPatient, ...details },
  }
  return {
    consentDetails: { signature: { legalName, dateTime, relationshipWithPatient, ...names, ...guardian } },
  }
}
