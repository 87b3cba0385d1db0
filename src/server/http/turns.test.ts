import { connect, createServer } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { countConnection, turnAfterConnections } from './turns.ts'

const open: { destroy(): void }[] = []
afterEach(() => {
  for (const one of open.splice(0)) one.destroy()
})

/** Opens connections to a server at once; says how many it has accepted. */
async function waitingConnections(count: number): Promise<() => number> {
  let accepted = 0
  const server = createServer((socket) => {
    accepted += 1
    countConnection()
    open.push(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  open.push({ destroy: () => server.close() })
  const address = server.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  for (let at = 0; at < count; at += 1) open.push(connect(port, '127.0.0.1').on('error', () => {}))
  return () => accepted
}

it('a computation in pieces lets all connections that wait be accepted before it goes on, 64 at most [HD-12, HD-13]', async () => {
  const accepted = await waitingConnections(50)
  for (let piece = 0; piece < 4; piece += 1) await turnAfterConnections()
  expect(accepted()).toBe(50)
  const more = await waitingConnections(200)
  await turnAfterConnections()
  expect(more()).toBeGreaterThan(0)
  expect(more()).toBeLessThanOrEqual(64)
})
