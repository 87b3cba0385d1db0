import type { BasicInfo } from '#contract/intake'
import { wirePhone } from '#domain/phone'
import { dayAnswered } from '../../../../forms/answers.ts'
import type { Answers } from '../../../../forms/spec.ts'
import type { PayloadSlice } from '../../../../forms/step.ts'
import { textAnswered } from '../../../../parts/answers.ts'
import { addressOf } from '../../../../parts/fields.ts'

/** basicInfo, and the texting consent (CONSENT-06). */
export function payload(answers: Answers): PayloadSlice {
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
