import { get, set } from 'idb-keyval'
import type { Infer } from 'superstruct'
import { create, string, type } from 'superstruct'
import { DAY_MS } from '#domain/time-units'
import { deviceNow } from '../platform/clock.ts'
import type { EntryState } from '../platform/navigate.ts'
import { makeKey, randomKey, type SealedText, seal, unseal } from '../platform/secrets.ts'
import { mayHaveDatabase, openDatabase } from '../platform/storage.ts'
import { kiosk, readKiosk } from './kiosk.ts'

/** Name of the member of a history entry that names the kept link. */
const NAME = 'keptLink'
const RECORD = 'link'
/** Id and code of an appointment. */
const LinkStruct = type({ id: string(), confirmCode: string() })
type VisitLink = Infer<typeof LinkStruct>

type Kept = { name: string; until: number; key: CryptoKey; sealed: SealedText }

const database = openDatabase('link')

/**
 * Keeps the link of an opened visit on the guest's own device for a day, sealed, so that the browser can load its page again (VISIT-01).
 * The history entry has a random name of it, so that no other tab opens the visit. A store's tablet keeps none. Never rejects.
 */
export async function keepLink(link: VisitLink): Promise<void> {
  const { pathname } = window.location
  try {
    await readKiosk()
    if (kiosk.enrolment) return
    const name = randomKey()
    const key = await makeKey()
    const sealed = await seal(key, JSON.stringify(link))
    await database.destroy()
    await set(RECORD, { name, until: deviceNow() + DAY_MS, key, sealed } satisfies Kept, database.use)
    if (window.location.pathname !== pathname) return
    const entry: EntryState | null = window.history.state
    window.history.replaceState({ ...entry, [NAME]: name }, '')
  } catch {
    // storage: a reload asks for the link.
  }
}

/** Whether this history entry may have a kept link. */
export function mayHaveLink(): boolean {
  const entry: EntryState | null = window.history.state
  return typeof entry?.[NAME] === 'string'
}

/** The link that was kept for this history entry; undefined where it is over or gone. Never rejects. */
export async function findLink(): Promise<VisitLink | undefined> {
  const entry: EntryState | null = window.history.state
  try {
    const kept = await readKept()
    if (!kept || kept.name !== entry?.[NAME]) return undefined
    return create(JSON.parse(await unseal(kept.key, kept.sealed)), LinkStruct)
  } catch {
    return undefined // storage, or damaged
  }
}

/** Removes a link whose day is over. Never rejects. */
export async function dropOldLink(): Promise<void> {
  await readKept().catch(() => undefined) // storage
}

/** The kept link, if its day is not over; one that is over is removed. */
async function readKept(): Promise<Kept | undefined> {
  if (!(await mayHaveDatabase('link'))) return undefined
  const kept = await get<Kept>(RECORD, database.use)
  if (kept && deviceNow() < kept.until) return kept
  await forgetLink()
  return undefined
}

/** Removes the kept link from this device. Never rejects. */
export function forgetLink(): Promise<void> {
  return database.destroy()
}
