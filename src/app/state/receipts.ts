import { get, set } from 'idb-keyval'
import type { Infer } from 'superstruct'
import { array, create, number, optional, string, type } from 'superstruct'
import { localDay, stretchesOfDay } from '#domain/offsets'
import { storeName } from '#domain/store'
import { MINUTE_MS } from '#domain/time-units'
import { href } from '../paths.ts'
import { deviceNow, now } from '../platform/clock.ts'
import type { SealedText } from '../platform/secrets.ts'
import { makeKey, seal, unseal } from '../platform/secrets.ts'
import { mayHaveDatabase, openDatabase } from '../platform/storage.ts'
import { kiosk, readKiosk } from './kiosk.ts'
import type { Visit } from './visit.ts'

/** When and where an appointment is, and its id; what it is for is not kept (BK-40). `startsAt`: milliseconds since 1970. */
const BookedFacts = type({ id: string(), startsAt: number(), timezone: string(), place: string() })

/**
 * What a guest's own device knows of a walk-in of today, or of a booked visit, after its answers are gone (VISIT-10, BK-40): it has no
 * name. `from` and `until`, the midnight after it at the location, are in milliseconds since 1970 by the clock of the device.
 */
const Receipt = type({
  locationId: string(),
  counterCode: string(),
  vaccines: number(),
  from: number(),
  until: number(),
  booked: optional(BookedFacts),
})
export type Receipt = Infer<typeof Receipt>

/** The receipts of today's walk-ins and of booked visits on a guest's own device, sealed. */
const database = openDatabase('receipts')

/** One change after another, so that two never write over each other. */
let working: Promise<unknown> = Promise.resolve()

/** Keeps the receipt of a finished walk-in, sealed. A store's tablet keeps none. Never rejects. */
export function keepReceipt({
  provider,
  appointment,
  counterCode,
}: Pick<Visit, 'provider' | 'appointment' | 'counterCode'>): Promise<void> {
  if (!provider || !appointment || counterCode === undefined) return Promise.resolve()
  const { timezone, services } = appointment
  const { providerId: locationId } = provider
  const vaccines = services.length
  return add([{ locationId, counterCode, vaccines, ...lasting(now(), timezone) }])
}

/** Keeps the receipts of a booked visit and its second dose until the day is over (BK-40). A store's tablet keeps none. Never rejects. */
export function keepBookedReceipts({
  provider,
  appointment,
  followup,
}: Pick<Visit, 'provider' | 'appointment' | 'followup'>): Promise<void> {
  const place = (provider && storeName(provider.store)) ?? ''
  const receipts = [appointment, followup].flatMap((one): Receipt[] => {
    if (!one?.timestamp || one.id === undefined || one.counterCode === undefined) return []
    const { id, counterCode, timezone, services } = one
    const startsAt = Date.parse(one.timestamp)
    const booked = { id, startsAt, timezone, place }
    const locationId = provider?.providerId ?? ''
    return [{ locationId, counterCode, vaccines: services.length, ...lasting(startsAt, timezone), booked }]
  })
  return receipts.length > 0 ? add(receipts) : Promise.resolve()
}

/** From now to the midnight after an instant in a zone. */
function lasting(instant: number, zone: string): Pick<Receipt, 'from' | 'until'> {
  const from = deviceNow()
  return { from, until: from + midnightAfter(instant, zone) - now() }
}

function add(receipts: readonly Receipt[]): Promise<void> {
  return inTurn(async () => {
    await readKiosk()
    if (kiosk.enrolment) return
    const codes = receipts.map(({ counterCode }) => counterCode)
    const others = (await read()).filter((one) => isValid(one) && !codes.includes(one.counterCode))
    await write([...others, ...receipts])
  }, undefined)
}

/** The receipts of today's walk-ins, oldest first. */
export async function todaysReceipts(): Promise<readonly Receipt[]> {
  return (await validReceipts()).filter(({ booked }) => booked === undefined)
}

/** A booked visit that is still to come or of today, and its code. */
export type BookedReceipt = Receipt & { booked: Infer<typeof BookedFacts> }

/** The receipts of booked visits, the first visit first. */
export async function bookedReceipts(): Promise<readonly BookedReceipt[]> {
  const all = (await validReceipts()).filter((one): one is BookedReceipt => one.booked !== undefined)
  return all.sort((one, other) => one.booked.startsAt - other.booked.startsAt)
}

/** Removes the receipts of appointments that are cancelled. Never rejects. */
export async function removeBookedReceipts(ids: readonly string[]): Promise<void> {
  if (!(await mayHaveDatabase('receipts'))) return
  await inTurn(async () => {
    const all = await read()
    await writeAnew(all.filter(({ booked }) => booked === undefined || !ids.includes(booked.id)))
  }, undefined)
}

/**
 * Returns the receipts that have not ended, and deletes the others. A receipt that begins in the future is deleted too:
 * the device's clock was set back.
 */
function validReceipts(): Promise<readonly Receipt[]> {
  return inTurn(async () => {
    if (!(await mayHaveDatabase('receipts'))) return []
    const all = await read()
    const valid = all.filter(isValid)
    if (valid.length < all.length || all.length === 0) await writeAnew(valid)
    return valid
  }, [])
}

/** Removes the receipts of walk-ins at a store from this device. Never rejects. */
export function removeReceipts(locationId: string): Promise<void> {
  return inTurn(async () => {
    await writeAnew((await read()).filter((one) => one.booked || one.locationId !== locationId))
  }, undefined)
}

/** The landing page of the store where this device's guest checked in last today, which shows the code; undefined without one. */
export async function landingOfToday(): Promise<string | undefined> {
  const last = (await todaysReceipts()).at(-1)
  return last && href('instantVaccine', { locationId: last.locationId })
}

function isValid({ from, until }: Receipt): boolean {
  const at = deviceNow()
  return from - MINUTE_MS <= at && at < until // devices correct their clocks by seconds
}

function midnightAfter(instant: number, zone: string): number {
  return stretchesOfDay(localDay(instant, zone), zone).at(-1)?.to ?? instant
}

async function read(): Promise<Receipt[]> {
  const kept = await get<Kept>(RECORD, database.use)
  if (!kept) return []
  try {
    return create(JSON.parse(await unseal(kept.key, kept.sealed)), array(Receipt))
  } catch {
    return [] // damaged: as if it were not there
  }
}

const RECORD = 'receipts'
type Kept = { key: CryptoKey; sealed: SealedText }

async function write(receipts: readonly Receipt[]): Promise<void> {
  const key = await makeKey()
  const sealed = await seal(key, JSON.stringify(receipts))
  await set(RECORD, { key, sealed } satisfies Kept, database.use)
}

/** Leaves nothing of what is removed on the disk. */
async function writeAnew(receipts: readonly Receipt[]): Promise<void> {
  await database.destroy()
  if (receipts.length > 0) await write(receipts)
}

function inTurn<T>(work: () => Promise<T>, without: T): Promise<T> {
  const done = working.then(work).catch(() => without) // storage
  working = done
  return done
}
