import type { FormConfig } from '#contract/content/form-config'
import { isEmail, sameEmail } from '#domain/email'
import { phoneDigits } from '#domain/phone'
import type { Facts } from '#domain/rules'
import { isBlank } from '#domain/text'
import type { FieldSpec, TextField } from '../../../../forms/spec.ts'
import { say } from '../../../../messages/catalogue.ts'
import { patient as texts } from '../../../../messages/en/patient.ts'
import { phoneField } from '../../../../parts/fields.ts'
import { yesNoField } from '../../../../parts/yes-no.ts'

/** Phone, consent to text messages and e-mail (PATIENT-21 to PATIENT-31, PATIENT-51). */
export function contactFields(config: FormConfig, words: { mobileConsentHint: string }): FieldSpec[] {
  const t = say(texts)
  return [
    { ...phoneField('phoneNumber', t.phone), autoComplete: 'tel-national' },
    {
      ...phoneField('confirmPhoneNumber', t.phoneConfirm),
      flag: 'showConfirmPhone',
      repeats: 'phoneNumber',
      check: (text: string, facts: Facts) =>
        phoneDigits(text) === phoneDigits(String(facts.answers['phoneNumber'] ?? ''))
          ? undefined
          : t.phoneMismatch,
    },
    yesNoField(
      {
        name: 'isMobileNum',
        label: t.mobile,
        flag: 'showTextingConsent',
        required: t.mobileRequired,
        resets: ['isMobileConsentChecked'], // PATIENT-31
      },
      t,
    ),
    {
      kind: 'box',
      name: 'isMobileConsentChecked',
      label: t.mobileConsent,
      hint: words.mobileConsentHint,
      flag: 'showTextingConsent',
      shownWhen: { field: 'isMobileNum', exactly: 'Yes' },
    },
    emailField('emailAddress', t.email, config),
    {
      ...emailField('confirmEmailAddress', t.emailConfirm, config),
      flag: 'showConfirmEmail',
      repeats: 'emailAddress',
      requiredWhen: ({ answers }: Facts) =>
        isBlank(String(answers['emailAddress'] ?? '')) ? undefined : t.emailMismatch,
      check: (text: string, facts: Facts) =>
        sameEmail(text, String(facts.answers['emailAddress'] ?? '')) ? undefined : t.emailMismatch,
    },
  ]
}

function emailField(name: string, label: string, { emailRequired }: FormConfig): TextField {
  const t = say(texts)
  return {
    kind: 'text',
    name,
    label,
    control: 'email',
    autoComplete: 'email',
    ...(emailRequired ? { required: t.emailInvalid } : {}), // PATIENT-51
    check: (text) => (isEmail(text) ? undefined : t.emailInvalid),
  }
}
