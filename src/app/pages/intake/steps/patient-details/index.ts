import { isDay } from '#domain/calendar'
import { isForMinor } from '#domain/fields/consents'
import { patient, patientAddress, provider, providerAddress } from '#domain/fields/patient'
import type { Facts } from '#domain/rules'
import type { Answers, FieldSpec, PageSpec } from '../../../../forms/spec.ts'
import type { PayloadSlice, StepContext, StepSpec } from '../../../../forms/step.ts'
import { say } from '../../../../messages/catalogue.ts'
import { patient as texts } from '../../../../messages/en/patient.ts'
import { addressSpecs, phoneSpec } from '../../../../parts/fields.ts'
import { flagOf, sentOf, text } from '../../../../parts/ruled.ts'
import { aboutFields, nameCards, nameFields } from './about.ts'
import { contactCards, contactFields } from './contact.ts'

function pages({ flow, config, towns, facts }: StepContext): PageSpec[] {
  const t = say(texts)
  const { flag } = patient.address
  const address = !flag || config[flag] ? addressSpecs(patientAddress, { own: true, towns }) : []
  const words = flow.endsWith('VACCINE') ? t.forVaccine : t.forVisit
  return [
    {
      key: 'name',
      title: words.nameTitle,
      hint: t.nameHint,
      fields: [...nameFields(), ...contactFields(words)],
      cards: [...nameCards(), ...contactCards()],
    },
    {
      key: 'record',
      title: words.recordTitle,
      hint: words.aboutHint,
      fields: [...address, ...aboutFields(words)],
      cards: [
        {
          from: patientAddress.zipCode.name,
          title: isForMinor(facts) ? t.childAddressTitle : t.addressTitle,
        },
        { from: patient.sexAssignedAtBirth.name },
      ],
    },
    {
      key: 'provider',
      title: t.provider,
      ...flagOf(patient.primaryHealthcareProvider),
      fields: providerFields(),
    },
  ]
}

/** The primary healthcare provider (PATIENT-43 to PATIENT-46). */
function providerFields(): FieldSpec[] {
  const t = say(texts)
  return [
    text(provider.primaryHealthcareProvider, t.providerName),
    ...addressSpecs(providerAddress, { own: false }).map(({ hint: _, ...field }) => field),
    phoneSpec(provider.providerPhoneNumber, t.providerPhone),
    phoneSpec(provider.providerFax, t.providerFax),
  ]
}

/** Fills in a birth date that the guest gave in the prescreen. */
function prefill({ dateOfBirth }: Facts['answers']): Answers {
  if (typeof dateOfBirth !== 'string' || !isDay(dateOfBirth)) return {}
  const [dobYear = '', dobMonth = '', dobDay = ''] = dateOfBirth.split('-')
  return { dobYear, dobMonth, dobDay }
}

/** PATIENT-01 to PATIENT-51: the patient, and how to reach them. */
export const step: StepSpec = {
  key: 'patientDetails',
  title: () => say(texts).step,
  documents: [],
  pages,
  prefill,
  beforeLeaving: { page: 'record', effect: 'verifyAddress', addressPrefix: '' }, // ADDRESS-13, ADDRESS-14
  payload,
}

/** basicInfo, and the texting consent (CONSENT-06). */
function payload(answers: Answers): PayloadSlice {
  const smsConsent = answers['isMobileNum'] === 'Yes' ? answers['isMobileConsentChecked'] === true : undefined
  return { ...sentOf(patient, answers), consentDetails: { smsConsent } }
}
