import { createHmac, randomBytes } from 'node:crypto'
import { DAY_MS } from '#domain/time-units'
import type { Proxies } from './proxies.ts'
import { refusal } from './refusal.ts'

/** Whose headers count: those of a proxy only when it is trusted. */
export type Trust = { trustProxy: Proxies; publicUrl: string | undefined }

/** Whether the guest's side of the connection is https. */
export function cameOverHttps(request: Request, { trustProxy }: Trust): boolean {
  const forwarded = trustProxy ? forwardedHeader(request.headers, 'x-forwarded-proto') : undefined
  return forwarded === undefined ? request.url.startsWith('https:') : forwarded === 'https'
}

/** Refuses (403) what a page of another origin sends; a program that sends neither header is served. */
export function refuseCrossSite(request: Request, trust: Trust): void {
  const site = request.headers.get('sec-fetch-site')
  const origin = request.headers.get('origin')
  const foreignSite = site !== null && site !== 'same-origin' && site !== 'none'
  const foreignOrigin = origin !== null && !ownOrigins(request, trust).includes(origin)
  if (foreignSite || foreignOrigin) {
    throw refusal(403, 'crossSite', 'This call can be made from its own pages only.')
  }
}

function ownOrigins(request: Request, trust: Trust): string[] {
  return [ownOrigin(request, trust), ...(trust.publicUrl ? [trust.publicUrl] : [])]
}

/** Scheme, host and port that the guest's side used: the proxy's words when it is trusted and they make an address. */
export function ownOrigin(request: Request, trust: Trust): string {
  const { host } = new URL(request.url)
  const forwarded = trust.trustProxy ? forwardedHeader(request.headers, 'x-forwarded-host') : undefined
  const protocol = cameOverHttps(request, trust) ? 'https' : 'http'
  const address = `${protocol}://${forwarded ?? host}`
  return new URL(URL.canParse(address) ? address : `${protocol}://${host}`).origin
}

function forwardedHeader(headers: Headers, name: string): string | undefined {
  return headers.get(name)?.split(',').at(-1)?.trim() || undefined
}

const SALT_LIVES_MS = DAY_MS
/** Names that are remembered: who asks once mostly asks again. */
const MOST_NAMES = 10_000

/** Gives client addresses a name for the log that means nothing after a day. */
export function createClientNames(clock: () => number): (address: string) => string {
  const names = new Map<string, string>()
  let salt = { bytes: randomBytes(32), until: 0 }
  return (address) => {
    const time = clock()
    if (time >= salt.until) {
      salt = { bytes: randomBytes(32), until: time + SALT_LIVES_MS }
      names.clear()
    }
    const known = names.get(address)
    if (known !== undefined) return known
    const name = createHmac('sha256', salt.bytes).update(address).digest('base64url').slice(0, 12)
    if (names.size >= MOST_NAMES) names.clear()
    names.set(address, name)
    return name
  }
}
