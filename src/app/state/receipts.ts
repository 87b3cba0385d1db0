import { get, set } from 'idb-keyval'
import type { Infer } from 'superstruct'
import { array, create, number, string, type } from 'superstruct'
import { localDay, stretchesOfDay } from '#domain/offsets'
import { MINUTE_MS } from '#domain/time-units'
import { href } from '../paths.ts'
import { deviceNow, now } from '../platform/clock.ts'
import type { SealedText } from '../platform/secrets.ts'
import { makeKey, seal, unseal } from '../platform/secrets.ts'
import { mayHaveDatabase, openDatabase } from '../platform/storage.ts'
import { kiosk, readKiosk } from './kiosk.ts'
import type { Visit } from './visit.ts'

/**
 * What a guest's own device knows of a walk-in of today after its answers are gone (VISIT-10): it has no name. `from` and `until`, the
 * midnight of the store, are in milliseconds since 1970 by the clock of the device.
 */
const Receipt = type({
  locationId: string(),
  counterCode: string(),
  vaccines: number(),
  from: number(),
  until: number(),
})
export type Receipt = Infer<typeof Receipt>

/** Counter codes of today's walk-ins on a guest's own device, sealed. */
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
  return inTurn(async () => {
    await readKiosk()
    if (kiosk.enrolment) return
    const left = midnightAfter(now(), timezone) - now()
    const from = deviceNow()
    const others = (await read()).filter((one) => isOfToday(one) && one.counterCode !== counterCode)
    await write([...others, { locationId, counterCode, vaccines, from, until: from + left }])
  }, undefined)
}

/** The receipts of today, oldest first. Those of another day are deleted, as is one from after the device's clock was set back. */
export function todaysReceipts(): Promise<readonly Receipt[]> {
  return inTurn(async () => {
    if (!(await mayHaveDatabase('receipts'))) return []
    const all = await read()
    const valid = all.filter(isOfToday)
    if (valid.length < all.length || all.length === 0) await writeAnew(valid)
    return valid
  }, [])
}

/** Removes the receipts of a store from this device. Never rejects. */
export function removeReceipts(locationId: string): Promise<void> {
  return inTurn(async () => {
    await writeAnew((await read()).filter((one) => one.locationId !== locationId))
  }, undefined)
}

/** The landing page of the store where this device's guest checked in last today, which shows the code; undefined without one. */
export async function landingOfToday(): Promise<string | undefined> {
  const last = (await todaysReceipts()).at(-1)
  return last && href('instantVaccine', { locationId: last.locationId })
}

function isOfToday({ from, until }: Receipt): boolean {
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
