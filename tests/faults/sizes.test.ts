import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MAX_BODY_BYTES } from '#contract/endpoint'
import { postWalkIn } from '#contract/walk-in'
import { createApp } from '../../src/server/create-app.ts'
import { type Listening, listen } from '../../src/server/http/listen.ts'
import { openTestApp, type TestApp } from '../support/app.ts'
import { aWalkIn } from '../support/builders.ts'
import { answerTo, openRaw, rawPost, statusesOf } from '../support/raw-client.ts'

let app: TestApp
/** One server waits as long as in production, so that a busy machine does not end a large body. The other one gives up soon. */
let patient: Listening
let hasty: Listening
let port = 0
let hastyPort = 0
beforeAll(async () => {
  app = await openTestApp()
  const at = { host: '127.0.0.1', port: 0, tls: undefined }
  patient = await listen(createApp(app.deps), at)
  hasty = await listen(createApp(app.deps), at, { request: 400, head: 300, keepAlive: 200 })
  port = portOf(patient)
  hastyPort = portOf(hasty)
})
afterAll(async () => {
  await Promise.all([patient.stop(), hasty.stop()])
  await app.close()
})
const portOf = ({ address }: Listening) => Number(new URL(address).port)

const { path } = postWalkIn
const WALK_IN = JSON.stringify(aWalkIn())
const LAST = { Connection: 'close' }

describe('bodies over a real socket [class 4]', () => {
  it('a declared size of 1 GB is refused before a byte of it comes [HD-38, class 4]', async () => {
    const answer = await answerTo(rawPost(path, '', { 'Content-Length': 1_073_741_824 }), { port })
    expect(statusesOf(answer)).toEqual([413])
    expect(answer).toContain('bodyTooLarge')
  })

  it('one byte after the other is ended with 408 when its time is over [HD-10, HD-38, class 4]', async () => {
    const socket = await openRaw({ port: hastyPort })
    socket.write(rawPost(path, '', { 'Content-Length': WALK_IN.length }))
    let at = 0
    const drip = setInterval(() => socket.write(WALK_IN.charAt(at++)), 20)
    await expect.poll(() => socket.closed).toBe(true)
    clearInterval(drip)
    expect(statusesOf(socket.said())).toEqual([408])
    expect(socket.said()).toContain('requestTimeout')
    expect(await app.checkIns()).toEqual([])
  })

  it('a head that comes byte by byte is ended with 408 too [HD-38, class 4]', async () => {
    const socket = await openRaw({ port: hastyPort })
    const head = rawPost(path, '')
    let at = 0
    const drip = setInterval(() => socket.write(head.charAt(at++)), 20)
    await expect.poll(() => socket.closed).toBe(true)
    clearInterval(drip)
    expect(statusesOf(socket.said())).toEqual([408])
  })

  it('a length that is too long waits for the rest and ends with 408; nothing is stored [HD-38, class 4]', async () => {
    const answer = await answerTo(rawPost(path, WALK_IN, { 'Content-Length': WALK_IN.length + 1 }), {
      port: hastyPort,
    })
    expect(statusesOf(answer)).toEqual([408])
    expect(await app.checkIns()).toEqual([])
  })

  it('a length that is too short cuts the body, and the rest of the body is not read as a second request [HD-38, class 4]', async () => {
    const answer = await answerTo(rawPost(path, WALK_IN, { 'Content-Length': WALK_IN.length - 40 }), { port })
    expect(new Set(statusesOf(answer))).toEqual(new Set([400]))
    expect(await app.checkIns()).toEqual([])
  })

  it.each([
    [MAX_BODY_BYTES, 400],
    [MAX_BODY_BYTES + 1, 413],
    [1_048_576, 413],
  ])('%i bytes in chunks without a length are answered with %i [HD-38, class 4]', async (size, status) => {
    const padded = `{"a":1${' '.repeat(size - 7)}}`
    const chunked = `${padded.length.toString(16)}\r\n${padded}\r\n0\r\n\r\n`
    const head = `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nConnection: close\r\n`
    const answer = await answerTo(`${head}Transfer-Encoding: chunked\r\n\r\n${chunked}`, { port })
    expect(statusesOf(answer)).toEqual([status])
  })

  it('a whole body is taken after all of them [HD-38, class 4]', async () => {
    expect(statusesOf(await answerTo(rawPost(path, WALK_IN, LAST), { port }))).toEqual([201])
    expect(await app.checkIns()).toHaveLength(1)
  })
})
