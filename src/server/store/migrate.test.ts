import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '../../../tests/support/sources.ts'
import { LAST_RELEASE, MIGRATIONS } from './migrate.ts'

const RELEASES = join(ROOT, 'tests', 'releases')

it('the program that may start again on these tables is the one of the last release [RUN-17]', () => {
  const migrations = readdirSync(RELEASES).map((file) => {
    const { migration } = JSON.parse(readFileSync(join(RELEASES, file), 'utf8')) as { migration: number }
    return migration
  })
  expect(LAST_RELEASE).toBe(Math.max(...migrations))
  expect(MIGRATIONS.map(({ version }) => version)).toContain(LAST_RELEASE)
})
