import { Fhir } from 'fhir'
import { assert } from 'superstruct'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reserve } from '#contract/reservations'
import {
  FEED_DAYS,
  MANIFEST_PATH,
  RESULTS_PATH,
  SLOT_CAPACITY,
  SLOT_FEED_PATH,
  SlotManifest,
  TIME_ZONE,
} from '#contract/slot-feed'
import { searchOfParameters } from '#domain/search'
import { todayIn } from '#domain/zones'
import { errorKeys } from '../../../tests/support/app.ts'
import { TEST_NOW } from '../../../tests/support/builders.ts'
import {
  bookingLinkOf,
  extensionOf,
  placesLeft,
  type Resource,
  type Slot,
} from '../../../tests/support/feed-slots.ts'
import {
  leaveAnswer,
  offsetByIntl,
  openDemonstrationApp,
  readAnswer,
  readFeedFile,
  readManifest,
} from '../../../tests/support/slot-feed.ts'
import { PATHS } from '../../app/paths.ts'
import { createApp } from '../create-app.ts'
import { DEMONSTRATION_SERVICES } from '../directory/demonstration-services.ts'
import { listen } from '../http/listen.ts'

const MINUTE = 60_000
const DAY = 1440 * MINUTE
/** The week in which clocks change: times of one file have two offsets. */
const BEFORE_CHANGE = Date.UTC(2026, 9, 26, 16)
/** Slots that are held to see whether they can be. */
const HELD = 240
const VALIDATED = 200

type App = Awaited<ReturnType<typeof openDemonstrationApp>>
type Location = Resource & { address: { postalCode: string; state: string } }
type Schedule = Resource & { actor: { reference: string }[]; serviceType: { text: string }[] }

let app: App
let manifest: SlotManifest
let locations: Location[]
let schedules: Schedule[]
/** The first file of these states, each of another zone. */
const READ = /slots\/(AZ|HI|IN|OH|TN)-1\.ndjson$/
let slots: Slot[]

function urlsOf(type: string, from = manifest): string[] {
  return from.output.filter((one) => one.type === type).map(({ url }) => url)
}

async function readAll<R extends Resource>(urls: readonly string[]): Promise<R[]> {
  const files: R[][] = []
  for (const url of urls) files.push(await readFeedFile<R>(app, url))
  return files.flat()
}

/** Id of the vaccine that a slot is for. */
function servicesOf({ schedule }: Slot): number[] {
  const { serviceType = [] } = schedules.find(({ id }) => schedule.reference === `Schedule/${id}`) ?? {}
  return serviceType.flatMap(({ text }) => DEMONSTRATION_SERVICES.find(({ name }) => name === text)?.id ?? [])
}

/** Holds the time of a slot's link for its vaccine, as the guest's tap would. */
function holdFor(slot: Slot): Promise<Response> {
  const link = bookingLinkOf(slot)
  const of = (name: string) => link.searchParams.get(name)
  return app.post(reserve.path, {
    serviceId: servicesOf(slot)[0],
    businessName: of('businessName'),
    reservationTime: of('slot'),
    locationNumber: of('provider'),
  })
}

beforeAll(async () => {
  app = await openDemonstrationApp(BEFORE_CHANGE)
  manifest = await readManifest(app)
  locations = await readAll<Location>(urlsOf('Location'))
  schedules = await readAll<Schedule>(urlsOf('Schedule'))
  slots = await readAll<Slot>(urlsOf('Slot').filter((url) => READ.test(url)))
})
afterAll(() => app.close())

