import { isDay } from '#domain/calendar'
import type { Facts } from '#domain/rules'
import type { Answers, FieldSpec, PageSpec } from '../../../../forms/spec.ts'
import type { StepContext, StepSpec } from '../../../../forms/step.ts'
import { say } from '../../../../messages/catalogue.ts'
import { patient as texts } from '../../../../messages/en/patient.ts'
import { addressFields } from '../../../../parts/fields.ts'
import { aboutFields } from './about.ts'
import { contactFields } from './contact.ts'
import { nameFields } from './name.ts'
import { payload } from './payload.ts'
import { providerFields } from './provider.ts'

function pages({ config, flow }: StepContext): PageSpec[] {
  const t = say(texts)
  const words = flow.endsWith('VACCINE') ? t.forVaccine : t.forVisit
  const address: FieldSpec[] = addressFields('', { own: true })
  const about: PageSpec = {
    key: 'about',
    title: t.aboutTitle,
    hint: words.aboutHint,
    fields: aboutFields(words),
  }
  return [
    { key: 'name', title: words.nameTitle, hint: t.nameHint, fields: nameFields() },
    { key: 'contact', title: t.contactTitle, hint: t.contactHint, fields: contactFields(config, words) },
    ...(config.showPatientAddressFields
      ? [{ key: 'address', title: t.addressTitle, hint: words.addressHint, fields: address }]
      : []),
    about,
    ...(config.showProviderInfo ? [{ key: 'provider', title: t.provider, fields: providerFields() }] : []),
  ]
}

/** A birth date that was given before times were shown is not asked for again. */
function prefill({ dateOfBirth }: Facts['answers']): Answers {
  if (typeof dateOfBirth !== 'string' || !isDay(dateOfBirth)) return {}
  const [dobYear = '', dobMonth = '', dobDay = ''] = dateOfBirth.split('-')
  return { dobYear, dobMonth, dobDay }
}

/** PATIENT-01 to PATIENT-51: who the patient is and how to reach them. */
export const step: StepSpec = {
  key: 'patientDetails',
  title: () => say(texts).step,
  documents: [],
  pages,
  prefill,
  beforeLeaving: { page: 'address', effect: 'verifyAddress', addressPrefix: '' }, // ADDRESS-13, ADDRESS-14
  payload,
}
