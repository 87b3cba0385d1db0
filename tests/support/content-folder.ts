import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import { createContent, type OperatorContent } from '../../src/server/content/content.ts'
import type { LogLine } from '../../src/server/log.ts'
import { ROOT } from './sources.ts'

const BUNDLED = join(ROOT, '.build/content')

/** The operator's data directory of the running test, and what was logged of its content. */
export let dataDir: string
export let lines: LogLine[]

/** Makes a new data directory before each test of the calling file, and removes it afterwards. */
export function eachWithContentFolder(): void {
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'content-'))
    lines = []
  })
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }))
}

/** The content of a server on this directory, in production unless told. It reads the files again for every answer. */
export const aContent = (told: Partial<Parameters<typeof createContent>[0]> = {}): OperatorContent =>
  createContent({
    dataDir,
    bundledDir: BUNDLED,
    environment: 'prod',
    log: (line) => lines.push(line),
    recheckMs: 0,
    ...told,
  })

/** The file that the operator writes for an address of content. */
export const fileOf = (path: string): string => join(dataDir, path.replace('/content/v2/', 'content/'))

export function put(path: string, text: string | Uint8Array): void {
  const file = fileOf(path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

export const putJson = (path: string, body: unknown): void => put(path, JSON.stringify(body))
