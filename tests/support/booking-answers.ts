import type { FieldAnswers } from './form-filling.ts'

/** A kind of visit as a guest looks for it, and what its prescreen is told. */
export interface Wanted {
  type: string
  /** Answers of the questions before times are shown. */
  prescreen: FieldAnswers
  /** Whether a second dose is booked too. */
  isSeries?: true
}

const CLINIC: Wanted = { type: 'Physicals', prescreen: { isTwentyOrOlder: 'Yes', physicalType: '106' } }
const DIETITIAN: Wanted = {
  type: 'Telenutrition',
  prescreen: { dietitianVisit: '301', licensureState: 'OH', hasMedicaid: 'No' },
}
const VIDEO: Wanted = { type: 'Video Visits', prescreen: {} }
const SERIES = { hasReceivedFirstDose: 'No', selectedDose: 'bothDoses' }

/** Kinds of visit that an adult and a child can have, one for each flow type. */
export const WANTED = {
  clinic: {
    adult: CLINIC,
    child: { type: 'Physicals', prescreen: { isTwentyOrOlder: 'No', physicalType: '101' } },
  },
  video: { adult: VIDEO, child: VIDEO },
  dietitian: {
    adult: DIETITIAN,
    child: DIETITIAN,
  },
  vaccine: {
    adult: { type: 'Vaccines', prescreen: { selectedVaccines: '209', ...SERIES }, isSeries: true },
    child: { type: 'Vaccines', prescreen: { selectedVaccines: '213', ...SERIES }, isSeries: true },
  },
} satisfies Record<string, Record<'adult' | 'child', Wanted>>
export type FlowType = keyof typeof WANTED

export interface Patient {
  age: 'adult' | 'child'
  isInsured: boolean
  /** Makes the patient another one than those of other tests, so that no booking is a duplicate (BOOK-20). */
  lastName: string
}

const PLACE = { city: 'Cincinnati', state: 'OH', zipCode: '45202', county: 'Hamilton' }

/** The answers to the questions of all forms, by the names of their fields. */
export function answersOf({ age, isInsured, lastName }: Patient): FieldAnswers {
  const isChild = age === 'child'
  const firstName = isChild ? 'Mateo' : 'Rosalind'
  const birth = isChild ? ['2017', '03', '09'] : ['1958', '07', '04']
  return {
    ...dated('dob', birth),
    ...dated('dateOfBirth', birth),
    firstName,
    lastName,
    phoneNumber: '5135550142',
    confirmPhoneNumber: '5135550142',
    isMobileNum: 'Yes',
    emailAddress: 'roz@example.com',
    confirmEmailAddress: 'roz@example.com',
    addressLineOne: '221 Linden Avenue',
    ...PLACE,
    sexAssignedAtBirth: isChild ? 'Male' : 'Female',
    gender: isChild ? 'Male' : 'Female',
    race: 'White',
    ethnicity: 'Not Hispanic or Latino',
    ...insuranceOf(isInsured),
    patientLegalName: `${firstName} ${lastName}`,
    relationshipWithPatient: isChild ? 'Child' : 'Self',
    ...(isChild && guardianOf(lastName)),
    conditions: ['diabetes', 'Diabetes'],
    survey: ['doctor', 'Doctor'],
  }
}

function dated(name: string, [year = '', month = '', day = '']: readonly string[]): FieldAnswers {
  return { [`${name}Year`]: year, [`${name}Month`]: month, [`${name}Day`]: day }
}

/** As a clinic asks for it and as a pharmacy does. */
function insuranceOf(isInsured: boolean): FieldAnswers {
  if (!isInsured)
    return {
      hasPrimaryInsurance: ['NO', '0'],
      publicCover: ['Neither'],
      stateId: 'RX 4411 882',
      stateIssuedId: 'RX 4411 882',
    }
  return {
    hasPrimaryInsurance: ['YES', '1'],
    hasMedicare: ['YES'],
    'primary-insuranceCarrier': 'Medicare Part B',
    'primary-memberId': 'QX55820914',
    'primary-groupNumber': 'GRP7714',
    'primary-policyholder-firstName': 'Rosalind',
    'primary-relation': ['Self'],
    'primary-sexAssignedAtBirth': 'Female',
    'primary-sendInvoiceTo': ['Patient'],
    insuranceCarrier: 'Employer plan',
    cardholderIdNumber: 'QX55820914',
    groupNumber: 'GRP7714',
  }
}

function guardianOf(lastName: string): FieldAnswers {
  return {
    responsiblePartyFirstName: 'Luc\u00eda',
    responsiblePartyLastName: lastName,
    ...dated('responsiblePartyDob', ['1986', '11', '30']),
    responsiblePartyPhoneNumber: '5135550177',
    responsiblePartySex: 'Female',
  }
}

let patients = 0

/** A patient unlike all before. */
export function aPatient(age: Patient['age'] = 'adult', isInsured = true): Patient {
  patients += 1
  const letters = [...String(patients)].map((digit) => String.fromCharCode(97 + Number(digit)))
  return { age, isInsured, lastName: `Okonkwo X${letters.join('')}` }
}
