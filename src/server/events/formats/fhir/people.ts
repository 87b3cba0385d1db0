import type {
  Address,
  Extension,
  HumanName,
  Identifier,
  Patient,
  Practitioner,
  RelatedPerson,
} from '@medplum/fhirtypes'
import { isDay } from '#domain/calendar'
import { isSaid, signerOf, type Typed } from '../typed.ts'
import { identifierOf } from './resource-names.ts'
import type { FhirVisit } from './visit-context.ts'

const US_CORE = 'http://hl7.org/fhir/us/core/StructureDefinition'
const IDENTIFIER_TYPE = 'http://terminology.hl7.org/CodeSystem/v2-0203'
const ROLE_CODE = 'http://terminology.hl7.org/CodeSystem/v3-RoleCode'
/** Race and ethnicity by the codes of the CDC. */
const CDC = 'urn:oid:2.16.840.1.113883.6.238'

type BasicInfo = NonNullable<Typed['basicInfo']>
type Guardian = NonNullable<NonNullable<NonNullable<Typed['consentDetails']>['signature']>['guardianDetails']>

/** Races that have a category of their own; the others are written in words alone. */
const RACE_CODES: Readonly<Record<string, string>> = {
  'American Indian or Alaska Native': '1002-5',
  Asian: '2028-9',
  'Black or African American': '2054-5',
  'Native Hawaiian or Other Pacific Islander': '2076-8',
  White: '2106-3',
}
const ETHNICITY_CODES: Readonly<Record<string, string>> = {
  'Hispanic or Latino': '2135-2',
  'Not Hispanic or Latino': '2186-5',
}
const LANGUAGE_CODES: Readonly<Record<string, string>> = {
  English: 'en',
  Spanish: 'es',
  Arabic: 'ar',
  Armenian: 'hy',
  Chinese: 'zh',
  French: 'fr',
  German: 'de',
  Greek: 'el',
  Italian: 'it',
  Japanese: 'ja',
  Korean: 'ko',
  Persian: 'fa',
  Polish: 'pl',
  Portuguese: 'pt',
  Russian: 'ru',
  'Serbo-Croatian': 'sh',
  Tagalog: 'tl',
  Vietnamese: 'vi',
}

/**
 * What one guest typed of the patient, for one visit. It does not prove an identity, so each visit has its own Patient,
 * and the receiver decides whom it belongs to. With names it is a US Core Patient.
 */
export function patientOf(visit: FhirVisit): Patient {
  const { typed, urns } = visit
  const { basicInfo: info = {} } = typed
  const { firstName, lastName, preferredName, dateOfBirth, preferredLanguage, address } = info
  const isUsCore = isSaid(firstName) || isSaid(lastName)
  const doctor = info.primaryHealthcareProvider
  return {
    resourceType: 'Patient',
    ...(isUsCore && { meta: { profile: [`${US_CORE}/us-core-patient`] } }),
    ...(doctor && { contained: [doctorOf(doctor)], generalPractitioner: [{ reference: '#doctor' }] }),
    extension: extensionsOf(info),
    identifier: [identifierOf(urns.patient), ...identifiersOf(visit)],
    name: [
      nameOf(firstName, lastName),
      ...(isSaid(preferredName) ? [{ use: 'usual' as const, given: [preferredName] }] : []),
    ],
    telecom: [
      ...(info.phoneNumber === undefined
        ? []
        : [
            {
              system: 'phone' as const,
              value: info.phoneNumber,
              ...(info.isMobileNum && { use: 'mobile' as const }),
            },
          ]),
      ...(isSaid(info.emailAddress) ? [{ system: 'email' as const, value: info.emailAddress }] : []),
    ],
    gender: genderOf(info),
    ...birthDateOf(dateOfBirth),
    ...(address && { address: [fhirAddress(address)] }),
    ...(preferredLanguage && {
      communication: [{ language: languageOf(preferredLanguage), preferred: true }],
    }),
  }
}

/** Who signs for the patient (CONSENT-07 to CONSENT-09). */
export function guardianOf({ typed, urns }: FhirVisit): RelatedPerson {
  const { guardianDetails, relationshipWithPatient } = typed.consentDetails?.signature ?? {}
  const { given, family } = signerOf(typed) ?? {}
  const { phoneNumber, address, dateOfBirth, sexAssignedAtBirth }: Guardian = guardianDetails ?? {}
  return {
    resourceType: 'RelatedPerson',
    identifier: [identifierOf(urns.guardian)],
    active: true,
    patient: { reference: urns.patient },
    relationship: [relationshipOf(relationshipWithPatient)],
    name: [nameOf(given, family)],
    ...(phoneNumber !== undefined && { telecom: [{ system: 'phone', value: phoneNumber }] }),
    ...(sexAssignedAtBirth && { gender: sexAssignedAtBirth === 'Male' ? 'male' : 'female' }),
    ...birthDateOf(dateOfBirth),
    ...(address && { address: [fhirAddress(address)] }),
  }
}

