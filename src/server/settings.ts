import { accessSync, constants } from 'node:fs'
import { join } from 'node:path'
import { filesIn, hostsIn } from './database-url.ts'
import { type Proxies, proxiesIn } from './http/proxies.ts'
import { LIMITS, type LimitId, type OtherLimits } from './limits/table.ts'
import type { MailSettings } from './messages/smtp.ts'

/** Where this runs (LIMITS-07). */
const ENVIRONMENTS = ['dev', 'test', 'stage', 'prod'] as const
export type Environment = (typeof ENVIRONMENTS)[number]

/** Days, with the leap days (RUN-12). */
const SIX_YEARS = 2192

/** Connections that are open at the same time. */
export const MAX_CONNECTIONS = 2000

/** Memory for free times that searches share. */
const SEARCH_CACHE_MB = 160
export const SEARCH_CACHE_BYTES = SEARCH_CACHE_MB * 2 ** 20

export interface Settings {
  host: string
  port: number
  dataDir: string
  environment: Environment
  /** The address guests use, without a path; undefined: the address of the request. */
  publicUrl: string | undefined
  /** Whether an empty directory is filled with the fictional one. */
  demonstration: boolean
  tls: { cert: string; key: string } | undefined
  /** X-Forwarded-For, -Proto and -Host count, those of so many proxies or of these. */
  trustProxy: Proxies
  keysFile: string
  /** postgres://..., with the password in it; undefined: SQLite in DATA_DIR. */
  databaseUrl: string | undefined
  kioskCode: string | undefined
  /** Street map of the operator; undefined: outlines alone (LOCATOR-47). */
  map: { tileUrl: string; attribution: string; key: string | undefined } | undefined
  /** Where the logos of banners are asked for, without a path; undefined: at the address of the page (BANNER-06, BANNER-07). */
  imageHost: string | undefined
  maxConnections: number
  /** Memory for free times that searches share, in bytes. */
  searchCacheBytes: number
  /** Other numbers than those of the table of limits. */
  limits: OtherLimits
  /** Bookings in ten minutes that are no rush, by the id of a provider. */
  pace: Record<string, number>
  /** How long the server goes on answering after SIGTERM, while it says that it is not ready (RUN-08). */
  drainSeconds: number
  /** Days after the visit. */
  retentionDays: number
  /** Days that the audit is kept. */
  auditDays: number
  /** The mail server that takes e-mails to guests; undefined: none are sent (VISIT-06). */
  mail: MailSettings | undefined
  /** Where Prometheus scrapes; undefined: nowhere. */
  metrics: { host: string; port: number } | undefined
  /** Whether the log also has requests for files, documents and probes that were answered. */
  logFiles: boolean
  /** Printed at the start; the server starts all the same. */
  warnings: string[]
}

