import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { searchPhysical } from '#contract/providers'
import {
  attack,
  drip,
  honest,
  honestAddress,
  memoryOf,
  readNothing,
  saySomethingNever,
  sendHalf,
} from '../support/attacks-sockets.ts'
import { type Guests, guestsOf, send, statusCounts } from '../support/crowd.ts'
import { addressOf } from '../support/raw-client.ts'
import { type RunningServer, startServer } from '../support/server.ts'
import { ROOT } from '../support/sources.ts'

// A tenth of the attacks of the bench, against a server for a tenth of the connections. A guest's address is that of its socket.

const MOST_CONNECTIONS = 200

let server: RunningServer
let guests: Guests
async function start(env: Record<string, string> = {}): Promise<void> {
  server = await startServer({ env: { MAX_CONNECTIONS: String(MOST_CONNECTIONS), ...env } })
}
afterEach(() => server?.stop())

const checkIns = (count: number, from = honestAddress) =>
  honest(server.port, { count, everyMs: 0, ask: guests.checkIn, from })
const probes = (count: number, isSecure = false) =>
  honest(server.port, { count, everyMs: 0, ask: () => ({ path: '/livez' }), isSecure })
const all = (status: number, count: number) => ({ [status]: count })

describe('attacks with sockets', () => {
  it('run 6: clients that never read keep neither memory nor searches and check-ins [HD-09]', async () => {
    await start()
    guests = await guestsOf(server.port)
    const at = { port: server.port, again: false }
    const unread = attack({ ...at, connections: 15, addresses: 15, act: readNothing(guests) })
    const slow = attack({ ...at, connections: 5, addresses: 5, act: readNothing(guests, 50) })
    const searched = () => server.logs().split(`"route":"${searchPhysical.path}"`).length
    await expect.poll(searched).toBeGreaterThan(20)
    for (let number = 0; number < 10; number += 1) {
      const from = honestAddress(number)
      expect((await send(server.port, guests.checkIn(), { from })).status).toBe(201)
      // A machine that does other things may be late, and refuses a search then.
      await expect.poll(async () => (await send(server.port, guests.search(), { from })).status).toBe(200)
    }
    const { peak } = memoryOf(server.pid)
    unread.stop()
    slow.stop()
    expect(peak).not.toBeGreaterThan(300)
  })

  it.each([1, 3])(
    'run 7: 300 half-sent bodies of %i addresses refuse nobody a check-in, also behind them [HD-10, class 4]',
    async (addresses) => {
      await start({ MAX_CONNECTIONS: '1000' })
      guests = await guestsOf(server.port)
      const half = attack({ port: server.port, connections: 300, addresses, act: sendHalf(guests) })
      await expect.poll(half.open).toBe(300)
      expect(statusCounts(await checkIns(10))).toEqual(all(201, 10))
      expect(statusCounts(await checkIns(10, () => addressOf(0)))).toEqual(all(201, 10))
      half.stop()
    },
    60_000,
  )

  it.each([1, 20])(
    'run 8: as many silent TLS connections of %i addresses as fit refuse nobody [HD-11, HD-12]',
    async (addresses) => {
      const tls = join(ROOT, 'tests/support/tls')
      await start({ TLS_CERT: join(tls, 'cert.pem'), TLS_KEY: join(tls, 'key.pem') })
      const silent = attack({
        port: server.port,
        connections: MOST_CONNECTIONS,
        addresses,
        act: saySomethingNever,
      })
      await expect.poll(silent.begun).toBeGreaterThanOrEqual(MOST_CONNECTIONS)
      expect(statusCounts(await probes(20, true))).toEqual(all(200, 20))
      silent.stop()
    },
    60_000,
  )

  it('run 9: three times as many dripping connections as fit refuse nobody [HD-12]', async () => {
    await start()
    const dripping = attack({
      port: server.port,
      connections: 3 * MOST_CONNECTIONS,
      addresses: 50,
      act: drip(500),
    })
    await expect.poll(dripping.begun).toBeGreaterThanOrEqual(3 * MOST_CONNECTIONS)
    expect(statusCounts(await probes(20))).toEqual(all(200, 20))
    dripping.stop()
    expect(memoryOf(server.pid).peak).not.toBeGreaterThan(300)
  })
})
