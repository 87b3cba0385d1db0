import { type Context, Hono } from 'hono'
import { validateAddress } from '#contract/address-validation'
import { getBanner } from '#contract/banner'
import { TABLET_HEADER, VISIT_HEADER } from '#contract/entry'
import { getKioskSettings, postKioskEnrolment, postTabletReport } from '#contract/kiosk'
import type { LanguageCode } from '#contract/languages'
import { getLicensureStates } from '#contract/licensure'
import { postMapKey } from '#contract/map-key'
import { getOutboxKey } from '#contract/outbox'
import { getSimilarAddresses, type SimilarAddressesMeta, SUGGESTIONS } from '#contract/places'
import { getServices, getServicesAtLocation, getStoreNow } from '#contract/services'
import { getWeekHours } from '#contract/week-hours'
import { getZipCodes } from '#contract/zip-codes'
import { weekLines } from '#domain/week-lines'
import { type AddressCheck, validateWithin } from './address/answer-in-time.ts'
import type { Places } from './address/places.ts'
import { readPlaces } from './address/towns.ts'
import { answerAppointments } from './appointments/endpoints.ts'
import { createOwnWork, type OwnWork } from './appointments/own-work.ts'
import { bannerOfHost } from './banners/host-banner.ts'
import { answerBookings, openBooking } from './booking/endpoints.ts'
import { openClinicDirectory } from './clinics/clinic-directory.ts'
import { answerClinics } from './clinics/endpoints.ts'
import { imageOrigins, mapKeyOf } from './clinics/map-key.ts'
import { elapsed } from './clock.ts'
import type { Content } from './content/source.ts'
import { answerDesks } from './desk/endpoints.ts'
import { licensureStates } from './directory/licensure.ts'
import { readOpenLocations, readWaits } from './directory/open-locations.ts'
import { openPharmacy, servicesAtLocation, servicesOf, storeNow } from './directory/services.ts'
import { serveHealth } from './health/endpoints.ts'
import type { Health } from './health/health.ts'
import {
  type Api,
  answers,
  marked,
  Reply,
  type RequestContext,
  refuseMethod,
  refuseOtherMethods,
} from './http/answers.ts'
import { isApiPath, RECOVERY_PATH } from './http/api-paths.ts'
import { cameOverHttps, createClientNames, refuseCrossSite } from './http/client.ts'
import { compressed } from './http/compress.ts'
import { clientAddress, watchProxies } from './http/proxies.ts'
import { badAddress, busy, Refusal, refusal, refusalResponse } from './http/refusal.ts'
import { DOCUMENT_ROUTE, IMAGE_ROUTE, isQuiet, requestLine } from './http/request-log.ts'
import { CSP, createHeaders, HSTS } from './http/security-headers.ts'
import { traceIdOf } from './http/trace.ts'
import { createTraffic, type TrafficBounds, trafficOf } from './http/traffic.ts'
import { newestOutboxKey, type ServerKeys } from './keys/keys.ts'
import { createKioskEnrolment, kioskSettingsFor } from './kiosk/kiosk.ts'
import { takeTabletReport } from './kiosk/tablet-report.ts'
import { openTablets, type Tablets } from './kiosk/tablets.ts'
import { type Limits, openLimits } from './limits/limits.ts'
import { type Log, traceOf } from './log.ts'
import { type MailDeps, openMessages } from './messages/open-messages.ts'
import type { Metrics } from './metrics/metrics.ts'
import { serveApiDocuments } from './openapi/endpoints.ts'
import { answerOperator } from './operator/endpoints.ts'
import { tilesForMarkup } from './pages/appointment-types.ts'
import { createOtherBuilds } from './pages/other-builds.ts'
import type { Fillings, Pages } from './pages/pages.ts'
import type { Failures } from './running/failures.ts'
import { MAX_CONNECTIONS, type Settings } from './settings.ts'
import { serveSlotFeed } from './slot-feed/endpoints.ts'
import { StoreUnavailable } from './store/engine.ts'
import type { Store } from './store/store.ts'
import { createAttentionLog } from './walk-in/attention-log.ts'
import { postEitherWalkIn, takeWalkIn } from './walk-in/take-walk-in.ts'

