import { createHash, randomBytes } from 'node:crypto'
import { OPERATOR_ROOT } from '#contract/operator'
import { MINUTE_MS } from '#domain/time-units'
import type { Api } from '../http/answers.ts'
import { Refusal, refusal } from '../http/refusal.ts'
import type { Store } from '../store/store.ts'
import type { OperatorToken } from '../store/tokens.ts'

/** What a secret begins with, so that one that leaks is recognised. */
const PREFIX = 'hss_'
const SECRET = /^hss_[A-Za-z0-9_-]{43}$/
const ANYWHERE = /hss_[A-Za-z0-9_-]{43}/
/** Names under which programs put secrets into an address. */
const IN_ADDRESS =
  /^(filter\.)?(access[-_]?token|api[-_]?key|apikey|auth(orization)?|bearer|key|password|secret|token)$/i
/** The last use of a token is written at most so often. */
const USED_EVERY_MS = MINUTE_MS

/** A new secret: 256 random bits. */
export function newSecret(): string {
  return `${PREFIX}${randomBytes(32).toString('base64url')}`
}

/** What is kept of a secret. It is random, so that a plain hash cannot be reversed. */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret, 'utf8').digest('hex')
}

/** Lets only calls with a token reach the operator's API (FEED-10): 401 without a valid one, 403 for a change with one that only reads. */
export function guardOperator(app: Api, { store, clock }: { store: Store; clock: () => number }): void {
  const usedAt = new Map<string, number>()
  app.use(`${OPERATOR_ROOT}/*`, async (c, next) => {
    const { env } = c
    env.route = OPERATOR_ROOT
    if (hasSecret(new URL(c.req.url))) {
      throw refusal(
        400,
        'tokenInAddress',
        'A token belongs into the Authorization header. Revoke this one: addresses are logged.',
      )
    }
    const secret = secretIn(c.req.header('authorization'))
    const charges = env.limits.charges('tokens', env.client)
    const found = await env.limits.lookAt(charges, async () => {
      return SECRET.test(secret) ? store.tokenOfHash(hashOfSecret(secret)) : undefined
    })
    if (!found) throw unauthorized('tokenUnknown', 'This token is not known.')
    if (found.isExpired) throw unauthorized('tokenExpired', 'This token has expired.')
    const { token } = found
    if (token.scope === 'read' && c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      throw refusal(403, 'tokenScope', 'This token may only read.')
    }
    if (clock() - (usedAt.get(token.name) ?? 0) >= USED_EVERY_MS) {
      usedAt.set(token.name, clock())
      await store.markTokenUsed(token.name)
    }
    env.token = token
    return next()
  })
}

/** Whether an address holds a token, under any name or in its path, or something under a name that means one. */
function hasSecret({ pathname, searchParams }: URL): boolean {
  const names = [...searchParams.keys()]
  const texts = [pathname, ...names, ...searchParams.values()]
  return names.some((name) => IN_ADDRESS.test(name)) || texts.some((text) => ANYWHERE.test(text))
}

function secretIn(authorization: string | undefined): string {
  const [, secret] = /^Bearer +(\S+)$/i.exec(authorization ?? '') ?? []
  if (secret === undefined)
    throw unauthorized('tokenMissing', 'Send the token as Authorization: Bearer TOKEN.')
  return secret
}

function unauthorized(key: 'tokenMissing' | 'tokenUnknown' | 'tokenExpired', message: string): Refusal {
  return new Refusal(401, [{ key, message }], { 'www-authenticate': 'Bearer realm="operator"' })
}

/** Who did something, as the audit has it. */
export function nameOfToken({ name }: OperatorToken): string {
  return `token ${name}`
}

/** Whether a token may see what happens at a location; null: at none that is known. */
export function maySee({ locations }: OperatorToken, locationId: string | null): boolean {
  return locations === null || (locationId !== null && locations.includes(locationId))
}
