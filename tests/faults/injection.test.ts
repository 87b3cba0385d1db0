import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { postWalkIn } from '#contract/walk-in'
import { createApp } from '../../src/server/create-app.ts'
import { exportRecords } from '../../src/server/events/export.ts'
import { type Listening, listen } from '../../src/server/http/listen.ts'
import { createLog } from '../../src/server/log.ts'
import { openPages } from '../../src/server/pages/pages.ts'
import type { Settings } from '../../src/server/settings.ts'
import { openTestApp, type TestApp } from '../support/app.ts'
import { aWalkIn, TEST_NOW } from '../support/builders.ts'
import { UNLIMITED_SETTINGS } from '../support/limits.ts'
import { ROOT } from '../support/sources.ts'

/** A server on a socket, with the text that its log writes. */
interface Server extends Listening {
  app: TestApp
  logged(): string
  /** The whole answer to raw bytes. */
  said(bytes: string): Promise<string>
}

async function openServer(settings: Partial<Settings> = {}): Promise<Server> {
  let logged = ''
  const app = await openTestApp({
    pages: openPages(join(ROOT, '.build')),
    log: createLog(
      (line) => {
        logged += line
      },
      () => TEST_NOW,
    ),
    settings: { ...UNLIMITED_SETTINGS, ...settings },
  })
  const listening = await listen(createApp(app.deps), {
    host: '127.0.0.1',
    port: 0,
    tls: undefined,
    ...settings,
  })
  return {
    ...listening,
    app,
    logged: () => logged,
    said(bytes) {
      const socket = connect(Number(new URL(listening.address).port), '127.0.0.1')
      socket.on('error', () => {})
      socket.write(Buffer.from(bytes, 'latin1'))
      return text(socket)
    },
    async stop() {
      await listening.stop()
      await app.close()
    },
  }
}

const PIECES = [
  '%0d%0aX-Injected:%201',
  '%0D%0A%0D%0A<script>alert(1)</script>',
  '\x1b[31mred\x1b[0m',
  '{"event":"purged","checkIns":9}',
  '"},{"event":"purged"}',
  "'; DROP TABLE check_ins; --",
  '$(touch /tmp/x)',
  '`id`',
  '{{7*7}}',
  '$'.concat('{7*7}'),
  '=cmd|calc!A1',
  '../../etc/passwd',
]
const HEADERS = [
  'user-agent',
  'referer',
  'cookie',
  'x-banner',
  'x-tenant',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-request-id',
  'idempotency-key',
  'if-none-match',
  'accept-encoding',
  'origin',
  'x-body-length',
  'x-tablet',
]
const PATHS = [
  '/',
  '/health-services/banner',
  '/health-services/instant-vaccines/90100001',
  '/appointment-management/v1/services',
]
/** All that a line of the log may have. */
const FIELDS = [
  'at',
  'event',
  'level',
  'method',
  'route',
  'status',
  'ms',
  'request',
  'client',
  'error',
  'trace',
  'code',
  'cause',
  'warning',
]

