import type { NearestMeta } from '#contract/place-meta'
import type {
  PhysicalSearchQuery,
  SlotSearch,
  SlotSearchMeta,
  TimeslotsQuery,
  VirtualSearchQuery,
} from '#contract/providers'
import { RESERVATION_CODE, RESERVATION_HEADER } from '#contract/reservations'
import type { BusinessName } from '#contract/vocabulary'
import { storeName } from '#domain/store'
import type { Places } from '../address/places.ts'
import { elapsed } from '../clock.ts'
import type { Content } from '../content/source.ts'
import type { FindBenefitCode } from '../directory/benefit-codes.ts'
import type { BenefitCodeRecord } from '../directory/records.ts'
import type { Call } from '../http/answers.ts'
import { RawReply } from '../http/answers.ts'
import { refusal } from '../http/refusal.ts'
import { turnAfterConnections } from '../http/turns.ts'
import type { ServerKeys } from '../keys/keys.ts'
import type { Client } from '../limits/limits.ts'
import type { Store } from '../store/store.ts'
import type { Availabilities } from './availabilities.ts'
import type { Directory } from './directory.ts'
import type { LocalDays } from './needs.ts'
import { needsAt } from './needs.ts'
import { ownAppointments } from './own-time.ts'
import type { Provider } from './provider.ts'
import type { Found } from './slot-text.ts'
import { writeProvider } from './slot-text.ts'
import { refuseSwitchedOff } from './switched-off.ts'
import { teamSlots } from './team-slots.ts'
import { createPlaceFinder, listed, type Near, nearestBeyond, understand } from './where.ts'
import { readWindow } from './window.ts'

export type SearchDeps = {
  content: Content
  clock: () => number
  places: () => Promise<Pick<Places, 'meaningOf'>>
  directory: () => Promise<Directory>
  availabilities: Availabilities
  findBenefitCode: FindBenefitCode
  store: Pick<Store, 'followupOf'>
  keys: ServerKeys
}

type Answer = Promise<RawReply>
type Searches = {
  physical(call: Call<PhysicalSearchQuery, never>): Answer
  virtual(call: Call<VirtualSearchQuery, never>): Answer
  timeslots(call: Call<TimeslotsQuery, never>): Answer
}

/** Results and miles when a search does not say (API-42). */
const MOST_RESULTS = 50
const RADIUS = 50

const BEGIN = Buffer.from('{"data":{"appointmentTimeSlots":[')
const COMMA = Buffer.from(',')

/** What an answer has at most before it is compressed. */
const MOST_BYTES = 4 * 1024 * 1024
/** How long providers are written without a pause in which others are answered. */
const TURN_MS = 15

/** For a list that was cut: how many providers were found, and the warning that says so. */
type Cut = { total: number; warning: (count: number) => string }
const nearestAlone = (count: number) =>
  count === 1 ? 'Only the nearest location is listed.' : `Only the ${count} nearest locations are listed.`
const someAlone = (count: number) =>
  `Only ${count === 1 ? '1 provider is' : `${count} providers are`} listed.`

/** The part of a search that is the same for every provider. */
type Asked = { serviceIds: number[]; window: LocalDays; former: string | null; own: string[]; now: number }

