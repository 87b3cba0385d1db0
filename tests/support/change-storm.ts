import { randomUUID } from 'node:crypto'
import { HOLD_MS } from '#contract/reservations'
import { localDay } from '#domain/offsets'
import { cellsFrom } from '#domain/slots'
import { DAY_MS, MINUTE_MS } from '#domain/time-units'
import { createCalendars } from '../../src/server/booking/calendar.ts'
import { closedAsOf } from '../../src/server/directory/closings.ts'
import { createPurge } from '../../src/server/records/purge.ts'
import { aBooking, anAppointment } from '../../src/server/store/bookings-conformance.ts'
import { aStoredLocation } from '../../src/server/store/conformance.ts'
import type { DirectoryLocation } from '../../src/server/store/directory-entries.ts'
import type { Engine } from '../../src/server/store/engine.ts'
import { overfull, type Stay } from '../../src/server/store/grids-conformance.ts'
import { aHold, putForward } from '../../src/server/store/holds-conformance.ts'
import { createStore } from '../../src/server/store/sql-store.ts'
import type { ProviderKey, SlotCells, Store } from '../../src/server/store/store.ts'
import type { Act, Batch } from './storm-acts.ts'
import { fileBeside, fileOfProvider, importText, PROVIDER_KINDS, type ProviderKind } from './storm-imports.ts'

const LONGEST_PROMISE_MS = 61 * MINUTE_MS
const week = (...spans: [number, number][]) => Array.from({ length: 7 }, () => spans) as never
const HOURS = [week([540, 780]), week([600, 660]), week([0, 1440]), week([1200, 1620])]
const ZONES = ['America/New_York', 'America/Los_Angeles']
const LENGTHS = [15, 20, 30, 60]
/** Where the clock may be, beside right. */
const STEPS = [0, 2 * DAY_MS, -2 * DAY_MS, 20 * DAY_MS]

/** What a guest was told that is theirs. `until`: when a hold ends; `step`: how often the clock had gone wrong by then. */
type Own = Stay & { place: SlotCells; until: number; step: number; isHold: boolean; isReleased: boolean }
/** What a process knows of the location. */
type Known = {
  periods: { from: number | null; cellMinutes: number }[]
  places: number
  location: DirectoryLocation
}

/**
 * Two processes on one database, whose provider, a row of the kind, is imported anew with other cells, places, hours and zones, beside
 * files of all other kinds that close it and change what is around it, while guests hold, book and cancel. Returns a line for every
 * instant with more holders than places, for every row that is refused, and for every other broken promise.
 */
export async function sufferChanges(
  engines: readonly [Engine, Engine],
  batches: readonly Batch[],
  kind: ProviderKind = 'locations',
): Promise<string[]> {
  const shift = { ms: 0 }
  const stores = engines.map((engine) => createStore(putForward(engine, shift))) as [Store, Store]
  const world = new World(stores, { shift, kind, now: await engines[0].now() })
  await world.begin()
  for (const batch of batches) await world.suffer(batch)
  await world.end()
  return world.wrong
}

class World {
  readonly wrong: string[] = []
  private readonly stores: readonly [Store, Store]
  private readonly shift: { ms: number }
  private readonly id = randomUUID().slice(0, 18)
  private readonly kind: ProviderKind
  private readonly provider: ProviderKey
  private readonly owned = new Map<string, Own>()
  private readonly known: Known[] = []
  private readonly calendarOf = createCalendars()
  private location = aStoredLocation({
    id: this.id,
    hours: HOURS[0] as never,
    schedule: { cellMinutes: 20, places: 1 },
  })
  private steps = 0
  private off = 0
  private readonly first: number
  private readonly purge: ReturnType<typeof createPurge>

  constructor(
    stores: readonly [Store, Store],
    { shift, kind, now }: { shift: { ms: number }; kind: ProviderKind; now: number },
  ) {
    this.stores = stores
    this.shift = shift
    this.kind = kind
    this.provider = { businessName: PROVIDER_KINDS[kind], id: this.id }
    this.first = localDay(now, ZONES[0] ?? '') + 3
    this.purge = createPurge({
      store: stores[0],
      retentionDays: 1,
      auditDays: 2192,
      elapsed: () => performance.now(),
      log: (line) => {
        if ('appointments' in line) this.wrong.push(`purged ${JSON.stringify(line)}`)
      },
    })
  }

  async begin(): Promise<void> {
    await this.write()
    for (const process of [0, 1]) await this.look(process)
    await this.stores[0].confirmClock()
    await this.purge.begin()
  }

