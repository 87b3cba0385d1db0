// Reads a file of src/app/messages as messages. Its texts are literals, lists, groups, and functions of one expression: a template,
// a choice between two, or a call of wordsIn(). What cannot be read is an error, so that every text can be translated.
import { createHash } from 'node:crypto'
import { parseSync } from 'vite'
import { hoist, joinTexts, printMessage } from './icu.mjs'

/** What wordsIn() of src/app/messages gives to the files of every language. */
export const HELPERS = ['age', 'all', 'either', 'number', 'plural', 'row']

const OPERATORS = [
  ['===', 'is'],
  ['!==', 'isNot'],
  ['>=', 'atLeast'],
  ['<=', 'atMost'],
  ['<', 'under'],
  ['>', 'over'],
  ["''", 'empty'],
  ['-', 'minus'],
]

/**
 * A text as a message. `params`: as the function has them; `counts`: those that are numbers; `values`: the code of each argument;
 * `note`: the comment behind it.
 * @typedef {{ nodes: any[], text: string, isFunction: boolean, params: string[], counts: string[], values: Map<string, string>, note: string, hash: string }} Text
 */

/**
 * The areas of a file in their order, with their texts by path: 'parts.morning', 'days.0'.
 * @returns {{ name: string, area: string, texts: Map<string, Text> }[]}
 */
export function readCatalogue(path, source) {
  const { program, comments, errors } = parseSync(path, source)
  if (errors.length > 0) throw new SyntaxError(`${path}: ${errors[0].message}`)
  const file = { path, source, comments, helpers: new Map() }
  const areas = []
  for (const statement of program.body) {
    const declaration = statement.declaration ?? statement
    for (const { id, init } of declaration.declarations ?? []) {
      if (init?.type === 'ArrowFunctionExpression') file.helpers.set(id.name, init)
      const found = areaOf(init)
      if (!found) continue
      const texts = new Map()
      readGroup(file, found.texts, '', texts)
      areas.push({ name: id.name, area: found.area ?? id.name, texts })
    }
  }
  return areas
}

/** `area('name', {...})` of English, and `translated<typeof english.name>()({...})` of other languages. */
function areaOf(init) {
  if (init?.type !== 'CallExpression') return undefined
  if (init.callee.name === 'area') return { area: init.arguments[0].value, texts: init.arguments[1] }
  if (init.callee.callee?.name === 'translated') return { texts: init.arguments[0] }
  return undefined
}

function readGroup(file, group, prefix, texts) {
  for (const [index, property] of group.properties.entries()) {
    const path = `${prefix}${property.key.name ?? property.key.value}`
    const next = group.properties[index + 1]?.start ?? group.end
    readValue(file, property.value, path, texts, next)
  }
}

function readValue(file, value, path, texts, next) {
  if (value.type === 'ObjectExpression') return readGroup(file, value, `${path}.`, texts)
  if (value.type === 'ArrayExpression') {
    for (const [index, element] of value.elements.entries()) {
      const after = value.elements[index + 1]?.start ?? value.end
      readValue(file, element, `${path}.${index}`, texts, after)
    }
    return
  }
  const isFunction = value.type === 'ArrowFunctionExpression'
  const params = isFunction ? value.params : []
  const taken = params.find(({ name }) => HELPERS.includes(name))
  if (taken)
    throw new SyntaxError(`${file.path}: ${path} may not name a value "${taken.name}", as wordsIn() does`)
  const scope = {
    file,
    params: new Map(params.map((param) => [param.name, typeOf(file, param)])),
    values: new Map(),
    given: new Map(),
  }
  const nodes = hoist(joinTexts(nodesOf(isFunction ? value.body : value, scope)))
  const text = printMessage(nodes)
  texts.set(path, {
    nodes,
    text,
    isFunction,
    params: params.map((param) => file.source.slice(param.start, param.end)),
    counts: [...scope.params].filter(([, type]) => type === 'number').map(([name]) => name),
    values: scope.values,
    note: noteAfter(file, value.end, next),
    hash: hashOf(text),
  })
}

/** Tells from which English text a translation was made. */
export function hashOf(text) {
  return createHash('sha256').update(text).digest('hex').slice(0, 8)
}

function typeOf({ source }, { typeAnnotation: annotation }) {
  return annotation ? source.slice(annotation.typeAnnotation.start, annotation.end) : ''
}