export interface AppDeps extends MailDeps {
  store: Store
  /** Epoch milliseconds. */
  clock: () => number
  content: Content
  keys: ServerKeys
  health: Health
  /** The front end that was built; undefined in dev, where Vite serves it. */
  pages: Pages | undefined
  addresses: AddressCheck
  places: Places
  settings: Pick<Settings, 'trustProxy' | 'publicUrl' | 'kioskCode'> &
    Partial<
      Pick<
        Settings,
        | 'demonstration'
        | 'logFiles'
        | 'map'
        | 'imageHost'
        | 'limits'
        | 'pace'
        | 'maxConnections'
        | 'searchCacheBytes'
        | 'mail'
      >
    >
  log: Log
  failures: Failures
  newId: () => string
  traffic?: Partial<TrafficBounds>
  /** How late the event loop is, in milliseconds. */
  lateness?: () => number
  began?: Metrics['began']
}

/** What is known of a request beside it: `clientAddress` is the other end of its socket. */
type Info = { clientAddress?: string }

export interface AppFunction {
  /** The provider's API and the pages, as one function from request to answer; it never throws. */
  (request: Request, info?: Info): Promise<Response>
  /** Refuses a malformed request that the app never gets, with the headers and the log line of any other answer. */
  refuse(refusal: Refusal, isSecure: boolean): Response
}

export function createApp(deps: AppDeps): AppFunction & OwnWork {
  const { settings, log, clock } = deps
  const headersOf = createHeaders(deps.pages?.styleHashes ?? [], imageOrigins(settings))
  const limits = openLimits({ ...deps, others: settings.limits })
  const watch = watchProxies(settings.trustProxy, (warning) => log({ event: 'warning', warning }))
  const tablets = openTablets(deps.keys, settings.kioskCode)
  const { app, work } = createRoutes({ ...deps, limits, tablets }, headersOf)
  const nameOf = createClientNames(clock)
  const traffic = createTraffic(
    { ...trafficOf(settings.maxConnections ?? MAX_CONNECTIONS), ...deps.traffic },
    deps.lateness ?? (() => 0),
  )

  function dress(
    response: Response,
    { requestId, styleHash }: Partial<RequestContext>,
    isHttps: boolean,
  ): void {
    for (const [name, value] of Object.entries(headersOf.of(response, styleHash)))
      response.headers.set(name, value)
    if (response.status === 304) response.headers.delete('content-type')
    if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store')
    if (isHttps) response.headers.set('strict-transport-security', HSTS)
    response.headers.set('date', new Date(clock()).toUTCString()) // TIME-05
    response.headers.set('x-request-id', requestId ?? deps.newId())
  }

  async function answer(request: Request, info: Info = {}): Promise<Response> {
    const started = elapsed()
    const ended = deps.began?.()
    const socketAddress = info.clientAddress ?? 'unknown'
    const address = clientAddress(request.headers, info.clientAddress, settings.trustProxy)
    watch(address)
    const client = limits.clientOf(
      address,
      tablets.idOf(request.headers.get(TABLET_HEADER)),
      request.headers.get(VISIT_HEADER),
    )
    const context: RequestContext = {
      socketAddress,
      client,
      limits,
      traffic,
      requestId: deps.newId(),
      traceId: traceIdOf(request.headers),
      route: 'none',
    }
    const response = await compressed(request, await app.fetch(request, context))
    dress(response, context, cameOverHttps(request, settings))
    const answered = { method: request.method, status: response.status, ms: elapsed() - started }
    ended?.({ ...answered, route: context.route })
    if (settings.logFiles === true || !isQuiet(context.route, response.status)) {
      log(requestLine(context, { ...answered, client: nameOf(address) }))
    }
    return response
  }

  function refuse(refusal: Refusal, isSecure: boolean): Response {
    const response = refusalResponse(refusal)
    const requestId = deps.newId()
    dress(response, { requestId }, isSecure)
    log({ event: 'refused', status: refusal.status, request: requestId })
    return response
  }

  return Object.assign(answer, { refuse, ...work })
}

