import { counted } from '../directory/import-report.ts'
import { misused, readWords } from '../running/command-words.ts'
import { SettingError } from '../settings.ts'
import type { Store } from '../store/store.ts'

const USAGE = 'npm run purge -- --clock-is-right | --visit ID [--visit ID]... [--yes]'
const OPTIONS = {
  'clock-is-right': { type: 'boolean' },
  visit: { type: 'string', multiple: true },
  yes: { type: 'boolean' },
} as const

type PurgedStore = Pick<
  Store,
  'confirmClock' | 'visitsToCome' | 'removeVisits' | 'checkInsOf' | 'appointmentsOf'
>

/**
 * Lets a purge that is held go on, because the operator has looked at the clock, or removes the visits of a guest before their time.
 * Returns the ids of those that it removed. Throws SettingError.
 */
export async function runPurge(
  store: PurgedStore,
  words: string[],
  say: (line: string) => void,
): Promise<string[]> {
  const {
    'clock-is-right': isRight,
    visit: ids,
    yes,
  } = readWords({ args: words, options: OPTIONS }, USAGE).values
  if (ids === undefined) {
    if (yes) throw misused('--yes goes with --visit alone.', USAGE)
    if (!isRight) throw misused('--clock-is-right or --visit is missing.', USAGE)
    const now = new Date(await store.confirmClock()).toISOString()
    say(`The database's clock shows ${now}. The server purges again within the hour.`)
    return []
  }
  if (isRight) throw misused('--visit goes without --clock-is-right.', USAGE)
  return removeEarly(store, { ids: [...new Set(ids)], isSure: yes === true }, say)
}

async function removeEarly(
  store: PurgedStore,
  { ids, isSure }: { ids: string[]; isSure: boolean },
  say: (line: string) => void,
): Promise<string[]> {
  const known = [...(await store.checkInsOf(ids)), ...(await store.appointmentsOf(ids))]
  const unknown = ids.filter((one) => known.every(({ id }) => id !== one))
  if (unknown.length > 0)
    throw new SettingError(`There is no visit ${unknown.join(', ')}. Nothing was removed.`)
  refuseToCome(await store.visitsToCome(ids))
  if (!isSure) {
    for (const { id, counterCode } of known) say(`${id}  ${counterCode}`)
    const them = ids.length === 1 ? 'it' : 'them'
    say(`${counted(ids.length, 'visit')} would be removed for good. Add --yes to remove ${them}.`)
    return []
  }
  const { removed, toCome } = await store.removeVisits(ids)
  refuseToCome(toCome)
  say(`${counted(removed, 'visit')} removed`)
  return ids
}

function refuseToCome(ids: readonly string[]): void {
  if (ids.length === 0) return
  const [are, them] = ids.length === 1 ? ['is', 'it'] : ['are', 'them']
  throw new SettingError(
    `${ids.join(', ')} ${are} booked and not over: cancel ${them} first. Nothing was removed.`,
  )
}
