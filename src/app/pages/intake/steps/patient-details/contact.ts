import { patient, texting } from '#domain/fields/patient'
import type { FieldCard, FieldSpec } from '../../../../forms/spec.ts'
import { say } from '../../../../messages/catalogue.ts'
import { patient as texts } from '../../../../messages/en/patient.ts'
import { yesNoField } from '../../../../parts/answers.ts'
import { phoneSpec } from '../../../../parts/fields.ts'
import { ruled, text } from '../../../../parts/ruled.ts'

export function contactCards(): FieldCard[] {
  return [{ from: patient.phoneNumber.name, title: say(texts).contactTitle }]
}

/** Phone, consent to text messages and e-mail (PATIENT-21 to PATIENT-31, PATIENT-51). */
export function contactFields(words: { mobileConsentHint: string }): FieldSpec[] {
  const t = say(texts)
  const { phoneNumber, confirmPhoneNumber, isMobileNum, emailAddress, confirmEmailAddress } = patient
  const consent = texting.isMobileConsentChecked
  const email = { control: 'email', autoComplete: 'email' } as const
  return [
    { ...phoneSpec(phoneNumber, t.phone), autoComplete: 'tel-national' },
    phoneSpec(confirmPhoneNumber, t.phoneConfirm),
    yesNoField({ ...ruled(isMobileNum), label: t.mobile, resets: [consent.name] }, t), // PATIENT-31
    { kind: 'box', ...ruled(consent), label: t.mobileConsent, hint: words.mobileConsentHint },
    text(emailAddress, t.email, email),
    text(confirmEmailAddress, t.emailConfirm, email),
  ]
}
