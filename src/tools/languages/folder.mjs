// The folders of src/app/messages: `en`, and one like it for each further language.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isTooLong, messageErrors } from './check.mjs'
import { readCatalogue } from './read-catalogue.mjs'
import { AWAITS_REVIEW, MISSING, stateOf, writeCatalogue, writeIndex } from './write-catalogue.mjs'

const ENGLISH = 'en'
const RIGHT_TO_LEFT = ['ar', 'fa']
const INDEX = 'index.ts'

/** The files of English, sorted: `{ file, areas }`. `folder`: of the messages of all languages. */
export function readEnglish(folder) {
  return filesIn(join(folder, ENGLISH)).map((file) => ({
    file,
    areas: readAreas(join(folder, ENGLISH, file)),
  }))
}

/** The languages that have a folder, English left out. */
export function languagesIn(folder) {
  const entries = readdirSync(folder, { withFileTypes: true })
  return entries
    .filter((one) => one.isDirectory() && one.name !== ENGLISH)
    .map(({ name }) => name)
    .sort()
}

/** What a language has: `messages` by key, as writeCatalogue() takes them, and the `states` of its files. */
export function readTranslation(folder, language) {
  const messages = new Map()
  const states = new Map()
  for (const file of filesIn(join(folder, language))) {
    const path = join(folder, language, file)
    states.set(file, stateOf(readFileSync(path, 'utf8')))
    for (const [key, text] of textsOf(readAreas(path))) {
      if (text.note !== MISSING) messages.set(key, { nodes: text.nodes, text: text.text, hash: text.note })
    }
  }
  return { messages, states }
}

/**
 * Every text of areas with its key, the area's name and the path: 'results.parts.morning'.
 * @returns {[key: string, text: import('./read-catalogue.mjs').Text][]}
 */
export function textsOf(areas) {
  return areas.flatMap(({ name, texts }) => [...texts].map(([path, text]) => [`${name}.${path}`, text]))
}

/** Writes every file of a language. Texts without a message, or whose values have changed, are English and missing. */
export function writeTranslation(folder, language, { messages, states }) {
  const target = join(folder, language)
  const english = readEnglish(folder)
  mkdirSync(target, { recursive: true })
  for (const name of filesIn(target)) rmSync(join(target, name))
  const usable = new Map(
    english
      .flatMap(({ areas }) => textsOf(areas))
      .filter(([key, text]) => messages.has(key) && fits(messages.get(key), text, language))
      .map(([key]) => [key, messages.get(key)]),
  )
  for (const { file, areas } of english) {
    const state = states.get(file) ?? AWAITS_REVIEW
    writeFileSync(join(target, file), writeCatalogue({ language, file, areas, messages: usable, state }))
  }
  const direction = RIGHT_TO_LEFT.includes(language) ? 'rtl' : 'ltr'
  writeFileSync(join(target, INDEX), writeIndex({ language, direction, files: english }))
}

function fits({ nodes }, text, language) {
  return messageErrors(nodes, text, language).length === 0
}

/** What is to be done in a language: keys of texts that are `missing`, `older` than their English, too `long`, and files that `await` review. */
export function openWork(folder, language) {
  const { messages, states } = readTranslation(folder, language)
  const english = readEnglish(folder)
  const texts = english.flatMap(({ areas }) => textsOf(areas))
  const having = texts.filter(([key, text]) => messages.has(key) && fits(messages.get(key), text, language))
  const keys = (list) => list.map(([key]) => key)
  return {
    total: texts.length,
    missing: keys(texts.filter((one) => !having.includes(one))),
    older: keys(having.filter(([key, { hash }]) => messages.get(key).hash !== hash)),
    long: keys(having.filter(([key, text]) => isTooLong(messages.get(key).nodes, text))),
    awaiting: english
      .map(({ file }) => file)
      .filter((file) => (states.get(file) ?? AWAITS_REVIEW) === AWAITS_REVIEW),
  }
}

function readAreas(path) {
  return readCatalogue(path, readFileSync(path, 'utf8'))
}

function filesIn(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && name !== INDEX && !name.includes('.test.'))
    .sort()
}
