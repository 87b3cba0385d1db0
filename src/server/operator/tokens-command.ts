import { LOCATION_ID } from '#contract/vocabulary'
import { DAY_MS } from '#domain/time-units'
import { checkLocations } from '../events/known-locations.ts'
import { misused, readVerb, readWords, refuseMore } from '../running/command-words.ts'
import { SettingError } from '../settings.ts'
import type { Store } from '../store/store.ts'
import { hashOfSecret, newSecret } from './tokens.ts'

const USAGE =
  'npm run tokens -- add NAME --scope read|write [--location ID]... [--days 365] | list | revoke NAME'
const NAME = /^[a-z0-9][a-z0-9_.-]{0,63}$/
const USUAL_DAYS = 365
const MOST_DAYS = 3660

/** Makes, lists and revokes tokens of the operator's API (FEED-10). The secret of a new one is printed once. Throws SettingError. */
export async function runTokens(store: Store, words: string[], say: (line: string) => void): Promise<void> {
  const { positionals, values } = readWords({ args: words, allowPositionals: true, options: OPTIONS }, USAGE)
  const verb = readVerb(positionals[0], ['add', 'list', 'revoke'], USAGE)
  const [option] = Object.keys(values)
  if (verb !== 'add' && option !== undefined) throw misused(`--${option} goes with add alone.`, USAGE)
  refuseMore(positionals.slice(verb === 'list' ? 1 : 2), USAGE)
  if (verb === 'list') return listTokens(store, say)
  const [, name] = positionals
  if (name === undefined) throw misused(`${verb} needs a NAME.`, USAGE)
  if (verb === 'add') return addToken(store, name, values, say)
  if (!(await store.removeToken(name))) throw new SettingError(`There is no token ${name}.`)
  say(`${name} revoked`)
}

const OPTIONS = {
  scope: { type: 'string' },
  location: { type: 'string', multiple: true },
  days: { type: 'string' },
} as const

type Wanted = { scope?: string | undefined; location?: string[] | undefined; days?: string | undefined }

async function addToken(
  store: Store,
  name: string,
  { scope, location, days = String(USUAL_DAYS) }: Wanted,
  say: (line: string) => void,
): Promise<void> {
  if (scope !== 'read' && scope !== 'write')
    throw misused(`--scope must be read or write${scope === undefined ? '' : `, not "${scope}"`}.`, USAGE)
  if (!NAME.test(name)) throw new SettingError('A name has small letters, digits, "-", "_" and ".".')
  const wrong = location?.find((id) => !LOCATION_ID.test(id))
  if (wrong !== undefined) throw new SettingError(`--location: "${wrong}" is no id of a location.`)
  const lifetime = /^[1-9]\d{0,3}$/.test(days) ? Number(days) : Number.NaN
  if (!(lifetime <= MOST_DAYS)) throw new SettingError(`--days must be a number from 1 to ${MOST_DAYS}.`)
  await checkLocations(store, location ?? [])
  const secret = newSecret()
  const token = { name, hash: hashOfSecret(secret), scope, locations: location ?? null } as const
  if (!(await store.addToken(token, lifetime * DAY_MS))) {
    throw new SettingError(`There is a token ${name}. Revoke it first, or choose another name.`)
  }
  say(secret)
  say('This is the only time that the token is shown. It goes into the header: Authorization: Bearer TOKEN')
}

async function listTokens(store: Store, say: (line: string) => void): Promise<void> {
  const tokens = await store.tokens()
  const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, 10)
  for (const { name, scope, locations, expiresAt, usedAt } of tokens) {
    const where = locations === null ? 'all locations' : locations.join(', ')
    const used = usedAt === null ? 'never used' : `used ${dayOf(usedAt)}`
    say(`${name}  ${scope}  ${where}  expires ${dayOf(expiresAt)}  ${used}`)
  }
  if (tokens.length === 0) say('There are no tokens.')
}
