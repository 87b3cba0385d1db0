// npm run ledger [-- AREA|ID...]: what the requirements say, and which tests prove them.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { isMain, ROOT, reportErrors, ToolError } from './project.mjs'

const ID = /\b([A-Z]+)-(\d{2})(?!\d)/y
const RANGE = /\s*(?:to|\.\.|–)\s*(?:([A-Z]+)-|-)?(\d{2})(?!\d)/y
const ALSO = /(?:,| and|, and) -(\d{2})(?!\d)/y

/** Matches a sticky expression at a place, or answers null. */
function at(expression, text, index) {
  expression.lastIndex = index
  return expression.exec(text)
}

function span(area, first, last) {
  const ids = []
  for (let row = Number(first); row <= Number(last); row += 1)
    ids.push(`${area}-${String(row).padStart(2, '0')}`)
  return ids
}

/**
 * The ids a text names: 'FIND-21', 'VALID-10 to VALID-12', 'VALID-10..12', 'CONTENT-01 to -19', 'WALKIN-01, -02'.
 * Words that look like ids (UTF-16) are among them: who asks compares with the areas of the ledger.
 */
export function idsIn(text) {
  const ids = []
  for (let index = 0; index < text.length; index += 1) {
    const id = at(ID, text, index)
    if (!id) continue
    const area = id[1]
    let last = id[2]
    ids.push(id[0])
    index = ID.lastIndex
    for (;;) {
      const range = at(RANGE, text, index)
      if (range && (range[1] ?? area) === area) {
        ids.push(...span(area, Number(last) + 1, range[2]))
        last = range[2]
        index = RANGE.lastIndex
        continue
      }
      const also = at(ALSO, text, index)
      if (!also) break
      last = also[1]
      ids.push(`${area}-${last}`)
      index = ALSO.lastIndex
    }
    index -= 1
  }
  return ids
}

/** Index behind the bracket that closes the one at `open`; strings are jumped over. */
function behindBracket(source, open) {
  let depth = 0
  for (let index = open; index < source.length; index += 1) {
    const char = source[index]
    if (char === '"' || char === "'" || char === '`') index = behindString(source, index) - 1
    else if (char === '(') depth += 1
    else if (char === ')') {
      depth -= 1
      if (depth === 0) return index + 1
    }
  }
  return source.length
}

function behindString(source, start) {
  for (let index = start + 1; index < source.length; index += 1) {
    if (source[index] === '\\') index += 1
    else if (source[index] === source[start]) return index + 1
  }
  return source.length
}

/** Ids in brackets at the end of a title. */
const CITED = /\[[^[\]]*\b[A-Z]+-\d{2}[^[\]]*\]$/