/** A setting that is missing or wrong; the message is one line for a person. */
export class SettingError extends Error {
  override name = 'SettingError'
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/

/** An ISO 8601 instant with its zone, in epoch milliseconds; undefined: the text is none. */
export function readInstant(text: string): number | undefined {
  const instant = INSTANT.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(instant) ? undefined : instant
}

type Env = Readonly<Record<string, string | undefined>>

/** The settings in `env`, each with its default; throws SettingError at the first that is wrong. */
export function readSettings(env: Env): Settings {
  const dataDir = textOf(env, 'DATA_DIR') ?? './data'
  const host = textOf(env, 'HOST') ?? '127.0.0.1'
  const tls = readTls(env)
  const trustProxy = readProxies(env)
  return {
    host,
    port: readInteger(env, 'PORT', 8080, 0, 65_535),
    dataDir,
    environment: readEnvironment(env),
    publicUrl: readPublicUrl(env),
    demonstration: readDemonstration(env),
    tls,
    trustProxy,
    keysFile: textOf(env, 'SERVER_KEYS') ?? join(dataDir, 'keys.json'),
    databaseUrl: readDatabaseUrl(env),
    kioskCode: readKioskCode(env),
    map: readMap(env),
    imageHost: readImageHost(env),
    maxConnections: readInteger(env, 'MAX_CONNECTIONS', MAX_CONNECTIONS, 100, 100_000),
    searchCacheBytes: readInteger(env, 'SEARCH_CACHE_MB', SEARCH_CACHE_MB, 1, 100_000) * 2 ** 20,
    limits: readLimits(env),
    pace: readPace(env),
    drainSeconds: readInteger(env, 'DRAIN_SECONDS', 10, 0, 300),
    retentionDays: readInteger(env, 'RETENTION_DAYS', 30, 1, 3650),
    auditDays: readInteger(env, 'AUDIT_DAYS', SIX_YEARS, 1, 36500),
    mail: readMail(env),
    metrics: readMetrics(env),
    logFiles: readSwitch(env, 'LOG_FILES', 'off'),
    warnings: [
      ...(isLoopback(host) || tls || trustProxy
        ? []
        : [`Warning: HOST ${host} is open to the network without TLS_CERT and TLS_KEY or TRUST_PROXY.`]),
      ...((readPublicUrl(env)?.startsWith('https:') || !isLoopback(host)) && readKioskCode(env) === undefined
        ? ['Warning: anybody can enrol a tablet, because KIOSK_CODE is not set.']
        : []),
    ],
  }
}

/** Whether a host name or address means this machine alone. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host)
}

/** The message leaves the value out: there may be a password in it. */
function readDatabaseUrl(env: Env): string | undefined {
  const text = textOf(env, 'DATABASE_URL')
  if (text === undefined) return undefined
  try {
    hostsIn(text)
  } catch {
    throw new SettingError(
      'DATABASE_URL: must be postgres://USER:PASSWORD@HOST/DATABASE; unset it for SQLite.',
    )
  }
  for (const file of filesIn(text)) refuseUnreadable('DATABASE_URL', file)
  return text
}

function readEnvironment(env: Env): Environment {
  const text = textOf(env, 'CONTENT_ENV') ?? 'prod'
  const environment = ENVIRONMENTS.find((one) => one === text)
  if (!environment) throw new SettingError(`CONTENT_ENV: must be ${ENVIRONMENTS.join(', ')}, not "${text}".`)
  return environment
}

/** Guests of a public address must not meet invented stores, unless the operator wants it. */
function readDemonstration(env: Env): boolean {
  return readSwitch(env, 'DEMONSTRATION', textOf(env, 'PUBLIC_URL') === undefined ? 'on' : 'off')
}

function readSwitch(env: Env, name: string, otherwise: 'on' | 'off'): boolean {
  const text = textOf(env, name) ?? otherwise
  if (text !== 'on' && text !== 'off') throw new SettingError(`${name}: must be on or off, not "${text}".`)
  return text === 'on'
}

function readPublicUrl(env: Env): string | undefined {
  const text = textOf(env, 'PUBLIC_URL')
  if (text === undefined) return undefined
  if (!URL.canParse(text)) throw new SettingError(`PUBLIC_URL: "${text}" is no address.`)
  const { protocol, hostname, origin, pathname, search, hash, username } = new URL(text)
  if (protocol !== 'https:' && !(protocol === 'http:' && isLoopback(hostname))) {
    throw new SettingError(`PUBLIC_URL: must be an https address, not "${text}".`)
  }
  if (pathname !== '/' || search || hash || username) {
    throw new SettingError(`PUBLIC_URL: must be scheme, host and port alone, not "${text}".`)
  }
  return origin
}

function readTls(env: Env): Settings['tls'] {
  const cert = textOf(env, 'TLS_CERT')
  const key = textOf(env, 'TLS_KEY')
  if (!cert && !key) return undefined
  if (!cert || !key) throw new SettingError('TLS_CERT and TLS_KEY: set both of them or none.')
  refuseUnreadable('TLS_CERT', cert)
  refuseUnreadable('TLS_KEY', key)
  return { cert, key }
}

function refuseUnreadable(name: string, file: string): void {
  try {
    accessSync(file, constants.R_OK)
  } catch {
    throw new SettingError(`${name}: ${file} cannot be read.`)
  }
}

function readKioskCode(env: Env): string | undefined {
  const written = env['KIOSK_CODE'] ?? ''
  const code = written.trim()
  // Spaces alone are a code that was meant.
  if (written !== '' && !/^[\x21-\x7e]{8,64}$/.test(code)) {
    throw new SettingError('KIOSK_CODE: must be 8 to 64 letters, digits or signs without spaces.')
  }
  return code || undefined
}

const ADDRESS = /^[^\s@<>"]{1,64}@[^\s@<>"]{1,190}$/

function decodedMail(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw new SettingError('SMTP_URL: a percent sign in the user or the password is written %25.')
  }
}

