import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { createServer as createHttpServer, request } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, it, onTestFinished } from 'vitest'
import { newSigningSecret, signedHeaders } from '../../src/server/events/webhooks/secrets.ts'
import { type Guests, guestsOf, send } from '../support/crowd.ts'
import { freePort, type RunningServer, runVerb, startServer, temporaryFolder } from '../support/server.ts'
import { ROOT } from '../support/sources.ts'

const RECEIVER = join(ROOT, 'src/docs/examples/webhook-receiver.mjs')

let server: RunningServer | undefined
let receiver: ChildProcess | undefined
afterAll(async () => {
  receiver?.kill('SIGKILL')
  await server?.stop()
})

it('a program that polls sees each acknowledged check-in exactly once, the receiver of the manual each at least once, though the server is killed [FEED-01, FEED-02, FEED-08, fault 17]', async () => {
  const dataDir = temporaryFolder()
  const [port, hook] = [await freePort(), await freePort()]
  const start = () => startServer({ dataDir, port, env: { TRUST_PROXY: '1' } })
  server = await start()
  const [token = ''] = await said('tokens', ['add', 'poller', '--scope', 'read'], dataDir)
  const [secret = ''] = await said('webhooks', ['add', 'receiver', `http://127.0.0.1:${hook}/`], dataDir)
  const received = await startReceiver({
    WEBHOOK_SECRET: secret,
    API_TOKEN: token,
    SCHEDULER: server.url,
    PORT: String(hook),
  })

  const guests = await guestsOf(port)
  const acknowledged: string[] = []
  let isOpen = true
  const crowd = Promise.all(
    Array.from({ length: 12 }, () => checkIn(guests, port, acknowledged, () => isOpen)),
  )
  const polled: { id: string; kind: string; counterCode: string }[] = []
  let next = 'start'
  const poll = async () => {
    const headers = { authorization: `Bearer ${token}` }
    const answer = await fetch(`${server?.url}/operator/v1/events?after=${next}&page.size=50`, {
      headers,
    }).catch(
      () => undefined, // The server is gone for a moment.
    )
    if (answer?.status !== 200) return false
    const { data } = await answer.json()
    polled.push(...data.events)
    next = data.next
    return data.isEnd && data.events.length === 0
  }
  const polling = (async () => {
    while (isOpen) await poll().then(() => pause(20))
  })()
  await expect.poll(() => acknowledged.length).toBeGreaterThan(10)
  await server.kill9()
  const beforeKill = acknowledged.length
  server = await start()
  await expect.poll(() => acknowledged.length).toBeGreaterThan(beforeKill + 10)
  isOpen = false
  await Promise.all([crowd, polling])
  while (!(await poll())) await pause(20)

  const ids = polled.map(({ id }) => id)
  expect(ids).toHaveLength(new Set(ids).size)
  expect(acknowledged.filter((id) => !ids.includes(id))).toEqual([])
  const codes = new Set(polled.flatMap(({ kind, counterCode }) => (kind === 'walkin' ? [counterCode] : [])))
  // What the killed process had claimed is free after half a minute.
  await expect
    .poll(() => [...codes].filter((code) => !received().includes(code)), { timeout: 50_000 })
    .toEqual([])
  const body = JSON.stringify({ type: 'checkin.received', data: { visitId: 'gone' } })
  const headers = signedHeaders([{ secret }], { id: 'gone-1', now: Date.now(), body })
  const answered = (more = {}) =>
    fetch(`http://127.0.0.1:${hook}/`, { method: 'POST', headers: { ...headers, ...more }, body })
  expect([(await answered()).status, (await answered({ 'webhook-id': 'forged' })).status]).toEqual([204, 401])
})

async function said(verb: string, words: string[], dataDir: string): Promise<string[]> {
  const { code, stdout, stderr } = await runVerb(verb, words, { dataDir })
  if (code !== 0) throw new Error(stderr)
  return stdout.split('\n')
}

/** Starts the receiver of the manual; returns what gives all that it wrote. */
async function startReceiver(env: Record<string, string>): Promise<() => string> {
  receiver?.kill('SIGKILL')
  receiver = spawn(process.execPath, [RECEIVER], { env, stdio: ['ignore', 'pipe', 'ignore'] })
  let text = ''
  receiver.stdout?.on('data', (chunk) => {
    text += chunk
  })
  if (receiver.stdout) await once(receiver.stdout, 'data')
  expect(text).toBe('Listening\n')
  return () => text
}

/** One guest after the other checks in; what is not answered is sent again until it is. */
async function checkIn(
  guests: Guests,
  port: number,
  acknowledged: string[],
  isOpen: () => boolean,
): Promise<void> {
  while (isOpen()) {
    const one = guests.checkIn()
    for (;;) {
      const { status, text } = await send(port, one)
      if (status === 201) {
        acknowledged.push(JSON.parse(text).data.appointments[0].id)
        break
      }
      await pause(50)
    }
  }
}

