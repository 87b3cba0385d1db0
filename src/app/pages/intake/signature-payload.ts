import { RELATIONSHIPS, SEXES } from '#contract/vocabulary'
import { wirePhone } from '#domain/phone'
import { dayAnswered } from '../../forms/answers.ts'
import type { Answers } from '../../forms/spec.ts'
import type { PayloadContext, PayloadSlice } from '../../forms/step.ts'
import { textAnswered } from '../../parts/answers.ts'
import { addressOf } from '../../parts/fields.ts'

/** consentDetails.signature, whichever consent was signed (CONSENT-07 to CONSENT-09); the guardian is absent for Self. */
export function signaturePayload(answers: Answers, { submittedAt }: PayloadContext): PayloadSlice {
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
