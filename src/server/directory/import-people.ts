import { LOCATION_ID } from '#contract/vocabulary'
import type { DirectoryService } from '../store/directory-entries.ts'
import type { ImportKind, ReadEntry } from './import-kind.ts'
import { plainReader } from './import-kind.ts'
import type { ReadCell } from './import-rows.ts'
import {
  isStatus,
  listOf,
  MAX_TEXT,
  noSchedule,
  noStatus,
  PAST_MIDNIGHT,
  readBreaks,
  readSchedule,
  readServiceIds,
  readStates,
  show,
} from './import-words.ts'
import { allowedStates } from './licensure.ts'
import { closedWeek, parseOpeningHours } from './opening-hours.ts'
import type { ClinicianRecord, LicensureRecord, VirtualProviderRecord } from './records.ts'
import { isAmericanZone } from './time-zone.ts'

const COLUMNS = {
  id: ['id', 'providerId'],
  name: ['name'],
  qualification: ['qualification', 'credentials'],
  languages: ['languages'],
  description: ['description', 'about'],
  image: ['image', 'portrait'],
  states: ['states', 'licensureStates'],
  timezone: ['timezone', 'tz'],
  hours: ['hours', 'openingHours'],
  breaks: ['breaks', 'lunchHours'],
  services: ['services', 'serviceIds'],
  cellMinutes: ['cellMinutes'],
  places: ['places'],
  status: ['status'],
} as const

type Text = ReadCell<keyof typeof COLUMNS>

/** Somebody who is seen on video: the provider, and the person behind it; a team has none. */
export type VideoEntry = { provider: VirtualProviderRecord; person: ClinicianRecord | null }

/** Dietitians and clinicians are persons; a team is anybody of it. */
type Sort = { businessName: VirtualProviderRecord['businessName']; isPerson: boolean }

const USUAL = { cellMinutes: 30, places: 1 }

function readVideo(text: Text, { businessName, isPerson }: Sort): ReadEntry<VideoEntry> {
  const key = text('id') ?? ''
  const { given, reasons, warnings } = givenOf(text)
  if (reasons.length > 0) return { outcome: 'refused', key, reason: reasons.join(', ') }
  return {
    outcome: 'read',
    key,
    warnings,
    make(kept, replaces) {
      const needed = (['name', 'states', 'timezone', 'hours', 'services'] as const).filter(
        (column) => !kept && text(column) === undefined,
      )
      if (needed.length > 0) return `it is new, and the file has no column for ${needed.join(', ')}`
      const cells = [text('cellMinutes') ?? '', text('places') ?? ''] as const
      const schedule = readSchedule(...cells, kept?.provider.schedule ?? USUAL)
      if (!schedule) return noSchedule(...cells)
      const before = kept?.provider
      const provider = {
        breaks: closedWeek(),
        ...before,
        ...given.provider,
        id: key,
        businessName,
        status: given.provider.status ?? (replaces ? undefined : before?.status) ?? ('open' as const),
        clinicianId: isPerson ? key : null,
        schedule,
      } as VirtualProviderRecord
      if (!isPerson) return { provider, person: null }
      const { name, licensureStates } = provider
      const person = { qualification: '', description: '', image: null, ...kept?.person, ...given.person }
      return { provider, person: { ...person, id: key, name, licensureStates } }
    },
  }
}

type Given = { provider: Partial<VirtualProviderRecord>; person: Partial<ClinicianRecord> }

function givenOf(text: Text): { given: Given; reasons: string[]; warnings: string[] } {
  const given: Given = { provider: {}, person: {} }
  const reasons: string[] = []
  const warnings: string[] = []
  const id = text('id') ?? ''
  if (!LOCATION_ID.test(id)) reasons.push(id === '' ? 'no id' : `id '${show(id)}' is malformed`)
  for (const column of ['name', 'qualification', 'description', 'image', 'languages'] as const) {
    const value = text(column)
    if (value === undefined) continue
    if (value.length > MAX_TEXT) reasons.push(`${column} is longer than ${MAX_TEXT} characters`)
    if (column === 'name') given.provider.name = value
    else if (column === 'languages') given.person.languages = listOf(value)
    else Object.assign(given.person, { [column]: column === 'image' ? value || null : value })
  }
  if (text('name') === '') reasons.push('no name')
  const status = text('status')
  if (status !== undefined) {
    if (isStatus(status)) given.provider.status = /^closed$/i.test(status) ? 'closed' : 'open'
    else reasons.push(noStatus(status))
  }
  const states = text('states')
  if (states !== undefined) {
    const read = readStates(states)
    given.provider.licensureStates = read.states
    if (read.states.length === 0) reasons.push('no state that it is licensed in')
    if (read.unknown.length > 0)
      warnings.push(`states that are unknown (${read.unknown.map(show).join(', ')})`)
  }
  const zone = text('timezone')
  if (zone !== undefined) {
    if (!isAmericanZone(zone)) reasons.push(`timezone '${show(zone)}' is no American zone`)
    given.provider.timezone = zone
  }
  readWeek(text, given, { reasons, warnings })
  const services = text('services')
  if (services !== undefined) {
    const ids = readServiceIds(services)
    if (!ids) reasons.push('services are not ids')
    else given.provider.serviceIds = ids
  }
  return { given, reasons, warnings }
}

