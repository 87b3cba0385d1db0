import { toString as drawn } from 'qrcode'
import { DESK_PAGE, LONGEST_DESK_NAME } from '#contract/desk'
import { BUSINESS_NAMES } from '#contract/vocabulary'
import { tidy } from '#domain/text'
import { misused, readVerb, readWords, refuseMore } from '../running/command-words.ts'
import { SettingError } from '../settings.ts'
import type { Desk } from '../store/desks.ts'
import type { Store } from '../store/store.ts'
import { hashOfDeskSecret, newDeskSecret } from './session.ts'

const USAGE = 'npm run desk -- invite LOCATION [--name "Front counter"] | list [LOCATION] | revoke ID'

/** What the command runs with; `origin`: where the counter's browser finds this product. */
type Surroundings = { origin: string; say: (line: string) => void }

/** Invites, lists and revokes desks (DESK-01). An invitation is shown once, as a link and as a QR code. Throws SettingError. */
export async function runDesk(store: Store, words: string[], { origin, say }: Surroundings): Promise<void> {
  const options = { name: { type: 'string' } } as const
  const { positionals, values } = readWords({ args: words, allowPositionals: true, options }, USAGE)
  const verb = readVerb(positionals[0], ['invite', 'list', 'revoke'], USAGE)
  if (verb !== 'invite' && values.name !== undefined) throw misused('--name goes with invite alone.', USAGE)
  refuseMore(positionals.slice(2), USAGE)
  const [, subject = ''] = positionals
  if (verb === 'list') return list(store, subject, say)
  if (subject === '') throw misused(`${verb} needs ${verb === 'invite' ? 'a LOCATION' : 'an ID'}.`, USAGE)
  if (verb === 'invite') return invite(store, { locationId: subject, name: values.name }, { origin, say })
  if (!(await store.revokeDesk(subject))) throw new SettingError(`There is no desk ${subject}.`)
  say(`${subject} revoked`)
}

async function invite(
  store: Store,
  { locationId, name = 'Counter' }: { locationId: string; name?: string | undefined },
  { origin, say }: Surroundings,
): Promise<void> {
  const location = await locationOf(store, locationId)
  if (!location) throw unknownLocation(locationId)
  const shown = tidy(name)
  if (shown === '' || shown.length > LONGEST_DESK_NAME)
    throw new SettingError(`--name must have 1 to ${LONGEST_DESK_NAME} characters.`)
  const secret = newDeskSecret()
  const { businessName } = location
  await store.inviteDesk(hashOfDeskSecret(secret), { name: shown, businessName, locationId })
  const link = `${origin}${DESK_PAGE}#${secret}`
  say(
    `${location.vanityName ?? location.legalName ?? locationId}: open this within 15 minutes in the counter's browser. It works once.`,
  )
  say(link)
  say(await drawn(link, { type: 'terminal', small: true, errorCorrectionLevel: 'L' }))
}

function unknownLocation(id: string): SettingError {
  return new SettingError(`The directory has no location ${id}.`)
}

async function locationOf(store: Store, id: string) {
  for (const businessName of BUSINESS_NAMES) {
    const location = await store.location(businessName, id)
    if (location) return location
  }
  return undefined
}

async function list(store: Store, locationId: string, say: (line: string) => void): Promise<void> {
  const desks = (await store.desks()).filter((one) => locationId === '' || one.locationId === locationId)
  if (locationId !== '' && desks.length === 0 && !(await locationOf(store, locationId)))
    throw unknownLocation(locationId)
  for (const desk of desks) say(describe(desk))
  if (desks.length === 0) say('There are no desks.')
}

function describe({ id, name, businessName, locationId, madeAt, seenAt, revokedAt }: Desk): string {
  const [made, seen] = [madeAt, seenAt].map(
    (instant) => new Date(instant).toISOString().slice(0, 19).replace('T', ' '), // TIME-06
  )
  const state = revokedAt === null ? `seen ${seen} UTC` : 'revoked'
  return `${id}  ${businessName} ${locationId}  ${name}  enrolled ${made} UTC  ${state}`
}
