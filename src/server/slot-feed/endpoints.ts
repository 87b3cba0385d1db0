import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { SlotManifest } from '#contract/slot-feed'
import { FEED_MAX_AGE, MANIFEST_PATH, SLOT_FEED_PATH } from '#contract/slot-feed'
import { MINUTE_MS } from '#domain/time-units'
import type { Booking } from '../booking/endpoints.ts'
import type { ClinicDirectory } from '../clinics/clinic-directory.ts'
import type { Content } from '../content/source.ts'
import { type Api, isKnown, refuseMethod } from '../http/answers.ts'
import { ownOrigin, type Trust } from '../http/client.ts'
import { chosenEncoding } from '../http/compress.ts'
import { refusal } from '../http/refusal.ts'
import type { Store } from '../store/store.ts'
import { type FeedSchedule, type FeedState, feedStates } from './feed-files.ts'
import { capacityTaken, createSlotReader, feedBegins, takenOf } from './feed-slots.ts'
import { createMenuReader } from './menu.ts'
import { locationResource, scheduleResource, slotWriter } from './resources.ts'

export type FeedDeps = Pick<Booking, 'directory'> & {
  store: Pick<Store, 'taken'>
  clock: () => number
  settings: Trust
  clinics: () => Promise<ClinicDirectory>
  content: Content
}

const FEED = `${SLOT_FEED_PATH}/*`
const FILE = /^\/(locations|schedules|slots)\/([A-Z]{2})(?:-([1-9]\d{0,4}))?\.ndjson$/
/** Resources that are written at once: others are answered between. */
const AT_ONCE = 500
/** Changes when the resources are written in another way. */
const FORM = 6

/** One answer of the feed, before it is written; `says` changes with it. */
type Answer = { type: string; says: unknown; lines: () => Iterable<string> }
type Ask = {
  deps: FeedDeps
  states: ReadonlyMap<string, FeedState>
  version: string
  origin: string
  now: number
}

/** Publishes the free and taken times of vaccines as FHIR R4 (SMART Scheduling Links). */
export function serveSlotFeed(app: Api, deps: FeedDeps): void {
  const statesOf = rememberStates()
  const readMenu = createMenuReader()
  app.get(FEED, async (c) => {
    c.env.route = FEED
    const { client, limits, traffic } = c.env
    limits.spend('feed', client)
    return traffic.enter('feed', client.origin, async () => {
      const [directory, clinics] = [await deps.directory(), await deps.clinics()]
      const origin = deps.settings.publicUrl ?? ownOrigin(c.req.raw, deps.settings)
      const menu = await readMenu(directory, deps.content)
      const states = await statesOf(directory, clinics, menu)
      const version = JSON.stringify([clinics.version, ...menu])
      const ask: Ask = { deps, states, version, origin, now: deps.clock() }
      const path = c.req.path.replace('%24', '$')
      const answer = path === MANIFEST_PATH ? manifest(ask) : await fileAt(path, ask)
      if (!answer) throw refusal(404, 'notFound', 'There is nothing at this address.')
      return responseOf(c.req.raw, answer, {
        vary: ['Accept-Encoding', ...originHeaders(deps.settings)].join(', '),
        about: [FORM, ask.version, origin, path],
      })
    })
  })
  app.all(FEED, (c) => refuseMethod(c, FEED, 'GET'))
}

/** The files of a directory and a menu are worked out once; `menu` is the same object while it says the same. */
function rememberStates(): typeof feedStates {
  let known: { of: Parameters<typeof feedStates>; states: ReturnType<typeof feedStates> } | undefined
  return (...of) => {
    if (!known?.of.every((one, index) => one === of[index])) known = { of, states: feedStates(...of) }
    return known.states
  }
}