function readWeek(
  text: Text,
  { provider }: Given,
  { reasons, warnings }: { reasons: string[]; warnings: string[] },
): void {
  const [hours, breaks] = [text('hours'), text('breaks')]
  if (hours !== undefined) {
    const read = parseOpeningHours(hours)
    if (read.outcome === 'refused') reasons.push(`hours not understood: ${read.reason}`)
    else {
      provider.hours = read.hours
      if (read.endsBeforeStart) warnings.push(PAST_MIDNIGHT)
    }
  }
  if (breaks === undefined) return
  const read = readBreaks(breaks)
  if (read.outcome === 'refused') reasons.push(`breaks not understood: ${read.reason}`)
  else provider.breaks = read.breaks ?? closedWeek()
}

function videoKind(sort: Sort): ImportKind<VideoEntry> {
  const isOfSort = ({ businessName, clinicianId }: VirtualProviderRecord) =>
    businessName === sort.businessName && (clinicianId !== null) === sort.isPerson
  return {
    reader: plainReader(COLUMNS, ['id'], (text: Text) => readVideo(text, sort)),
    async open(writer) {
      const people = await writer.records('clinician')
      const persons = new Map(people.map(({ key, body }) => [key, body as ClinicianRecord]))
      const services = new Map((await writer.services()).map(({ service }) => [service.id, service]))
      const licences = (await writer.records('licensure'))
        .filter(({ demonstration }) => !demonstration)
        .map(({ body }) => body as LicensureRecord)
      const kept = new Map<string, VideoEntry>()
      const others = new Set<string>()
      for (const { body, demonstration } of await writer.records('virtualProvider')) {
        const provider = body as VirtualProviderRecord
        if (demonstration) continue
        if (!isOfSort(provider)) {
          others.add(provider.id)
          continue
        }
        kept.set(provider.id, { provider, person: persons.get(provider.clinicianId ?? '') ?? null })
      }
      const put = async ({ provider, person }: VideoEntry) => {
        const { id: key } = provider
        if (person) await writer.putRecord({ kind: 'clinician', key, demonstration: false, body: person })
        await writer.putRecord({ kind: 'virtualProvider', key, demonstration: false, body: provider })
      }
      return {
        kept,
        isOpen: ({ provider }) => provider.status !== 'closed',
        refusalOf: ({ provider: { id } }) =>
          others.has(id) ? `${id} is the id of somebody of another kind who is seen on video` : undefined,
        warningsOf: ({ provider }) => warningsOf(provider, services, licences),
        put: (_, entry) => put(entry),
        async drop(_, { provider, person }) {
          await put({ provider: { ...provider, status: 'closed' }, person })
        },
      }
    },
  }
}

function warningsOf(
  provider: VirtualProviderRecord,
  services: ReadonlyMap<number, DirectoryService>,
  licences: readonly LicensureRecord[],
): string[] {
  const { businessName, serviceIds, licensureStates } = provider
  const given = serviceIds.map((id) => services.get(id))
  const isOfOthers = given.some((one) => one && !one.businessNames.includes(businessName))
  const allowed = allowedStates(provider, licences)
  const barred = licensureStates.filter((state) => !allowed.includes(state))
  return [
    ...(given.includes(undefined) ? ['services that the directory does not have'] : []),
    ...(isOfOthers ? [`services that ${businessName} does not give`] : []),
    ...(barred.length > 0 ? [`states in which ${businessName} has no licence (${barred.join(', ')})`] : []),
  ]
}

export const DIETITIANS = videoKind({ businessName: 'dietitian', isPerson: true })
export const CLINICIANS = videoKind({ businessName: 'tlc', isPerson: true })
export const TEAMS = videoKind({ businessName: 'tlc', isPerson: false })