function noteAfter({ comments }, from, to) {
  const found = comments.find(({ type, start }) => type === 'Line' && start >= from && start <= to)
  return found?.value.trim() ?? ''
}

function nodesOf(expression, scope) {
  switch (expression.type) {
    case 'ParenthesizedExpression':
      return nodesOf(expression.expression, scope)
    case 'Literal':
      if (typeof expression.value === 'string') return [expression.value]
      break
    case 'TemplateLiteral':
      return expression.quasis.flatMap(({ value }, index) => [
        value.cooked,
        ...(index < expression.expressions.length ? nodesOf(expression.expressions[index], scope) : []),
      ])
    case 'ConditionalExpression':
      return [choiceOf(expression, scope)]
    case 'LogicalExpression':
      if (expression.operator === '??') return [fallbackOf(expression, scope)]
      break
    case 'CallExpression':
      if (expression.callee.name === 'plural') return [pluralOf(expression, scope)]
      if (scope.file.helpers.has(expression.callee.name)) return filledIn(expression, scope)
      return [placeOf(expression, scope)]
    case 'Identifier':
      return scope.given.get(expression.name) ?? [placeOf(expression, scope)]
    case 'UnaryExpression':
    case 'MemberExpression':
      return [placeOf(expression, scope)]
  }
  throw new SyntaxError(
    `${scope.file.path}: ${codeOf(expression, scope)} cannot be translated: write a template or a choice`,
  )
}

/** A value, named after its code: 'list_names' is `list(names)`. `number(count)` is 'count' as a language writes it. */
function placeOf(expression, scope) {
  const isNumber = expression.callee?.name === 'number' && expression.arguments.length === 1
  const shown =
    isNumber && expression.arguments[0].type === 'Identifier' ? expression.arguments[0] : expression
  return named(codeOf(shown, scope), scope)
}

function named(code, scope) {
  const arg = nameOf(code)
  scope.values.set(arg, code)
  return { arg }
}

function nameOf(code) {
  const words = OPERATORS.reduce((all, [sign, word]) => all.replaceAll(sign, ` ${word} `), code)
  return words.replace(/\W+/g, '_').replace(/^_|_$/g, '')
}

function codeOf({ start, end }, { file }) {
  return file.source.slice(start, end)
}

/** `count === 1 ? a : b` is a plural where `count` is a number; each other condition is a select with the answer yes. */
function choiceOf({ test, consequent, alternate }, scope) {
  const [yes, no] = [consequent, alternate].map((one) => joinTexts(nodesOf(one, scope)))
  const counted = countedBy(test, scope)
  if (!counted) return { kind: 'select', ...named(codeOf(test, scope), scope), options: { yes, other: no } }
  const arg = counted.name
  scope.values.set(arg, arg)
  const [nested] = no
  const rest =
    no.length === 1 && nested.kind === 'plural' && nested.arg === arg ? nested.options : { other: no }
  return {
    kind: 'plural',
    arg,
    options: { [counted.value === 1 ? 'one' : `=${counted.value}`]: yes, ...rest },
  }
}

function countedBy(test, scope) {
  const { type, operator, left, right } = test
  if (type !== 'BinaryExpression' || operator !== '===' || typeof right.value !== 'number') return undefined
  if (scope.params.get(left.name) !== 'number') return undefined
  return { name: left.name, value: right.value }
}

/** `place ?? 'There'` */
function fallbackOf({ left, right }, scope) {
  const condition = named(`${codeOf(left, scope)} === undefined`, scope)
  return {
    kind: 'select',
    ...condition,
    options: { yes: nodesOf(right, scope), other: nodesOf(left, scope) },
  }
}

/** `plural(count, { one: 'a', other: 'b' })` */
function pluralOf({ arguments: [counted, forms] }, scope) {
  const { arg } = placeOf(counted, scope)
  const options = forms.properties.map(({ key, value }) => [
    key.name ?? key.value,
    joinTexts(nodesOf(value, scope)),
  ])
  return { kind: 'plural', arg, options: Object.fromEntries(options) }
}

/** A call of a function of the file, `required('City')`, with its values in their places. */
function filledIn({ callee, arguments: values }, scope) {
  const helper = scope.file.helpers.get(callee.name)
  const given = new Map(helper.params.map(({ name }, index) => [name, nodesOf(values[index], scope)]))
  return nodesOf(helper.body, { ...scope, given })
}
