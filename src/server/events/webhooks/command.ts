import { LOCATION_ID } from '#contract/vocabulary'
import { DAY_MS } from '#domain/time-units'
import { counted } from '../../directory/import-report.ts'
import { misused, readVerb, readWords, refuseMore } from '../../running/command-words.ts'
import { isLoopback, SettingError } from '../../settings.ts'
import type { Store } from '../../store/store.ts'
import type { DeliveryCounts, FailedMessage, Webhook } from '../../store/webhook-store.ts'
import { CursorProblem, openCursors, START } from '../cursors.ts'
import { eventFacts } from '../event-lines.ts'
import { checkLocations } from '../known-locations.ts'
import type { Exported } from '../visit-lines.ts'
import { isTaken, type Post, post as postJson } from './post.ts'
import { newSigningSecret, openSecrets, sealSecrets, signedHeaders } from './secrets.ts'

const USAGE =
  'npm run webhooks -- add NAME URL [--location ID]... [--after start|CURSOR] | list | test NAME | rotate NAME | retry NAME | enable NAME [--after start|CURSOR] | disable NAME | remove NAME'
const NAME = /^[a-z0-9][a-z0-9_.-]{0,63}$/

type Data = Pick<Exported, 'store' | 'keys'> & { now: number; post?: Post }

/** Adds, lists, tries and ends webhooks, and changes their secrets (FEED-08). A secret is printed once. Throws SettingError. */
export async function runWebhooks(data: Data, words: string[], say: (line: string) => void): Promise<void> {
  const { positionals, values } = readWords({ args: words, allowPositionals: true, options: OPTIONS }, USAGE)
  const verb = readVerb(positionals[0], VERBS, USAGE)
  if (values.location !== undefined && verb !== 'add') throw misused('--location goes with add alone.', USAGE)
  if (values.after !== undefined && verb !== 'add' && verb !== 'enable')
    throw misused('--after goes with add and enable alone.', USAGE)
  refuseMore(positionals.slice({ list: 1, add: 3 }[verb as string] ?? 2), USAGE)
  if (verb === 'list') return list(data.store, say)
  const [, name, url] = positionals
  if (name === undefined) throw misused(`${verb} needs a NAME.`, USAGE)
  if (verb === 'add') {
    if (url === undefined) throw misused('add needs a URL.', USAGE)
    return add(data, { name, url, ...values }, say)
  }
  const webhook = (await data.store.webhooks()).find((one) => one.name === name)
  if (!webhook) throw new SettingError(`There is no webhook ${name}.`)
  if (verb === 'test') return test(data, webhook, say)
  if (verb === 'rotate') return rotate(data, webhook, say)
  if (verb === 'retry') return retry(data, webhook, say)
  if (verb === 'enable') return enable(data, webhook, values.after, say)
  if (verb === 'disable') await data.store.disableWebhook(name, 'by command')
  else await data.store.removeWebhook(name)
  say(`${name} ${verb}d`)
}

const VERBS = ['add', 'list', 'test', 'rotate', 'retry', 'enable', 'disable', 'remove'] as const
const OPTIONS = { location: { type: 'string', multiple: true }, after: { type: 'string' } } as const

type Wanted = { name: string; url: string; location?: string[] | undefined; after?: string | undefined }

async function add(
  data: Data,
  { name, url, location, after }: Wanted,
  say: (line: string) => void,
): Promise<void> {
  if (!NAME.test(name)) throw new SettingError('A name has small letters, digits, "-", "_" and ".".')
  if (!isFit(url))
    throw new SettingError(
      'The address must begin with https:// and hold no user name; http:// is for this machine alone.',
    )
  const wrong = location?.find((id) => !LOCATION_ID.test(id))
  if (wrong !== undefined) throw new SettingError(`--location: "${wrong}" is no id of a location.`)
  await checkLocations(data.store, location ?? [])
  const secret = newSigningSecret()
  const secrets = sealSecrets(data.keys.dataKeys, name, [{ secret }])
  const number = await placeOf(data.store, after)
  if (!(await data.store.addWebhook({ name, url, secrets, locations: location ?? null, number }))) {
    throw new SettingError(`There is a webhook ${name}.`)
  }
  say(secret)
  say(
    'This is the only time that the secret is shown. It proves to the endpoint that a message is from here.',
  )
}

function isFit(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username, password } = new URL(text)
  return (
    username + password === '' && (protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname)))
  )
}

