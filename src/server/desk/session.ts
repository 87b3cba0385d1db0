import { createHash, randomBytes, randomInt } from 'node:crypto'
import type { Infer } from 'superstruct'
import { DESK_ROOT, type DeskSession, type enrolDesk } from '#contract/desk'
import { tidy } from '#domain/text'
import { storeSummary } from '../directory/services.ts'
import { type CallingDesk, Reply } from '../http/answers.ts'
import { Refusal, refusal } from '../http/refusal.ts'
import type { ServerKeys } from '../keys/keys.ts'
import type { Client, Limits } from '../limits/limits.ts'
import { type Desk, type DeskInvitation, pinTriesLeft } from '../store/desks.ts'
import type { Store } from '../store/store.ts'
import { hashOfPin, isPin, isSimplePin, keyIdOfPin } from './pin.ts'

export type SessionDeps = {
  store: Store
  keys: ServerKeys
  limits: Limits
  isHttps: (request: Request) => boolean
}

/** The cookie of a session, which only calls of the counter carry. */
export const DESK_COOKIE = 'desk'
/** Browsers keep a cookie for at most 400 days; each unlocking sets it anew. */
const COOKIE_DAYS = 400

const SECRET_BYTES = 32
const ID_LETTERS = '23456789bcdfghjkmnpqrtvwxyz'
const ID_LENGTH = 6

/** A secret of an invitation or a session: 256 random bits. */
export function newDeskSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url')
}

/** What is kept of such a secret. It is random, so that a plain hash cannot be reversed. */
export function hashOfDeskSecret(secret: string): string {
  return createHash('sha256').update(secret, 'utf8').digest('hex')
}

/** Who did something, as the audit and the statuses have it. */
export function nameOfDesk({ id }: Pick<Desk, 'id'>): string {
  return `desk ${id}`
}

/** Looks at an invitation without using it up. Throws Refusal. */
export async function readInvitation({ store, limits }: SessionDeps, invitation: string, client: Client) {
  const hash = hashOfDeskSecret(invitation)
  const charges = limits.charges('invitations', client)
  const found = await limits.lookAt(charges, () => store.deskInvitation(hash))
  if (!found) throw invitationOver()
  return { hash, found, summary: await summaryOf(store, found) }
}

/** Enrols the browser that calls, and answers its session with the cookie (DESK-01). Throws Refusal. */
export async function enrolBrowser(
  deps: SessionDeps,
  { invitation, pin, name = '' }: Infer<typeof enrolDesk.body>,
  { client, request }: { client: Client; request: Request },
): Promise<Reply<{ session: DeskSession }>> {
  const { store, keys } = deps
  const { hash } = await readInvitation(deps, invitation, client)
  if (isSimplePin(pin)) throw refusal(400, 'pinTooSimple', 'This PIN is guessed too soon.', 'pin')
  const secret = newDeskSecret()
  const desk = await store.enrolDesk(hash, {
    id: Array.from({ length: ID_LENGTH }, () => ID_LETTERS[randomInt(ID_LETTERS.length)]).join(''),
    sessionHash: hashOfDeskSecret(secret),
    pin: await hashOfPin(keys, pin),
    name: tidy(name) || undefined,
  })
  if (!desk) throw invitationOver()
  await store.addAudit({
    who: nameOfDesk(desk),
    action: 'desk.enrol',
    visits: [],
    about: { location: desk.locationId, name: desk.name },
  })
  return withCookie(await sessionOf(store, desk, desk.seenAt), secret, deps.isHttps(request))
}

/** The session as the page shows it. `now`: epoch milliseconds. Throws Refusal. */
export async function sessionOf(store: Store, desk: Desk, now: number): Promise<{ session: DeskSession }> {
  const { id, name, isLocked, waitsUntil } = desk
  return {
    session: {
      desk: { id, name },
      store: await summaryOf(store, desk),
      isLocked,
      triesLeft: pinTriesLeft(desk, now),
      waitSeconds: Math.max(0, Math.ceil((waitsUntil - now) / 1000)),
    },
  }
}

/** Locks a desk. */
export async function lock(store: Store, { desk, now }: CallingDesk): Promise<{ session: DeskSession }> {
  await store.lockDesk(desk.id)
  return sessionOf(store, { ...desk, isLocked: true }, now)
}

/** Unlocks a desk with its PIN, and gives it a new session (DESK-01). Throws Refusal. */
export async function unlock(
  deps: SessionDeps,
  pin: string,
  { calling: { desk, sessionHash, now }, request }: { calling: CallingDesk; request: Request },
): Promise<Reply<{ session: DeskSession }>> {
  const { store, keys } = deps
  const tried = await store.takePinTry(desk.id)
  if (tried.outcome === 'wait') throw pinWait(tried.desk.waitsUntil - tried.now)
  const who = nameOfDesk(desk)
  if (!(await isPin(keys, pin, desk.pin))) {
    const { wrongPins, waitsUntil } = tried.desk
    await store.addAudit({ who, action: 'desk.wrongPin', visits: [], about: { wrongPins } })
    if (waitsUntil > 0) throw pinWait(waitsUntil - now)
    throw refusalWith(403, 'wrongPin', 'This PIN is not right.', [pinTriesLeft(tried.desk, now)])
  }
  const secret = newDeskSecret()
  const hashes = { former: sessionHash, next: hashOfDeskSecret(secret) }
  // The key under which the PIN was kept can be retired once every counter has given its PIN under the newest.
  const isOfNewest = keyIdOfPin(desk.pin) === keys.codeKeys[0].keyId
  const anew = isOfNewest ? {} : { pin: await hashOfPin(keys, pin) }
  const unlocked = await store.unlockDesk(desk.id, { ...hashes, ...anew })
  await store.addAudit({ who, action: 'desk.unlock', visits: [], about: {} })
  return withCookie(await sessionOf(store, unlocked, now), secret, deps.isHttps(request))
}

async function summaryOf(store: Store, { businessName, locationId }: DeskInvitation) {
  const location = await store.location(businessName, locationId)
  if (!location) throw refusal(404, 'unknownLocation', 'There is no such location.')
  return storeSummary(location)
}

function withCookie<Data>(data: Data, secret: string, isHttps: boolean): Reply<Data> {
  const maxAge = COOKIE_DAYS * 24 * 60 * 60
  const attributes = `Path=${DESK_ROOT}; Max-Age=${maxAge}; HttpOnly; SameSite=Strict${isHttps ? '; Secure' : ''}`
  return new Reply(data, {}, { 'set-cookie': `${DESK_COOKIE}=${secret}; ${attributes}` })
}

function invitationOver(): Refusal {
  return refusal(
    403,
    'invitationOver',
    'This invitation is not known, was used, or is older than 15 minutes.',
  )
}

function pinWait(ms: number): Refusal {
  const seconds = Math.max(1, Math.ceil(ms / 1000))
  const { status, errors } = refusalWith(403, 'pinWait', 'Too many wrong PINs. Wait and try again.', [
    seconds,
  ])
  return new Refusal(status, errors, { 'retry-after': String(seconds) })
}

function refusalWith(
  status: number,
  key: 'wrongPin' | 'pinWait',
  message: string,
  values: number[],
): Refusal {
  return new Refusal(status, [{ key, message, values, field: 'pin' }])
}