/** The three slot searches (API-36 to API-41). */
export function createSearches(deps: SearchDeps): Searches {
  const { clock, availabilities } = deps
  const meaningOf = createPlaceFinder(deps.places)
  let lastTurn: Promise<void> = Promise.resolve()

  /** Resolves in a turn of the event loop in which no other search runs. */
  function nextTurn(): Promise<void> {
    lastTurn = lastTurn.then(turnAfterConnections)
    return lastTurn
  }

  async function ask({
    query,
    request,
  }: Pick<
    Call<{ serviceIds: string[]; startDate: string; endDate: string }, never>,
    'query' | 'request'
  >): Promise<{ directory: Directory; asked: Asked }> {
    const now = clock()
    const window = readWindow(query, now)
    const directory = await deps.directory()
    const serviceIds = [...new Set(query.serviceIds.map(Number))]
    if (!serviceIds.some((id) => directory.services.has(id))) {
      throw refusal(404, 'unknownService', 'There is no such service.', 'serviceIds')
    }
    await refuseSwitchedOff(deps.content, directory.services, serviceIds)
    const own = await ownAppointments(deps, request)
    return { directory, asked: { serviceIds, window, former: formerCode(request), own, now } }
  }

  /** Lists those found, in their order, until the answer is full; `cut` says how many there are when some are left out. */
  async function answer(found: readonly Found[], asked: Asked, cut: Cut, meta?: SlotSearchMeta): Answer {
    const all = await availabilities.of(
      found.map(({ provider }) => provider),
      asked.former,
      asked.own,
    )
    const pieces: Uint8Array[] = [BEGIN]
    let [bytes, count, turnBegan] = [0, 0, elapsed()]
    for (const [index, one] of found.entries()) {
      const availability = all[index]
      if (!availability) continue
      const own: Uint8Array[] = count > 0 ? [COMMA] : []
      writeProvider(own, one, availability, asked.window, asked.now)
      bytes += own.reduce((sum, { length }) => sum + length, 0)
      if (bytes > MOST_BYTES) break
      pieces.push(...own)
      count += 1
      if (elapsed() - turnBegan < TURN_MS) continue
      await nextTurn()
      turnBegan = elapsed()
    }
    if (count === 0 && bytes > MOST_BYTES) throw tooMuch()
    const warnings = count < cut.total ? `,"warnings":{"appointmentTimeSlots":["${cut.warning(count)}"]}` : ''
    const beside = meta === undefined ? '' : `,"meta":${JSON.stringify(meta)}`
    pieces.push(Buffer.from(`]},"errors":[]${beside}${warnings}}`))
    return new RawReply(Buffer.concat(pieces))
  }

  async function everyone(
    team: readonly Provider[],
    { serviceIds, window, former, own, now }: Asked,
  ): Answer {
    const all = await availabilities.of(team, former, own)
    const members = team.flatMap((provider, index) => {
      const availability = all[index]
      return availability ? [{ provider, availability }] : []
    })
    const entry = teamSlots(members, serviceIds, window, now)
    const data: SlotSearch = { appointmentTimeSlots: entry ? [entry] : [] }
    const json = new Uint8Array(Buffer.from(JSON.stringify({ data, errors: [] })))
    if (json.length > MOST_BYTES) throw tooMuch()
    return new RawReply(json)
  }

  /** Who accepts a code; undefined: the search is for every provider. */
  async function accepting(
    code: string | undefined,
    client: Client,
  ): Promise<((one: Provider) => boolean) | undefined> {
    if (code === undefined) return undefined
    const known = await deps.findBenefitCode(code, client)
    if (!known) return () => false
    return (one) => acceptsCode(known, one)
  }

  return {
    async physical(call) {
      const { query } = call
      const { directory, asked } = await ask(call)
      const meaning = await meaningOf(query.freeFormAddress)
      const accepts = await accepting(query.benefitCode, call.client)
      const offers = offering(query.businessNames, asked.serviceIds)
      const suits = (one: Provider) => offers(one) && (accepts?.(one) ?? true)
      const miles = query.radius ?? RADIUS
      const { place, others } = understand(meaning, directory.nearest, { miles, suits })
      const near = directory.nearest(place, miles, suits)
      const most = query.maxResults ?? MOST_RESULTS
      const found = listed(near, most, asked.serviceIds).map(({ one, miles }): Found => {
        const needs = needsAt(one, asked.serviceIds)
        return { provider: one, needs, distance: miles, ...(accepts && { isBenefitCode: true }) }
      })
      const nearest = found.length === 0 ? nearestBeyond(directory.nearest, place, suits) : undefined
      return answer(
        found,
        asked,
        { total: near.length, warning: nearestAlone },
        { place, others, ...(nearest && { nearest: nearestMeta(nearest) }), maxResults: most },
      )
    },

    async virtual(call) {
      const { query } = call
      const { directory, asked } = await ask(call)
      const suits = offering(query.businessNames, asked.serviceIds)
      const licensed = directory.onVideo.filter((one) => suits(one) && isLicensed(one, query.state))
      if (query.isVirtualVisit) return everyone(licensed, asked)
      const most = query.maxResults ?? MOST_RESULTS
      const found = licensed.slice(0, most).map((one) => foundAs(one, asked))
      return answer(found, asked, { total: licensed.length, warning: someAlone }, { maxResults: most })
    },

    async timeslots(call) {
      const { query } = call
      const { directory, asked } = await ask(call)
      const { locationIds, isVirtualVisit, licensureState: state, businessNames } = query
      if (locationIds === undefined) {
        if (!isVirtualVisit) throw missing('locationIds')
        if (state === undefined) throw missing('licensureState')
        const suits = offering(businessNames, asked.serviceIds)
        return everyone(
          directory.onVideo.filter((one) => suits(one) && isLicensed(one, state)),
          asked,
        )
      }
      const keys = businessNames.flatMap((businessName) => locationIds.map((id) => ({ businessName, id })))
      const known = new Set(keys.flatMap((key) => directory.provider(key) ?? []))
      const found = [...known]
        .filter((one) => state === undefined || one.licensureStates === null || isLicensed(one, state))
        .map((one) => foundAs(one, asked))
      return answer(found, asked, { total: found.length, warning: someAlone })
    },
  }
}

function nearestMeta({ one: { key, details }, miles }: Near): NearestMeta {
  const { cityTown = '', stateProvince = '' } = details.address ?? {}
  const town = cityTown && stateProvince ? { town: `${cityTown}, ${stateProvince}` } : {}
  return { providerId: key.id, name: storeName(details) ?? key.id, miles, ...town }
}

/** The code of this guest's last hold, from the header (API-51). A text that cannot be a code is ignored. */
export function formerCode(request: Request): string | null {
  const code = request.headers.get(RESERVATION_HEADER)
  return code !== null && RESERVATION_CODE.test(code) ? code : null
}

/** Whether a provider accepts a code: every one, those of its states, or those it lists. */
function acceptsCode({ locations, states }: BenefitCodeRecord, { key, details }: Provider): boolean {
  if (locations === null) return true
  if (states?.includes(details.address?.stateProvince ?? '')) return true
  return locations.some(({ businessName, id }) => businessName === key.businessName && id === key.id)
}

/** Whether somebody is seen on video by patients of a state. */
export function isLicensed({ licensureStates }: Provider, state: string): boolean {
  return licensureStates?.has(state) ?? false
}

function foundAs(provider: Provider, { serviceIds }: Asked): Found {
  return { provider, needs: needsAt(provider, serviceIds), distance: null }
}

/** Of one of the businesses, with one at least of the services. */
function offering(businessNames: readonly BusinessName[], serviceIds: readonly number[]) {
  return ({ key, services }: Provider) =>
    businessNames.includes(key.businessName) && serviceIds.some((id) => services.has(id))
}

function tooMuch() {
  const message = 'This is too much for one answer: ask for fewer days or services.'
  return refusal(400, 'invalidRequest', message, 'endDate')
}

function missing(field: string) {
  return refusal(400, 'invalidRequest', 'This field is required.', field)
}
