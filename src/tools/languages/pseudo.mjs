// The pseudo-language: English with accents, longer by 40 %, with letters that stay readable. A text that it does not change is not in the catalogue.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readEnglish, textsOf } from './folder.mjs'
import { lengthOf } from './icu.mjs'
import { writeEnglish } from './write-catalogue.mjs'

const PLAIN = 'ABCDEFGHIJKLMNOPRSTUWYZabcdefghijklmnoprstuwyz'
const ACCENTED = 'ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞŔŠŢÛŴÝŽåƀçðéƒĝĥîĵķļɱñöþŕšţûŵýž'
const FILLING = 'ŀöñĝ '

/** A message in the pseudo-language, which takes the same values. */
export function pseudoMessage(nodes) {
  const more = Math.ceil(lengthOf(nodes) * 0.4)
  const filling = FILLING.repeat(Math.ceil(more / FILLING.length))
    .slice(0, more)
    .trimEnd()
  return [...accented(nodes), ` ${filling}`]
}

/** Writes the pseudo-language in the place of English, in the messages of a copy of the product. */
export function writePseudo(folder) {
  for (const { file, areas } of readEnglish(folder)) {
    const messages = new Map(textsOf(areas).map(([key, { nodes }]) => [key, { nodes: pseudoMessage(nodes) }]))
    writeFileSync(join(folder, 'en', file), writeEnglish({ areas, messages }))
  }
}

function accented(nodes) {
  return nodes.map((node) => {
    if (typeof node === 'string') return [...node].map(accent).join('')
    if (!node.kind) return node
    const options = Object.entries(node.options).map(([form, inner]) => [form, accented(inner)])
    return { ...node, options: Object.fromEntries(options) }
  })
}

function accent(letter) {
  const at = PLAIN.indexOf(letter)
  return at === -1 ? letter : ACCENTED[at]
}
