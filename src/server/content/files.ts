import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { Struct } from 'superstruct'
import { decodeDocument } from '#contract/content/decode'

const MOST_BYTES = 512 * 1024

/** Changes with the file and with who may read it; undefined when there is none. */
export async function stampOf(file: string): Promise<string | undefined> {
  try {
    const { mtimeMs, ctimeMs, size, ino } = await stat(file)
    return `${mtimeMs} ${ctimeMs} ${size} ${ino}`
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    return code === 'ENOENT' || code === 'ENOTDIR' ? undefined : code
  }
}

/** Files of a folder, at any depth, as addresses write them, and folders that have the name of a document. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => !entry.isDirectory() || entry.name.endsWith('.json'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
}

/** The file's text and decoded data, or in words why it is not served. */
export async function readDocument(
  file: string,
  struct: Struct<unknown>,
): Promise<{ text: string; data: unknown } | string> {
  const bytes = await readFile(file).catch(({ code }: NodeJS.ErrnoException) => code)
  if (typeof bytes !== 'object')
    return bytes === 'EISDIR' ? 'is a folder, and a file is expected' : 'cannot be read'
  if (bytes.byteLength > MOST_BYTES) return `is larger than ${MOST_BYTES} bytes`
  const parsed = parse(bytes)
  if (!parsed) return 'is no JSON'
  const decoded = decodeDocument(parsed.body, struct)
  switch (decoded.kind) {
    case 'fits':
      return { text: parsed.text, data: decoded.data }
    case 'lacksData':
      return 'lacks data'
    case 'futureVersion':
      return 'is of a future version'
    case 'doesNotFit':
      return `does not fit: ${decoded.detail}`
  }
}

function parse(bytes: Uint8Array): { text: string; body: unknown } | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return { text, body: JSON.parse(text) }
  } catch {
    return undefined
  }
}
