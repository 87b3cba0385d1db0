import { counted } from '../directory/import-report.ts'
import { checkLocations } from '../events/known-locations.ts'
import { misused, readVerb, readWords } from '../running/command-words.ts'
import { readInstant, SettingError } from '../settings.ts'
import type { BookedFilter, BookedLine, Store } from '../store/store.ts'

const USAGE =
  'npm run appointments -- list --store ID --from INSTANT --to INSTANT, or npm run appointments -- cancel --origin MARK [--origin MARK ...] | --code CODE [--from INSTANT] [--to INSTANT] --yes'
/** Appointments cancelled in one transaction. */
const LOT = 500

/** What the operator asks of appointments that were booked from one instant to another (HD-05). */
export type AppointmentsRequest = { verb: 'list' | 'cancel'; filter: BookedFilter; isSure: boolean }

/** Reads the words behind `npm run appointments --`. Throws SettingError. */
export function parseAppointmentsArguments(words: string[]): AppointmentsRequest {
  const { verb, store, origin, code, from, to, yes = false } = optionsOf(words)
  const filter: BookedFilter = {
    ...(store !== undefined && { providerId: store }),
    ...(origin !== undefined && { marks: origin }),
    ...(code !== undefined && { counterCode: code.toUpperCase() }),
    ...(from !== undefined && { from: instantOf('--from', from) }),
    ...(to !== undefined && { to: instantOf('--to', to) }),
  }
  if (filter.from !== undefined && filter.to !== undefined && filter.to <= filter.from)
    throw new SettingError('--to must be after --from.')
  const [needed, others] =
    verb === 'list'
      ? [
          { store, from, to },
          { origin, code },
        ]
      : [{}, { store }]
  const [missing] = Object.entries(needed).filter(([, value]) => value === undefined)
  if (missing) throw misused(`list needs --${missing[0]}.`, USAGE)
  const [other] = Object.entries(others).filter(([, value]) => value !== undefined)
  if (other) throw misused(`--${other[0]} goes with ${verb === 'list' ? 'cancel' : 'list'} alone.`, USAGE)
  if (verb === 'cancel' && (origin === undefined) === (code === undefined))
    throw misused('cancel needs either --origin or --code.', USAGE)
  return { verb, filter, isSure: yes }
}

function optionsOf(words: string[]) {
  const [first, ...args] = words
  const verb = readVerb(first, ['list', 'cancel'], USAGE)
  const text = { type: 'string' } as const
  const options = {
    store: text,
    origin: { type: 'string', multiple: true },
    code: text,
    from: text,
    to: text,
    yes: { type: 'boolean' },
  } as const
  return { verb, ...readWords({ args: args.flatMap(joinedMark), options }, USAGE).values } as const
}

/** A mark may begin with "-", as an option does: `--origin MARK` is read as `--origin=MARK`. */
function joinedMark(word: string, at: number, words: readonly string[]): string[] {
  if (words[at - 1] === '--origin') return []
  return word === '--origin' && words[at + 1] !== undefined ? [`${word}=${words[at + 1]}`] : [word]
}

function instantOf(option: string, text: string): number {
  const instant = readInstant(text)
  if (instant === undefined)
    throw new SettingError(`${option} must be an instant with its zone, not "${text}".`)
  return instant
}

/** Lists booked appointments with whose they are, or cancels them in lots; the export then has them as cancelled. Returns the ids of those listed or cancelled. */
export async function runAppointments(
  store: Pick<Store, 'bookedAppointments' | 'cancelAppointments' | 'location' | 'records' | 'hasEventsAt'>,
  { verb, filter, isSure }: AppointmentsRequest,
  say: (line: string) => void,
): Promise<string[]> {
  if (filter.providerId !== undefined) await checkLocations(store, [filter.providerId], '--store')
  const found = await store.bookedAppointments(filter)
  for (const mark of filter.marks ?? [])
    if (found.every(({ origin, network }) => origin !== mark && network !== mark))
      say(`No booked appointment has the mark ${mark}.`)
  if (verb === 'list') list(found, say)
  else if (!isSure) {
    say(
      `${counted(found.length, 'appointment')} would be cancelled. Add --yes to cancel ${found.length === 1 ? 'it' : 'them'}.`,
    )
    return []
  } else {
    let canceled = 0
    for (let at = 0; at < found.length; at += LOT) {
      canceled += await store.cancelAppointments(found.slice(at, at + LOT).map(({ id }) => id))
    }
    say(`${counted(canceled, 'appointment')} cancelled`)
  }
  return found.map(({ id }) => id)
}

/** The mark of bookings that are older than marks are kept. */
const UNKNOWN = '-'

function list(found: readonly BookedLine[], say: (line: string) => void): void {
  const counts = new Map<string, number>()
  for (const { counterCode, startsAt, receivedAt, origin } of found) {
    const mark = origin ?? UNKNOWN
    counts.set(mark, (counts.get(mark) ?? 0) + 1)
    const [start, booked] = [startsAt, receivedAt].map((instant) => new Date(instant).toISOString())
    say(`${counterCode}  at ${start}  booked ${booked}  ${mark}`)
  }
  for (const [mark, count] of mostFirst(counts)) say(`${mark}  ${count}`)
  for (const [mark, count] of mostFirst(countsOfNetworks(found))) say(`${mark}  ${count}  network`)
}

/** How many appointments each network booked from several connections. */
function countsOfNetworks(found: readonly BookedLine[]): Map<string, number> {
  const origins = new Map<string, (string | null)[]>()
  for (const { network, origin } of found) {
    if (network !== null) origins.set(network, [...(origins.get(network) ?? []), origin])
  }
  const several = [...origins].filter(([, ofOne]) => new Set(ofOne).size > 1)
  return new Map(several.map(([network, ofOne]) => [network, ofOne.length]))
}

function mostFirst(counts: ReadonlyMap<string, number>): [string, number][] {
  return [...counts].sort(([, one], [, other]) => other - one)
}
