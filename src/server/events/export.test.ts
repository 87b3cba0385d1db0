import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../tests/support/app.ts'
import { aWalkIn, TEST_NOW } from '../../../tests/support/builders.ts'
import { SettingError } from '../settings.ts'
import { exportRecords, runExport } from './export.ts'
import { parseExportArguments } from './export-arguments.ts'

let app: TestApp
beforeEach(async () => {
  app = await openTestApp()
  await app.postWalkIn(aWalkIn())
})
afterEach(() => app.close())

const data = () => ({ store: app.store, keys: app.deps.keys })

async function neverWritten(): Promise<void> {
  throw new Error('It was written to standard output.')
}

async function linesSince(since: number): Promise<unknown[]> {
  const lines: string[] = []
  await exportRecords(data(), since, async (line) => {
    lines.push(line)
  })
  return lines.map((line) => JSON.parse(line))
}

describe('the export', () => {
  it('shows a check-in with all that was typed, its counter code and both instants [WALKIN-19]', async () => {
    const [{ id } = { id: '' }] = await app.checkIns()
    expect(await linesSince(0)).toEqual([
      {
        schemaVersion: 1,
        kind: 'walkin',
        id,
        counterCode: 'B7K2MX',
        status: 'checkedIn',
        businessName: 'pharmacy',
        locationId: '01400376',
        serviceIds: [501],
        createdAt: '2026-11-20T16:59:45.000Z',
        receivedAt: '2026-11-20T17:00:00.000Z',
        payload: aWalkIn(),
      },
    ])
  })

  it('gives the reasons of a check-in that needs attention', async () => {
    const [checkIn] = await app.checkIns()
    if (!checkIn) throw new Error('nothing was recorded')
    await app.store.purgeCheckIns(TEST_NOW + 10 * 86_400_000)
    await app.store.recordCheckIn({ ...checkIn, status: 'needsAttention', reasons: ['locationClosed'] })
    expect(await linesSince(0)).toMatchObject([{ status: 'needsAttention', reasons: ['locationClosed'] }])
  })

  it('begins with the instant asked for', async () => {
    expect(await linesSince(TEST_NOW)).toHaveLength(1)
    expect(await linesSince(TEST_NOW + 1)).toEqual([])
  })

  it('goes to a file that its owner alone can read', async () => {
    const file = join(app.folder, 'out.ndjson')
    expect(
      await runExport(
        data(),
        parseExportArguments(['--since', '2000-01-01T00:00:00Z', '--out', file]),
        neverWritten,
      ),
    ).toEqual({ count: 1, unreadable: [] })
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(JSON.parse(readFileSync(file, 'utf8')).payload.basicInfo.firstName).toBe('Wilhelmina')
  })

  it('never overwrites a file', async () => {
    const file = join(app.folder, 'out.ndjson')
    writeFileSync(file, 'mine')
    await expect(
      runExport(
        data(),
        parseExportArguments(['--since', '2000-01-01T00:00:00Z', '--out', file]),
        neverWritten,
      ),
    ).rejects.toThrow(new SettingError(`--out: ${file} is there already.`))
    expect(readFileSync(file, 'utf8')).toBe('mine')
  })

  it('writes what is in clear of a row whose payload cannot be read, and goes on [HD-23]', async () => {
    const [first] = await app.checkIns()
    if (!first) throw new Error('nothing was recorded')
    const sealed = new Uint8Array(first.sealed)
    sealed[20] = (sealed[20] ?? 0) ^ 1
    await app.store.recordCheckIn({ ...first, id: 'damaged', idempotencyKey: 'k', guestMark: 'g', sealed })
    await app.postWalkIn(aWalkIn({ basicInfo: { ...aWalkIn().basicInfo, firstName: 'Later' } }))
    const file = join(app.folder, 'out.ndjson')
    expect(
      await runExport(
        data(),
        parseExportArguments(['--since', '2000-01-01T00:00:00Z', '--out', file]),
        neverWritten,
      ),
    ).toEqual({ count: 3, unreadable: [`${first.counterCode} (damaged)`] })
    const lines = readFileSync(file, 'utf8').trim().split('\n')
    const damaged = lines.map((line) => JSON.parse(line)).filter(({ unreadable }) => unreadable)
    expect(damaged).toMatchObject([{ id: 'damaged', counterCode: first.counterCode, payload: null }])
  })

  it.each(['reasons', 'service_ids', 'created_at', 'received_at'])(
    'counts a row whose %s cannot be read as unreadable [HD-23]',
    async (column) => {
      const damage = new Database(join(app.folder, 'scheduler.db'))
      damage.exec(`UPDATE check_ins SET ${column} = '[not'`)
      damage.close()
      expect(await linesSince(0)).toMatchObject([{ kind: 'walkin', payload: null, unreadable: true }])
    },
  )

  it('of events goes on after an event and a visit whose instants cannot be read [HD-23]', async () => {
    await app.postWalkIn(aWalkIn({ basicInfo: { ...aWalkIn().basicInfo, firstName: 'Later' } }))
    const damage = new Database(join(app.folder, 'scheduler.db'))
    damage.exec(`UPDATE events SET at = 9e15 WHERE number = (SELECT MIN(number) FROM events)`)
    damage.exec(`UPDATE check_ins SET received_at = 'never' WHERE id = (SELECT MIN(id) FROM check_ins)`)
    damage.close()
    const file = join(app.folder, 'events.ndjson')
    const words = ['--after', 'start', '--out', file]
    const { count, unreadable } = await runExport(data(), parseExportArguments(words), neverWritten)
    expect([count, unreadable.length]).toEqual([2, 1])
  })
})