/** The number of the event after which it begins: the newest, unless a cursor is given. */
async function placeOf(store: Store, after: string | undefined): Promise<number> {
  if (after === undefined) return store.lastEventNumber()
  return (await openCursors(store)).read(after).catch((error: unknown) => {
    throw error instanceof CursorProblem ? new SettingError(`--after: ${error.message}`) : error
  })
}

/** Failed messages that the list names of each webhook. */
const MOST_NAMED = 5

async function list(store: Store, say: (line: string) => void): Promise<void> {
  const webhooks = await store.webhooks()
  const counts = await store.countDeliveries()
  const cursors = await openCursors(store)
  for (const webhook of webhooks) {
    const { name, url, locations, number } = webhook
    const where = locations === null ? 'all locations' : locations.join(', ')
    const count = counts.get(name) ?? { left: 0, failing: 0, refused: 0 }
    const place = number === 0 ? START : cursors.write(number)
    say(`${name}  ${url}  ${where}  ${stateOf(webhook, count)}  ${count.left} to deliver  at ${place}`)
    const failed = await store.failedMessages(name, MOST_NAMED)
    for (const one of failed) say(`  ${describe(one, webhook)}`)
    const more = count.failing + count.refused - failed.length
    if (more > 0) say(`  and ${more} more`)
  }
  if (webhooks.length === 0) say('There are no webhooks.')
}

function stateOf(
  { failingSince, disabledAt, disabledFor }: Webhook,
  { failing, refused }: DeliveryCounts,
): string {
  const set = refused === 0 ? [] : [`${refused} refused`]
  if (disabledAt !== null) return [`disabled ${written(disabledAt)} (${disabledFor})`, ...set].join('  ')
  if (failingSince !== null) return [`failing since ${written(failingSince)} (${failing})`, ...set].join('  ')
  return refused === 0 ? 'well' : set.join()
}

function describe(
  { event, failedAt, attempts, problem, nextAt }: FailedMessage,
  { disabledAt }: Webhook,
): string {
  const waits = disabledAt === null ? `next attempt ${written(nextAt ?? 0)}` : 'waits until it is enabled'
  const next = nextAt === null ? 'refused, not sent again' : waits
  const { id, type } = eventFacts(event)
  return `${id}  ${type}  failing since ${written(failedAt)}  ${counted(attempts, 'attempt')}  ${problem}  ${next}`
}

function written(instant: number): string {
  return new Date(instant).toISOString()
}

async function test(
  { keys, now, post = postJson }: Data,
  webhook: Webhook,
  say: (line: string) => void,
): Promise<void> {
  const body = JSON.stringify({ type: 'webhook.test', timestamp: new Date(now).toISOString(), data: {} })
  const headers = signedHeaders(openSecrets(keys.dataKeys, webhook), { id: `test-${now}`, now, body })
  const posted = await post(webhook.url, headers, body)
  if ('problem' in posted) throw new SettingError(`${webhook.name} does not answer (${posted.problem}).`)
  if (!isTaken(posted)) throw new SettingError(`${webhook.name} refuses messages (status ${posted.status}).`)
  say(`${webhook.name} answered ${posted.status}`)
}

async function retry(
  { store }: Data,
  { name, disabledAt }: Webhook,
  say: (line: string) => void,
): Promise<void> {
  const { refused, waiting } = await store.retryFailed(name)
  const when = disabledAt === null ? 'sent again now' : `sent again once ${name} is enabled`
  say(`${refused + waiting === 1 ? '1 message is' : `${refused + waiting} messages are`} ${when}`)
  if (refused > 0 && waiting > 0) say(`  ${refused} refused, ${waiting} that waited for another attempt`)
}

/** The secret before signs beside the new one for a day. */
async function rotate(
  { store, keys, now }: Data,
  webhook: Webhook,
  say: (line: string) => void,
): Promise<void> {
  const known = openSecrets(keys.dataKeys, webhook).filter(({ until }) => until === undefined || until > now)
  const secret = newSigningSecret()
  const former = known.map((one) => ({ ...one, until: one.until ?? now + DAY_MS }))
  await store.setWebhookSecrets(
    webhook.name,
    sealSecrets(keys.dataKeys, webhook.name, [{ secret }, ...former]),
  )
  say(secret)
  say('The secret before signs beside it for 24 hours.')
}

/** Goes on after what was left to deliver first, unless a cursor is given. */
async function enable(
  { store }: Data,
  { name, number }: Webhook,
  after: string | undefined,
  say: (line: string) => void,
): Promise<void> {
  const from =
    after === undefined
      ? ((await store.firstUndelivered(name)) ?? number + 1) - 1
      : await placeOf(store, after)
  await store.enableWebhook(name, from)
  say(`${name} enabled`)
}
