import type { BasicInfo } from '#contract/intake'
import { isDay } from '#domain/calendar'
import { wirePhone } from '#domain/phone'
import type { Facts } from '#domain/rules'
import { dayAnswered } from '../../../../forms/answers.ts'
import type { Answers, FieldSpec, PageSpec } from '../../../../forms/spec.ts'
import type { PayloadSlice, StepContext, StepSpec } from '../../../../forms/step.ts'
import { say } from '../../../../messages/catalogue.ts'
import { patient as texts } from '../../../../messages/en/patient.ts'
import { textAnswered } from '../../../../parts/answers.ts'
import { addressFields, addressOf } from '../../../../parts/fields.ts'
import { aboutFields, nameFields } from './about.ts'
import { contactFields } from './contact.ts'
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
  beforeLeaving: { page: 'address', effect: 'verifyAddress', addressPrefix: '' }, // ADDRESS-13, ADDRESS-14
  payload,
}

/** basicInfo, and the texting consent (CONSENT-06). */
function payload(answers: Answers): PayloadSlice {
  const text = (name: string) => textAnswered(answers, name)
  const phone = (name: string) => {
    const value = text(name)
    return value === undefined ? undefined : wirePhone(value) // PATIENT-29
  }
  return {
    basicInfo: {
      firstName: text('firstName'),
      lastName: text('lastName'),
      preferredName: text('preferredName'),
      dateOfBirth: dayAnswered('dob', answers),
      phoneNumber: phone('phoneNumber'),
      isMobileNum: answers['isMobileNum'] === undefined ? undefined : answers['isMobileNum'] === 'Yes',
      emailAddress: text('emailAddress'),
      weight: text('weight'),
      sexAssignedAtBirth: text('sexAssignedAtBirth') as BasicInfo['sexAssignedAtBirth'],
      gender: text('gender') as BasicInfo['gender'],
      race: text('race') as BasicInfo['race'],
      ethnicity: text('ethnicity') as BasicInfo['ethnicity'],
      preferredLanguage: text('preferredLanguage') as BasicInfo['preferredLanguage'],
      altId: text('altId'),
      motherMaidenFirstName: text('motherMaidenFirstName'),
      motherMaidenLastName: text('motherMaidenLastName'),
      address: addressOf(answers, ''),
      medicareBeneficiaryIdNumber: text('medicareBeneficiaryIdNumber'),
      primaryHealthcareProvider: providerOf(answers, text, phone),
    },
    consentDetails: {
      smsConsent: answers['isMobileNum'] === 'Yes' ? answers['isMobileConsentChecked'] === true : undefined,
    },
  }
}

function providerOf(
  answers: Answers,
  text: (name: string) => string | undefined,
  phone: (name: string) => string | undefined,
): BasicInfo['primaryHealthcareProvider'] {
  const plain: Answers = {
    addressLineOne: answers['providerAddressLineOne'],
    addressLineTwo: answers['providerAddressLineTwo'],
    city: answers['providerCity'],
    state: answers['providerState'],
    zipCode: answers['providerZipCode'],
  }
  const provider = {
    name: text('primaryHealthcareProvider'),
    address: addressOf(plain, ''),
    phoneNumber: phone('providerPhoneNumber'),
    fax: phone('providerFax'),
  }
  return Object.values(provider).some((value) => value !== undefined) ? provider : undefined
}