describe('the public feed of free times', () => {
  it('the manifest names files of every state by their whole address', () => {
    assert(manifest, SlotManifest)
    expect(manifest.transactionTime).toBe('2026-10-26T16:00:00.000Z')
    expect(manifest.request).toBe(`https://visits.example${MANIFEST_PATH}`)
    const states = new Set(manifest.output.flatMap(({ extension }) => extension?.state ?? []))
    expect([...states].sort()).toEqual([...new Set(locations.map(({ address }) => address.state))].sort())
    expect(urlsOf('Slot').length).toBeGreaterThan(states.size)
    for (const { url } of manifest.output) {
      expect(url).toMatch(/^https:\/\/visits\.example\/smart-scheduling\/[a-z]+\/[A-Z]{2}(-\d+)?\.ndjson$/)
    }
  })

  it('every kind of resource is valid FHIR R4', () => {
    const fhir = new Fhir()
    const some = everyNth(slots, VALIDATED)
    const all = [...locations, ...schedules, ...some]
    const errors = all.flatMap((resource) => {
      const { valid, messages } = fhir.validate(resource, { errorOnUnexpected: true })
      return valid ? [] : [`${resource.resourceType}/${resource.id}: ${JSON.stringify(messages)}`]
    })
    console.info(
      `${locations.length} locations, ${schedules.length} schedules, ${some.length} slots validated`,
    )
    expect(errors).toEqual([])
    expect(fhir.validate({ ...slots[0], status: 'maybe' }).valid).toBe(false)
  })

  it('ids are few enough, unique, and lead from slot to schedule to location', () => {
    for (const all of [locations, schedules, slots] as Resource[][]) {
      expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
      expect(all.filter(({ id }) => !/^[A-Za-z0-9.-]{1,64}$/.test(id))).toEqual([])
    }
    const known = new Set([...locations, ...schedules].map(({ resourceType, id }) => `${resourceType}/${id}`))
    expect(slots.filter(({ schedule }) => !known.has(schedule.reference))).toEqual([])
    expect(schedules.filter(({ actor }) => !known.has(actor[0]?.reference ?? ''))).toEqual([])
  })

  it('times carry the offset of their place on that day, before and after the clocks change [API-52]', () => {
    const zones = new Map(
      locations.map((one) => [`Location/${one.id}`, extensionOf(one, TIME_ZONE)?.valueCode ?? '']),
    )
    const zoneOf = new Map(
      schedules.map((one) => [`Schedule/${one.id}`, zones.get(one.actor[0]?.reference ?? '') ?? '']),
    )
    const offsets = new Map<string, Set<string>>()
    const wrong = slots.filter(({ schedule, start, end }) => {
      const zone = zoneOf.get(schedule.reference) ?? ''
      offsets.set(zone, (offsets.get(zone) ?? new Set()).add(start.slice(19)))
      return [start, end].some((text) => text.slice(19) !== offsetByIntl(text, zone))
    })
    expect(wrong).toEqual([])
    expect(offsets.get('America/New_York')).toEqual(new Set(['-04:00', '-05:00']))
    expect(offsets.get('America/Phoenix')).toEqual(new Set(['-07:00']))
    expect(offsets.get('Pacific/Honolulu')).toEqual(new Set(['-10:00']))
  })

  it('slots begin when whoever reads of them can still come, and within fourteen days', () => {
    const starts = slots.map(({ start }) => Date.parse(start))
    expect(Math.min(...starts)).toBeGreaterThan(BEFORE_CHANGE + 2 * MINUTE)
    expect(Math.max(...starts)).toBeLessThan(BEFORE_CHANGE + FEED_DAYS * DAY)
    expect(Math.max(...starts)).toBeGreaterThan(BEFORE_CHANGE + (FEED_DAYS - 1) * DAY)
    expect(slots.filter(({ start, end }) => Date.parse(end) <= Date.parse(start))).toEqual([])
  })

  it('a link opens the results of a search at that place and day, with the time chosen [ROUTE-10, ROUTE-33]', () => {
    expect(RESULTS_PATH).toBe(PATHS.results)
    for (const slot of everyNth(slots, 2000)) {
      const link = bookingLinkOf(slot)
      const { search, rest } = searchOfParameters(link.searchParams)
      const [businessName = '', provider = ''] = slot.schedule.reference.replace('Schedule/', '').split('-')
      expect(link.origin + link.pathname).toBe(`https://visits.example${PATHS.results}`)
      const at = locations.find((one) => one.id === `${businessName}-${provider}`)
      expect(search).toEqual({
        type: expect.stringMatching(/Vaccines$/),
        serviceIds: servicesOf(slot),
        location: at?.address.postalCode,
        date: slot.start.slice(0, 10),
        slot: slot.start,
        provider,
        businessName,
      })
      expect(rest).toEqual([])
    }
  })

  it('what a guest begins with is published: no second dose, nothing off the menu [ENTITY-02]', async () => {
    const texts = new Set(schedules.flatMap(({ serviceType }) => serviceType.map(({ text }) => text)))
    expect(texts.size).toBeGreaterThan(15)
    expect([...texts].filter((text) => /dose [2-9]|booster/.test(text))).toEqual([])
  })

  it('the times of an hour are one slot, with as many places as visits can begin in it [FEED-13]', () => {
    const lengths = slots.map(({ start, end }) => Date.parse(end) - Date.parse(start))
    expect(Math.max(...lengths)).toBe(60 * MINUTE)
    const hours = slots.map(
      ({ schedule, start }) => `${schedule.reference} ${start.slice(0, 13)}${start.slice(19)}`,
    )
    expect(new Set(hours).size).toBe(hours.length)
    const whole = slots.filter((_, at) => lengths[at] === 60 * MINUTE)
    // Cells of 20 minutes, one place or two.
    expect(new Set(whole.map(placesLeft))).toEqual(new Set([3, 6]))
  })

  it('each published free slot can be held, and has one place less then [HOLD-01]', async () => {
    const free = slots.filter(({ status }) => status === 'free')
    expect(free.length).toBe(slots.length)
    const picked = everyNth(free, HELD)
    const refused: string[] = []
    const taken = new Set<string>()
    for (const slot of picked) {
      const place = `${slot.schedule.reference.replace(/-\d+$/, '')} ${slot.start}`
      if (taken.has(place)) continue
      taken.add(place)
      const response = await holdFor(slot)
      if (response.status !== 201) refused.push(`${slot.id}: ${await response.text()}`)
    }
    expect(refused).toEqual([])
    console.info(`${taken.size} published slots held`)
    expect(taken.size).toBeGreaterThan(HELD / 2)
    const urls = urlsOf('Slot').filter((url) => READ.test(url))
    const now = new Map((await readAll<Slot>(urls)).map((slot) => [slot.id, slot]))
    for (const before of picked) {
      const after = now.get(before.id)
      expect(after && placesLeft(after)).toBe(placesLeft(before) - 1)
    }
    app.time.now += 16 * MINUTE
    const later = new Map((await readAll<Slot>(urls)).map((slot) => [slot.id, placesLeft(slot)]))
    const stillTaken = picked.filter((slot) => later.get(slot.id) !== placesLeft(slot))
    expect(stillTaken.filter(({ start }) => Date.parse(start) > app.time.now + 60 * MINUTE)).toEqual([])
    app.time.now = BEFORE_CHANGE
  })

  it('the link of an hour chooses its first free time, and an hour without one is busy [FEED-13, HOLD-01]', async () => {
    const urls = urlsOf('Slot').filter((url) => READ.test(url))
    let hour = (await readAll<Slot>(urls)).filter((slot) => placesLeft(slot) === 3).at(-1) as Slot
    const times: string[] = []
    while (hour.status === 'free') {
      times.push(bookingLinkOf(hour).searchParams.get('slot')?.slice(14, 16) ?? '')
      expect((await holdFor(hour)).status).toBe(201)
      hour = (await readAll<Slot>(urls)).find(({ id }) => id === hour.id) as Slot
    }
    expect(times).toEqual(['00', '20', '40'])
    expect(hour).toMatchObject({ status: 'busy', extension: [{ url: SLOT_CAPACITY, valueInteger: 0 }] })
  })
})

