import { copyFileSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import type { LogLine } from '../log.ts'
import { createRenewal, type Pair, readPair } from './certificate.ts'

const TLS = new URL('../../../tests/support/tls/', import.meta.url).pathname
const folder = mkdtempSync(join(tmpdir(), 'certificate-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('a renewed certificate is taken once, and one without its key is not [RUN-18]', () => {
  const files = { cert: join(folder, 'cert.pem'), key: join(folder, 'key.pem') }
  const place = (name: 'cert' | 'key', second: number) => {
    copyFileSync(join(TLS, `${name}.pem`), files[name])
    utimesSync(files[name], second, second)
  }
  place('cert', 1)
  place('key', 1)
  const used: Pair[] = []
  const logged: LogLine[] = []
  const look = createRenewal({
    files,
    use: (pair) => used.push(pair),
    log: (line) => logged.push(line),
  })
  look()
  expect([used, logged]).toEqual([[], []])
  writeFileSync(files.key, 'half a ke')
  look()
  look()
  expect(used).toEqual([])
  expect(logged.map(({ event }) => event)).toEqual(['certificate-refused'])
  place('key', 2)
  look()
  look()
  expect(used).toHaveLength(1)
  const until = new Date(readPair(files).until).toISOString()
  expect(logged.at(-1)).toEqual({ event: 'certificate', until })
})
