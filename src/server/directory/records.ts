import type { DirectoryLocation, WeekHours } from '../store/directory-entries.ts'

/** Body of a 'clinician' record (ENTITY-15). */
export interface ClinicianRecord {
  id: string
  name: string
  qualification: string
  description: string
  /** Languages that the person speaks. */
  languages?: string[]
  /** Asset name of a portrait; null: initials are shown. */
  image: string | null
  /** State codes. */
  licensureStates: string[]
}

/** Body of a 'virtualProvider' record: who is seen on video, by state instead of by distance. */
export interface VirtualProviderRecord {
  id: string
  businessName: 'tlc' | 'dietitian'
  name: string
  /** A later file of its kind lacks it: closed, not deleted; absent: open. */
  status?: 'open' | 'closed'
  /** null: any clinician of the team. */
  clinicianId: string | null
  timezone: string
  hours: WeekHours
  breaks: WeekHours
  schedule: NonNullable<DirectoryLocation['schedule']>
  serviceIds: number[]
  /** State codes. */
  licensureStates: string[]
}

/** Body of a 'licensure' record, one a business: the states in which it may see patients on video. */
export interface LicensureRecord {
  businessName: 'tlc' | 'dietitian'
  stateCodes: string[]
}

/** Body of a 'benefitCode' record; neither locations nor states: all locations accept it. */
export interface BenefitCodeRecord {
  code: string
  /** Codes of states whose locations accept it, beside the listed ones. */
  states?: string[]
  locations: { businessName: 'tlc' | 'pharmacy'; id: string }[] | null
}
