// What is wrong with a translated message.
import { argumentsOf, lengthOf, pluralsOf } from './icu.mjs'

/** A translation may be this much longer than its English text, and short ones by so many characters: screens are tried with it. */
const LONGER = 1.4
const LONGER_BY = 12

/** A plural is asked for each form that counts up to this one need. */
const HIGHEST_COUNT = 1000

/** The forms that a language needs for counts of things: 'one' and 'other' in English, six in Arabic. */
export function formsOf(language) {
  const rules = new Intl.PluralRules(language)
  const forms = new Set(['other'])
  for (let count = 0; count <= HIGHEST_COUNT; count += 1) forms.add(rules.select(count))
  return forms
}

/** What keeps a message from being used in the place of its English text; empty: nothing (LANG-11). `english`: of readCatalogue(). */
export function messageErrors(nodes, english, language) {
  const allowed = new Set([...argumentsOf(english.nodes), ...english.counts])
  const given = argumentsOf(nodes)
  const needed = [...argumentsOf(english.nodes)].filter((name) => !given.has(name))
  const unknown = [...given].filter((name) => !allowed.has(name))
  return [
    ...needed.map((name) => `{${name}} is missing`),
    ...unknown.map((name) => `{${name}} is not in the English text`),
    ...pluralsOf(nodes).flatMap((plural) => pluralErrors(plural, english, language)),
    ...selectErrors(nodes),
  ]
}

function pluralErrors({ arg, options }, { counts }, language) {
  if (!counts.includes(arg)) return [`{${arg}} is not a count`]
  const forms = formsOf(language)
  const missing = [...forms].filter((form) => !Object.hasOwn(options, form))
  const unknown = Object.keys(options).filter((form) => !form.startsWith('=') && !forms.has(form))
  return [
    ...missing.map((form) => `the form "${form}" of {${arg}} is missing`),
    ...unknown.map((form) => `${language} has no form "${form}" of {${arg}}`),
  ]
}

function selectErrors(nodes) {
  return nodes.flatMap((node) => {
    if (!node.kind) return []
    const nested = Object.values(node.options).flatMap(selectErrors)
    const isRight = node.kind === 'plural' || Object.keys(node.options).sort().join() === 'other,yes'
    return isRight ? nested : [`{${node.arg}} needs the answers "yes" and "other"`, ...nested]
  })
}

/** Whether a translation is longer than the screens are tried with (LANG-10). */
export function isTooLong(nodes, english) {
  const length = lengthOf(english.nodes)
  return lengthOf(nodes) > Math.max(length * LONGER, length + LONGER_BY)
}
