import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { newestOutboxKey, openKeys } from '../../src/server/keys/keys.ts'
import { aWalkIn } from '../support/builders.ts'
import { checkInsIn } from '../support/check-ins-in.ts'
import { postOverSocket as post } from '../support/post-over-socket.ts'
import { runInChild } from '../support/run-in-child.ts'
import { sealWalkIn } from '../support/seal-walk-in.ts'

describe('a server that is killed', () => {
  let folder: string
  let child: ChildProcess | undefined
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'serve-'))
  })
  afterEach(() => {
    child?.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })

  async function start(diesAfterCommit: boolean): Promise<string> {
    const started = await runInChild('tests/support/serve-folder.ts', 'serveFolder', [
      folder,
      diesAfterCommit,
    ])
    child = started
    const [line] = await once(started.stdout, 'data')
    return String(line).trim()
  }

  it('between commit and answer gives the same walk-in, sent again, its one check-in [API-49, fault 17]', async () => {
    expect(await post(await start(true), 'the-key-of-visit-1')).toBeUndefined()
    const address = await start(false)
    const [again, third] = [
      await post(address, 'the-key-of-visit-1'),
      await post(address, 'the-key-of-visit-1'),
    ]
    expect(again?.status).toBe(201)
    expect(third).toEqual(again)
    const { id } = JSON.parse(again?.text ?? '').data.appointments[0]
    expect(await checkInsIn(folder)).toEqual([`${id} checkedIn`])
  })

  it('between commit and answer gives a sealed walk-in its one check-in too, in any order and with needsAttention [API-49, fault 17]', async () => {
    const late = aWalkIn({ createdAt: '2026-11-01T12:00:00Z' })
    const outboxKey = newestOutboxKey(openKeys(join(folder, 'keys.json'), () => {}))
    const sealed = await sealWalkIn(aWalkIn(), 'the-key-of-visit-1', outboxKey)
    const sealedLate = await sealWalkIn(late, 'the-key-of-visit-2', outboxKey)
    expect(await post(await start(true), 'the-key-of-visit-1', sealed)).toBeUndefined()
    expect(await post(await start(true), 'the-key-of-visit-2', sealedLate)).toBeUndefined()
    const address = await start(false)
    const answers = [
      await post(address, 'the-key-of-visit-1', aWalkIn()),
      await post(address, 'the-key-of-visit-1', sealed),
      await post(address, 'the-key-of-visit-2', sealedLate),
      await post(address, 'the-key-of-visit-2', late),
    ]
    const ids = answers.map((answer) => JSON.parse(answer?.text ?? '').data?.appointments[0].id)
    expect(await checkInsIn(folder)).toEqual([`${ids[0]} checkedIn`, `${ids[2]} needsAttention`].sort())
    expect([ids[1], ids[3]]).toEqual([ids[0], ids[2]])
  })

  it('a SIGTERM ends it by itself', async () => {
    const address = await start(false)
    expect((await post(address, 'the-key-of-visit-1'))?.status).toBe(201)
    child?.kill('SIGTERM')
    expect(await once(child as ChildProcess, 'close')).toEqual([0, null])
  })
})