/** The message leaves SMTP_URL out: there may be a password in it. */
function readMail(env: Env): Settings['mail'] {
  const text = textOf(env, 'SMTP_URL')
  const from = readMailbox(env, 'MAIL_FROM')
  const replyTo = readMailbox(env, 'MAIL_REPLY_TO')
  if (text === undefined) {
    if (from === undefined && replyTo === undefined) return undefined
    throw new SettingError('SMTP_URL: is needed where MAIL_FROM or MAIL_REPLY_TO is set.')
  }
  const { protocol, hostname, port, username, password, pathname } = URL.canParse(text)
    ? new URL(text)
    : ({} as Partial<URL>)
  if (!hostname || !['smtp:', 'smtps:'].includes(protocol ?? '') || (pathname ?? '').length > 1) {
    throw new SettingError('SMTP_URL: must be smtps://USER:PASSWORD@HOST or smtp://USER:PASSWORD@HOST:587.')
  }
  if (from === undefined) throw new SettingError('MAIL_FROM: is needed where SMTP_URL is set.')
  if (textOf(env, 'PUBLIC_URL') === undefined) {
    throw new SettingError('PUBLIC_URL: is needed where SMTP_URL is set, because e-mails have links.')
  }
  const isSecure = protocol === 'smtps:'
  const host = hostname.replace(/^\[|\]$/g, '')
  return {
    host,
    port: port ? Number(port) : isSecure ? 465 : 587,
    isSecure,
    needsTls: !isLoopback(host),
    login: username ? { user: decodedMail(username), pass: decodedMail(password ?? '') } : undefined,
    from,
    replyTo,
  }
}

