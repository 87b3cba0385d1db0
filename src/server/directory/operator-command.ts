import { LOCATION_ID } from '#contract/vocabulary'
import { todayIn } from '#domain/zones'
import { SettingError } from '../settings.ts'
import type { Store } from '../store/store.ts'
import { describeDisplaced, displacedAppointments, findingDisplaced } from './displaced.ts'
import { readWait } from './import-locations.ts'
import { counted } from './import-report.ts'
import { describeClosure, LAST_ZONE, parseClosure, unknownIds } from './operator-closures.ts'

type Say = (line: string) => void

/** Closes or opens providers for days or hours, and lists the booked appointments that this displaces (DIR-06, DIR-08). Throws SettingError. */
export async function runClosure(
  store: Store,
  verb: 'close' | 'open',
  { words, now }: { words: string[]; now: number },
  say: Say,
): Promise<void> {
  const today = todayIn(now, LAST_ZONE)
  const wanted = parseClosure(verb, words, today)
  if (typeof wanted === 'string') {
    if (!(await store.removeClosure(wanted))) throw new SettingError(`There is no closure "${wanted}".`)
    say(`${wanted} removed`)
    return
  }
  const unknown = await unknownIds(store, wanted.scope)
  if (unknown.length > 0)
    throw new SettingError(`Nothing is closed: the directory has no ${unknown.join(', ')}.`)
  const { displaced } = await findingDisplaced(store, now, () => store.addClosures([wanted], today))
  const last = (await store.closures()).at(-1)
  if (last) say(describeClosure(last))
  sayDisplaced(displaced, say)
}

/** Lists the closures in the order in which they count. */
export async function runClosures(store: Pick<Store, 'closures'>, say: Say): Promise<void> {
  const closures = await store.closures()
  for (const closure of closures) say(describeClosure(closure))
  if (closures.length === 0) say('There are no closures.')
}

/** Lists every booked appointment that the directory has no open time for. */
export async function runDisplaced(store: Store, now: number, say: Say): Promise<void> {
  sayDisplaced(await displacedAppointments(store, now), say)
}

export function sayDisplaced(displaced: Awaited<ReturnType<typeof displacedAppointments>>, say: Say): void {
  for (const line of describeDisplaced(displaced)) say(line)
  const are = displaced.length === 1 ? 'is' : 'are'
  say(
    `${counted(displaced.length, 'booked appointment')} ${are} displaced${displaced.length > 0 ? '; nothing is cancelled' : ''}.`,
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
  if (!LOCATION_ID.test(id) || minutes === '') throw new SettingError(`Not understood. Usage: ${WAIT_USAGE}`)
  const { told, warnings } = readWait(minutes === 'unknown' ? '' : minutes, text.join(' '))
  if (warnings.length > 0)
    throw new SettingError(`"${minutes}" is no number of minutes of a day. Usage: ${WAIT_USAGE}`)
  for (const businessName of ['tlc', 'pharmacy'] as const) {
    if (!(await store.location(businessName, id))) continue
    await store.putWaits([{ businessName, id, ...told }])
    say(
      `${id}: ${minutes === 'unknown' ? 'unknown' : `${minutes} minutes`}${text.length > 0 ? `, ${text.join(' ')}` : ''}`,
    )
    return
  }
  throw new SettingError(`The directory has no location ${id}.`)
}
