import type { ExportResult } from './export.ts'
import type { ExportArguments } from './export-arguments.ts'

const SINCE_IS_NO_CURSOR =
  'Note: --since is no cursor. Whoever exports again and again uses --after, which misses and repeats nothing.'

/** What has no Bundle: one of it, and several. */
const LEFT = {
  wording: ['text of a consent', 'texts of consents'],
  unreadable: ['entry that names no store', 'entries that name no store'],
  removed: ['visit that retention has removed', 'visits that retention has removed'],
} as const

/** What an export says when it has ended, a line each. */
export function describeExport(result: ExportResult, { from }: Pick<ExportArguments, 'from'>): string[] {
  const { count, unreadable, next, left = {}, reader } = result
  let written = count
  const kinds = (Object.keys(LEFT) as (keyof typeof LEFT)[]).flatMap((kind) => {
    const many = left[kind] ?? 0
    written -= many
    return many === 0 ? [] : [`${many} ${LEFT[kind][many === 1 ? 0 : 1]}`]
  })
  const lines = [`${written} exported`]
  if (kinds.length > 0) lines.push(`Without a Bundle: ${kinds.join(', ')}. --format ndjson writes them.`)
  if (reader?.isNew) lines.push(`The reader ${reader.name} had no place yet: this began at the start.`)
  if (next !== undefined) lines.push(`Next: --after ${next}`)
  else if (from.by === 'instant') lines.push(SINCE_IS_NO_CURSOR)
  if (unreadable.length > 0) {
    lines.push(`${unreadable.length} of ${count} could not be read: ${[...new Set(unreadable)].join(', ')}`)
  }
  if (reader?.stays !== undefined) {
    lines.push(
      `${reader.name} stays at ${reader.stays}, before the first visit that could not be read. Put the right keys file in its place and run this again, or acknowledge it with --ack-unreadable.`,
    )
  }
  return lines
}
