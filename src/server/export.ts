import { open as openFile, rm } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { parseStrictJson } from './http/strict-json.ts'
import type { ServerKeys } from './keys.ts'
import { open } from './seal.ts'
import { SettingError } from './settings.ts'
import type { CheckIn, Store } from './store/store.ts'

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/
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

/** Writes every check-in received at or after `since` (epoch ms), oldest first, one JSON object a line; returns how many. */
export async function exportCheckIns(
  { store, keys }: { store: Store; keys: ServerKeys },
  since: number,
  write: (line: string) => Promise<void>,
): Promise<number> {
  let count = 0
  for await (const checkIn of store.checkInsSince(since)) {
    await write(`${JSON.stringify(lineOf(checkIn, keys))}\n`)
    count++
  }
  return count
}

/** The same into a file that must not be there yet, readable by its owner alone; an export that fails leaves none. */
export async function exportToFile(
  data: { store: Store; keys: ServerKeys },
  since: number,
  path: string,
): Promise<number> {
  const file = await openFile(path, 'wx', 0o600).catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    throw new SettingError(
      code === 'EEXIST' ? `--out: ${path} is there already.` : `--out: ${path} cannot be made (${code}).`,
    )
  })
  try {
    const count = await exportCheckIns(data, since, async (line) => {
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

function lineOf(checkIn: CheckIn, { dataKey }: ServerKeys): object {
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

/** What was sent, or its raw text when it is no JSON that can be written again. */
function payloadOf(text: string): unknown {
  try {
    return parseStrictJson(text)
  } catch {
    return text
  }
}