  async suffer(batch: Batch): Promise<void> {
    const before = new Set(this.owned.keys())
    const places = this.location.schedule?.places ?? 1
    // Only one import of a batch runs, because the test could not tell which of two came last.
    const imported = batch.findIndex(({ what }) => what === 'import')
    const acts = batch.filter(({ what }, at) => what !== 'import' || at === imported)
    await Promise.all(acts.map((act) => this.act(act)))
    const most = Math.max(places, this.location.schedule?.places ?? 1)
    const now = await this.stores[0].now()
    const live = [...this.owned.values()].filter((one) => this.isLive(one, now))
    // Holders from before the number of places went down may stay. Newer holders must have found a free place.
    const fresh = live.filter(({ holder }) => !before.has(holder))
    for (const one of fresh) {
      const beside = live.filter(({ from, to }) => from < one.to && one.from < to)
      for (const line of overfull(beside, most)) if (line.includes(one.holder)) this.wrong.push(line)
    }
  }

  /** Stored instants are what they were, and a right clock an hour later knows no hold. */
  async end(): Promise<void> {
    const bookings = [...this.owned.values()].filter(({ isHold }) => !isHold)
    for (const { holder, place, from, to } of bookings) {
      const found = await this.stores[0].appointment(holder)
      const isSame = found?.startsAt === from && found.endsAt === to && `${found.cells}` === `${place.cells}`
      if (!isSame) this.wrong.push(`appointment ${holder} is not as it was booked`)
    }
    this.shift.ms += LONGEST_PROMISE_MS - this.off
    const now = await this.stores[0].now()
    const taken = await this.stores[0].taken([this.provider], now - 90 * DAY_MS, now + 90 * DAY_MS, null)
    const count = taken.reduce((sum, cell) => sum + cell.count, 0)
    const booked = bookings.reduce((sum, { place }) => sum + place.cells.length, 0)
    if (count !== booked) this.wrong.push(`${count} cells are taken, ${booked} are booked`)
  }

  /** A step of the clock may end holds early. A hold from before the step counts only after the server has confirmed it again. */
  private isLive({ isHold, isReleased, until, step }: Own, now: number): boolean {
    return !isHold || (!isReleased && step === this.steps && now < until)
  }

  private async look(process: number): Promise<void> {
    const store = this.stores[process] ?? this.stores[0]
    const location = await this.read(store)
    const grid = (await store.grids()).find(({ provider }) => provider.id === this.id)?.grid
    if (!location) return
    const { cellMinutes, places } = location.schedule ?? { cellMinutes: 20, places: 1 }
    this.known[process] = { location, ...(grid ?? { periods: [{ from: null, cellMinutes }], places }) }
  }

  private async act(act: Batch[number]): Promise<void> {
    switch (act.what) {
      case 'import':
        return this.import(act)
      case 'look':
        return this.look(act.process)
      case 'wait':
        this.shift.ms += act.minutes * MINUTE_MS
        return
      case 'step':
        return this.step(STEPS[act.to] ?? 0)
      case 'hold':
        return this.hold(act, null)
      case 'book':
        return this.book(act, null)
      case 'exchange':
        return this.hold(act, this.pick(act.of, true))
      case 'bookHeld':
        return this.book(act, this.pick(act.of, true))
      case 'extend':
        return this.extend(this.pick(act.of, true))
      case 'release':
        return this.release(this.pick(act.of, true))
      case 'cancel':
        return this.cancel(this.pick(act.of, false))
    }
  }

  private pick(of: number, isHold: boolean): Own | null {
    const some = [...this.owned.values()].filter((one) => one.isHold === isHold)
    return some[of % Math.max(1, some.length)] ?? null
  }

  private async import(act: Extract<Act, { what: 'import' }>): Promise<void> {
    const kind = act.of === 'own' ? this.kind : act.of
    if (kind !== this.kind) {
      const day = new Date((this.first + act.closed) * DAY_MS).toISOString().slice(0, 10)
      const refused = await importText(
        this.stores[0],
        kind,
        fileBeside(kind, this.id, day, act.places),
        act.replace,
      )
      // A day is over when the clock has gone wrong.
      if (kind !== 'closures' && kind !== 'holidays') this.wrong.push(...refused)
      return
    }
    this.location = {
      ...this.location,
      schedule: { cellMinutes: LENGTHS[act.length] ?? 20, places: act.places + 1 },
      hours: HOURS[act.hours] as never,
      timezone: ZONES[act.zone === 9 ? 1 : 0] ?? '',
    }
    await this.write(act.replace)
  }

