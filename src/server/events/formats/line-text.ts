import type { VisitLine } from '#contract/visit-line'
import { SettingError } from '../../settings.ts'
import type { ExportLine } from '../lines.ts'
import { bundleOf } from './fhir/bundle.ts'
import { isReadable } from './fhir/visit-context.ts'
import { type NameSource, openNames } from './names.ts'

export type LineFormat = 'ndjson' | 'fhir'

/** The text of a line in a format, with its line end; undefined: the format has nothing for this line. */
export type LineText = (line: ExportLine) => Promise<string | undefined>

/** A line as JSON. */
export const ndjson: LineText = async (line) => `${JSON.stringify(line)}\n`

/** Visits of lines as FHIR Bundles. Throws SettingError without an origin, with which identifiers of locations begin. */
export async function fhirText(
  source: Omit<NameSource, 'origin'> & { origin: string | undefined },
): Promise<LineText> {
  const { origin } = source
  if (origin === undefined) {
    throw new SettingError('--format fhir needs PUBLIC_URL: the identifiers of locations begin with it.')
  }
  const { contextOf } = await openNames({ ...source, origin })
  return async (line) => {
    const visit = line as unknown as VisitLine
    return isReadable(visit) ? `${JSON.stringify(bundleOf(visit, await contextOf(visit)))}\n` : undefined
  }
}
