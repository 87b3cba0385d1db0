/** The mark by which Excel recognises UTF-8. Without it, names with accents are garbled. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** What spreadsheets take for the beginning of a formula, in full width too, and our own mark. */
const FORMULA = /^['=+\-@|%\uFF1D\uFF0B\uFF0D\uFF20]/

/**
 * A line of CSV that is safe to open in a spreadsheet (FEED-11), ended by CR LF. Every cell is quoted. A cell that could be a formula
 * begins with an apostrophe, also where the text of the guest begins with one, so that a reader may remove one. Line ends and tabs
 * become blanks and semicolons commas, because a spreadsheet that splits there would find a further cell in the text.
 */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => `"${safeText(cell).replaceAll('"', '""')}"`).join(',')}\r\n`
}

/** The text of a cell before it is quoted. */
function safeText(text: string): string {
  const plain = text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replaceAll(';', ',')
    .trim()
  return FORMULA.test(plain) ? `'${plain}` : plain
}