function createRoutes(
  deps: AppDeps & { limits: Limits; tablets: Tablets },
  headersOf: ReturnType<typeof createHeaders>,
): { app: Api; work: OwnWork } {
  const { store, log, failures } = deps
  const app: Api = new Hono<{ Bindings: RequestContext }>({ strict: true })
  app.onError((error, c) => {
    const answer = errorAnswer(isOverrun(error, c) ? overrun() : error, c.env, log)
    if (error instanceof StoreUnavailable) {
      failures.outage(error)
      if (c.req.method !== 'GET') deps.health.refused()
    }
    return answer
  })
  refuseBadHosts(app)
  guardWrites(app, deps)
  answers(app, getServices, async ({ query }) => ({ services: await servicesOf(store, query.businessNames) }))
  const locations = readOpenLocations(store, deps.clock)
  const waits = readWaits(store, deps.clock)
  const source = { closures: async () => (await locations()).closures, waits, clock: deps.clock }
  const storeAt = (id: string) => servicesAtLocation(store, id, source)
  answers(app, getServicesAtLocation, ({ query }) => storeAt(query.locationId))
  answers(app, getStoreNow, ({ query }) => storeNow(store, query.locationId, source))
  answers(app, getWeekHours, async ({ query }) => ({
    weekHours: weekLines(await openPharmacy(store, query.locationId)),
  }))
  const walkIn = { ...deps, needsAttention: createAttentionLog(log) }
  answers(app, postEitherWalkIn, (call) => takeWalkIn(walkIn, call))
  answers(app, getKioskSettings, async ({ request }) => kioskSettingsFor(deps.settings, request))
  const enrol = createKioskEnrolment(deps)
  answers(app, postKioskEnrolment, ({ body, client }) => enrol(body, client))
  answers(app, postTabletReport, ({ body, client }) => takeTabletReport(deps, body, client))
  answers(app, getOutboxKey, async () => newestOutboxKey(deps.keys))
  answers(app, getBanner, async ({ request }) => {
    const { slots, styleHash, languages } = await bannerOfHost(deps.content, deps.settings, request)
    const policy = headersOf.ofPage(styleHash)[CSP] ?? ''
    return { slots, policy, ...(languages && { languages: Object.keys(languages) }) }
  })
  answers(app, validateAddress, async ({ body }) => ({
    addressValidations: await validateWithin(deps.addresses, body.address),
  }))
  const places = readPlaces(deps.places, locations)
  answers(app, getSimilarAddresses, async ({ query }) => {
    const size = query['page.size'] ?? SUGGESTIONS
    const similarAddresses = (await places()).similar(query.freeFormAddress, size)
    return new Reply({ similarAddresses }, { meta: { page: { size } } satisfies SimilarAddressesMeta })
  })
  answers(app, getZipCodes, async ({ query }) => ({ zipCodes: deps.places.zipCodesNear(query.near) }))
  answers(app, getLicensureStates, ({ query }) => licensureStates(store, query.serviceId))
  const booking = { ...deps, places, ...openBooking({ ...deps, locations }) }
  answerBookings(app, booking)
  const messages = openMessages(booking)
  const work = createOwnWork({ ...booking, ...messages })
  answerAppointments(app, { ...booking, ...work, ...messages })
  const clinics = openClinicDirectory(locations)
  answerClinics(app, { ...booking, clinics, waits })
  serveSlotFeed(app, { ...booking, clinics })
  serveApiDocuments(app, deps.settings.publicUrl)
  answerOperator(app, { ...booking, ...work, ...messages })
  // A desk looks at once for what it has set.
  answerDesks(app, { ...deps, locations, waits: readWaits(store, deps.clock, 0) })
  answers(app, postMapKey, async () => ({ mapKey: mapKeyOf(deps.settings) }))
  refuseOtherMethods(app)
  serveRecovery(app)
  serveContent(app, deps)
  serveHealth(app, deps.health)
  servePages(app, deps, storeAt)
  return { app, work }
}

