import type {
  QuestionnaireResponse,
  QuestionnaireResponseItem,
  QuestionnaireResponseItemAnswer,
} from '@medplum/fhirtypes'
import { isSaid } from '../typed.ts'
import { identifierOf } from './resource-names.ts'
import { CONSENT_NAMES } from './visit.ts'
import type { FhirVisit } from './visit-context.ts'

const POLICY = ['insuranceCarrier', 'memberId', 'groupNumber', 'relation', 'personCode', 'claimsAddress']
const HOLDER = ['policyholder-firstName', 'policyholder-lastName']

/**
 * Fields of a payload that another resource has; everything else is an answer of the QuestionnaireResponse, so that nothing is lost. A
 * path stands for all that is below it.
 */
export const CARRIED: ReadonlySet<string> = new Set([
  ...[
    'businessName',
    'serviceIds',
    'locationNumber',
    'counterCode',
    'createdAt',
    'comments',
    'notes',
    'dateTime.value',
  ],
  ...[
    'firstName',
    'lastName',
    'preferredName',
    'dateOfBirth',
    'phoneNumber',
    'emailAddress',
    'sexAssignedAtBirth',
    'gender',
    'race',
    'ethnicity',
    'preferredLanguage',
    'altId',
    'motherMaidenLastName',
    'address',
    'medicareBeneficiaryIdNumber',
    'primaryHealthcareProvider',
  ].map((name) => `basicInfo.${name}`),
  ...[
    'insuranceCarrier',
    'cardholderIdNumber',
    'groupNumber',
    'stateIssuedId',
    'stateId',
    'socialSecurityNumber',
    ...['primary', 'secondary'].flatMap((prefix) =>
      [...POLICY, ...HOLDER].map((name) => `${prefix}-${name}`),
    ),
  ].map((name) => `insuranceInfo.${name}`),
  ...CONSENT_NAMES.map((name) => `consentDetails.${name}`),
  'consentDetails.documents',
  'consentDetails.signature',
])

/** The answers of the form that no other resource has, by their path in the payload; of what cannot be read, all of it. */
export function fhirAnswers(
  { line, typed, context, urns, hasPatient }: FhirVisit,
  isWhole: boolean,
): QuestionnaireResponse {
  const carried = hasPatient && isWhole ? CARRIED : NOTHING
  const source = isWhole ? typed : line.payload
  const item =
    typeof source === 'object' && source !== null && !Array.isArray(source)
      ? itemsOf(source as object, '', { carried, questions: context.questions })
      : [{ linkId: 'payload', answer: answersIn([source], 'payload') }]
  return {
    resourceType: 'QuestionnaireResponse',
    identifier: identifierOf(urns.answers),
    status: 'completed',
    ...(hasPatient && { subject: { reference: urns.patient } }),
    authored: line.createdAt,
    ...(hasPatient && { source: { reference: urns.patient } }),
    item,
  }
}

const NOTHING: ReadonlySet<string> = new Set()
/** For a field whose name is empty: what arrives in an outbox may have one. */
const UNNAMED = '_'

type Walk = { carried: ReadonlySet<string>; questions: ReadonlyMap<string, string> }

function itemsOf(value: object, path: string, walk: Walk): QuestionnaireResponseItem[] {
  return Object.entries(value).flatMap(([name, one]) => {
    const step = isSaid(name) ? name : UNNAMED
    const linkId = path === '' ? step : `${path}.${step}`
    return walk.carried.has(linkId) || one === undefined ? [] : itemOf(one, linkId, walk)
  })
}

function itemOf(value: unknown, linkId: string, walk: Walk): QuestionnaireResponseItem[] {
  const text = linkId.startsWith('questionnaire.')
    ? walk.questions.get(linkId.slice('questionnaire.'.length))
    : undefined
  const about = { linkId, ...(text !== undefined && { text }) }
  const all = Array.isArray(value) ? value : [value]
  const groups = all.filter((one) => typeof one === 'object' && one !== null)
  const answer = answersIn(
    all.filter((one) => typeof one !== 'object' || one === null),
    linkId,
  )
  return [
    ...groups.flatMap((one) => {
      const item = itemsOf(one, linkId, walk)
      return item.length > 0 ? [{ ...about, item }] : []
    }),
    ...(answer.length > 0 ? [{ ...about, answer }] : []),
  ]
}

/** Yes and No of the screening are Booleans. */
function answersIn(values: readonly unknown[], linkId: string): QuestionnaireResponseItemAnswer[] {
  const isScreening = /^questionnaire\.\w+$/.test(linkId)
  return values.flatMap((value): QuestionnaireResponseItemAnswer[] => {
    if (typeof value === 'boolean') return [{ valueBoolean: value }]
    if (isScreening && (value === 'Yes' || value === 'No')) return [{ valueBoolean: value === 'Yes' }]
    if (typeof value === 'number') return [{ valueDecimal: value }]
    return typeof value === 'string' && value.trim() !== '' ? [{ valueString: value }] : []
  })
}