/** The strings of a table of it.each that are an id or end with ids in brackets: they fill the title's placeholders. */
function titlesInTable(table) {
  const titles = []
  for (let index = 0; index < table.length; index += 1) {
    if (!/['"`]/.test(table[index])) continue
    const end = behindString(table, index)
    const text = table.slice(index + 1, end - 1)
    if (at(ID, text, 0) || CITED.test(text)) titles.push(text)
    index = end - 1
  }
  return titles
}

/**
 * Titles of the tests of a source: the first string of it(...), test(...), describe(...), it.each(table)(...), test.step(...).
 * Those that never run (skip, todo, fixme) are left out, and so are titles that are not written out where the test is.
 */
export function titlesIn(source) {
  const titles = []
  for (const { index, 0: word } of source.matchAll(/\b(?:it|test|describe)\b(?=\s*[.(])/g)) {
    let place = index + word.length
    let runs = true
    for (;;) {
      const next = at(/\s*(?:\.(\w+)(?:<[^()]*?>(?=\())?|\(\s*)/y, source, place)
      if (!next) break
      if (next[1]) {
        if (['skip', 'todo', 'fixme'].includes(next[1])) runs = false
        place += next[0].length
        continue
      }
      const first = place + next[0].length
      if (/['"`]/.test(source[first] ?? '')) {
        if (runs) titles.push(source.slice(first + 1, behindString(source, first) - 1))
        break
      }
      const open = place + next[0].indexOf('(')
      place = behindBracket(source, open)
      if (runs) titles.push(...titlesInTable(source.slice(open, place)))
    }
  }
  return titles
}

const TESTS = [
  ['src', /(\.test|-conformance)\.tsx?$/], // what every engine of the store must pass
  ['sw', /\.test\.ts$/],
  ['tests', /\.(test|spec)\.tsx?$/],
]

/** Every test title of the project: { title, file }. */
export function allTitles(root = ROOT) {
  return TESTS.flatMap(([folder, name]) =>
    readdirSync(join(root, folder), { recursive: true })
      .filter((path) => name.test(path))
      .flatMap((path) => {
        const file = join(root, folder, path)
        const shown = relative(root, file).split(sep).join('/')
        return titlesIn(readFileSync(file, 'utf8')).map((title) => ({ title, file: shown }))
      }),
  )
}

/**
 * What must hold, by id: the lines of tests/requirements/*.txt, an id and its sentence each. Throws ToolError for a line that is
 * something else, an id that occurs twice, and an id in the file of another area.
 */
export function requirements(root = ROOT) {
  const folder = join(root, 'tests', 'requirements')
  const found = new Map()
  for (const name of readdirSync(folder).sort()) {
    for (const line of readFileSync(join(folder, name), 'utf8').trimEnd().split('\n')) {
      const [, id, sentence] = /^([A-Z]+-\d{2}) (\S.*\S)$/.exec(line) ?? []
      if (id === undefined) throw new ToolError(`${name}: not an id and a sentence: "${line}"`)
      if (found.has(id)) throw new ToolError(`${name}: ${id} occurs twice.`)
      if (`${areaOf(id).toLowerCase()}.txt` !== name)
        throw new ToolError(`${name}: ${id} is of another area.`)
      found.set(id, sentence)
    }
  }
  return found
}

/** Which tests name each row: a map from id to 'file: title'; ids that are no row but of a known area are in `unknown`. */
export function coverage(ids, titles) {
  const rows = new Map(ids.map((id) => [id, []]))
  const areas = new Set(ids.map(areaOf))
  const unknown = []
  for (const { title, file } of titles) {
    for (const id of new Set(idsIn(title))) {
      if (rows.has(id)) rows.get(id).push(`${file}: ${title}`)
      else if (areas.has(areaOf(id))) unknown.push(`${id} in ${file}: ${title}`)
    }
  }
  return { rows, unknown }
}

export function areaOf(id) {
  return id.slice(0, id.indexOf('-'))
}

/** Rows meant by a list such as 'WALKIN,VALID,CONTENT-01..19,CONTENT-21..31': whole areas, rows and ranges. */
export function rowsMeant(list, ids) {
  return list.split(',').flatMap((part) => {
    const area = ids.filter((id) => areaOf(id) === part)
    const rows = area.length > 0 ? area : idsIn(part)
    if (rows.length === 0) throw new ToolError(`"${part}" is no area or row of the ledger.`)
    return rows
  })
}

function printArea(area, ids, rows) {
  const open = ids.filter((id) => rows.get(id).length === 0)
  console.log(`${area.padEnd(10)} ${String(ids.length - open.length).padStart(3)} of ${ids.length}`)
  if (open.length > 0) console.log(`  open: ${open.map((id) => id.slice(area.length + 1)).join(' ')}`)
}

function printRow(id, sentence, tests) {
  console.log(`${id}  ${sentence}`)
  for (const test of tests) console.log(`    ${test}`)
  if (tests.length === 0) console.log('    open: no test names it')
}

function ledger(words) {
  const sentences = requirements()
  const ids = [...sentences.keys()]
  const { rows, unknown } = coverage(ids, allTitles())
  if (words.length > 0) {
    for (const id of rowsMeant(words.join(','), ids)) {
      if (!sentences.has(id)) throw new ToolError(`There is no requirement ${id}.`)
      printRow(id, sentences.get(id), rows.get(id))
    }
    return
  }
  for (const area of new Set(ids.map(areaOf))) {
    printArea(
      area,
      ids.filter((id) => areaOf(id) === area),
      rows,
    )
  }
  const named = ids.filter((id) => rows.get(id).length > 0).length
  console.log(`${named} of ${ids.length} requirements are named by a test, ${ids.length - named} are open`)
  for (const line of unknown) console.log(`No such requirement: ${line}`)
  if (unknown.length > 0) process.exitCode = 1
}

if (isMain(import.meta)) await reportErrors(async () => ledger(process.argv.slice(2)))
