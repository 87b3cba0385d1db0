import type {
  Appointment,
  AppointmentParticipant,
  Consent,
  DetectedIssue,
  Location,
  Provenance,
} from '@medplum/fhirtypes'
import { attentionOf } from '#domain/attention-reasons'
import { checkedInAt } from '#domain/check-in-time'
import { locationResource } from '../../../slot-feed/resources.ts'
import { isSaid, signedBy } from '../typed.ts'
import { identifierOf } from './resource-names.ts'
import type { FhirVisit } from './visit-context.ts'

const APPOINTMENT_TYPE = 'http://terminology.hl7.org/CodeSystem/v2-0276'
const PARTICIPANT_TYPE = 'http://terminology.hl7.org/CodeSystem/provenance-participant-type'
const CONSENT_SCOPE = 'http://terminology.hl7.org/CodeSystem/consentscope'
const CONSENT_SIGNATURE = {
  system: 'urn:iso-astm:E1762-95:2013',
  code: '1.2.840.10065.1.12.1.7',
  display: 'Consent Signature',
}
/** A check-in that needs attention has arrived, but staff have not looked at its papers yet. */
const STATUS = {
  checkedIn: 'checked-in',
  needsAttention: 'arrived',
  booked: 'booked',
  canceled: 'cancelled',
} as const

/** The status of staff replaces "booked", and a cancellation replaces both; "waiting" changes nothing. */
const PROGRESS = {
  arrived: 'arrived',
  called: 'checked-in',
  served: 'fulfilled',
  noshow: 'noshow',
  canceled: 'cancelled',
} as const

function statusOf({ status, progress }: FhirVisit['line']): NonNullable<Appointment['status']> {
  if (status === 'canceled' || progress === undefined || progress.status === 'waiting') return STATUS[status]
  return PROGRESS[progress.status]
}

/**
 * The visit itself. A walk-in takes no time of a calendar: it begins and ends when the guest checked in. Reasons for attention are tags,
 * which is what FHIR has for the next step of a workflow.
 */
