import { setImmediate as nextTurn } from 'node:timers/promises'
import { FEED_DAYS, SLOT_MINUTES } from '#contract/slot-feed'
import { storePhone } from '#domain/store'
import type { Directory } from '../booking/directory.ts'
import type { Needs } from '../booking/needs.ts'
import { needsAt } from '../booking/needs.ts'
import type { Provider } from '../booking/provider.ts'
import type { ClinicDirectory } from '../clinics/clinic-directory.ts'
import type { DirectoryLocation, DirectoryService } from '../store/directory-entries.ts'
import type { Menu } from './menu.ts'

/** One vaccine at one place: a Schedule of the feed. */
export type FeedSchedule = {
  location: DirectoryLocation
  provider: Provider
  /** Appointment type that it is offered under (ENTITY-03). */
  type: string
  service: DirectoryService
  needs: Needs
}

/** What the feed has of one state: `parts` are the schedules of each file of slots. */
export type FeedState = {
  locations: DirectoryLocation[]
  schedules: FeedSchedule[]
  parts: FeedSchedule[][]
}

/** Some 10 MB of JSON: a reader gets all of a chain of 2,700 stores within the requests of one minute. */
const MOST_SLOTS = 20_000
/** Locations that are looked through at once: others are answered between. */
const AT_ONCE = 100

/** The feed's files by state, in order of their codes: they are others only when the directory or the menu is another one. */
export async function feedStates(
  directory: Directory,
  { locations }: ClinicDirectory,
  menu: Menu,
): Promise<ReadonlyMap<string, FeedState>> {
  const states = new Map<string, FeedState>()
  const sorted = [...locations].sort((a, b) => (a.state < b.state ? -1 : a.state > b.state ? 1 : 0))
  for (const [index, location] of sorted.entries()) {
    if (index % AT_ONCE === 0) await nextTurn()
    const schedules = schedulesAt(location, directory, menu)
    if (schedules.length === 0) continue
    const state = states.get(location.state) ?? { locations: [], schedules: [], parts: [] }
    state.locations.push(location)
    state.schedules.push(...schedules)
    states.set(location.state, state)
  }
  for (const state of states.values()) state.parts = partsOf(state.schedules)
  return states
}

function schedulesAt(location: DirectoryLocation, directory: Directory, menu: Menu): FeedSchedule[] {
  // Strict readers refuse a location without a street or a phone (FEED-13).
  const isReachable = location.addressLines.length > 0 && storePhone(location) !== undefined
  const isListed = location.hours !== null && isReachable
  const provider = isListed ? directory.provider(location) : undefined
  if (!provider) return []
  const schedules: FeedSchedule[] = []
  for (const service of provider.services.values()) {
    const offered = menu.get(service.id)
    const own = needsAt(provider, [service.id])
    if (!offered || !own) continue
    const needs = { ...own, leadTime: Math.max(own.leadTime, offered.leadTime) }
    schedules.push({ location, provider, type: offered.category, service, needs })
  }
  return schedules
}

function partsOf(schedules: readonly FeedSchedule[]): FeedSchedule[][] {
  const parts: FeedSchedule[][] = []
  let room = 0
  for (const schedule of schedules) {
    const size = mostSlotsOf(schedule)
    if (size > room || parts.length === 0) {
      parts.push([])
      room = MOST_SLOTS
    }
    parts.at(-1)?.push(schedule)
    room -= size
  }
  return parts
}

/** About as many slots as it has when nothing is closed. */
function mostSlotsOf({ location }: FeedSchedule): number {
  const minutes = (location.hours ?? []).flat().reduce((sum, [start, end]) => sum + end - start, 0)
  return Math.ceil((minutes * (FEED_DAYS / 7)) / SLOT_MINUTES)
}
