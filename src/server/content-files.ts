import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { Struct } from 'superstruct'
import { contentPath, type Slug } from '#contract/content/catalogue'
import { decodeDocument } from '#contract/content/decode'
import type { EligibilityQuestions } from '#contract/content/eligibility'
import type { MedicalInformation } from '#contract/content/medical-information'
import { askingFaults, documentFault } from '#domain/eligibility/document-fault'
import { screeningFault } from '#domain/walk-in/screening-fault'

const MOST_BYTES = 512 * 1024
const isOneOf = (slugs: readonly Slug[]) => {
  const paths = slugs.map(contentPath)
  return (file: string) => paths.some((path) => path.endsWith(`/${file}`))
}
const isQuestions = isOneOf(['covidEligibilityQuestions', 'twoDoseEligibilityQuestions'])
const isScreening = isOneOf(['medicalInformation'])

/** Of whom nothing is asked, in words: such questions are served, and say so to those guests (ELIG-28). */
export function doubtsOf(file: string, data: unknown): string[] {
  return isQuestions(file) ? askingFaults(data as EligibilityQuestions) : []
}

/** Why questions that fit cannot be asked, in words (ELIG-27, ELIG-29). */
function unaskable(file: string, data: unknown): string | undefined {
  if (isScreening(file)) return screeningFault(data as MedicalInformation)
  if (!isQuestions(file) || !documentFault(data as EligibilityQuestions)) return undefined
  return askingFaults(data as EligibilityQuestions).join()
}

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

/** Files of a folder, at any depth, as addresses write them. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
}

/** The file's text and decoded data, or in words why it is not served. */
export async function readDocument(
  file: string,
  name: string,
  struct: Struct<unknown>,
): Promise<{ text: string; data: unknown } | string> {
  const bytes = await readFile(file).catch(() => undefined)
  if (!bytes) return 'cannot be read'
  if (bytes.byteLength > MOST_BYTES) return `is larger than ${MOST_BYTES} bytes`
  const parsed = parse(bytes)
  if (!parsed) return 'is no JSON'
  const decoded = decodeDocument(parsed.body, struct)
  switch (decoded.kind) {
    case 'fits':
      return unaskable(name, decoded.data) ?? { text: parsed.text, data: decoded.data }
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
