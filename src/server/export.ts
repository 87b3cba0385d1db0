import { open as openFile, rm } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { parseStrictJson } from './http/strict-json.ts'
import type { ServerKeys } from './keys.ts'
import { confirmCode, open } from './seal.ts'
import { SettingError } from './settings.ts'
import type { Appointment, CheckIn, Store } from './store/store.ts'

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/
/** The page on which a guest cancels, under PUBLIC_URL (SCOPE-15). */
const CANCEL_PATH = '/health-services/scheduler/cancel' // ROUTE-14
const USAGE = 'npm run export -- --since 2026-11-20T00:00:00Z [--out FILE]'

/** What `export` was asked for; `since` in epoch milliseconds, no `out` means standard output. Throws SettingError. */
export function parseExportArguments(words: string[]): { since: number; out: string | undefined } {
  const { since, out } = optionsOf(words)
  if (since === undefined) throw new SettingError(`--since is missing. Usage: ${USAGE}`)
  const instant = INSTANT.test(since) ? Date.parse(since) : Number.NaN
  if (Number.isNaN(instant)) {
    throw new SettingError(`--since must be an instant with its zone, not "${since}". Usage: ${USAGE}`)
  }
  return { since: instant, out }
}

function optionsOf(words: string[]): { since?: string | undefined; out?: string | undefined } {
  try {
    return parseArgs({ args: words, options: { since: { type: 'string' }, out: { type: 'string' } } }).values
  } catch {
    throw new SettingError(`Not understood. Usage: ${USAGE}`)
  }
}

/** What an export reads; without `publicUrl`, an origin, there are no addresses to cancel at. */
export type Exported = { store: Store; keys: ServerKeys; publicUrl?: string | undefined }

/**
 * Writes, one JSON object a line, every check-in received and every appointment booked or cancelled at or after `since` (epoch
 * ms), in the order in which the server heard of them; returns how many. An appointment that was cancelled comes as that alone.
 */
export async function exportVisits(
  { store, keys, publicUrl }: Exported,
  since: number,
  write: (line: string) => Promise<void>,
): Promise<number> {
  let count = 0
  const checkIns = told(
    store.checkInsSince(since),
    ({ receivedAt }) => receivedAt,
    (one) => checkInLine(one, keys),
  )
  const appointments = told(
    store.appointmentsSince(since),
    ({ changedAt }) => changedAt,
    (one) => appointmentLine(one, keys, publicUrl),
  )
  for await (const line of inOrder(checkIns, appointments)) {
    await write(`${JSON.stringify(line)}\n`)
    count++
  }
  return count
}

type Told = { at: number; line: object }

async function* told<T>(
  all: AsyncIterable<T>,
  atOf: (one: T) => number,
  lineOf: (one: T) => object,
): AsyncGenerator<Told> {
  for await (const one of all) yield { at: atOf(one), line: lineOf(one) }
}

/** The lines of two sources that are each in order. */
async function* inOrder(one: AsyncGenerator<Told>, other: AsyncGenerator<Told>): AsyncGenerator<object> {
  let [first, second] = [await one.next(), await other.next()]
  for (;;) {
    if (!first.done && (second.done || first.value.at <= second.value.at)) {
      yield first.value.line
      first = await one.next()
    } else if (!second.done) {
      yield second.value.line
      second = await other.next()
    } else return
  }
}

/** The same into a file that must not be there yet, readable by its owner alone; an export that fails leaves none. */
export async function exportToFile(data: Exported, since: number, path: string): Promise<number> {
  const file = await openFile(path, 'wx', 0o600).catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    throw new SettingError(
      code === 'EEXIST' ? `--out: ${path} is there already.` : `--out: ${path} cannot be made (${code}).`,
    )
  })
  try {
    const count = await exportVisits(data, since, async (line) => {
      await file.write(line)
    })
    await file.sync()
    return count
  } catch (error) {
    await rm(path)
    throw error
  } finally {
    await file.close()
  }
}

function checkInLine(checkIn: CheckIn, { dataKey }: ServerKeys): object {
  const { id, counterCode, status, reasons, locationId, createdAt, receivedAt, sealed } = checkIn
  return {
    kind: 'walkin',
    id,
    counterCode,
    status,
    ...(status === 'needsAttention' && { reasons, locationId }),
    createdAt: new Date(createdAt).toISOString(),
    receivedAt: new Date(receivedAt).toISOString(),
    payload: payloadOf(open(dataKey, id, sealed)),
  }
}

/** `receivedAt`: when the server last heard of it, which is when it was booked or cancelled. */
function appointmentLine(
  { id, firstId, counterCode, status, receivedAt, changedAt, sealed }: Appointment,
  keys: ServerKeys,
  publicUrl: string | undefined,
): object {
  return {
    kind: 'appointment',
    id,
    ...(firstId !== null && { firstId }),
    counterCode,
    status,
    createdAt: new Date(receivedAt).toISOString(),
    receivedAt: new Date(changedAt).toISOString(),
    ...(publicUrl !== undefined &&
      status === 'booked' && { cancelUrl: `${publicUrl}${CANCEL_PATH}/${id}/${confirmCode(keys, id)}` }),
    payload: payloadOf(open(keys.dataKey, id, sealed)),
  }
}

/** What was sent, or its raw text when it is no JSON that can be written again. */
function payloadOf(text: string): unknown {
  try {
    return parseStrictJson(text)
  } catch {
    return text
  }
}