it('the receiver of the manual takes what is gone, has a message sent again where its address of the scheduler is wrong, reads a character that arrives in two pieces, and does not start without a secret [FEED-08]', async () => {
  const asked: (string | undefined)[] = []
  const scheduler = createHttpServer((request, response) => {
    asked.push(request.url)
    const isGone = request.url === '/operator/v1/visits/gone'
    response.writeHead(404).end(isGone ? '{"errors":[{"key":"unknownVisit"}]}' : '<!doctype html>')
  })
  await new Promise<void>((resolve) => scheduler.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void scheduler.close())
  const { port } = scheduler.address() as AddressInfo
  const [secret, hook] = [newSigningSecret(), await freePort()]
  await startReceiver({
    WEBHOOK_SECRET: secret,
    SCHEDULER: `http://127.0.0.1:${port}/`,
    PORT: String(hook),
  })
  const answeredTo = async (visitId: string) => {
    const body = JSON.stringify({ type: 'appointment.displaced', data: { visitId, reason: 'Fête' } })
    const headers = signedHeaders([{ secret }], { id: `${visitId}-1`, now: Date.now(), body })
    const sent = request({ host: '127.0.0.1', port: hook, method: 'POST', headers, agent: false })
    const bytes = Buffer.from(body)
    const middle = bytes.indexOf('ê') + 1
    sent.write(bytes.subarray(0, middle))
    // A message that it has answered says that it has read the first piece.
    expect((await fetch(`http://127.0.0.1:${hook}/`, { method: 'POST' })).status).toBe(401)
    sent.end(bytes.subarray(middle))
    const [response] = await once(sent, 'response')
    return response.statusCode
  }
  expect([await answeredTo('gone'), await answeredTo('there')]).toEqual([204, 503])
  expect(asked).toEqual(['/operator/v1/visits/gone', '/operator/v1/visits/there'])
  const bare = spawn(process.execPath, [RECEIVER], {
    env: { PORT: String(await freePort()) },
    stdio: 'ignore',
  })
  expect((await once(bare, 'exit'))[0]).toBe(1)
})

it('a webhook over HTTPS is delivered where the certificate is right, and one that lies is named; the audit has what the commands did [FEED-08, RUN-12]', async () => {
  const dataDir = temporaryFolder()
  const tls = join(ROOT, 'tests/support/tls')
  const [cert, key] = ['cert.pem', 'key.pem'].map((name) => readFileSync(join(tls, name)))
  const taken: string[] = []
  const endpoint = createServer({ cert, key }, (request, response) => {
    taken.push(String(request.headers['webhook-id']))
    response.writeHead(204).end()
  })
  await new Promise<void>((resolve) => endpoint.listen(0, '0.0.0.0', resolve))
  const { port } = endpoint.address() as AddressInfo
  const trusted = { NODE_EXTRA_CA_CERTS: join(tls, 'cert.pem') }
  const first = await startServer({ dataDir })
  await first.stop()
  await said('webhooks', ['add', 'right', `https://localhost:${port}/`], dataDir)
  await said('webhooks', ['add', 'other', `https://127.0.0.2:${port}/`], dataDir)
  const tried = (name: string, env = {}) => runVerb('webhooks', ['test', name], { dataDir, env })
  expect(await tried('right', trusted)).toMatchObject({ code: 0, stdout: 'right answered 204\n' })
  expect(taken).toEqual([expect.stringMatching(/^test-/)])
  const unknown = await tried('right')
  expect([unknown.code, unknown.stderr]).toEqual([1, expect.stringContaining('SELF_SIGNED_CERT')])
  const another = await tried('other', trusted)
  expect([another.code, another.stderr]).toEqual([1, expect.stringContaining('ERR_TLS_CERT_ALTNAME_INVALID')])
  expect(taken).toHaveLength(1)
  await said('purge', ['--clock-is-right'], dataDir)
  expect(await runVerb('audit', ['--since', 'today'], { dataDir })).toMatchObject({ code: 1, stdout: '' })
  const words = ['--since', '2026-01-01T00:00:00Z', '--visit', 'none']
  const none = await runVerb('audit', words, { dataDir })
  expect(none).toMatchObject({ code: 0, stdout: '' })
  expect(none.stderr).toContain('The audit has nothing of this.\n')
  const audit = (await said('audit', ['--since', '2026-01-01T00:00:00Z'], dataDir)).filter(Boolean)
  expect(audit.map((line) => JSON.parse(line)).map(({ action, about }) => [action, about.words])).toEqual([
    ['webhooks', `add right https://localhost:${port}`],
    ['webhooks', `add other https://127.0.0.2:${port}`],
    ['webhooks', 'test right'],
    ['purge', '--clock-is-right'],
    ['audit.read', words.join(' ')],
    ['audit.read', '--since 2026-01-01T00:00:00Z'],
  ])
  endpoint.close()
  rmSync(dataDir, { recursive: true, force: true })
})
