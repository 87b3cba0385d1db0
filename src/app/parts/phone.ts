import { isPhone, showPhone } from '#domain/phone'
import type { TextField } from '../forms/spec.ts'
import { say } from '../messages/catalogue.ts'
import { patient as texts } from '../messages/en/patient.ts'

/** A phone field: last ten digits kept, shown (###) ###-#### (PATIENT-24 to PATIENT-26). */
export function phoneField(name: string, label: string): TextField {
  const t = say(texts)
  return {
    kind: 'text',
    name,
    label,
    control: 'tel',
    width: 14, // PATIENT-25
    required: t.phoneInvalid,
    tidy: showPhone,
    check: (text) => (isPhone(text) ? undefined : t.phoneInvalid),
  }
}