/** A host that makes no address, such as "1.2.3.4.5", is refused (400) whatever is asked of it. */
function refuseBadHosts(app: Api): void {
  app.use(async (c, next) => {
    if (!URL.canParse(c.req.url)) throw badAddress()
    return next()
  })
}

/** What may change something comes from our own pages (or a program). */
function guardWrites(app: Api, { settings }: AppDeps): void {
  app.use(async (c, next) => {
    if (['GET', 'HEAD', 'OPTIONS', 'TRACE'].includes(c.req.method)) return next()
    refuseCrossSite(c.req.raw, settings)
    return next()
  })
}

/**
 * Empties the storage of this origin in the browser that asks: a database that can neither be opened nor deleted is healed by
 * nothing else. A POST, so that no other page can bring it about; what was stored, the worker and its caches included, is gone.
 */
function serveRecovery(app: Api): void {
  app.post(RECOVERY_PATH, (c) => {
    c.env.route = RECOVERY_PATH
    c.env.limits.spend('posts', c.env.client)
    return new Response(null, { status: 204, headers: { 'clear-site-data': '"storage"' } })
  })
  app.all(RECOVERY_PATH, (c) => refuseMethod(c, RECOVERY_PATH, 'POST'))
}

function serveContent(app: Api, { content }: AppDeps): void {
  app.get(DOCUMENT_ROUTE, async (c) => {
    c.env.route = DOCUMENT_ROUTE
    const text = await content.object(c.req.path)
    if (text === undefined) throw notFound()
    return marked(c.req.raw, text, { 'content-type': 'application/json' })
  })
  app.get(IMAGE_ROUTE, async (c) => {
    c.env.route = IMAGE_ROUTE
    const asset = c.req.param('asset')
    const image = await content.image(asset)
    if (!image) throw notFound()
    return marked(c.req.raw, new Uint8Array(image.bytes), { 'content-type': image.type })
  })
  for (const path of [DOCUMENT_ROUTE, IMAGE_ROUTE]) app.all(path, (c) => refuseMethod(c, path, 'GET'))
}

function servePages(
  app: Api,
  { pages, store, content, settings }: AppDeps,
  storeOf: Fillings['storeOf'],
): void {
  const fillings: Omit<Fillings, 'bannerOf'> = {
    storeOf,
    tilesOf: () => tilesForMarkup(store, content),
    otherBuild: createOtherBuilds(store),
    textsOf: (language) => content.screenTexts(language as LanguageCode),
  }
  app.all('*', async (c) => {
    if (isApiPath(c.req.path) || !pages) throw notFound()
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return refuseMethod(c, 'page', 'GET')
    const bannerOf: Fillings['bannerOf'] = (brand) => bannerOfHost(content, settings, c.req.raw, brand)
    const { response, route, styleHash } = await pages.answer(c.req.raw, { ...fillings, bannerOf })
    Object.assign(c.env, { route, styleHash })
    return response
  })
}

function notFound(): Refusal {
  return refusal(404, 'notFound', 'There is nothing at this address.')
}

const MALFORMED: readonly number[] = [400, 413, 415, 422]

/** Whether a client sent so many unreadable bodies that the server refuses more for a while (HD-06). */
function isOverrun(error: unknown, { req, env }: Context<{ Bindings: RequestContext }>): boolean {
  if (!(error instanceof Refusal) || !MALFORMED.includes(error.status) || req.method === 'GET') return false
  return !env.limits.take('malformed', env.client)
}

function overrun(): Refusal {
  const { status, errors, headers } = busy(10)
  return new Refusal(status, errors, { ...headers, connection: 'close' })
}

/** The answer to an error. An unforeseen one is a 500, and the log has its trace. */
function errorAnswer(error: unknown, { route, requestId, traceId }: RequestContext, log: Log): Response {
  if (error instanceof Refusal) return refusalResponse(error)
  log({ event: 'error', route, request: requestId, ...(traceId && { traceId }), ...traceOf(error) })
  if (error instanceof StoreUnavailable) return refusalResponse(busy())
  return refusalResponse(refusal(500, 'serverError', 'Something went wrong. Please try again.'))
}
