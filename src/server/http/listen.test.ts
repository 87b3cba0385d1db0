import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { postWalkIn } from '#contract/walk-in'
import { openTestApp, type TestApp } from '../../../tests/support/app.ts'
import { TEST_NOW } from '../../../tests/support/builders.ts'
import { postOverSocket as post } from '../../../tests/support/post-over-socket.ts'
import { createApp } from '../create-app.ts'
import { SettingError } from '../settings.ts'
import { type Listening, listen } from './listen.ts'

const LOOPBACK = { host: '127.0.0.1', port: 0, tls: undefined }

/** The status line of what a server says to raw bytes. */
async function statusLine(address: string, bytes: string): Promise<string> {
  return (await said(address, bytes)).split('\r\n')[0] ?? ''
}

/** All that a server says to raw bytes. */
function said(address: string, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(address).port), '127.0.0.1')
    let text = ''
    socket.on('data', (chunk) => {
      text += chunk
    })
    socket.on('error', () => resolve(''))
    socket.on('close', () => resolve(text))
    socket.write(bytes)
  })
}

describe('the socket', () => {
  let app: TestApp
  let server: Listening
  beforeAll(async () => {
    app = await openTestApp()
    server = await listen(createApp(app.deps), LOOPBACK)
  })
  afterAll(async () => {
    await server.stop()
    await app.close()
  })

  const head = 'Host: 127.0.0.1\r\nConnection: close\r\n'

  it.each([
    ['TRACE', `TRACE /healthz HTTP/1.1\r\n${head}\r\n`, 'HTTP/1.1 405 Method Not Allowed'],
    ['200 headers', `GET /healthz HTTP/1.1\r\n${head}${'X: 1\r\n'.repeat(200)}\r\n`, 'HTTP/1.1 200 OK'],
    ['an address of 8 KB', `GET /${'a'.repeat(8000)} HTTP/1.1\r\n${head}\r\n`, 'HTTP/1.1 404 Not Found'],
  ])('%s is answered as it should be [class 42, 44]', async (_, bytes, line) => {
    expect(await statusLine(server.address, bytes)).toBe(line)
  })

  it.each(
    ['a b/', 'xn--frys.localhost', '1.2.3.4.5', '999.1.1.1', 'frys.localhost:99999', '[::1', '@', ''].flatMap(
      (host) =>
        ['/', '/healthz', '/health-services/banner', '/smart-scheduling/$bulk-publish'].map((path) => [
          host,
          path,
        ]),
    ),
  )('the host "%s" is refused with a key at %s [API-48, class 43]', async (host, path) => {
    const answer = await said(
      server.address,
      `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
    )
    expect(answer).toMatch(/^HTTP\/1.1 400 Bad Request\r\n/)
    expect(answer).toContain('"key":"notFound"')
    expect(answer).toContain('"field":"host"')
  })

  /** Bytes that are no request for the app, and the status of their answer. */
  const MALFORMED: [string, string, number][] = [
    ['an unknown method', `BREW / HTTP/1.1\r\n${head}\r\n`, 400],
    ['a target that is no address', `GET http://[::1 HTTP/1.1\r\n${head}\r\n`, 400],
    ['an unknown version', `GET / HTTP/9.9\r\n${head}\r\n`, 400],
    ['a preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
    ['bytes of TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 400],
    ['no Host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['an empty Host', 'GET / HTTP/1.1\r\nHost:\r\nConnection: close\r\n\r\n', 400],
    ['two Hosts', `GET / HTTP/1.1\r\nHost: frys.localhost\r\n${head}\r\n`, 400],
    ['two equal Hosts', `GET /healthz HTTP/1.1\r\n${head}${head}\r\n`, 400],
    ['two Hosts in HTTP/1.0', 'GET / HTTP/1.0\r\nHost: a\r\nHost: b\r\n\r\n', 400],
    ['two Hosts of a post', `POST ${postWalkIn.path} HTTP/1.1\r\nhost: a\r\n${head}\r\n`, 400],
    ['a Host with a user', 'GET / HTTP/1.1\r\nHost: user@shop.test\r\nConnection: close\r\n\r\n', 400],
    ['a Host with a path', 'GET / HTTP/1.1\r\nHost: shop.test/x\r\nConnection: close\r\n\r\n', 400],
    ['a Host with a query', 'GET / HTTP/1.1\r\nHost: shop.test?x\r\nConnection: close\r\n\r\n', 400],
    ['a Host with a space', 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n', 400],
    ['a Host that is no address', 'GET / HTTP/1.1\r\nHost: 1.2.3.4.5\r\nConnection: close\r\n\r\n', 400],
    ['OPTIONS *', `OPTIONS * HTTP/1.1\r\n${head}\r\n`, 400],
    ['a target without a slash', `GET healthz HTTP/1.1\r\n${head}\r\n`, 400],
    ['a target with a space', `GET /a b HTTP/1.1\r\n${head}\r\n`, 400],
    ['a backslash in the path', `GET /a\\b HTTP/1.1\r\nHost: A\r\nConnection: close\r\n\r\n`, 400],
    ['a header without a colon', `GET / HTTP/1.1\r\n${head}Nonsense\r\n\r\n`, 400],
    ['a header with NUL', `GET / HTTP/1.1\r\n${head}X: a\x00b\r\n\r\n`, 400],
    ['a space before the colon', `GET / HTTP/1.1\r\n${head}X : 1\r\n\r\n`, 400],
    ['a header of 64 KB', `GET /healthz HTTP/1.1\r\n${head}X: ${'x'.repeat(65_000)}\r\n\r\n`, 431],
    ['a negative length', `POST / HTTP/1.1\r\n${head}Content-Length: -1\r\n\r\n`, 400],
    ['two lengths', `POST / HTTP/1.1\r\n${head}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`, 400],
    [
      'a length with chunks',
      `POST / HTTP/1.1\r\n${head}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
    ],
    ['an expectation', `POST / HTTP/1.1\r\n${head}Expect: coffee\r\nContent-Length: 0\r\n\r\n`, 417],
  ]

  const namesOf = (answer: string) =>
    answer
      .slice(0, answer.indexOf('\r\n\r\n'))
      .split('\r\n')
      .slice(1)
      .map((line) => line.slice(0, line.indexOf(':')).toLowerCase())

  it.each(MALFORMED)(
    '%s is refused with a key and all headers [HD-36, HD-37, class 43]',
    async (_, bytes, status) => {
      const answer = await said(server.address, bytes)
      expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
      const names = namesOf(answer)
      const ofAnyAnswer = namesOf(await said(server.address, `GET /livez HTTP/1.1\r\n${head}\r\n`))
      const lacking = ofAnyAnswer.filter((name) => !names.includes(name) && name !== 'vary')
      expect(lacking).toEqual([])
      expect(new Set(names).size).toBe(names.length)
      expect(answer).toMatch(/\r\nconnection: close\r\n/i)
      const body = answer.slice(answer.indexOf('\r\n\r\n') + 4)
      // An expectation is what the caller asks for; all else may have been damaged on its way.
      expect(JSON.parse(body).errors[0].key).toMatch(
        status === 417 ? /^invalidRequest$/ : /^(bodyBroken|notFound)$/,
      )
    },
  )

  it('two Hosts end the connection, whatever follows them [HD-37, class 43]', async () => {
    const alive = 'GET /livez HTTP/1.1\r\nHost: 127.0.0.1\r\n'
    const answer = await said(server.address, `${alive}Host: a\r\n\r\n${alive}\r\n`)
    expect(answer.match(/^HTTP\/1.1 \d+/gm)).toEqual(['HTTP/1.1 400'])
  })

  it('a probe of HTTP/1.0 without a Host is served as the address of the server, or PUBLIC_URL [HD-36]', async () => {
    const probe = 'OPTIONS / HTTP/1.0\r\n\r\n'
    expect(await statusLine(server.address, probe)).toBe('HTTP/1.1 404 Not Found')
    expect(await statusLine(server.address, 'GET /healthz HTTP/1.0\r\n\r\n')).toBe('HTTP/1.1 200 OK')
    const hosts: string[] = []
    const answer = createApp(app.deps)
    const spy = Object.assign(
      (...[request, info]: Parameters<typeof answer>) => {
        hosts.push(new URL(request.url).host)
        return answer(request, info)
      },
      { refuse: answer.refuse },
    )
    for (const publicUrl of [undefined, 'https://visits.example']) {
      const other = await listen(spy, { ...LOOPBACK, publicUrl })
      await said(other.address, 'GET /livez HTTP/1.0\r\n\r\n')
      expect(hosts.at(-1)).toBe(publicUrl ? 'visits.example' : new URL(other.address).host)
      await other.stop()
    }
  })

  it('an answer has one date, that of the clock [TIME-05]', async () => {
    const dates = await new Promise<string[]>((resolve) => {
      request(`${server.address}/healthz`, ({ rawHeaders }) => {
        resolve(rawHeaders.filter((_, at) => rawHeaders[at - 1]?.toLowerCase() === 'date'))
      }).end()
    })
    expect(dates).toEqual([new Date(TEST_NOW).toUTCString()])
  })

  it('the client is who is connected, and is named in the log by a hash alone', async () => {
    await statusLine(server.address, `GET /nothing HTTP/1.1\r\n${head}\r\n`)
    const { client } = app.logged.at(-1) ?? {}
    expect(client).toMatch(/^[\w-]{12}$/)
    expect(JSON.stringify(app.logged)).not.toContain('127.0.0.1')
  })

  it('a port that is taken is one clear line', async () => {
    const port = Number(new URL(server.address).port)
    await expect(listen(createApp(app.deps), { ...LOOPBACK, port })).rejects.toThrow(
      new SettingError(`PORT: ${port} on 127.0.0.1 is in use.`),
    )
  })

  it('files that are no certificate are one clear line', async () => {
    const tls = { cert: join(app.folder, 'keys.json'), key: join(app.folder, 'keys.json') }
    await expect(listen(createApp(app.deps), { ...LOOPBACK, tls })).rejects.toThrow(SettingError)
  })

  it('stopping does not wait for connections that ask nothing, say half a head or are kept alive [HD-12]', async () => {
    const other = await listen(createApp(app.deps), LOOPBACK)
    const port = Number(new URL(other.address).port)
    const begun = ['', 'GET /livez HT', 'GET /livez HTTP/1.1\r\nHost: a\r\n\r\n'].map(async (bytes) => {
      const socket = connect(port, '127.0.0.1').on('error', () => {})
      await once(socket, 'connect')
      socket.write(bytes)
      if (bytes.endsWith('\r\n\r\n')) await once(socket, 'data')
      return socket
    })
    const sockets = await Promise.all(begun)
    const closed = Promise.all(sockets.map((socket) => once(socket.resume(), 'close')))
    const began = performance.now()
    await other.stop()
    await closed
    expect(performance.now() - began).toBeLessThan(5000)
  })

  it('a drain answers, closes each connection after its answer, and leaves those that may still ask [RUN-08]', async () => {
    const other = await listen(createApp(app.deps), LOOPBACK)
    const port = Number(new URL(other.address).port)
    const kept = connect(port, '127.0.0.1')
    const ask = async () => {
      kept.write('GET /livez HTTP/1.1\r\nHost: a\r\n\r\n')
      return String((await once(kept, 'data'))[0])
    }
    expect(await ask()).toMatch(/^HTTP\/1.1 200 OK\r\n(?!.*connection: close)/is)
    other.drain()
    const closed = once(kept, 'close')
    expect(await ask()).toMatch(/^HTTP\/1.1 200 OK\r\n.*connection: close/is)
    await closed
    expect(await statusLine(other.address, `GET /livez HTTP/1.1\r\n${head}\r\n`)).toBe('HTTP/1.1 200 OK')
    await other.stop()
  })

  it('stopping finishes what is in flight and takes nothing more', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    let arrived = () => {}
    const inFlight = new Promise<void>((resolve) => {
      arrived = resolve
    })
    const slow = createApp({
      ...app.deps,
      store: {
        ...app.store,
        async recordCheckIn(checkIn) {
          arrived()
          await held
          return app.store.recordCheckIn(checkIn)
        },
      },
    })
    const other = await listen(slow, LOOPBACK)
    const answer = post(other.address, 'the-key-in-flight')
    await inFlight
    const stopped = other.stop()
    expect(await post(other.address, 'late')).toBeUndefined()
    release()
    expect((await answer)?.status).toBe(201)
    await stopped
  })
})
