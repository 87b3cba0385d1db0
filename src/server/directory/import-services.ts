import type { BusinessName } from '#contract/vocabulary'
import { BUSINESS_NAMES } from '#contract/vocabulary'
import { optionName } from '#domain/vaccines'
import type { DirectoryService } from '../store/directory-entries.ts'
import type { ImportKind, ReadEntry } from './import-kind.ts'
import { plainReader } from './import-kind.ts'
import type { ReadCell } from './import-rows.ts'
import { listOf, MAX_TEXT, show, wholeNumber } from './import-words.ts'

const COLUMNS = {
  id: ['id', 'serviceId'],
  name: ['name', 'serviceName'],
  groupName: ['group', 'groupName', 'category'],
  groupOrder: ['groupOrder'],
  order: ['order'],
  businesses: ['businesses', 'businessNames', 'business'],
  minutes: ['minutes', 'durationMinutes'],
  maxDaysAhead: ['daysAhead', 'maxDaysAhead'],
  leadTime: ['leadDays', 'leadTime'],
  vaccine: ['vaccine', 'isVaccine'],
  covid: ['covid', 'isCovidVaccine'],
  dose: ['dose'],
  followupServiceId: ['followupId', 'followupServiceId'],
  followupAfterDays: ['followupDays', 'followupAfterDays'],
  menu: ['menu'],
  available: ['available', 'isAvailable'],
  video: ['video', 'videoAlone'],
  cvx: ['cvx', 'cvxCode'],
  minAge: ['minAge', 'minimumAge'],
  maxAge: ['maxAge', 'maximumAge'],
  price: ['price', 'priceText'],
  info: ['info', 'infoMessage'],
} as const

type Text = ReadCell<keyof typeof COLUMNS>
type Fields = Partial<DirectoryService>

const SERVICE_ID = /^[1-9]\d{0,8}$/
const MOST_MINUTES = 480
const MOST_YEARS = 130

/** What a new service has where its file says nothing. */
const NOTHING_SAID = {
  order: 0,
  maxDaysAhead: 30,
  leadTime: 0,
  dose: 0,
  isVaccine: false,
  isCovidVaccine: false,
  isAvailable: true,
  notMenuOption: false,
  cells: 1,
}

/** Reads one row as a service, a dose of a vaccine each. */
function readService(text: Text): ReadEntry<DirectoryService> {
  const key = text('id') ?? ''
  const { fields, emptied, reasons } = fieldsOf(text)
  if (reasons.length > 0) return { outcome: 'refused', key, reason: reasons.join(', ') }
  return {
    outcome: 'read',
    key,
    warnings: [],
    make(kept) {
      const { name = kept?.name, businessNames = kept?.businessNames } = fields
      if (name === undefined) return 'it is new, and the file has no column for name'
      if (businessNames === undefined) return 'it is new, and the file has no column for businesses'
      const before = { ...kept }
      for (const field of emptied) delete before[field]
      const service = { ...NOTHING_SAID, ...before, ...fields, id: Number(key), name, businessNames }
      const hasOne = (service.followupServiceId ?? null) === null
      if (hasOne !== ((service.followupAfterDays ?? null) === null))
        return 'followupId and followupDays belong together'
      if (service.followupServiceId === service.id) return 'it is its own follow-up'
      return service
    },
  }
}

/** `emptied`: fields whose cells are empty, which become what they are in a new service. */
type Given = { fields: Fields; emptied: (keyof DirectoryService)[]; reasons: string[] }

function fieldsOf(text: Text): Given {
  const fields: Fields = {}
  const emptied: Given['emptied'] = []
  const reasons: string[] = []
  if (!SERVICE_ID.test(text('id') ?? ''))
    reasons.push(`id '${show(text('id') ?? '')}' is no whole number from 1`)
  for (const column of ['name', 'groupName', 'price', 'info'] as const)
    if ((text(column)?.length ?? 0) > MAX_TEXT)
      reasons.push(`${column} is longer than ${MAX_TEXT} characters`)
  const name = text('name')
  if (name === '') reasons.push('no name')
  if (name) fields.name = name
  const group = text('groupName')
  if (group) Object.assign(fields, { groupName: group, category: group })
  else if (group === '') emptied.push('groupName', 'category')
  const businesses = text('businesses')
  if (businesses !== undefined) fields.businessNames = readBusinesses(businesses, reasons)
  readNumbers(text, { fields, emptied, reasons })
  readFlags(text, { fields, emptied, reasons })
  const cvx = text('cvx')
  if (cvx !== undefined) {
    if (cvx !== '' && !/^\d{1,3}$/.test(cvx))
      reasons.push(`cvx '${show(cvx)}' is no code of one to three digits`)
    fields.cvx = cvx === '' ? null : cvx.padStart(2, '0')
  }
  for (const [column, field] of [
    ['minAge', 'minAgeMonths'],
    ['maxAge', 'maxAgeMonths'],
  ] as const) {
    const age = text(column)
    if (age === undefined) continue
    const months = age === '' ? null : monthsOf(age)
    if (months === undefined) reasons.push(`${column} '${show(age)}' is neither years nor '18 months'`)
    else fields[field] = months
  }
  const { minAgeMonths, maxAgeMonths } = fields
  if (minAgeMonths != null && maxAgeMonths != null && minAgeMonths > maxAgeMonths)
    reasons.push('minAge is above maxAge')
  const [price, info] = [text('price'), text('info')]
  if (price !== undefined) fields.priceText = price || null
  if (info !== undefined) fields.infoMessage = info || null
  return { fields, emptied, reasons }
}

function readBusinesses(text: string, reasons: string[]): BusinessName[] {
  const words = listOf(text)
  const known = BUSINESS_NAMES.filter((name) => words.includes(name))
  if (words.length === 0 || known.length !== new Set(words).size)
    reasons.push(`businesses '${show(text)}' are not among ${BUSINESS_NAMES.join(', ')}`)
  return known
}

