// Translators' files: JSON with ICU messages, one text an entry.
import { ToolError } from '../project.mjs'
import { messageErrors } from './check.mjs'
import { readEnglish, readTranslation, textsOf, writeTranslation } from './folder.mjs'
import { parseMessage } from './icu.mjs'
import { hashOf } from './read-catalogue.mjs'
import { AWAITS_REVIEW } from './write-catalogue.mjs'

/** A language's texts for its translators: per file its `state`, and per key `english`, `text` (empty: missing) and `note`. */
export function exportTexts(folder, language) {
  const { messages, states } = readTranslation(folder, language)
  const files = readEnglish(folder).map(({ file, areas }) => {
    const texts = textsOf(areas).map(([key, { text, note }]) => {
      return [key, { english: text, text: messages.get(key)?.text ?? '', ...(note && { note }) }]
    })
    return [file, { state: states.get(file) ?? AWAITS_REVIEW, texts: Object.fromEntries(texts) }]
  })
  return { language, files: Object.fromEntries(files) }
}

/**
 * Takes over what translators wrote. One wrong text refuses all of it: ToolError with a line for each (LANG-11). An empty text stays
 * as it is in the folder. `english` of an entry is what was translated, so that a text that has changed since is listed as older.
 */
export function importTexts(folder, { language, files }) {
  const { messages, states } = readTranslation(folder, language)
  const english = new Map(readEnglish(folder).flatMap(({ areas }) => textsOf(areas)))
  const errors = []
  for (const [file, { state, texts }] of Object.entries(files)) {
    if (state !== undefined) states.set(file, state)
    for (const [key, entry] of Object.entries(texts)) {
      if (entry.text === '') continue
      const { nodes, problems } = readEntry(entry, english.get(key), language)
      errors.push(...problems.map((problem) => `${key}: ${problem}`))
      messages.set(key, { nodes, hash: hashOf(entry.english) })
    }
  }
  if (errors.length > 0) throw new ToolError(`Nothing was imported.\n${errors.join('\n')}`)
  writeTranslation(folder, language, { messages, states })
}

function readEntry({ text }, english, language) {
  if (!english) return { nodes: [], problems: ['there is no such text'] }
  try {
    const nodes = parseMessage(text)
    return { nodes, problems: messageErrors(nodes, english, language) }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return { nodes: [], problems: [error.message] }
  }
}

/** Writes a language's files anew after English has changed: new texts are missing, those that are gone are left out. */
export function renewTexts(folder, language) {
  writeTranslation(folder, language, readTranslation(folder, language))
}
