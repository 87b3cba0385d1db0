import type { FieldRule } from '#domain/fields/field'
import { clinicInsurance, INSURED, SECONDARY, uninsured } from '#domain/fields/insurance'
import type { Facts } from '#domain/rules'
import type { Answers, PageSpec } from '../../../../forms/spec.ts'
import type { PayloadContext, PayloadSlice, StepContext, StepSpec } from '../../../../forms/step.ts'
import { say } from '../../../../messages/catalogue.ts'
import { insurance as texts } from '../../../../messages/en/patient.ts'
import { textAnswered, yesNoField } from '../../../../parts/answers.ts'
import { uninsuredSpecs } from '../../../../parts/fields.ts'
import { beneficiaryNumber } from '../../../../parts/part-b.ts'
import { messageText, ruled, sentOf, text } from '../../../../parts/ruled.ts'
import { policySpecs } from './policy.ts'

/** One question in place of two for who has no other insurance (BK-34). */
const PUBLIC_COVER = 'publicCover'
const BOTH = 'Both'

function pages({ document, facts, config: form }: StepContext): PageSpec[] {
  const t = say(texts)
  const config = document('insuranceStepConfig')
  const fields = clinicInsurance(config)
  const number = beneficiaryNumber(facts, form)
  const question = (field: FieldRule, label: string) =>
    yesNoField({ ...ruled(field), label }, t, ['YES', 'NO'])
  return [
    {
      key: 'insurance',
      title: t.questionsTitle,
      fields: [
        question(fields.hasPrimaryInsurance, t.hasInsurance),
        {
          kind: 'choice',
          name: PUBLIC_COVER,
          label: t.hasEither,
          shownWhen: { field: fields.hasPrimaryInsurance.name, exactly: 'NO' },
          required: messageText('requiredField'),
          sideBySide: true,
          options: [
            ...['Medicaid', 'Medicare'].map((value) => ({ value, label: value })),
            { value: BOTH, label: t.both },
            { value: 'Neither', label: t.neither },
          ],
        },
        question({ ...fields.hasMedicaid, shownWhen: INSURED }, t.hasMedicaid),
        question({ ...fields.hasMedicare, shownWhen: INSURED }, t.hasMedicare),
        question(fields.hasReferral, t.hasReferral),
        text(fields.referredBy, t.referredBy, { width: 30 }),
        ...uninsuredSpecs(uninsured('stateId', 'NO', config), config),
      ],
    },
    {
      key: 'policy',
      title: t.policyTitle,
      hint: t.policyHint,
      shownWhen: INSURED,
      fields: [
        ...policySpecs('primary', config, number),
        {
          kind: 'toggle',
          ...ruled(fields.hasSecondaryInsurance),
          label: t.secondary,
          value: 'YES',
          without: 'NO',
          addLabel: t.addSecondary,
          removeLabel: t.removeSecondary,
          removed: t.secondaryRemoved,
          opens: 'secondary-insuranceCarrier',
        },
        {
          kind: 'group',
          name: 'secondary',
          label: t.secondary,
          shownWhen: SECONDARY,
          fields: policySpecs('secondary', config, number),
        },
      ],
    },
  ]
}

/** Most families share a last name. */
function prefill(answers: Facts['answers']): Answers {
  const lastName = textAnswered(answers, 'lastName')
  if (lastName === undefined) return {}
  return { 'primary-policyholder-lastName': lastName, 'secondary-policyholder-lastName': lastName }
}

/** INSURANCE-01 to INSURANCE-18: insurance for a clinic. */
export const step: StepSpec = {
  key: 'insurance',
  title: () => say(texts).step,
  documents: ['insuranceStepConfig'],
  prefill,
  pages,
  payload,
}

/** INSURANCE-01 to INSURANCE-05; one policy unless the guest adds another (INSURANCE-08). */
function payload(answers: Answers, { document }: PayloadContext): PayloadSlice {
  const fields = clinicInsurance(document('insuranceStepConfig'))
  const isInsured = answers['hasPrimaryInsurance'] === 'YES'
  return sentOf(fields, {
    ...(isInsured && { hasSecondaryInsurance: 'NO' }),
    ...coverOf(answers),
    ...answers,
  })
}

/** The two flags of INSURANCE-01 from the one answer; none without it. */
function coverOf({ [PUBLIC_COVER]: cover }: Answers): Answers {
  if (typeof cover !== 'string') return {}
  const has = (one: string) => (cover === one || cover === BOTH ? 'YES' : 'NO')
  return { hasMedicaid: has('Medicaid'), hasMedicare: has('Medicare') }
}
