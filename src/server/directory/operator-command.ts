import { LOCATION_ID } from '#contract/vocabulary'
import { todayIn } from '#domain/zones'
import type { ServerKeys } from '../keys/keys.ts'
import { misused, refuseMore } from '../running/command-words.ts'
import type { Store } from '../store/store.ts'
import {
  type Displaced,
  describeDisplaced,
  displacedAppointments,
  recordDisplaced,
  withPhones,
} from './displaced.ts'
import { readWait } from './import-locations.ts'
import { counted } from './import-report.ts'
import { addClosure, describeClosure, LAST_ZONE, parseClosure, withdrawClosure } from './operator-closures.ts'
import { setWait } from './operator-waits.ts'

type Say = (line: string) => void
/** The store, and the keys that open what guests typed. */
type Data = { store: Store; keys: Pick<ServerKeys, 'dataKeys'> }

/** Closes or opens providers for days or hours, and lists the booked appointments that this displaces (DIR-06, DIR-08). Throws SettingError. */
export async function runClosure(
  data: Data,
  verb: 'close' | 'open',
  { words, now }: { words: string[]; now: number },
  say: Say,
): Promise<string[]> {
  const today = todayIn(now, LAST_ZONE)
  const { wanted, notify, dryRun } = parseClosure(verb, words, today)
  if (typeof wanted === 'string') {
    await withdrawClosure(data.store, wanted)
    say(`${wanted} removed`)
    return []
  }
  const { closure, displaced, warnings } = await addClosure(data.store, wanted, { now, notify, dryRun })
  if (closure) say(describeClosure(closure))
  for (const warning of warnings) say(`Warning: ${warning}`)
  await sayDisplaced(data, displaced, say, notify)
  if (dryRun) say('Dry run: nothing was changed.')
  return displaced.map(({ id }) => id)
}

/** Lists the closures in the order in which they count, or with --for-good the locations that are closed for good. Throws SettingError. */
export async function runClosures(
  store: Pick<Store, 'closures' | 'closedLocations'>,
  words: string[],
  say: Say,
): Promise<void> {
  const others = words.filter((word) => word !== '--for-good')
  refuseMore(others, 'npm run closures -- [--for-good]')
  if (words.length > 0) {
    const gone = await store.closedLocations()
    for (const { businessName, id, vanityName, legalName, city, state } of gone)
      say([id, businessName, vanityName ?? legalName, `${city}, ${state}`].filter(Boolean).join('  '))
    return say(`${counted(gone.length, 'location')} ${gone.length === 1 ? 'is' : 'are'} closed for good.`)
  }
  const closures = await store.closures()
  for (const closure of closures) say(describeClosure(closure))
  if (closures.length === 0) say('There are no closures.')
}

/** Lists every booked appointment that the directory has no open time for; with --notify it writes the events that are not written yet. Throws SettingError. */
export async function runDisplaced(
  data: Data,
  { words, now }: { words: string[]; now: number },
  say: Say,
): Promise<string[]> {
  const others = words.filter((word) => word !== '--notify')
  refuseMore(others, 'npm run displaced -- [--notify]')
  const displaced = await displacedAppointments(data.store, now)
  await sayDisplaced(data, displaced, say)
  if (words.length > 0) say(`${counted(await recordDisplaced(data.store, displaced), 'event')} written.`)
  return displaced.map(({ id }) => id)
}

/** `isTold`: an event was written for each. */
export async function sayDisplaced(
  { store, keys }: Data,
  displaced: readonly Displaced[],
  say: Say,
  isTold = false,
): Promise<void> {
  for (const line of describeDisplaced(await withPhones(store, keys, displaced))) say(line)
  const are = displaced.length === 1 ? 'is' : 'are'
  say(
    `${counted(displaced.length, 'booked appointment')} ${are} displaced${displaced.length > 0 ? `; nothing is cancelled${isTold ? ', and an event tells of each' : ''}` : ''}.`,
  )
}

const WAIT_USAGE = 'npm run wait -- LOCATION MINUTES|unknown [TEXT]'

/** Sets how long guests wait at a clinic, or at a store where no clinic has the id (DIR-12). Throws SettingError. */
export async function runWait(
  store: Pick<Store, 'location' | 'putWaits'>,
  words: string[],
  say: Say,
): Promise<void> {
  const [id = '', minutes = '', ...text] = words
  if (minutes === '') throw misused('wait needs a LOCATION and its MINUTES.', WAIT_USAGE)
  if (!LOCATION_ID.test(id)) throw misused(`"${id}" is no id of a location.`, WAIT_USAGE)
  const read = readWait(minutes === 'unknown' ? '' : minutes, text.join(' '))
  if (read === 'unreadable') throw misused(`"${minutes}" is no number of minutes of a day.`, WAIT_USAGE)
  await setWait(store, id, read)
  const wait = minutes === 'unknown' ? 'unknown' : counted(Number(minutes), 'minute')
  say(`${id}: ${wait}${text.length > 0 ? `, ${text.join(' ')}` : ''}`)
}
