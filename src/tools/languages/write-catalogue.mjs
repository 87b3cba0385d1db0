// Writes a file of src/app/messages/LANGUAGE from messages. What it writes, read-catalogue.mjs reads.
import { posix } from 'node:path'
import { HELPERS } from './read-catalogue.mjs'

/** The state of a file whose texts no qualified person has read (LANG-12). */
export const AWAITS_REVIEW = 'awaits review by a qualified person'
/** Stands behind a text that is still English. */
export const MISSING = 'missing'

/**
 * The source of a language's file. `areas`: of its English file, as readCatalogue() returns them. `messages`: by key,
 * `{ nodes, hash }`, where `hash` is of the English text that was translated; a text without a message is written in English, as missing.
 */
export function writeCatalogue({ language, file, areas, messages, state = AWAITS_REVIEW }) {
  const parts = areas.map(({ name, texts }) => {
    const group = groupOf(texts, (path, text) => codeOf(text, messages.get(`${name}.${path}`)))
    return `export const ${name} = translated<typeof english.${name}>()(${group})\n`
  })
  const body = parts.join('\n')
  return [
    `// State: ${state}. Written by npm run languages: behind each text is the hash of its English.\n`,
    `import type * as english from '../en/${posix.basename(file)}'\n`,
    `import { translated } from '../translated.ts'\n`,
    helpersOf(body, language),
    `\n${body}`,
  ].join('')
}

/** The source of an English file with other texts in it, for a copy of the product. */
export function writeEnglish({ areas, messages }) {
  const parts = areas.map(({ name, area, texts }) => {
    const group = groupOf(texts, (path, text) => codeOf(text, messages.get(`${name}.${path}`)))
    return `export const ${name} = area('${area}', ${group})\n`
  })
  const body = parts.join('\n')
  return `import { area } from '../catalogue.ts'\n${helpersOf(body, 'en-US')}\n${body}`
}

function codeOf(text, message) {
  return { code: functionOf(text, message?.nodes ?? text.nodes), note: message?.hash ?? MISSING }
}

/** The words of the language that the code uses. */
function helpersOf(body, language) {
  const used = HELPERS.filter((name) => new RegExp(`\\b${name}\\(`).test(body))
  if (used.length === 0) return ''
  return `import { wordsIn } from '../words-in.ts'\n\nconst { ${used.join(', ')} } = wordsIn('${language}')\n`
}

/** What a file says of its review. */
export function stateOf(source) {
  return /^\/\/ State: (.*?)\. Written by/.exec(source)?.[1] ?? AWAITS_REVIEW
}

/** The source of a language's index: the catalogue that the app loads as one file. `files`: names of files and the areas in them. */
export function writeIndex({ language, direction, files }) {
  const imports = files.map(
    ({ file, areas }) => `import { ${areas.map(({ name }) => name).join(', ')} } from './${file}'\n`,
  )
  const areas = files.flatMap((one) => one.areas)
  const entries = areas.map(({ name, area }) => (name === area ? name : `${area}: ${name}`))
  return [
    "import type { Catalogue } from '../catalogue.ts'\n",
    ...imports,
    '\n/** Every text of the app in this language. Written by npm run languages. */\n',
    `export const catalogue: Catalogue = { language: '${language}', direction: '${direction}', areas: { ${entries.join(', ')} } }\n`,
  ].join('')
}

/** `{ title: '...', parts: { ... }, days: ['...'] }` of texts by path. */
function groupOf(texts, codeOf) {
  const root = new Map()
  for (const [path, text] of texts) {
    const keys = path.split('.')
    const last = keys.pop()
    let group = root
    for (const key of keys) {
      if (!group.has(key)) group.set(key, new Map())
      group = group.get(key)
    }
    group.set(last, codeOf(path, text))
  }
  return printGroup(root)
}

function printGroup(group) {
  const isList = group.has('0')
  const lines = [...group].map(([key, value]) => {
    const isText = !(value instanceof Map)
    const code = isText ? value.code : printGroup(value)
    return `${isList ? '' : `${keyOf(key)}: `}${code},${isText ? ` // ${value.note}` : ''}\n`
  })
  return isList ? `[\n${lines.join('')}]` : `{\n${lines.join('')}}`
}

function keyOf(key) {
  return /^[A-Za-z_]\w*$/.test(key) ? key : JSON.stringify(key)
}

function functionOf(text, nodes) {
  const code = expressionOf(nodes, text)
  return text.isFunction ? `(${text.params.join(', ')}) => ${code}` : code
}

/** The code of a message: a literal, a template, a plural or a choice. */
function expressionOf(nodes, text) {
  if (nodes.every((node) => typeof node === 'string')) return literalOf(nodes.join(''))
  if (nodes.length === 1 && nodes[0].kind) return branchOf(nodes[0], text)
  const parts = nodes.map((node) => {
    if (typeof node === 'string') return node.replace(/[\\`]|\$(?=\{)/g, '\\$&')
    return `\${${node.kind ? branchOf(node, text) : placeOf(node.arg, text)}}`
  })
  return `\`${parts.join('')}\``
}

function branchOf({ kind, arg, options }, text) {
  if (kind === 'select') {
    return `(${text.values.get(arg)} ? ${expressionOf(options.yes, text)} : ${expressionOf(options.other, text)})`
  }
  const forms = Object.entries(options).map(([form, nodes]) => `'${form}': ${expressionOf(nodes, text)}`)
  return `plural(${arg}, { ${forms.join(', ')} })`
}

function placeOf(arg, { values, counts }) {
  return counts.includes(arg) ? `number(${arg})` : values.get(arg)
}

function literalOf(text) {
  return `'${text.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n')}'`
}
