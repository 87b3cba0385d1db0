import { STATES } from '#domain/address'
import type { DirectoryRecord } from '../store/directory-entries.ts'
import { idsOfGroup } from './demonstration-services.ts'
import { closedWeek, weekOf } from './opening-hours.ts'

import type { BenefitCodeRecord, ClinicianRecord, LicensureRecord, VirtualProviderRecord } from './records.ts'

const EAST = ['OH', 'KY', 'IN', 'MI', 'PA', 'NY', 'NJ', 'MD', 'VA', 'NC']
const SOUTH = ['GA', 'TN', 'AL', 'MS', 'FL', 'SC', 'TX', 'LA']
const PLAINS = ['IL', 'WI', 'MO', 'MN', 'IA', 'KS', 'NE', 'CO']
const WEST = ['AZ', 'NV', 'UT', 'ID', 'CA', 'OR', 'WA', 'AK', 'HI']

const CLINICIANS: ClinicianRecord[] = [
  {
    id: 'dietitian-1',
    name: 'Maribel Okonkwo-Reyes',
    qualification: 'MS, RDN, LD',
    description: 'Helps families cook well on weeknights. Speaks English and Spanish.',
    image: null,
    licensureStates: [...EAST, ...SOUTH],
  },
  {
    id: 'dietitian-2',
    name: 'Theo Lindqvist',
    qualification: 'RDN, CDCES',
    description: 'Works with people who live with diabetes or prediabetes.',
    image: null,
    licensureStates: [...PLAINS, ...EAST],
  },
  {
    id: 'dietitian-3',
    name: 'Priya Venkatesan',
    qualification: 'MPH, RDN',
    description: 'Heart-healthy and plant-forward eating, without counting everything.',
    image: null,
    licensureStates: [...WEST, 'CO'],
  },
  {
    id: 'dietitian-4',
    name: 'Josephine Whitecloud',
    qualification: 'RDN, LD',
    description: 'Food allergies, digestion, and eating well after sixty.',
    image: null,
    licensureStates: [...SOUTH, ...WEST],
  },
]

const DIETITIAN_WEEKS = [
  ['America/New_York', 'Mo-Fr 09:00-17:00', 'Mo-Fr 12:30-13:30'],
  ['America/Chicago', 'Mo-Th 08:00-18:00', 'Mo-Th 12:00-13:00'],
  ['America/Los_Angeles', 'Mo-Fr 08:30-16:30; Sa 09:00-12:00', 'Mo-Fr 12:00-12:30'],
  ['America/Phoenix', 'Tu-Sa 10:00-18:00', 'Tu-Sa 14:00-14:30'],
] as const

const DIETITIANS: VirtualProviderRecord[] = CLINICIANS.map((clinician, at) => {
  const [timezone, hours, breaks] = DIETITIAN_WEEKS[at % DIETITIAN_WEEKS.length] ?? DIETITIAN_WEEKS[0]
  return {
    id: `9700000${at + 1}`,
    businessName: 'dietitian',
    name: clinician.name,
    clinicianId: clinician.id,
    timezone,
    hours: weekOf(hours),
    breaks: weekOf(breaks),
    schedule: { cellMinutes: 30, places: 1 },
    serviceIds: idsOfGroup('Telenutrition'),
    licensureStates: clinician.licensureStates,
  }
})

const VIDEO_TEAMS: VirtualProviderRecord[] = [
  aTeam('96000001', 'Fernlight Video Visits East', 'America/New_York', [...EAST, ...SOUTH]),
  aTeam('96000002', 'Fernlight Video Visits Central', 'America/Chicago', [...PLAINS, 'TX', 'TN', 'MS']),
  aTeam('96000003', 'Fernlight Video Visits West', 'America/Los_Angeles', WEST),
]

function aTeam(id: string, name: string, timezone: string, licensureStates: string[]): VirtualProviderRecord {
  return {
    id,
    businessName: 'tlc',
    name,
    clinicianId: null,
    timezone,
    hours: weekOf('Mo-Fr 07:00-21:00; Sa-Su 09:00-18:00'),
    breaks: closedWeek(),
    schedule: { cellMinutes: 15, places: 3 },
    serviceIds: idsOfGroup('Video Visits'),
    licensureStates,
  }
}

const BENEFIT_CODES: BenefitCodeRecord[] = [
  { code: 'LANTERN-2026', locations: null },
  {
    code: 'RIVERCREW',
    locations: [
      { businessName: 'pharmacy', id: '90100001' },
      { businessName: 'pharmacy', id: '90100009' },
      { businessName: 'tlc', id: '95100001' },
      { businessName: 'tlc', id: '95100003' },
    ],
  },
  { code: 'SAGUARO-STAFF', locations: [{ businessName: 'tlc', id: '95400001' }] },
]

/** Clinicians, virtual providers, licensure and benefit codes of the demonstration. */
export const DEMONSTRATION_RECORDS: DirectoryRecord[] = [
  ...CLINICIANS.map((body) => recordOf('clinician', body.id, body)),
  ...[...VIDEO_TEAMS, ...DIETITIANS].map((body) => recordOf('virtualProvider', body.id, body)),
  ...(['tlc', 'dietitian'] as const).map((name) => recordOf('licensure', name, licensureOf(name))),
  ...BENEFIT_CODES.map((body) => recordOf('benefitCode', body.code, body)),
]

/** The states of its providers, in the order of the state list. */
function licensureOf(businessName: LicensureRecord['businessName']): LicensureRecord {
  const providers = [...VIDEO_TEAMS, ...DIETITIANS].filter((one) => one.businessName === businessName)
  const covered = new Set(providers.flatMap((one) => one.licensureStates))
  return { businessName, stateCodes: STATES.map(({ code }) => code).filter((code) => covered.has(code)) }
}

function recordOf(kind: DirectoryRecord['kind'], key: string, body: unknown): DirectoryRecord {
  return { kind, key, demonstration: true, body }
}