/** Headers that the links of the feed follow: without PUBLIC_URL they are of the requested host, so a cache must not answer another host with them. */
function originHeaders({ publicUrl, trustProxy }: Trust): string[] {
  if (publicUrl !== undefined) return []
  return trustProxy ? ['Host', 'X-Forwarded-Host', 'X-Forwarded-Proto'] : ['Host']
}

function manifest({ states, origin, now }: Ask): Answer {
  const output: SlotManifest['output'] = [...states].flatMap(([code, { parts }]) => {
    const at = (path: string) => `${origin}${SLOT_FEED_PATH}/${path}.ndjson`
    const extension = { state: [code] }
    return [
      { type: 'Location', url: at(`locations/${code}`), extension },
      { type: 'Schedule', url: at(`schedules/${code}`), extension },
      ...parts.map((_, index) => ({
        type: 'Slot' as const,
        url: at(`slots/${code}-${index + 1}`),
        extension,
      })),
    ]
  })
  const transactionTime = new Date(Math.floor(now / MINUTE_MS) * MINUTE_MS).toISOString()
  const body: SlotManifest = { transactionTime, request: origin + MANIFEST_PATH, output, error: [] }
  return { type: 'application/json', says: transactionTime, lines: () => [JSON.stringify(body)] }
}

async function fileAt(path: string, ask: Ask): Promise<Answer | undefined> {
  const [, kind, code = '', part] = FILE.exec(path.slice(SLOT_FEED_PATH.length)) ?? []
  const state = ask.states.get(code)
  if (!state || (kind === 'slots') !== (part !== undefined)) return undefined
  if (kind === 'locations')
    return resources(state.locations.map((location) => locationResource(location, ask.origin)))
  if (kind === 'schedules') return resources(state.schedules.map(scheduleResource))
  const schedules = state.parts[Number(part) - 1]
  return schedules && slots(schedules, ask)
}

function resources(all: readonly object[]): Answer {
  return { type: NDJSON, says: null, lines: () => all.map(lineOf) }
}

async function slots(schedules: readonly FeedSchedule[], { deps, origin, now }: Ask): Promise<Answer> {
  const taken = await takenOf(deps.store, schedules, now)
  const slotsOf = createSlotReader(capacityTaken(taken), now)
  function* lines() {
    for (const schedule of schedules) {
      const write = slotWriter(schedule, origin)
      for (const slot of slotsOf(schedule)) yield write(slot)
    }
  }
  return { type: NDJSON, says: [feedBegins(now), taken], lines }
}

const NDJSON = 'application/fhir+ndjson'

function lineOf(resource: object): string {
  return `${JSON.stringify(resource)}\n`
}

/** The answer, written while it is sent; 304 when the client has it already. */
function responseOf(
  request: Request,
  { type, says, lines }: Answer,
  { vary, about }: { vary: string; about: unknown },
): Response {
  const hash = createHash('sha256').update(JSON.stringify([about, says]))
  const headers: Record<string, string> = {
    'content-type': type,
    'cache-control': `public, max-age=${FEED_MAX_AGE}`,
    etag: `W/"${hash.digest('base64url').slice(0, 22)}"`,
    vary,
  }
  if (isKnown(request, headers['etag'] ?? '')) return new Response(null, { status: 304, headers })
  const body = streamOf(lines())
  if (type !== NDJSON || !chosenEncoding(request, ['gzip'])) return new Response(body, { headers })
  const zipped = body.pipeThrough(new CompressionStream('gzip'))
  return new Response(zipped, { headers: { ...headers, 'content-encoding': 'gzip' } })
}

/** UTF-8 of the lines, no faster than it is read, and some at a time. */
function streamOf(lines: Iterable<string>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const rest = lines[Symbol.iterator]()
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      await nextTurn()
      let text = ''
      for (let count = 0; count < AT_ONCE; count += 1) {
        const next = rest.next()
        if (next.done) break
        text += next.value
      }
      if (text === '') controller.close()
      else controller.enqueue(new Uint8Array(Buffer.from(text)))
    },
  })
}