/** `Name <address>` or an address. */
function readMailbox(env: Env, name: string): string | undefined {
  const text = textOf(env, name)
  if (text === undefined) return undefined
  const [, address = text] = /^[^<>"\p{Cc}]{1,100}<([^<>]*)>$/u.exec(text) ?? []
  if (!ADDRESS.test(address))
    throw new SettingError(`${name}: must be "Name <address>" or an address, not "${text}".`)
  return text
}

/** Tiles come from one https host: it is named in the content security policy. */
function readMap(env: Env): Settings['map'] {
  const tileUrl = textOf(env, 'MAP_TILE_URL')
  const attribution = textOf(env, 'MAP_ATTRIBUTION')
  const key = textOf(env, 'MAP_KEY')
  if (tileUrl === undefined) {
    if (attribution === undefined && key === undefined) return undefined
    throw new SettingError('MAP_TILE_URL: is needed where MAP_ATTRIBUTION or MAP_KEY is set.')
  }
  const isTemplate = ['{z}', '{x}', '{y}'].every((part) => tileUrl.includes(part))
  const isAddress = URL.canParse(tileUrl) && /^https:\/\/[A-Za-z0-9.:-]+\/\S*$/.test(tileUrl)
  if (!isTemplate || !isAddress) {
    throw new SettingError('MAP_TILE_URL: must be https://HOST/... with {z}, {x} and {y} behind the host.')
  }
  if (attribution === undefined) throw new SettingError('MAP_ATTRIBUTION: say whose map it is.')
  return { tileUrl, attribution, key }
}

/** One host an environment, as "stage=https://images.stage.example,prod=https://images.example". */
function readImageHost(env: Env): string | undefined {
  const environment = readEnvironment(env)
  const hosts = new Map<string, string>()
  for (const entry of textOf(env, 'IMAGE_HOSTS')?.split(',') ?? []) {
    const [, name = '', host = ''] = /^\s*([a-z]+)=(https:\/\/[A-Za-z0-9.:-]+)\/?\s*$/.exec(entry) ?? []
    if (!ENVIRONMENTS.some((one) => one === name) || !URL.canParse(host)) {
      throw new SettingError(`IMAGE_HOSTS: must be ENVIRONMENT=https://HOST,... and not "${entry.trim()}".`)
    }
    hosts.set(name, new URL(host).origin)
  }
  return hosts.get(environment)
}

/** Entries such as "bookings.connection=900,posts.connection=900"; HOLDS_PER_CLIENT is the older name of one of them. */
function readLimits(env: Env): OtherLimits {
  const limits: OtherLimits = {}
  if (textOf(env, 'HOLDS_PER_CLIENT') !== undefined) {
    limits['liveHolds.connection'] = readInteger(env, 'HOLDS_PER_CLIENT', 0, 1, 100_000)
  }
  for (const { name, number } of numbersOf(env, 'LIMITS')) {
    if (!Object.hasOwn(LIMITS, name)) throw new SettingError(`LIMITS: there is no limit "${name}".`)
    limits[name as LimitId] = number
  }
  return limits
}

/** Entries such as "90100003=200": the id of a store, or of who is seen on video, and bookings in ten minutes. */
function readPace(env: Env): Record<string, number> {
  return Object.fromEntries(numbersOf(env, 'BOOKING_PACE').map(({ name, number }) => [name, number]))
}

function numbersOf(env: Env, setting: string): { name: string; number: number }[] {
  return (textOf(env, setting)?.split(',') ?? []).map((entry) => {
    const [, name = '', digits = ''] = /^\s*([A-Za-z0-9.@-]+)=(\d{1,9})\s*$/.exec(entry) ?? []
    if (digits === '' || Number(digits) === 0) {
      throw new SettingError(
        `${setting}: must be NAME=NUMBER,... with numbers from 1, not "${entry.trim()}".`,
      )
    }
    return { name, number: Number(digits) }
  })
}

function readProxies(env: Env): Proxies {
  const text = textOf(env, 'TRUST_PROXY')?.toLowerCase()
  if (text === undefined || ['0', 'false', 'no', 'off'].includes(text)) return false
  if (['1', 'true', 'yes', 'on'].includes(text)) return 1
  const proxies = /^[2-9]$/.test(text) ? Number(text) : proxiesIn(text)
  if (proxies !== undefined) return proxies
  throw new SettingError(
    `TRUST_PROXY: must be 0 to 9 or ranges such as "10.0.0.0/8,2001:db8::/32", not "${text}".`,
  )
}

/** "9464", or with the address to listen on "10.0.0.5:9464"; the default is loopback, because anybody may read it (RUN-10). */
function readMetrics(env: Env): Settings['metrics'] {
  const text = textOf(env, 'METRICS_PORT')
  if (text === undefined) return undefined
  const [, host = '127.0.0.1', digits] = /^(?:(\S+):)?(\d{1,5})$/.exec(text) ?? []
  if (digits === undefined || Number(digits) > 65_535) {
    throw new SettingError(`METRICS_PORT: must be a port or ADDRESS:PORT, not "${text}".`)
  }
  return { host: host.replace(/^\[|\]$/g, ''), port: Number(digits) }
}

function readInteger(env: Env, name: string, otherwise: number, least: number, most: number): number {
  const text = textOf(env, name)
  if (text === undefined) return otherwise
  const number = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN
  if (!(number >= least && number <= most)) {
    throw new SettingError(`${name}: must be a whole number from ${least} to ${most}, not "${text}".`)
  }
  return number
}

/** A setting's text; empty is unset. */
function textOf(env: Env, name: string): string | undefined {
  return env[name]?.trim() || undefined
}
