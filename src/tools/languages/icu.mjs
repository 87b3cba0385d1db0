// Messages as translators write them: the part of ICU MessageFormat that the catalogue needs.
//
// A message is a list of nodes: a text, `{ arg }`, or `{ kind: 'plural' | 'select', arg, options }`, where `options` are messages by
// the form ('one', '=0', 'other') or the answer ('yes', 'other').

const NAME = /[A-Za-z0-9_]+/y
const FORM = /=\d+|[A-Za-z0-9_]+/y

/** Reads a message. Throws SyntaxError with the place of what is wrong. */
export function parseMessage(text) {
  const reader = { text, at: 0 }
  const nodes = readNodes(reader, undefined)
  if (reader.at < text.length) fail(reader, 'a brace closes nothing')
  return nodes
}

function readNodes(reader, counted) {
  const nodes = []
  let words = ''
  const keep = () => {
    if (words !== '') nodes.push(words)
    words = ''
  }
  while (reader.at < reader.text.length) {
    const letter = reader.text[reader.at]
    if (letter === '}') break
    if (letter === "'") {
      words += readQuoted(reader)
    } else if (letter === '{') {
      keep()
      nodes.push(readArgument(reader, counted))
    } else if (letter === '#' && counted !== undefined) {
      keep()
      nodes.push({ arg: counted })
      reader.at += 1
    } else {
      words += letter
      reader.at += 1
    }
  }
  keep()
  return nodes
}

/** An apostrophe is itself, except before a brace, `#` or another apostrophe: there it quotes. */
function readQuoted(reader) {
  const { text } = reader
  const next = text[reader.at + 1]
  if (next === "'") {
    reader.at += 2
    return "'"
  }
  if (next === undefined || !'{}#'.includes(next)) {
    reader.at += 1
    return "'"
  }
  const end = text.indexOf("'", reader.at + 1)
  if (end === -1) fail(reader, 'an apostrophe before a brace needs a second one')
  const quoted = text.slice(reader.at + 1, end)
  reader.at = end + 1
  return quoted
}

function readArgument(reader, counted) {
  reader.at += 1
  const arg = readWord(reader, NAME, 'a name')
  if (take(reader, '}')) return { arg }
  if (!take(reader, ',')) fail(reader, 'a comma or a closing brace is missing')
  const kind = readWord(reader, NAME, '"plural" or "select"')
  if (kind !== 'plural' && kind !== 'select') fail(reader, `"${kind}" is not known`)
  if (!take(reader, ',')) fail(reader, 'a comma is missing')
  const options = {}
  while (!take(reader, '}')) {
    const form = readWord(reader, FORM, 'a form')
    if (Object.hasOwn(options, form)) fail(reader, `the form "${form}" is there twice`)
    if (!take(reader, '{')) fail(reader, 'an opening brace is missing')
    options[form] = readNodes(reader, kind === 'plural' ? arg : counted)
    if (!take(reader, '}')) fail(reader, 'a closing brace is missing')
  }
  if (!options.other) fail(reader, 'the form "other" is missing')
  return { kind, arg, options }
}

function readWord(reader, expression, what) {
  skipSpace(reader)
  expression.lastIndex = reader.at
  const found = expression.exec(reader.text)
  if (!found) fail(reader, `${what} is missing`)
  reader.at = expression.lastIndex
  return found[0]
}

function take(reader, letter) {
  skipSpace(reader)
  if (reader.text[reader.at] !== letter) return false
  reader.at += 1
  return true
}

function skipSpace(reader) {
  while (/\s/.test(reader.text[reader.at] ?? '')) reader.at += 1
}

function fail({ at }, what) {
  throw new SyntaxError(`${what}, at character ${at + 1}`)
}

/** Writes a message; parseMessage() reads the same nodes from it. */
export function printMessage(nodes) {
  return nodes.map(printNode).join('')
}

function printNode(node) {
  if (typeof node === 'string') {
    return node.replace(/'(?=['{}#]|$)/g, "''").replace(/[{}#]+/g, "'$&'")
  }
  if (!node.kind) return `{${node.arg}}`
  const options = Object.entries(node.options).map(([form, nodes]) => `${form} {${printMessage(nodes)}}`)
  return `{${node.arg}, ${node.kind}, ${options.join(' ')}}`
}

/** The same message with whole sentences in the forms of its only plural or select, so that no sentence is glued from parts. */
export function hoist(nodes) {
  const branches = nodes.filter((node) => node.kind)
  if (branches.length !== 1) return nodes
  const [branch] = branches
  const at = nodes.indexOf(branch)
  const options = Object.entries(branch.options).map(([form, inner]) => [
    form,
    hoist(joinTexts([...nodes.slice(0, at), ...inner, ...nodes.slice(at + 1)])),
  ])
  return [withoutNested({ ...branch, options: Object.fromEntries(options) })]
}

/** A plural whose form "other" is a plural of the same count is one plural. */
function withoutNested(branch) {
  const [inner, ...more] = branch.options.other
  if (more.length > 0 || inner?.kind !== 'plural' || inner.arg !== branch.arg) return branch
  return { ...branch, options: { ...branch.options, ...inner.options } }
}

/** The same message without two texts in a row. */
export function joinTexts(nodes) {
  const joined = []
  for (const node of nodes) {
    if (node === '') continue
    if (typeof node === 'string' && typeof joined.at(-1) === 'string') joined.push(joined.pop() + node)
    else joined.push(node)
  }
  return joined
}

/** The names of the values that a message takes. */
export function argumentsOf(nodes) {
  return new Set(
    nodes.flatMap((node) =>
      typeof node === 'string'
        ? []
        : [node.arg, ...Object.values(node.options ?? {}).flatMap((inner) => [...argumentsOf(inner)])],
    ),
  )
}

/** The plurals of a message, nested ones included. */
export function pluralsOf(nodes) {
  return nodes.flatMap((node) => {
    if (!node.kind) return []
    const nested = Object.values(node.options).flatMap(pluralsOf)
    return node.kind === 'plural' ? [node, ...nested] : nested
  })
}

/** The longest that a message can be, with a value counted as five characters. */
export function lengthOf(nodes) {
  const lengths = nodes.map((node) => {
    if (typeof node === 'string') return node.length
    return node.kind ? Math.max(...Object.values(node.options).map(lengthOf)) : 5
  })
  return lengths.reduce((sum, one) => sum + one, 0)
}