  private async write(replace = false): Promise<void> {
    const file = fileOfProvider(this.kind, this.location)
    this.wrong.push(...(await importText(this.stores[0], this.kind, file, replace)))
  }

  private async read(store: Store): Promise<DirectoryLocation | undefined> {
    const location = await this.readOpen(store)
    const closures = await store.closures()
    return location && closedAsOf(location, closures, new Date(this.first * DAY_MS).getUTCFullYear())
  }

  private async readOpen(store: Store): Promise<DirectoryLocation | undefined> {
    if (this.kind === 'locations') return store.location('pharmacy', this.id)
    const record = (await store.records('virtualProvider')).find(({ key }) => key === this.id)
    return record && { ...this.location, ...(record.body as Partial<DirectoryLocation>) }
  }

  private async step(off: number): Promise<void> {
    this.steps++
    this.shift.ms += off - this.off
    this.off = off
    await this.purge.run()
  }

  /** A visit as a process would make it of what it knows. */
  private place(act: { process: number; day: number; start: number; cells: number }): SlotCells | undefined {
    const known = this.known[act.process]
    if (!known) return undefined
    const { location, periods, places } = known
    const { hours, breaks, timezone: zone } = location
    const closures = location.closures.map(({ from, to }) => ({
      from: Date.parse(from) / DAY_MS,
      to: Date.parse(to) / DAY_MS,
    }))
    const calendar = this.calendarOf({ hours: hours ?? [], breaks, closures, zone, periods })
    const starts = calendar.starts(this.first + act.day, act.cells, () => true)
    const start = starts[act.start % Math.max(1, starts.length)]
    if (start === undefined) return undefined
    const cellMs = calendar.cellMsAt(start)
    return { provider: this.provider, cells: cellsFrom(start, act.cells, cellMs), cellMs, capacity: places }
  }

  private own(holder: string, place: SlotCells, more: Partial<Own>): void {
    const [from = 0] = place.cells
    const to = from + place.cells.length * place.cellMs
    const until = Number.POSITIVE_INFINITY
    this.owned.set(holder, {
      holder,
      from,
      to,
      place,
      until,
      step: this.steps,
      isHold: false,
      isReleased: false,
      ...more,
    })
  }

  private async hold(
    act: Extract<Act, { what: 'hold' | 'book' | 'exchange' | 'bookHeld' }>,
    former: Own | null,
  ): Promise<void> {
    const [place, code] = [this.place(act), randomUUID()]
    if (!place) return
    const held = await (this.stores[act.process] ?? this.stores[0]).hold(
      aHold({ ...place, code }),
      former?.holder ?? null,
    )
    if (held.outcome !== 'held') return
    if (former) this.owned.delete(former.holder)
    this.own(code, place, { isHold: true, until: held.expiresAt })
    const now = await this.stores[0].now()
    if (held.expiresAt > now + HOLD_MS + MINUTE_MS) this.wrong.push(`hold ${code} ends too late`)
  }

  private async book(
    act: Extract<Act, { what: 'hold' | 'book' | 'exchange' | 'bookHeld' }>,
    hold: Own | null,
  ): Promise<void> {
    const [place, id] = [hold?.place ?? this.place(act), randomUUID()]
    if (!place) return
    const [startsAt = 0] = place.cells
    const endsAt = startsAt + place.cells.length * place.cellMs
    const visit = anAppointment({ ...place, id, startsAt, endsAt, holdCode: hold?.holder ?? null })
    const store = this.stores[act.process] ?? this.stores[0]
    const { outcome } = await store.book(aBooking(visit, { guestMark: id }))
    if (outcome !== 'booked') return
    if (hold) this.owned.delete(hold.holder)
    this.own(id, place, {})
  }

  private async extend(hold: Own | null): Promise<void> {
    const extended = hold && (await this.stores[1].extendHold(hold.holder))
    if (!hold || !extended || !this.owned.has(hold.holder)) return
    Object.assign(hold, { until: extended.expiresAt, step: this.steps })
  }

  private async release(hold: Own | null): Promise<void> {
    if (!hold) return
    hold.isReleased = true
    await this.stores[1].releaseHold(hold.holder)
  }

  private async cancel(booking: Own | null): Promise<void> {
    if (!booking) return
    this.owned.delete(booking.holder)
    await this.stores[1].cancel(booking.holder)
  }
}
