import type { BusinessName } from '#contract/vocabulary'
import type { DirectoryService } from '../store/directory-entries.ts'

/** Days ahead that a first dose can be booked. */
const FIRST_DAYS_AHEAD = 30
/** More days for a follow-up, so that it can be held for any day of the first. */
const FOLLOWUP_SLACK = 30

type Vaccine = {
  /** Id of the first dose; the second has the next. */
  id: number
  cvx: string
  name: string
  businessNames?: BusinessName[]
  /** The second dose is not earlier than this many days after the first. */
  secondAfterDays?: number
  leadTime?: number
  infoMessage?: string
  more?: Partial<DirectoryService>
}

const BOTH: BusinessName[] = ['pharmacy', 'tlc']
// Months of an interval are counted as the longest such span of the calendar, so that no second dose is early.
const SIX_MONTHS = 184
const TWELVE_WEEKS = 84
const EIGHT_WEEKS = 56
const FOUR_WEEKS = 28

const EVERYDAY: Vaccine[] = [
  {
    id: 201,
    cvx: '140',
    name: 'Flu',
    businessNames: BOTH,
    infoMessage: 'For everyone 6 months and older, every season.',
  },
  {
    id: 203,
    cvx: '197',
    name: 'Flu, 65 and older',
    infoMessage: 'A stronger flu vaccine for people 65 and older.',
  },
  { id: 205, cvx: '115', name: 'Tdap (tetanus, diphtheria, whooping cough)', businessNames: BOTH },
  {
    id: 207,
    cvx: '216',
    name: 'Pneumococcal (pneumonia)',
    infoMessage: 'For adults 50 and older, and some younger people.',
  },
  {
    id: 209,
    cvx: '187',
    name: 'Shingles',
    secondAfterDays: 60,
    infoMessage: 'Two doses, for adults 50 and older.',
  },
  { id: 211, cvx: '52', name: 'Hepatitis A', businessNames: BOTH, secondAfterDays: SIX_MONTHS },
  { id: 213, cvx: '43', name: 'Hepatitis B', businessNames: BOTH, secondAfterDays: FOUR_WEEKS },
  { id: 215, cvx: '165', name: 'HPV', secondAfterDays: SIX_MONTHS },
  {
    id: 217,
    cvx: '03',
    name: 'MMR (measles, mumps, rubella)',
    businessNames: BOTH,
    secondAfterDays: FOUR_WEEKS,
  },
  { id: 219, cvx: '305', name: 'RSV', infoMessage: 'For adults 75 and older, and some from 50.' },
  { id: 221, cvx: '21', name: 'Varicella (chickenpox)', secondAfterDays: TWELVE_WEEKS },
  { id: 223, cvx: '203', name: 'Meningococcal ACWY' },
  { id: 225, cvx: '163', name: 'Meningococcal B', secondAfterDays: SIX_MONTHS },
  { id: 227, cvx: '309', name: 'COVID-19 yearly', more: { isCovidVaccine: true } },
]

const COVID_GROUP: Partial<DirectoryService> = {
  groupName: 'COVID-19 Vaccines',
  groupOrder: 2,
  isCovidVaccine: true,
  covidVaccinesAdditionalInfo: 'Bring your vaccination card if you have one.',
}
const COVID: Vaccine[] = [
  { id: 261, cvx: '309', name: 'COVID-19 mRNA', secondAfterDays: EIGHT_WEEKS },
  { id: 263, cvx: '313', name: 'COVID-19 protein-based', secondAfterDays: EIGHT_WEEKS },
]

const TRAVEL: Vaccine[] = [
  {
    id: 281,
    cvx: '101',
    name: 'Typhoid',
    businessNames: BOTH,
    infoMessage: 'At least two weeks before you travel.',
  },
  {
    id: 283,
    cvx: '37',
    name: 'Yellow fever',
    leadTime: 2,
    infoMessage: 'At least ten days before you travel.',
  },
  { id: 285, cvx: '134', name: 'Japanese encephalitis', leadTime: 3, secondAfterDays: FOUR_WEEKS },
  { id: 287, cvx: '176', name: 'Rabies, before exposure', leadTime: 2, secondAfterDays: 7 },
  { id: 289, cvx: '174', name: 'Cholera', leadTime: 2 },
]

/** The vaccines of the demonstration, names 'X dose N', follow-ups under the id after their first dose. */
export const DEMONSTRATION_VACCINES: DirectoryService[] = [
  ...EVERYDAY.flatMap((vaccine, at) => dosesOf(vaccine, { groupName: 'Vaccines', groupOrder: 1 }, at)),
  ...COVID.flatMap((vaccine, at) => dosesOf(vaccine, COVID_GROUP, at)),
  { ...dose({ id: 265, cvx: '309', name: 'COVID-19 booster' }, COVID_GROUP, 3, 20), notMenuOption: true },
  ...TRAVEL.flatMap((vaccine, at) =>
    dosesOf({ businessNames: ['tlc'], ...vaccine }, { groupName: 'Travel Vaccines', groupOrder: 3 }, at),
  ),
]

function dosesOf(vaccine: Vaccine, group: Partial<DirectoryService>, at: number): DirectoryService[] {
  const first = dose(vaccine, group, 1, at * 2 + 1)
  const { secondAfterDays } = vaccine
  if (secondAfterDays === undefined) return [first]
  const second = dose({ ...vaccine, id: vaccine.id + 1 }, group, 2, at * 2 + 2)
  const maxDaysAhead = FIRST_DAYS_AHEAD + secondAfterDays + FOLLOWUP_SLACK
  return [
    { ...first, followupServiceId: second.id, followupAfterDays: secondAfterDays },
    { ...second, maxDaysAhead, notMenuOption: true },
  ]
}

function dose(
  { id, cvx, name, businessNames = ['pharmacy'], leadTime = 0, infoMessage, more }: Vaccine,
  group: Partial<DirectoryService>,
  number: number,
  order: number,
): DirectoryService {
  return {
    id,
    name: `${name} dose ${number}`,
    category: group.groupName,
    order,
    businessNames,
    maxDaysAhead: FIRST_DAYS_AHEAD,
    leadTime,
    dose: number,
    isVaccine: true,
    isCovidVaccine: false,
    isAvailable: true,
    notMenuOption: false,
    cells: 1,
    cvx,
    ...(infoMessage && { infoMessage }),
    ...group,
    ...more,
  }
}
