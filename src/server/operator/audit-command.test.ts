import { afterEach, beforeEach, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../tests/support/app.ts'
import { aWalkIn, TEST_NOW } from '../../../tests/support/builders.ts'
import { runExport } from '../events/export.ts'
import { parseExportArguments } from '../events/export-arguments.ts'
import { visitsOfLines } from '../events/lines.ts'
import { SettingError } from '../settings.ts'
import { parseAuditArguments, runAudit } from './audit-command.ts'

let app: TestApp
beforeEach(async () => {
  app = await openTestApp()
  await app.postWalkIn(aWalkIn())
})
afterEach(() => app.close())

async function auditOf(...words: string[]): Promise<unknown[]> {
  const lines: string[] = []
  const count = await runAudit(app.store, parseAuditArguments(words), (line) => lines.push(line))
  expect(count).toBe(lines.length)
  return lines.map((line) => JSON.parse(line))
}

const SINCE = ['--since', '2026-11-20T00:00:00Z']

it.each([
  [['--after', 'start'], { after: 'start' }],
  [['--since', '2026-11-20T00:00:00Z'], { since: '2026-11-20T00:00:00.000Z' }],
  [
    ['--reader', 'pms', '--location', '01400376', '--day', '2026-11-20', '--kind', 'walkin'],
    { reader: 'pms', location: '01400376', day: '2026-11-20', kind: 'walkin' },
  ],
])(
  'an export with %j is in the audit, with what it was of, before a line of it is written [RUN-12]',
  async (words, about) => {
    const data = { store: app.store, keys: app.deps.keys, who: 'command root' }
    const broken = runExport(data, parseExportArguments(words), () => {
      throw new Error('The pipe is broken.')
    })
    await expect(broken).rejects.toThrow('The pipe is broken.')
    const [{ id } = { id: '' }] = await app.checkIns()
    expect(await auditOf(...SINCE)).toEqual([
      {
        at: new Date(TEST_NOW).toISOString(),
        who: 'command root',
        action: 'export',
        visits: [id],
        about: { format: 'ndjson', ...about, count: 1 },
      },
    ])
  },
)

it('the audit of one visit, or of one person, is found; words that make no sense are refused [RUN-12]', async () => {
  await app.store.addAudit({ who: 'token pms', action: 'visits.read', visits: ['a'], about: {} })
  await app.store.addAudit({ who: 'command root', action: 'export', visits: ['a', 'b'], about: {} })
  expect(await auditOf(...SINCE, '--visit', 'b')).toMatchObject([{ action: 'export' }])
  expect(await auditOf(...SINCE, '--who', 'token pms')).toMatchObject([{ action: 'visits.read' }])
  expect(await auditOf('--since', '2026-11-21T00:00:00Z')).toEqual([])
  for (const words of [[], ['--foo'], ['--since', 'today'], [...SINCE, 'x']]) {
    expect(() => parseAuditArguments(words)).toThrow(SettingError)
  }
})

it('visits of lines are in the audit once each; the text of a consent is no visit [RUN-12]', () => {
  const line = (kind: 'walkin' | 'wording', id: string) => ({ kind, id, payload: null })
  expect(visitsOfLines([line('wording', 'text'), line('walkin', 'a'), line('walkin', 'a')])).toEqual(['a'])
})