/** The form asks whose the patient is: a child, or the spouse, of who signs. */
function relationshipOf(patientIs: string | undefined): NonNullable<RelatedPerson['relationship']>[number] {
  const responsible = { system: ROLE_CODE, code: 'RESPRSN', display: 'responsible party' }
  if (patientIs === 'Spouse') {
    return { coding: [{ system: ROLE_CODE, code: 'SPS', display: 'spouse' }, responsible], text: 'Spouse' }
  }
  return { coding: [responsible], text: patientIs === 'Child' ? 'Parent or guardian' : 'Responsible person' }
}

function nameOf(given: string | undefined, family: string | undefined): HumanName {
  return {
    use: 'official',
    ...(isSaid(given) && { given: [given] }),
    ...(isSaid(family) && { family: family }),
  }
}

export function fhirAddress(address: NonNullable<BasicInfo['address']>): Address {
  const { addressLines, cityTown, stateProvince, postalCode, county } = address
  return {
    ...(addressLines && { line: [...addressLines] }),
    ...(cityTown !== undefined && { city: cityTown }),
    ...(county !== undefined && { district: county }),
    ...(stateProvince !== undefined && { state: stateProvince }),
    ...(postalCode !== undefined && { postalCode }),
    country: 'US',
  }
}

/** Administrative gender has three words; what the guest chose is in the extension. */
function genderOf({ gender, sexAssignedAtBirth }: BasicInfo): 'male' | 'female' | 'other' | 'unknown' {
  const said = gender ?? sexAssignedAtBirth
  if (said === undefined) return 'unknown'
  if (said === 'Male') return 'male'
  return said === 'Female' ? 'female' : 'other'
}

function birthDateOf(day: string | undefined): { birthDate?: string } {
  return day !== undefined && isDay(day) ? { birthDate: day } : {}
}

function extensionsOf({
  race,
  ethnicity,
  sexAssignedAtBirth,
  gender,
  motherMaidenLastName,
}: BasicInfo): Extension[] {
  return [
    ...(race ? [categoryOf('us-core-race', race, RACE_CODES)] : []),
    ...(ethnicity ? [categoryOf('us-core-ethnicity', ethnicity, ETHNICITY_CODES)] : []),
    ...(sexAssignedAtBirth
      ? [{ url: `${US_CORE}/us-core-birthsex`, valueCode: sexAssignedAtBirth === 'Male' ? 'M' : 'F' }]
      : []),
    ...(gender ? [{ url: `${US_CORE}/us-core-genderIdentity`, valueCodeableConcept: { text: gender } }] : []),
    ...(isSaid(motherMaidenLastName)
      ? [
          {
            url: 'http://hl7.org/fhir/StructureDefinition/patient-mothersMaidenName',
            valueString: motherMaidenLastName,
          },
        ]
      : []),
  ]
}

function categoryOf(name: string, text: string, codes: Readonly<Record<string, string>>): Extension {
  const code = codes[text]
  return {
    url: `${US_CORE}/${name}`,
    extension: [
      ...(code === undefined
        ? []
        : [{ url: 'ombCategory', valueCoding: { system: CDC, code, display: text } }]),
      { url: 'text', valueString: text },
    ],
  }
}

function identifiersOf({ typed, systems }: FhirVisit): Identifier[] {
  const { altId, medicareBeneficiaryIdNumber }: BasicInfo = typed.basicInfo ?? {}
  const insurance = typed.insuranceInfo ?? {}
  const stateId =
    'stateIssuedId' in insurance
      ? insurance.stateIssuedId
      : 'stateId' in insurance
        ? insurance.stateId
        : undefined
  const ofType = (code: string, text: string) => ({ coding: [{ system: IDENTIFIER_TYPE, code }], text })
  return [
    {
      type: ofType('MC', 'Medicare number'),
      system: 'http://hl7.org/fhir/sid/us-mbi',
      value: medicareBeneficiaryIdNumber,
    },
    {
      type: ofType('SS', 'Social Security number'),
      system: 'http://hl7.org/fhir/sid/us-ssn',
      value: insurance.socialSecurityNumber,
    },
    { type: { text: 'State-issued ID' }, system: systems.stateId, value: stateId },
    { type: { text: "Shopper's card number" }, system: systems.shopperCard, value: altId },
  ].flatMap(({ value, ...one }) => (isSaid(value) ? [{ ...one, value: value }] : []))
}

function doctorOf({
  name,
  address,
  phoneNumber,
  fax,
}: NonNullable<BasicInfo['primaryHealthcareProvider']>): Practitioner {
  return {
    resourceType: 'Practitioner',
    id: 'doctor',
    ...(isSaid(name) && { name: [{ text: name }] }),
    telecom: [
      ...(phoneNumber === undefined ? [] : [{ system: 'phone' as const, value: phoneNumber }]),
      ...(fax === undefined ? [] : [{ system: 'fax' as const, value: fax }]),
    ],
    ...(address && { address: [fhirAddress(address)] }),
  }
}

function languageOf(name: string) {
  const code = LANGUAGE_CODES[name]
  return {
    ...(code !== undefined && { coding: [{ system: 'urn:ietf:bcp:47', code, display: name }] }),
    text: name,
  }
}