const NUMBERS = [
  ['groupOrder', 'groupOrder', 0, 9999],
  ['order', 'order', 0, 9999],
  ['minutes', 'minutes', 5, MOST_MINUTES],
  ['maxDaysAhead', 'maxDaysAhead', 0, 365],
  ['leadTime', 'leadTime', 0, 365],
  ['dose', 'dose', 0, 9],
  ['followupAfterDays', 'followupAfterDays', 1, 365],
] as const

function readNumbers(text: Text, { fields, emptied, reasons }: Given): void {
  for (const [column, field, least, most] of NUMBERS) {
    const word = text(column)
    if (word === undefined) continue
    if (word === '') {
      emptied.push(field)
      continue
    }
    const value = wholeNumber(word)
    if (!(least <= value && value <= most))
      reasons.push(`${COLUMNS[column][0]} '${show(word)}' is no number from ${least} to ${most}`)
    else Object.assign(fields, { [field]: value })
  }
  const followup = text('followupServiceId')
  if (followup === undefined) return
  if (followup !== '' && !SERVICE_ID.test(followup)) reasons.push(`followupId '${show(followup)}' is no id`)
  else fields.followupServiceId = followup === '' ? null : Number(followup)
}

const FLAGS = [
  ['vaccine', 'isVaccine', false],
  ['covid', 'isCovidVaccine', false],
  ['available', 'isAvailable', false],
  ['video', 'isVideoAlone', false],
  // The menu leaves out what the wire calls notMenuOption.
  ['menu', 'notMenuOption', true],
] as const

function readFlags(text: Text, { fields, emptied, reasons }: Given): void {
  for (const [column, field, isOpposite] of FLAGS) {
    const word = text(column)?.toLowerCase()
    if (word === undefined) continue
    if (word === '') emptied.push(field)
    else if (!/^(yes|no|true|false)$/.test(word))
      reasons.push(`${column} '${show(word)}' is neither yes nor no`)
    else fields[field] = (word === 'yes' || word === 'true') !== isOpposite
  }
}

/** "12", "12 years", "18 months": in months; undefined: not understood. */
function monthsOf(text: string): number | undefined {
  const [, number = '', unit = 'years'] = /^(\d{1,4})(?: ?(years?|months?))?$/i.exec(text) ?? []
  const months = Number(number) * (/^m/i.test(unit) ? 1 : 12)
  return number !== '' && months <= MOST_YEARS * 12 ? months : undefined
}

type KnownServices = ReadonlyMap<string, DirectoryService>

function serviceWarnings(service: DirectoryService, known: KnownServices, others: Others): string[] {
  const { id, isVaccine, isCovidVaccine, dose, cvx, followupServiceId, leadTime, maxDaysAhead } = service
  const followup = followupServiceId == null ? undefined : known.get(String(followupServiceId))
  const isNever = maxDaysAhead != null && (leadTime ?? 0) > maxDaysAhead
  // A document may name a COVID booster as what guests get after their series.
  const isLater = isVaccine && !isCovidVaccine && (dose ?? 0) > 1
  const sameName = others.byName.get(shownName(service))?.filter((other) => other !== id) ?? []
  const warnings = [
    isVaccine && cvx == null && 'no CVX code, which readers of the slot feed look for',
    isCovidVaccine &&
      !isVaccine &&
      'covid yes and vaccine no, so guests are not asked the questions of a vaccine',
    isLater &&
      !others.followups.has(id) &&
      `dose ${dose} that follows no service, so guests cannot choose it`,
    sameName.length > 0 &&
      `the name of another service (${sameName.slice(0, 3).join(', ')}), so guests cannot tell them apart`,
    followupServiceId != null && !followup && 'a follow-up that the directory does not have',
    followup?.followupServiceId === id && 'a follow-up that has this service as its own follow-up',
    isNever && 'no day that can be booked, because leadDays is above daysAhead',
  ]
  return warnings.filter((one): one is string => typeof one === 'string')
}

/** What a warning of one service must know of all: ids of those that follow another, and ids by the name that guests read. */
type Others = { followups: ReadonlySet<number>; byName: ReadonlyMap<string, readonly number[]> }

function othersOf(known: KnownServices): Others {
  const byName = new Map<string, number[]>()
  const services = [...known.values()]
  for (const one of services.filter(({ isAvailable }) => isAvailable !== false)) {
    const ids = byName.get(shownName(one))
    if (ids) ids.push(one.id)
    else byName.set(shownName(one), [one.id])
  }
  return { followups: new Set(services.flatMap(({ followupServiceId }) => followupServiceId ?? [])), byName }
}

/** What guests read of a service in one list: without its dose, which tells a second one from a first. */
function shownName({ name, groupName, isVaccine, dose }: DirectoryService): string {
  const shown = isVaccine ? optionName(name) : name
  return JSON.stringify([groupName ?? '', shown.toLowerCase(), Math.max(1, dose ?? 0)])
}

/** Visits and doses of vaccines. */
export const SERVICES: ImportKind<DirectoryService> = {
  reader: plainReader(COLUMNS, ['id'], readService),
  async open(writer) {
    const services = await writer.services()
    const kept = services.map(({ service }) => [String(service.id), service] as const)
    const known = new Map(kept)
    let others: Others | undefined
    return {
      kept: new Map(kept),
      isOpen: () => true,
      warningsOf(service) {
        others ??= othersOf(known)
        return serviceWarnings(service, known, others)
      },
      async put(key, service) {
        known.set(key, service)
        await writer.putService(service)
      },
      drop: (key) => writer.removeService(Number(key)),
    }
  },
}
