import type { WeekHours } from '../store/directory-entries.ts'
import { formatOpeningHours } from './opening-hours.ts'

/** The mark by which a spreadsheet recognises UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'
/** What a spreadsheet takes for the beginning of a formula, and our own mark. */
const FORMULA = /^['=+\-@|%\uFF1D\uFF0B\uFF0D\uFF20]/
const MARKED = /^'(?=['=+\-@|%\uFF1D\uFF0B\uFF0D\uFF20])/
const NUMBER = /^[+-]?\d+(?:\.\d+)?$/

/** A row by the titles of its columns; what is absent is an empty cell. */
export type WrittenRow = Readonly<Record<string, string | number | null | undefined>>

/** A table as CSV that an import reads back and that is safe to open in a spreadsheet. */
export function tableText(titles: readonly string[], rows: readonly WrittenRow[]): string {
  const lines = [titles, ...rows.map((row) => titles.map((title) => cellText(row[title])))]
  return BYTE_ORDER_MARK + lines.map((cells) => `${cells.join(',')}\r\n`).join('')
}

/** A text that could be a formula has an apostrophe before it, which an import takes away. */
function cellText(value: string | number | null | undefined): string {
  const text = String(value ?? '')
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A cell without the apostrophe that is written before what a spreadsheet would take for a formula. */
export function withoutMark(cell: string): string {
  return cell.replace(MARKED, '')
}

export function listText(parts: readonly (string | number)[] | null | undefined): string {
  return (parts ?? []).join(';')
}

/** Hours in the notation of an import, days with the same hours together: "Mo-Fr 09:00-17:00; Sa-Su off". */
export function weekText(hours: WeekHours | null | undefined): string {
  if (!hours) return ''
  const days = formatOpeningHours(hours)
    .split('; ')
    .map((rule) => [rule.slice(0, 2), rule.slice(3)] as const)
  const groups: { from: string; to: string; spans: string }[] = []
  for (const [day, spans] of days) {
    const last = groups.at(-1)
    if (last?.spans === spans) last.to = day
    else groups.push({ from: day, to: day, spans })
  }
  return groups.map(({ from, to, spans }) => `${from === to ? from : `${from}-${to}`} ${spans}`).join('; ')
}
