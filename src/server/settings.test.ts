import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isLoopback, readSettings, SettingError } from './settings.ts'

describe('settings', () => {
  it('the demonstration is on, unless PUBLIC_URL is set or it is switched [DIR-05]', () => {
    const PUBLIC_URL = 'https://walkin.example'
    const isOn = (env: Record<string, string>) => readSettings(env).demonstration
    expect([isOn({}), isOn({ PUBLIC_URL }), isOn({ DEMONSTRATION: 'off' })]).toEqual([true, false, false])
    expect(isOn({ PUBLIC_URL, DEMONSTRATION: 'on' })).toBe(true)
    expect(() => isOn({ DEMONSTRATION: 'maybe' })).toThrow('DEMONSTRATION: must be on or off, not "maybe".')
  })

  it('without any, the server is on loopback, port 8080, with data in ./data', () => {
    expect(readSettings({})).toEqual({
      host: '127.0.0.1',
      port: 8080,
      dataDir: './data',
      environment: 'prod',
      publicUrl: undefined,
      demonstration: true,
      tls: undefined,
      trustProxy: false,
      keysFile: 'data/keys.json',
      databaseUrl: undefined,
      kioskCode: undefined,
      maxConnections: 2000,
      searchCacheBytes: 167_772_160,
      limits: {},
      pace: {},
      retentionDays: 30,
      drainSeconds: 10,
      logFiles: false,
      metrics: undefined,
      mail: undefined,
      auditDays: 2192,
      warnings: [],
    })
  })

  it.each([
    [{ MAX_CONNECTIONS: '99' }, 'MAX_CONNECTIONS: must be a whole number from 100 to 100000, not "99".'],
    [{ PORT: '80 80' }, 'PORT: must be a whole number from 0 to 65535, not "80 80".'],
    [{ PORT: '65536' }, 'PORT: must be a whole number from 0 to 65535, not "65536".'],
    [{ PORT: '1e3' }, 'PORT: must be a whole number from 0 to 65535, not "1e3".'],
    [{ HOLDS_PER_CLIENT: '0' }, 'HOLDS_PER_CLIENT: must be a whole number from 1 to 100000, not "0".'],
    [{ LIMITS: 'bookings=3' }, 'LIMITS: there is no limit "bookings".'],
    [
      { LIMITS: 'posts.connection=0' },
      'LIMITS: must be NAME=NUMBER,... with numbers from 1, not "posts.connection=0".',
    ],
    [
      { BOOKING_PACE: '90100003' },
      'BOOKING_PACE: must be NAME=NUMBER,... with numbers from 1, not "90100003".',
    ],
    [{ DRAIN_SECONDS: '301' }, 'DRAIN_SECONDS: must be a whole number from 0 to 300, not "301".'],
    [{ LOG_FILES: 'yes' }, 'LOG_FILES: must be on or off, not "yes".'],
    [{ METRICS_PORT: 'a b' }, 'METRICS_PORT: must be a port or ADDRESS:PORT, not "a b".'],
    [{ METRICS_PORT: '65536' }, 'METRICS_PORT: must be a port or ADDRESS:PORT, not "65536".'],
    [{ RETENTION_DAYS: '0' }, 'RETENTION_DAYS: must be a whole number from 1 to 3650, not "0".'],
    [{ CONTENT_ENV: 'live' }, 'CONTENT_ENV: must be dev, test, stage, prod, not "live".'],
    [{ PUBLIC_URL: 'shop' }, 'PUBLIC_URL: "shop" is no address.'],
    [{ PUBLIC_URL: 'http://shop.test' }, 'PUBLIC_URL: must be an https address, not "http://shop.test".'],
    [
      { PUBLIC_URL: 'https://a.test/x' },
      'PUBLIC_URL: must be scheme, host and port alone, not "https://a.test/x".',
    ],
    [{ TLS_CERT: 'a.pem' }, 'TLS_CERT and TLS_KEY: set both of them or none.'],
    [{ TLS_CERT: '/no/a.pem', TLS_KEY: '/no/k.pem' }, 'TLS_CERT: /no/a.pem cannot be read.'],
    [
      { TRUST_PROXY: 'maybe' },
      'TRUST_PROXY: must be 0 to 9 or ranges such as "10.0.0.0/8,2001:db8::/32", not "maybe".',
    ],
    [{ KIOSK_CODE: '1234567' }, 'KIOSK_CODE: must be 8 to 64 letters, digits or signs without spaces.'],
    [
      { IMAGE_HOSTS: 'prod=http://a.test' },
      'IMAGE_HOSTS: must be ENVIRONMENT=https://HOST,... and not "prod=http://a.test".',
    ],
    [
      { IMAGE_HOSTS: 'live=https://a.test' },
      'IMAGE_HOSTS: must be ENVIRONMENT=https://HOST,... and not "live=https://a.test".',
    ],
    [{ KIOSK_CODE: '        ' }, 'KIOSK_CODE: must be 8 to 64 letters, digits or signs without spaces.'],
    [{ KIOSK_CODE: 'a b' }, 'KIOSK_CODE: must be 8 to 64 letters, digits or signs without spaces.'],
    [
      { DATABASE_URL: 'mysql://me:secret@db.test/health' },
      'DATABASE_URL: must be postgres://USER:PASSWORD@HOST/DATABASE; unset it for SQLite.',
    ],
    [
      { DATABASE_URL: 'db.test' },
      'DATABASE_URL: must be postgres://USER:PASSWORD@HOST/DATABASE; unset it for SQLite.',
    ],
    [
      { DATABASE_URL: 'postgres://db.test/health?sslmode=verify-full&sslrootcert=/none/ca.pem' },
      'DATABASE_URL: /none/ca.pem cannot be read.',
    ],
    [{ MAP_KEY: 'a-key' }, 'MAP_TILE_URL: is needed where MAP_ATTRIBUTION or MAP_KEY is set.'],
    [{ MAP_TILE_URL: 'https://tiles.test/{z}/{x}/{y}' }, 'MAP_ATTRIBUTION: say whose map it is.'],
    ...['http://tiles.test/{z}/{x}/{y}', 'https://{s}.tiles.test/{z}/{x}/{y}', 'https://tiles.test/'].map(
      (MAP_TILE_URL) =>
        [
          { MAP_TILE_URL, MAP_ATTRIBUTION: 'Tiles' },
          'MAP_TILE_URL: must be https://HOST/... with {z}, {x} and {y} behind the host.',
        ] as [Record<string, string>, string],
    ),
  ])('%j gives one clear line', (env, message) => {
    expect(() => readSettings(env)).toThrow(new SettingError(message))
  })

  it('an address on loopback may be http, any other https, and loses its slash', () => {
    expect(readSettings({ PUBLIC_URL: 'http://localhost:8080' }).publicUrl).toBe('http://localhost:8080')
    expect(readSettings({ PUBLIC_URL: 'https://shop.test/' }).publicUrl).toBe('https://shop.test')
  })

  it('a street map has tiles, whose they are, and perhaps a key [LOCATOR-47]', () => {
    const env = { MAP_TILE_URL: 'https://tiles.test/{z}/{x}/{y}.png', MAP_ATTRIBUTION: 'Tiles' }
    const map = { tileUrl: env.MAP_TILE_URL, attribution: 'Tiles', key: undefined }
    expect(readSettings(env).map).toEqual(map)
    expect(readSettings({ ...env, MAP_KEY: 'a-key' }).map).toEqual({ ...map, key: 'a-key' })
  })

  it('the database may be named postgres or postgresql', () => {
    for (const databaseUrl of ['postgres://me:secret@db.test/health', 'postgresql:///health?host=/run']) {
      expect(readSettings({ DATABASE_URL: databaseUrl }).databaseUrl).toBe(databaseUrl)
    }
  })

  it('a host that is open to the network is warned of, unless TLS or a proxy stands before it', () => {
    const folder = mkdtempSync(join(tmpdir(), 'tls-'))
    const file = join(folder, 'pem')
    writeFileSync(file, '')
    const open = { HOST: '0.0.0.0', KIOSK_CODE: 'four-blue-mice' }
    expect(readSettings({ ...open }).warnings).toHaveLength(1)
    expect(readSettings({ ...open, TRUST_PROXY: '1' }).warnings).toEqual([])
    expect(readSettings({ ...open, TRUST_PROXY: '10.0.0.0/8' }).warnings).toEqual([])
    expect(readSettings({ ...open, TLS_CERT: file, TLS_KEY: file }).warnings).toEqual([])
    rmSync(folder, { recursive: true })
  })

  it('loopback is this machine alone', () => {
    expect(['127.0.0.1', '127.9.9.9', '::1', 'localhost'].every(isLoopback)).toBe(true)
    expect(['0.0.0.0', '::', '10.0.0.1', '127.example.com', '1270.0.0.1'].some(isLoopback)).toBe(false)
  })

  it('limits, and the pace of single stores, are set by name [HD-01, HD-02]', () => {
    const env = {
      LIMITS: 'posts.connection=900, bookings.connection@store=80',
      HOLDS_PER_CLIENT: '40',
      BOOKING_PACE: '90100003=200',
    }
    const { limits, pace } = readSettings(env)
    expect(limits).toEqual({
      'posts.connection': 900,
      'bookings.connection@store': 80,
      'liveHolds.connection': 40,
    })
    expect(pace).toEqual({ '90100003': 200 })
  })

  it('a server that others reach without a code for tablets is warned of, once [HD-27, WI-32]', () => {
    const PUBLIC_URL = 'https://visits.example'
    const warning = 'Warning: anybody can enrol a tablet, because KIOSK_CODE is not set.'
    expect(readSettings({ PUBLIC_URL }).warnings).toEqual([warning])
    const open = { HOST: '0.0.0.0', TRUST_PROXY: '1' }
    expect(readSettings(open).warnings).toEqual([warning])
    expect(readSettings({ ...open, PUBLIC_URL }).warnings).toEqual([warning])
    expect(readSettings({ ...open, PUBLIC_URL, KIOSK_CODE: 'four-blue-mice' }).warnings).toEqual([])
    expect(readSettings({}).warnings).toEqual([])
  })

  it('of a mail server need the address of guests and a sender, and keep the password out of refusals [VISIT-06]', () => {
    const env = {
      PUBLIC_URL: 'https://visits.example',
      SMTP_URL: 'smtps://visits:p%40ss@mail.example',
      MAIL_FROM: 'Visits <visits@stores.example>',
    }
    expect(readSettings(env).mail).toEqual({
      host: 'mail.example',
      port: 465,
      isSecure: true,
      needsTls: true,
      login: { user: 'visits', pass: 'p@ss' },
      from: 'Visits <visits@stores.example>',
      replyTo: undefined,
    })
    const local = { ...env, SMTP_URL: 'smtp://127.0.0.1:2525', MAIL_REPLY_TO: 'answers@stores.example' }
    expect(readSettings(local).mail).toMatchObject({
      port: 2525,
      isSecure: false,
      needsTls: false,
      login: undefined,
      replyTo: 'answers@stores.example',
    })
    const refusals: [Record<string, string>, string][] = [
      [{ ...env, PUBLIC_URL: '' }, 'PUBLIC_URL: is needed where SMTP_URL is set'],
      [{ ...env, MAIL_FROM: '' }, 'MAIL_FROM: is needed where SMTP_URL is set.'],
      [{ ...env, SMTP_URL: '' }, 'SMTP_URL: is needed where MAIL_FROM or MAIL_REPLY_TO is set.'],
      [
        { ...env, SMTP_URL: 'https://visits:secret@mail.example' },
        'SMTP_URL: must be smtps://USER:PASSWORD@HOST or',
      ],
      [{ ...env, SMTP_URL: 'smtps://visits:50%off@mail.example' }, 'SMTP_URL: a percent sign in the user or'],
      [{ ...env, SMTP_URL: 'visits:secret@mail.example' }, 'SMTP_URL: must be smtps://USER:PASSWORD@HOST or'],
      [{ ...env, MAIL_FROM: 'Visits' }, 'MAIL_FROM: must be "Name <address>" or an address, not "Visits".'],
    ]
    for (const [wrong, message] of refusals) {
      expect(() => readSettings(wrong)).toThrow(message)
      expect(() => readSettings(wrong)).not.toThrow('secret')
    }
  })
})
