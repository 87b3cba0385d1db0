import { join } from 'node:path'
import { expect, it } from 'vitest'
import { drillFailover } from '../support/failover-drill.ts'
import { findPrograms } from '../support/postgres.ts'
import { temporaryFolder } from '../support/server.ts'

it.skipIf(!findPrograms())(
  'a primary is killed under bookings and its synchronous standby promoted: processes go on, by the names of both hosts and by a proxy, and nothing acknowledged is lost or doubled [RUN-16]',
  async () => {
    const folder = join(temporaryFolder(), 'data')
    const { booked, lost, doubled, refused } = await drillFailover(1, { folder, say: () => {} })
    expect(booked.length).toBeGreaterThan(10)
    expect({ lost, doubled, refused }).toEqual({ lost: [], doubled: [], refused: [] })
  },
)
