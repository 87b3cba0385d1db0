import type { AppointmentLine, CheckInLine, NeedsAttentionLine, VisitLine } from '#contract/visit-line'
import type { DirectoryLocation } from '../../../store/directory-entries.ts'
import type { Typed } from '../typed.ts'
import type { systemsOf } from './resource-names.ts'

/** A line that has a visit. Where `isUnopened`, its payload is null. */
export type ReadableLine = CheckInLine | NeedsAttentionLine | AppointmentLine

/** Whether a line has a visit: one that a list can name. */
export function isReadable(line: VisitLine): line is ReadableLine {
  return line.kind !== 'unreadable' && line.kind !== 'wording' && !('removed' in line)
}

/** Whether the sealed record of a line's visit could not be opened. */
export function isUnopened(line: VisitLine): boolean {
  return 'unreadable' in line
}

/** What a Bundle says of a visit beside what its line has. */
export type VisitContext = {
  /** Where guests find this product: PUBLIC_URL. Code systems and identifiers of locations begin with it. */
  origin: string
  /** Undefined on video, and where the directory has it no more. */
  location: DirectoryLocation | undefined
  /** Name of a virtual team or dietitian. */
  providerName?: string | undefined
  /** Names of services by id. */
  services: ReadonlyMap<number, string>
  /** What guests were asked, by key of the question. */
  questions: ReadonlyMap<string, string>
}

/** One visit while its resources are made: `urns` name them, `hasPatient` tells whether enough was read to make one. */
export type FhirVisit = {
  line: ReadableLine
  typed: Typed
  context: VisitContext
  systems: ReturnType<typeof systemsOf>
  urns: VisitUrns
  hasPatient: boolean
  hasGuardian: boolean
}

/** Names of the resources of a visit; what a guest typed once for two doses has the same names for both. */
export type VisitUrns = {
  appointment: string
  patient: string
  guardian: string
  answers: string
  location: string
  provenance: string
  coverage(which: string): string
  consent(which: string): string
  issue(which: string): string
}
