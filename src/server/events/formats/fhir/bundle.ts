import type { Bundle, BundleEntry, Resource } from '@medplum/fhirtypes'
import { signerOf, typedOf } from '../typed.ts'
import { fhirAnswers } from './answers.ts'
import { coveragesOf } from './coverages.ts'
import { guardianOf, patientOf } from './people.ts'
import { identifierOf, searchByIdentifier, searchByTag, systemsOf, urnOf } from './resource-names.ts'
import { unopenedBundle } from './unopened.ts'
import { fhirAppointment, fhirConsents, fhirLocation, issuesOf, provenanceOf } from './visit.ts'
import {
  type FhirVisit,
  isUnopened,
  type ReadableLine,
  type VisitContext,
  type VisitUrns,
} from './visit-context.ts'

/**
 * A visit as a FHIR R4 transaction (FEED-09). Every entry is a conditional request by an identifier that is made of the visit's id: a
 * server that gets the Bundle again, or a later one of the same visit, changes what it has and makes nothing twice. A location is made
 * where the server has none, and never changed. A visit that cannot be opened is a Task alone.
 */
export function bundleOf(line: ReadableLine, context: VisitContext): Bundle {
  if (isUnopened(line)) return unopenedBundle(line, context)
  const { typed, isWhole } = typedOf(line)
  const hasPatient = typed.basicInfo !== undefined
  const visit: FhirVisit = {
    line,
    typed,
    context,
    systems: systemsOf(context.origin),
    urns: urnsOf(line),
    hasPatient,
    hasGuardian: hasPatient && signerOf(typed) !== undefined,
  }
  const { urns } = visit
  const location = fhirLocation(visit)
  const entries = [
    put(urns.appointment, fhirAppointment(visit)),
    ...(hasPatient ? [put(urns.patient, patientOf(visit))] : []),
    ...(visit.hasGuardian ? [put(urns.guardian, guardianOf(visit))] : []),
    ...(hasPatient ? coveragesOf(visit).map(({ name, resource }) => put(urns.coverage(name), resource)) : []),
    ...(hasPatient ? fhirConsents(visit).map(({ name, resource }) => put(urns.consent(name), resource)) : []),
    answersEntry(visit, isWhole),
    ...issuesOf(visit).map(({ name, resource }) => put(urns.issue(name), resource)),
  ]
  const provenance = provenanceOf(
    visit,
    entries.map(({ fullUrl = '' }) => fullUrl),
  )
  return {
    resourceType: 'Bundle',
    type: 'transaction',
    timestamp: line.receivedAt,
    entry: [
      ...entries,
      ...(location ? [postOnce(urns.location, location, location.identifier?.[0])] : []),
      {
        fullUrl: urns.provenance,
        resource: provenance,
        request: { method: 'PUT', url: `Provenance?${searchByTag(identifierOf(urns.provenance))}` },
      } satisfies BundleEntry,
    ].map((entry) => tidy(entry) as BundleEntry),
  }
}

/** What was typed once belongs to the first of two doses. */
function urnsOf(line: ReadableLine): VisitUrns {
  const form = line.kind === 'appointment' ? (line.firstId ?? line.id) : line.id
  return {
    appointment: urnOf(line.id, 'Appointment'),
    provenance: urnOf(line.id, 'Provenance'),
    patient: urnOf(form, 'Patient'),
    guardian: urnOf(form, 'RelatedPerson'),
    answers: urnOf(form, 'QuestionnaireResponse'),
    location: urnOf(line.businessName, line.locationId, 'Location'),
    coverage: (which) => urnOf(form, 'Coverage', which),
    consent: (which) => urnOf(form, 'Consent', which),
    issue: (which) => urnOf(line.id, 'DetectedIssue', which),
  }
}

/** The form of a second dose lacks what the first one says of it, so it is written where a server has no form yet. */
function answersEntry(visit: FhirVisit, isWhole: boolean): BundleEntry {
  const { line, urns } = visit
  const answers = fhirAnswers(visit, isWhole)
  const isSecondDose = line.kind === 'appointment' && line.firstId !== undefined
  return isSecondDose
    ? postOnce(urns.answers, answers, identifierOf(urns.answers))
    : put(urns.answers, answers)
}

function put(urn: string, resource: Resource): BundleEntry {
  const url = `${resource.resourceType}?${searchByIdentifier(identifierOf(urn))}`
  return { fullUrl: urn, resource, request: { method: 'PUT', url } }
}

function postOnce(
  urn: string,
  resource: Resource,
  known: { system?: string; value?: string } = {},
): BundleEntry {
  const { system = '', value = '' } = known
  const ifNoneExist = searchByIdentifier({ system, value })
  return { fullUrl: urn, resource, request: { method: 'POST', url: resource.resourceType, ifNoneExist } }
}

/** FHIR has no empty texts, lists and objects, and of white space only blanks, tabs and line ends. */
function tidy(value: unknown): unknown {
  if (typeof value === 'string') {
    const text = value.replace(/(?![ \t\r\n])[\s\p{Cc}]/gu, ' ').trim()
    return text === '' ? undefined : text
  }
  if (Array.isArray(value)) {
    const kept = value.map(tidy).filter((one) => one !== undefined)
    return kept.length === 0 ? undefined : kept
  }
  if (typeof value !== 'object' || value === null) return value ?? undefined
  const kept = Object.entries(value).flatMap(([name, one]) => {
    const tidied = tidy(one)
    return tidied === undefined ? [] : [[name, tidied]]
  })
  return kept.length === 0 ? undefined : Object.fromEntries(kept)
}
