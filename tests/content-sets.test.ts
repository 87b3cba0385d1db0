import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { CONTENT_SETS, mergePatch, writeContentSets } from '../src/tools/content-sets.mjs'
import { ROOT } from './support/sources.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sets-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function put(path: string, body: unknown): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), JSON.stringify(body))
}

const read = (path: string): unknown => JSON.parse(readFileSync(join(folder, path), 'utf8'))
const write = () => writeContentSets(join(folder, 'from'), join(folder, 'to'))

describe('the bundled content sets', () => {
  it('are the base with what each set changes of it [CONTENT-05]', () => {
    put('from/base/page/a.json', { version: 1, data: { title: 'A', colours: ['red', 'blue'], gone: true } })
    put('from/test/page/a.json', { data: { title: 'Test', colours: ['green'], gone: null } })
    put('from/stage/page/b.json', { version: 1, data: {} })
    write()
    expect(read('to/production/page/a.json')).toEqual(read('from/base/page/a.json'))
    expect(read('to/test/page/a.json')).toEqual({ version: 1, data: { title: 'Test', colours: ['green'] } })
    expect(read('to/stage/page/b.json')).toEqual({ version: 1, data: {} })
  })

  it('lose a document that the base loses, and a spoiled copy is written again', () => {
    put('from/base/page/a.json', { data: 1 })
    put('from/base/page/b.json', { data: 2 })
    write()
    writeFileSync(join(folder, 'to/test/page/a.json'), '{\n  "data": 1\n}\n\n')
    rmSync(join(folder, 'from/base/page/b.json'))
    write()
    expect(readdirSync(join(folder, 'to/test/page'))).toEqual(['a.json'])
    expect(readFileSync(join(folder, 'to/test/page/a.json'), 'utf8')).toBe('{\n  "data": 1\n}\n')
  })

  it.each(CONTENT_SETS)('of %s change only what differs from the base', (set) => {
    const sets = join(ROOT, 'content-fallback', set)
    for (const file of readdirSync(sets, { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.json')) continue
      const base = JSON.parse(readFileSync(join(ROOT, 'content-fallback/base', file), 'utf8'))
      for (const path of leavesOf(JSON.parse(readFileSync(join(sets, file), 'utf8')))) {
        const changed = mergePatch(base, nest(path.keys, path.value))
        expect(changed, `${file}: ${path.keys.join('.')} is as in the base`).not.toEqual(base)
      }
    }
  })
})

type Leaf = { keys: string[]; value: unknown }

function leavesOf(value: unknown, keys: string[] = []): Leaf[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [{ keys, value }]
  return Object.entries(value).flatMap(([key, one]) => leavesOf(one, [...keys, key]))
}

function nest(keys: string[], value: unknown): unknown {
  return keys.reduceRight<unknown>((inner, key) => ({ [key]: inner }), value)
}