describe('what would end a line, a header or a statement somewhere else [class 12]', () => {
  let server: Server
  beforeAll(async () => {
    server = await openServer({ trustProxy: true })
  })
  afterAll(() => server.stop())

  /** Header names of an answer's head. */
  const namesOf = (answer: string) =>
    (answer.split('\r\n\r\n', 1)[0] ?? '')
      .split('\r\n')
      .slice(1)
      .map((line) => line.slice(0, line.indexOf(':')).toLowerCase())

  it('in a path, a query or a header adds no header, and each line of the log is one object with known fields [HD-38, class 12]', async () => {
    const port = new URL(server.address).port
    const requests = PIECES.flatMap((piece) => [
      ...HEADERS.map((name) => [PATHS[0], `${name}: ${piece}`]),
      ...PATHS.flatMap((path) => [
        [`${path}?${encodeURI(piece)}=1&filter.locationId=${piece.replaceAll(' ', '+')}`, 'x: 1'],
        [`${path}/${encodeURI(piece)}`, 'x: 1'],
        [`${path}/${piece.replaceAll(' ', '%20')}/`, 'x: 1'],
      ]),
    ])
    for (const [path, header] of requests) {
      const answer = await server.said(
        `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\nconnection: close\r\n${header}\r\n\r\n`,
      )
      expect(answer, `${path} ${header}`).toMatch(/^HTTP\/1\.1 \d{3} /)
      const names = namesOf(answer)
      expect(names, `${path} ${header}`).not.toContain('x-injected')
      expect(new Set(names).size, `${path} ${header}`).toBe(names.length)
    }
    const lines = server.logged().trimEnd().split('\n')
    expect(lines.length).toBeGreaterThanOrEqual(requests.length / 2)
    for (const line of lines) {
      const { event, ...fields } = JSON.parse(line)
      expect(['request', 'refused', 'warning']).toContain(event)
      expect(Object.keys(fields).filter((name) => !FIELDS.includes(name))).toEqual([])
    }
    expect(server.logged()).not.toMatch(/purged|injected|DROP|touch|passwd/i)
    expect(server.logged()).not.toContain('\x1b')
  })

  it('in a text comes back as it was typed, line by line [HD-38, class 12]', async () => {
    const typed = [
      ...PIECES,
      'one\r\ntwo',
      '=1+1',
      '+1',
      '-1',
      '@SUM(A1)',
      '<svg onload=alert(1)>',
      '\u2028{"a":1}',
    ]
    for (const [number, comments] of typed.entries()) {
      const letters = [...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('')
      const basicInfo = { ...aWalkIn().basicInfo, lastName: `Smith${letters}` }
      const response = await server.app.postWalkIn(
        aWalkIn({ basicInfo, comments: comments.replaceAll('\x1b', '') }),
      )
      expect(response.status, comments).toBe(201)
    }
    const lines: string[] = []
    await exportRecords(
      { store: server.app.store, keys: server.app.deps.keys },
      0,
      async (line) => void lines.push(line),
    )
    expect(lines.every((line) => line.indexOf('\n') === line.length - 1)).toBe(true)
    const back = lines.map((line) => JSON.parse(line).payload.comments).sort()
    expect(back).toEqual(typed.map((one) => one.replaceAll('\x1b', '')).sort())
    const refused = await server.app.postWalkIn(aWalkIn({ comments: '\x1b[31m' }))
    expect(refused.status).toBe(400)
  })
})

describe('whom a request says that it is for [class 43]', () => {
  const EVIL = 'evil.example'
  const PLACES = [
    '/',
    '/health-services/scheduler/main/',
    '//x',
    '/health-services/banner',
    '/smart-scheduling/$bulk-publish',
    '/health-services/kiosk-settings',
  ]
  let server: Server
  beforeAll(async () => {
    server = await openServer({ publicUrl: 'https://guests.example' })
  })
  afterAll(() => server.stop())

  it.each([
    ['an absolute target', (path: string) => [`http://${EVIL}${path}`, '']],
    ['X-Forwarded-Host', (path: string) => [path, `x-forwarded-host: ${EVIL}`]],
    ['a list of X-Forwarded-Host', (path: string) => [path, `x-forwarded-host: ${EVIL}, guests.example`]],
    ['Forwarded', (path: string) => [path, `forwarded: host=${EVIL};proto=https`]],
    [
      'X-Host and X-Original-URL',
      (path: string) => [path, `x-host: ${EVIL}\r\nx-original-url: http://${EVIL}/`],
    ],
    ['Origin', (path: string) => [path, `origin: https://${EVIL}`]],
  ])(
    '%s of another host stands in no body, link, redirect or cache key [HD-38, class 43]',
    async (_, targetOf) => {
      for (const path of PLACES) {
        const [target, header] = targetOf(path)
        const answer = await server.said(
          `GET ${target} HTTP/1.1\r\nhost: guests.example\r\nconnection: close\r\n${header ? `${header}\r\n` : ''}\r\n`,
        )
        expect(answer, `${target} ${header}`).toMatch(/^HTTP\/1\.1 \d{3} /)
        expect(answer, `${target} ${header}`).not.toContain(EVIL)
        expect(answer, `${target} ${header}`).not.toMatch(/\r\nvary:[^\r]*(?:origin|forwarded)/i)
      }
    },
  )

  it.each([
    ['null', 403],
    ['https://guests.example', 201],
    ['https://guests.example:444', 403],
    ['https://guests.example.evil.example', 403],
    ['https://guests.example@evil.example', 403],
    ['https://GUESTS.example', 403],
    ['', 403],
  ])('a check-in from the origin "%s" is answered with %i [HD-38, class 43]', async (origin, status) => {
    const basicInfo = { ...aWalkIn().basicInfo, lastName: 'Origin' }
    const body = JSON.stringify(aWalkIn({ basicInfo }))
    const answer = await server.said(
      [
        `POST ${postWalkIn.path} HTTP/1.1`,
        'host: guests.example',
        'connection: close',
        'content-type: application/json',
        `content-length: ${Buffer.byteLength(body)}`,
        `origin: ${origin}`,
        '',
        body,
      ].join('\r\n'),
    )
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  })
})
