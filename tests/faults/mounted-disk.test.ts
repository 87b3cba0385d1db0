import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import type { OnFullDisk } from '../support/fill-disk.ts'
import { runInChild } from '../support/run-in-child.ts'
import { runVerb, startServer, temporaryFolder } from '../support/server.ts'

/** Runs the words that follow with a disk of their own, 4 MB in a folder that only they see. */
const withDisk = (folder: string) => [
  'unshare',
  '-rm',
  'sh',
  '-c',
  `mount -t tmpfs -o size=4m tmpfs '${folder}' && exec "$@"`,
  'sh',
]

function canMount(): boolean {
  const [command = '', ...words] = [...withDisk(temporaryFolder()), 'true']
  return spawnSync(command, words).status === 0
}

it.skipIf(!canMount())(
  'on a full mounted disk all is refused and nothing is lost, a cancellation too, until there is room [HD-14, HD-33, HD-38, CANCEL-13, fault 18]',
  async () => {
    const disk = join(temporaryFolder(), 'disk')
    mkdirSync(disk)
    const child = await runInChild('tests/support/fill-disk.ts', 'useFullDisk', [disk], withDisk(disk))
    const found: OnFullDisk = JSON.parse(await text(child.stdout))
    const refused = { walkIn: 503, hold: 503, book: 503, cancel: 503 }
    expect(found.full).toEqual({ ...refused, search: 200, healthz: 503, livez: 200 })
    for (const seconds of found.retryAfter) expect(Number(seconds)).toBeGreaterThanOrEqual(1)
    expect(found.healed).toEqual({ walkIn: 201, hold: 201, book: 201, cancel: 200, cancelAgain: 409 })
    expect(found.checkIns.kept).toBe(found.checkIns.acknowledged)
    expect(found.appointments).toEqual([['booked'], ['booked', 'canceled']])
    expect(found.logged).toContain('disk-low')
    expect(found.logged.filter((event) => event === 'health')).toHaveLength(2)
  },
  60_000,
)

it.skipIf(!canMount())(
  'a change of keys on a full disk leaves nothing behind, and a backup says that the disk is full [RUN-13, RUN-14]',
  async () => {
    const [dataDir, disk] = [temporaryFolder(), join(temporaryFolder(), 'disk')]
    mkdirSync(disk)
    await (await startServer({ dataDir })).stop()
    const script = `mount -t tmpfs -o size=4m tmpfs '${disk}' && cp '${dataDir}/keys.json' '${disk}'
      head -c 5M /dev/zero > '${disk}/fill' 2> /dev/null; "$@"; ls '${disk}'`
    const env = { SERVER_KEYS: join(disk, 'keys.json') }
    const onFull = (verb: string, words: string[]) =>
      runVerb(verb, words, { dataDir, env, runner: ['unshare', '-rm', 'sh', '-c', script, 'sh'] })
    const keys = await onFull('keys', ['rotate'])
    expect(keys.stderr).toMatch(/^SERVER_KEYS: \S+ cannot be changed: its disk is full \(ENOSPC\)\.\n$/)
    expect(keys.stdout).toBe('fill\nkeys.json\n')
    const backup = await onFull('backup', ['--out', join(disk, 'a.backup')])
    expect(backup.stderr).toMatch(/^--out: \S+ cannot be written: its disk is full \(\w+\)\.\n$/)
    expect(backup.stdout).toBe('fill\nkeys.json\n')
  },
  60_000,
)
