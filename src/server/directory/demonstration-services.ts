import type { BusinessName } from '#contract/vocabulary'
import type { AgeLimits } from '#domain/age-limits'
import type { DirectoryService } from '../store/directory-entries.ts'
import { DEMONSTRATION_VACCINES } from './demonstration-vaccines.ts'

/** Visits in groups (SCOPE-11): `cells` counts cells of the provider's grid, 20 minutes at clinics, 30 for dietitians, 15 on video. */
type Group = {
  groupName: string
  groupOrder: number
  businessName: BusinessName
  maxDaysAhead: number
  leadTime: number
  isVideoAlone?: boolean
  visits: [id: number, name: string, cells: number, ages?: AgeLimits][]
}

// What the document of physicals offers to one age alone (PRESCREEN-10); a guest may answer for another patient than the form names.
const UNDER_TWENTY: AgeLimits = { maxAgeMonths: 19 * 12 }
const FROM_TWENTY: AgeLimits = { minAgeMonths: 20 * 12 }

// A group that leads straight to results has one visit: its name is all that the guest chooses (FIND-34).
const GROUPS: Group[] = [
  {
    groupName: 'Clinic Visits',
    groupOrder: 4,
    businessName: 'tlc',
    maxDaysAhead: 14,
    leadTime: 0,
    visits: [[29, 'Minor Illness or Injury Visit', 1]], // API-13
  },
  {
    groupName: 'Skin Care Visits',
    groupOrder: 5,
    businessName: 'tlc',
    maxDaysAhead: 14,
    leadTime: 0,
    visits: [[91, 'Skin Concern Visit', 1]],
  },
  {
    groupName: 'Physicals',
    groupOrder: 6,
    businessName: 'tlc',
    maxDaysAhead: 60,
    leadTime: 0,
    visits: [
      [101, 'School Physical', 1, UNDER_TWENTY],
      [102, 'Sports Physical', 1],
      [103, 'Camp Physical', 1, UNDER_TWENTY],
      [104, 'College Physical', 2],
      [105, 'Employment Physical', 2],
      [106, 'General Wellness Physical', 2, FROM_TWENTY],
    ],
  },
  {
    groupName: 'Health Screenings',
    groupOrder: 7,
    businessName: 'tlc',
    maxDaysAhead: 30,
    leadTime: 0,
    visits: [
      [121, 'Blood Pressure Screening', 1],
      [122, 'Cholesterol Screening', 1],
      [123, 'Diabetes (A1C) Screening', 1],
      [124, 'Tuberculosis Blood Test', 1],
      [125, 'Complete Health Screening', 2],
    ],
  },
  {
    groupName: 'DOT Physicals',
    groupOrder: 8,
    businessName: 'tlc',
    maxDaysAhead: 45,
    leadTime: 1,
    visits: [
      [141, 'DOT Physical', 2],
      [142, 'DOT Physical with Drug Screening', 3],
    ],
  },
  {
    groupName: 'Medicare Annual Wellness Visit',
    groupOrder: 9,
    businessName: 'tlc',
    maxDaysAhead: 90,
    leadTime: 1,
    visits: [[151, 'Medicare Annual Wellness Visit', 3]],
  },
  {
    groupName: 'Telenutrition',
    groupOrder: 10,
    businessName: 'dietitian',
    maxDaysAhead: 90, // RESULTS-12
    leadTime: 3, // PRESCREEN-28
    isVideoAlone: true,
    visits: [
      [301, 'Initial Nutrition Visit', 2],
      [302, 'Nutrition Follow-up Visit', 1],
      [303, 'Diabetes Nutrition Visit', 2],
      [304, 'Heart-Healthy Nutrition Visit', 2],
    ],
  },
  {
    groupName: 'Video Visits',
    groupOrder: 11,
    businessName: 'tlc',
    maxDaysAhead: 14,
    leadTime: 0,
    isVideoAlone: true,
    visits: [[351, 'Video Visit', 1]],
  },
]

const VISITS: DirectoryService[] = GROUPS.flatMap(({ visits, businessName, groupName, ...group }) =>
  visits.map(([id, name, cells, ages], at) => ({
    id,
    name,
    groupName,
    category: groupName,
    ...group,
    order: at + 1,
    businessNames: [businessName],
    dose: 0,
    isVaccine: false,
    isCovidVaccine: false,
    isAvailable: true,
    notMenuOption: false,
    cells,
    ...ages,
  })),
)

/** Every service of the demonstration; ids are stable, content documents name them. */
export const DEMONSTRATION_SERVICES: DirectoryService[] = [...VISITS, ...DEMONSTRATION_VACCINES]

/** Ids of the services of a group. */
export function idsOfGroup(groupName: string): number[] {
  return DEMONSTRATION_SERVICES.filter((service) => service.groupName === groupName).map(({ id }) => id)
}