export function fhirAppointment(visit: FhirVisit): Appointment {
  const { line, typed, context, systems, urns } = visit
  const isWalkIn = line.kind === 'walkin'
  const [startsAt, endsAt] = isWalkIn ? atOnce(line) : [line.startsAt, line.endsAt]
  const firstId = isWalkIn ? undefined : line.firstId
  const reasons = isWalkIn ? attentionOf(line.reasons ?? []) : []
  const minutes = (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000
  return {
    resourceType: 'Appointment',
    ...(reasons.length > 0 && {
      meta: {
        tag: reasons.map(({ reason, meaning }) => ({
          system: systems.reason,
          code: reason,
          display: meaning,
        })),
      },
    }),
    identifier: [
      identifierOf(urns.appointment),
      { system: systems.visit, value: line.id },
      { use: 'secondary', type: { text: 'Counter code' }, value: line.counterCode },
    ],
    status: statusOf(line),
    serviceCategory: [{ coding: [{ system: systems.business, code: line.businessName }] }],
    serviceType: line.serviceIds.map((id) => {
      const name = context.services.get(id)
      const said = isSaid(name) ? { display: name } : {}
      return { coding: [{ system: systems.service, code: String(id), ...said }] }
    }),
    appointmentType: { coding: [appointmentType(isWalkIn, firstId)] },
    reasonCode: (typed.notes ?? []).filter(isSaid).map((text) => ({ text })),
    ...(firstId !== undefined && {
      supportingInformation: [
        { type: 'Appointment', identifier: { system: systems.visit, value: firstId }, display: 'First dose' },
      ],
    }),
    start: startsAt,
    end: endsAt,
    ...(minutes > 0 && { minutesDuration: minutes }),
    created: line.createdAt,
    ...(isSaid(typed.comments) && { comment: typed.comments }),
    participant: participantsOf(visit),
  }
}

function atOnce({
  createdAt,
  receivedAt,
}: Pick<FhirVisit['line'], 'createdAt' | 'receivedAt'>): [string, string] {
  const at = new Date(checkedInAt(Date.parse(createdAt), Date.parse(receivedAt))).toISOString()
  return [at, at]
}

function appointmentType(isWalkIn: boolean, firstId: string | undefined) {
  if (isWalkIn)
    return { system: APPOINTMENT_TYPE, code: 'WALKIN', display: 'A previously unscheduled walk-in visit' }
  return firstId === undefined
    ? { system: APPOINTMENT_TYPE, code: 'ROUTINE', display: 'Routine appointment - default if not valued' }
    : { system: APPOINTMENT_TYPE, code: 'FOLLOWUP', display: 'A follow up visit from a previous appointment' }
}

function participantsOf({
  line,
  context,
  systems,
  urns,
  hasPatient,
  hasGuardian,
}: FhirVisit): AppointmentParticipant[] {
  const { businessName, locationId } = line
  const named = isSaid(context.providerName) ? { display: context.providerName } : {}
  const provider = { system: `${systems.provider}/${businessName}`, value: locationId }
  return [
    hasPatient ? { actor: { reference: urns.patient } } : { type: [{ text: 'Guest who could not be read' }] },
    ...(hasGuardian ? [{ actor: { reference: urns.guardian } }] : []),
    context.location
      ? { actor: { reference: urns.location } }
      : { actor: { type: 'HealthcareService', identifier: provider, ...named } as never },
  ].map((one) => ({ ...one, status: 'accepted' as const }))
}

/** The store or clinic, as in the slot feed. */
export function fhirLocation({ context }: FhirVisit): Location | undefined {
  if (!context.location) return undefined
  const { id: _, ...resource } = locationResource(context.location, context.origin)
  return resource as Location
}

/** From the consents of the form to what they are about. */
const CONSENTS = {
  consentToTreat: { scope: 'treatment', text: 'Consent to treatment' },
  privacyPolicyConsent: { scope: 'patient-privacy', text: 'Notice of privacy practices' },
  hieConsent: { scope: 'patient-privacy', text: 'Health information exchange' },
  noShowFeeConsent: { scope: 'treatment', text: 'Fee for a missed visit' },
  patientPortalConsent: { scope: 'patient-privacy', text: 'Patient portal' },
  smsConsent: { scope: 'patient-privacy', text: 'Text messages' },
  telenutritionConsent: { scope: 'treatment', text: 'Telenutrition' },
  telehealthConsent: { scope: 'treatment', text: 'Telehealth' },
} as const
export const CONSENT_NAMES = Object.keys(CONSENTS) as (keyof typeof CONSENTS)[]

/** In which language a text was shown, where it was not English (LANG-07). */
const LANGUAGE_OF_TEXT = 'http://hl7.org/fhir/StructureDefinition/language'

/**
 * What the guest agreed to, or refused: one resource a consent, each with all texts that the form showed. A text is named by the
 * SHA-256 of its wording (RFC 6920), where the device could make one.
 */
export function fhirConsents(visit: FhirVisit): { name: string; resource: Consent }[] {
  const { typed, systems, urns } = visit
  const { consentDetails: details = {} } = typed
  const texts = (details.documents ?? []).filter(({ slug }) => isSaid(slug))
  const signedAt = details.signature?.dateTime
  return CONSENT_NAMES.flatMap((name) => {
    const given = details[name]
    if (given === undefined) return []
    const { scope, text } = CONSENTS[name]
    const resource: Consent = {
      resourceType: 'Consent',
      identifier: [identifierOf(urns.consent(name))],
      status: given ? 'active' : 'rejected',
      scope: { coding: [{ system: CONSENT_SCOPE, code: scope }] },
      category: [{ coding: [{ system: 'http://loinc.org', code: '59284-0' }], text: 'Patient Consent' }],
      patient: { reference: urns.patient },
      ...(isInstant(signedAt) && { dateTime: signedAt }),
      performer: [{ reference: signerUrn(visit) }],
      policy: texts.map(({ slug = '', sha256, language }) => ({
        ...(language && { extension: [{ url: LANGUAGE_OF_TEXT, valueCode: language }] }),
        authority: `${systems.consentText}/${encodeURIComponent(slug)}`,
        ...(sha256 && { uri: `ni:///sha-256;${Buffer.from(sha256, 'hex').toString('base64url')}` }),
      })),
      policyRule: { coding: [{ system: systems.consent, code: name }], text },
      provision: { type: given ? 'permit' : 'deny' },
    }
    return [{ name, resource }]
  })
}

function signerUrn({ urns, hasGuardian }: FhirVisit): string {
  return hasGuardian ? urns.guardian : urns.patient
}

function isInstant(text: string | undefined): text is string {
  return text !== undefined && !Number.isNaN(Date.parse(text))
}

/** Answers that do not fit a chosen vaccine (STORE-08): what a pharmacist looks at before the shot. */
export function issuesOf({
  line,
  context,
  systems,
  urns,
  hasPatient,
}: FhirVisit): { name: string; resource: DetectedIssue }[] {
  const misfits = line.kind === 'walkin' ? (line.misfits ?? []) : []
  return misfits.map(({ reason, vaccine, question }) => {
    const name = `${reason} ${vaccine}`
    const asked = context.questions.get(question) ?? question
    const resource: DetectedIssue = {
      resourceType: 'DetectedIssue',
      identifier: [identifierOf(urns.issue(name))],
      status: 'preliminary',
      code: { coding: [{ system: systems.reason, code: reason }] },
      ...(hasPatient && { patient: { reference: urns.patient } }),
      identifiedDateTime: line.receivedAt,
      implicated: [{ reference: urns.appointment }],
      evidence: [{ detail: [{ reference: urns.answers }] }],
      detail: `${vaccine}: ${asked}`,
    }
    return { name, resource }
  })
}

/** Who says all this: the guest, by this product. `targets`: names of the other resources. */
export function provenanceOf(visit: FhirVisit, targets: readonly string[]): Provenance {
  const { line, typed, urns, hasPatient, hasGuardian } = visit
  const named = identifierOf(urns.provenance)
  const { dateTime, legalName } = typed.consentDetails?.signature ?? {}
  const signer = signedBy(typed)
  const author = hasPatient ? { reference: signerUrn(visit) } : { display: 'Guest who could not be read' }
  return {
    resourceType: 'Provenance',
    meta: { tag: [{ system: named.system, code: named.value }] },
    target: targets.map((reference) => ({ reference })),
    recorded: line.receivedAt,
    agent: [
      { type: { coding: [{ system: PARTICIPANT_TYPE, code: 'author', display: 'Author' }] }, who: author },
      {
        type: { coding: [{ system: PARTICIPANT_TYPE, code: 'transmitter', display: 'Transmitter' }] },
        who: { type: 'Device', display: 'Health services scheduler' },
      },
    ],
    ...(isInstant(dateTime) &&
      signer !== undefined && {
        signature: [
          {
            type: [CONSENT_SIGNATURE],
            when: dateTime,
            who: { ...author, display: signer },
            // Who signs for another sends that one's name as the legal one.
            ...(hasGuardian &&
              isSaid(legalName) && { onBehalfOf: { reference: urns.patient, display: legalName } }),
          },
        ],
      }),
  }
}
