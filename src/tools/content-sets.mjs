// The bundled content: one base, and what each set changes of it, as whole sets in .build/content.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isMain, ROOT } from './project.mjs'

export const CONTENT_SETS = ['test', 'stage', 'production']

/**
 * Writes the sets test, stage and production below `to`: each document of `from`/base, changed by the document of the same path
 * in `from`/{set} as a JSON merge patch (RFC 7386). Files that are right already stay as they are; files of no document go.
 */
export function writeContentSets(
  from = join(ROOT, 'content-fallback'),
  to = join(ROOT, '.build', 'content'),
) {
  for (const set of CONTENT_SETS) {
    const documents = new Set([...documentsBelow(join(from, 'base')), ...documentsBelow(join(from, set))])
    for (const file of documents) {
      const base = readDocument(join(from, 'base', file))
      const whole = mergePatch(base, readDocument(join(from, set, file)))
      writeIfChanged(join(to, set, file), `${JSON.stringify(whole, null, 2)}\n`)
    }
    for (const file of documentsBelow(join(to, set))) {
      if (!documents.has(file)) rmSync(join(to, set, file))
    }
  }
}

/** RFC 7386: objects merge field by field, null removes a field, anything else takes the place of what was there. */
export function mergePatch(target, patch) {
  if (patch === undefined) return target
  if (!isObject(patch)) return patch
  const merged = isObject(target) ? { ...target } : {}
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete merged[key]
    else merged[key] = mergePatch(merged[key], value)
  }
  return merged
}

function isObject(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function documentsBelow(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'))
}

function readDocument(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

/** Whoever reads meanwhile, such as a server beside a build, finds the old file or the new one and never half of one. */
function writeIfChanged(file, text) {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return
  mkdirSync(dirname(file), { recursive: true })
  const whole = `${file}.${process.pid}`
  writeFileSync(whole, text)
  renameSync(whole, file)
}

if (isMain(import.meta)) writeContentSets()