describe('asking for the feed', () => {
  it('an answer may be kept two minutes, and is another one when something of it was taken', async () => {
    const url = new URL(urlsOf('Slot')[0] ?? '').pathname
    const ask = (etag: string) => app.send(url, { headers: { 'if-none-match': etag } })
    const first = await app.send(url)
    const etag = first.headers.get('etag') ?? ''
    expect(first.headers.get('cache-control')).toBe('public, max-age=120')
    expect(first.headers.get('content-type')).toBe('application/fhir+ndjson')
    expect((await ask(etag)).status).toBe(304)
    const slot = (await readFeedFile<Slot>(app, `https://x${url}`)).find(({ status }) => status === 'free')
    if (!slot) throw new Error('nothing is free')
    expect((await holdFor(slot)).status).toBe(201)
    expect((await ask(etag)).status).toBe(200)
    const elsewhere = new URL(urlsOf('Slot').at(-1) ?? '').pathname
    const other = (await app.send(elsewhere)).headers.get('etag') ?? ''
    app.time.now += 5 * MINUTE
    expect((await app.send(elsewhere, { headers: { 'if-none-match': other } })).status).toBe(200)
  })

  it('it comes compressed to whoever takes that, and no file is over some megabytes', async () => {
    const url = new URL(urlsOf('Slot')[0] ?? '').pathname
    const plain = await (await app.send(url)).text()
    const response = await app.send(url, { headers: { 'accept-encoding': 'gzip' } })
    expect(response.headers.get('content-encoding')).toBe('gzip')
    expect(response.headers.get('vary')).toBe('Accept-Encoding')
    const bytes = new Uint8Array(await response.arrayBuffer())
    const opened = await new Response(
      new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip')),
    ).text()
    expect(opened === plain).toBe(true)
    for (const url of urlsOf('Slot').slice(0, 4)) {
      expect((await (await app.send(new URL(url).pathname)).text()).length).toBeLessThan(12_000_000)
    }
  })

  it('it is read over a socket as well, and may be left in the middle', async () => {
    const path = new URL(urlsOf('Slot')[0] ?? '').pathname
    const listening = await listen(createApp(app.deps), { host: '127.0.0.1', port: 0, tls: undefined })
    const plain = await (await app.send(path)).text()
    await leaveAnswer(listening.address + path)
    const { encoding, text } = await readAnswer(listening.address + path)
    expect(encoding).toBe('gzip')
    expect(text === plain).toBe(true)
    await listening.stop()
  })

  it('who asks for hundreds of files a minute is told to come again', async () => {
    const crawled = createApp(app.deps)
    const ask = () => crawled(new Request(`https://visits.example${SLOT_FEED_PATH}/locations/OH.ndjson`))
    const statuses = new Set<number>()
    for (let count = 0; count < 601; count += 1) statuses.add((await ask()).status)
    expect([...statuses]).toEqual([200, 503])
  })

  it('an answer is for anybody to keep, its links for whoever asks for the same host [class 43]', async () => {
    const askAs = async (trust: { trustProxy: boolean; publicUrl: string | undefined }) => {
      const asked = createApp({ ...app.deps, settings: { ...app.deps.settings, ...trust } })
      const init = { headers: { 'x-forwarded-host': 'proxy.example' } }
      const response = await asked(new Request(`https://evil.example${MANIFEST_PATH}`, init))
      expect(response.headers.get('cache-control')).toBe('public, max-age=120')
      return [new URL((await response.json()).request).host, response.headers.get('vary')]
    }
    const host = 'Accept-Encoding, Host'
    expect(await askAs({ trustProxy: false, publicUrl: undefined })).toEqual(['evil.example', host])
    const forwarded = await askAs({ trustProxy: true, publicUrl: undefined })
    expect(forwarded).toEqual(['proxy.example', `${host}, X-Forwarded-Host, X-Forwarded-Proto`])
  })

  it('the address of the manifest may be percent-encoded; it is JSON', async () => {
    const [one, other] = await Promise.all([
      app.send(MANIFEST_PATH),
      app.send(`${SLOT_FEED_PATH}/%24bulk-publish`),
    ])
    expect(one?.headers.get('content-type')).toBe('application/json')
    expect(await other?.json()).toEqual(await one?.json())
  })

  it.each([
    ['', 404],
    ['/', 404],
    ['/$bulk-publish/', 404],
    ['/slots/OH.ndjson', 404],
    ['/slots/OH-0.ndjson', 404],
    ['/slots/OH-9999.ndjson', 404],
    ['/slots/oh-1.ndjson', 404],
    ['/locations/OH-1.ndjson', 404],
    ['/locations/ZZ.ndjson', 404],
    ['/schedules/..%2fOH.ndjson', 404],
  ])('%s is nothing [API-48]', async (path, status) => {
    const response = await app.send(SLOT_FEED_PATH + path)
    expect([response.status, ...(await errorKeys(response))]).toEqual([status, 'notFound'])
  })

  it('a day without hours, a holiday, has no slots', async () => {
    const at = await openDemonstrationApp(TEST_NOW)
    const url = urlsOf('Slot', await readManifest(at))[0] ?? ''
    const days = new Set((await readFeedFile<Slot>(at, url)).map(({ start }) => start.slice(0, 10)))
    expect(days.has('2026-11-25')).toBe(true)
    expect(days.has('2026-11-26')).toBe(false)
    expect(todayIn(TEST_NOW, 'America/New_York')).toBe('2026-11-20')
    await at.close()
  })
})

/** About `count` of them, evenly spread. */
function everyNth<T>(all: readonly T[], count: number): T[] {
  const step = Math.max(1, Math.floor(all.length / count))
  return all.filter((_, index) => index % step === 0)
}
