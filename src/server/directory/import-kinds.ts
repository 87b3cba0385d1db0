import type { IMPORT_KIND_NAMES } from '#contract/operator-imports'
import { CLOSURES, HOLIDAYS } from './import-closures.ts'
import { BENEFIT_CODES, LICENCES } from './import-codes.ts'
import type { ImportKind } from './import-kind.ts'
import { LOCATIONS } from './import-location-kind.ts'
import { CLINICIANS, DIETITIANS, TEAMS } from './import-people.ts'
import { SERVICES } from './import-services.ts'
import { WAITS } from './import-waits.ts'

const KINDS: Record<KindName, unknown> = {
  locations: LOCATIONS,
  services: SERVICES,
  dietitians: DIETITIANS,
  clinicians: CLINICIANS,
  teams: TEAMS,
  licences: LICENCES,
  codes: BENEFIT_CODES,
  closures: CLOSURES,
  holidays: HOLIDAYS,
  waits: WAITS,
}

export type KindName = (typeof IMPORT_KIND_NAMES)[number]

/** Every kind of file; each is written with the entries that it read itself. */
export const IMPORT_KINDS = KINDS as Record<KindName, ImportKind<object>>
