import { get, setMany } from 'idb-keyval'
import { proxy, snapshot, subscribe } from 'valtio'
import { deviceNow } from '../platform/clock.ts'
import type { SealedText } from '../platform/secrets.ts'
import { seal, unseal } from '../platform/secrets.ts'
import { visitDatabase as database } from '../platform/storage.ts'
import { isLockTaken, takeLock } from '../platform/tab-lock.ts'
import { beforePicking, clearScheduling, releaseHolds } from './hold.ts'
import { readVisit, secretsOf, writeVisit } from './kept-visit.ts'
import { kiosk } from './kiosk.ts'
import type { Prescreen } from './prescreen.ts'
import { forgetPrescreen, prescreen, restorePrescreen } from './prescreen.ts'
import type { Visit } from './visit.ts'
import { clearVisit, isFinished, restoreVisit, visit } from './visit.ts'
import type { VisitKey } from './visit-key.ts'
import { findVisitKey, forgetVisitKey, makeVisitKey } from './visit-key.ts'

const LIFE = 24 * 60 * 60 * 1000
/** The tab that has this lock is the one in which the visit goes on (quality, fault 9). */
const OWNER = 'visit'
/** A browser that empties itself may hang over it until it is started again; the guest does not wait for that (quality, fault 31). */
const RECOVERY_MS = 4000

/**
 * How the draft fares: kept sealed on this device, or in memory alone because the browser keeps nothing; `elsewhere` when the visit
 * goes on in another tab, and this one keeps nothing of it. `isLost`: what was kept here was damaged or foreign, and was thrown away.
 */
export const draft = proxy<{
  status: 'unread' | 'reading' | 'kept' | 'memory' | 'elsewhere'
  isLost: boolean
}>({
  status: 'unread',
  isLost: false,
})

/** Whether the visit in memory is what there is: it was read, and does not go on in another tab. */
export function isInHand(status: typeof draft.status): boolean {
  return status === 'kept' || status === 'memory'
}

let reading: Promise<void> | undefined
let ending: Promise<void> = Promise.resolve()
let writing: Promise<void> = Promise.resolve()
let key: VisitKey | undefined
let isDirty = false
let unsubscribe: (() => void) | undefined
let giveBack: (() => void) | undefined
/** Counts the visits that were ended, so that what was begun for one does not touch the next. */
let ended = 0

/**
 * Reads the kept visit back, once, and has it go on in this tab; a record that does not open or does not fit is thrown away, and this
 * is told (quality, fault 34).
 */
export function readDraft(): Promise<void> {
  reading ??= readOnce()
  return reading
}

/** Has a visit that went on in another tab go on in this one, as it stands there; numbers typed here are not asked for again. */
export async function goOnHere(): Promise<void> {
  if (draft.status !== 'elsewhere') return
  // The kept form of it: what stands in it may be a proxy, which cannot be cloned.
  const had = JSON.parse(JSON.stringify(snapshot(visit))) as Visit
  forgetHere()
  await readDraft()
  Object.assign(visit, secretsOf(had, snapshot(visit) as Visit))
}
beforePicking(goOnHere)

/** Another tab has the visit now: it knows more than this one, which must not write over it. */
function stepAside(): void {
  stopKeeping()
  draft.status = 'elsewhere'
}

/** Ends the visit in progress, also one kept from before; what goes on in another tab is that tab's. */
export async function endVisitInProgress(): Promise<void> {
  const isOthers = await goesOnElsewhere()
  if (isOthers && !kiosk.enrolment) {
    forgetPrescreen()
    return forgetHere()
  }
  await readDraft() // a time that was held before a reload is given up too (HOLD-10)
  await endVisit()
}

async function goesOnElsewhere(): Promise<boolean> {
  return draft.status === 'elsewhere' || (!giveBack && (await isLockTaken(OWNER)))
}

/**
 * Has a prescreen begin, or go on where it was: what was held before it is given up (ROUTE-07), a visit that is not of its kind
 * ends. Its own answers stay, and are kept from now on unless a visit goes on in another tab.
 */
export async function readPrescreen(): Promise<void> {
  if (await goesOnElsewhere()) return forgetHere()
  await readDraft()
  const { appointment } = visit
  if (!appointment) return
  if (appointment.timestamp && !isFinished(appointment)) return clearScheduling()
  await endVisit()
  await readDraft()
}

/**
 * An appointment was cancelled by its link: a confirmation of it that is kept here ends, of a second one that part. What goes on in
 * another tab is that tab's.
 */
export async function endCanceled(id: string): Promise<void> {
  if (await isLockTaken(OWNER)) return
  await readDraft()
  if (visit.appointment?.id === id) await endVisit()
  else if (visit.followup?.id === id) visit.followup = undefined
}

/** As readDraft, but a visit that is finished ends: its confirmation has been left (CONFIRM-01). */
export async function readUnfinished(): Promise<void> {
  await readDraft()
  if (!isFinished(visit.appointment)) return
  await endVisit()
  await readDraft()
}

async function readOnce(): Promise<void> {
  const before = ended
  draft.status = 'reading'
  giveBack ??= takeLock(OWNER, stepAside)
  await ending
  const kept = await readKept()
  if (before !== ended) {
    forgetVisitKey()
    return
  }
  const found = kept === 'lost' ? undefined : kept
  draft.isLost = kept === 'lost'
  // A visit that began while this was read is newer than what was kept.
  const isRestored = found !== undefined && !visit.appointment
  if (isRestored) restoreVisit(found.visit)
  const isPrescreenNewer = prescreen.run > 0
  if (found?.prescreen) restorePrescreen(found.prescreen)
  try {
    const opener = found?.key ?? (await freshKey())
    if (before !== ended) {
      forgetVisitKey()
      return
    }
    key = opener
    draft.status = 'kept'
  } catch {
    if (before === ended) draft.status = 'memory'
    return
  }
  // In step with every change, so that draftSaved tells the truth.
  const stops = [visit, prescreen].map((one) => subscribe(one, saveSoon, true))
  unsubscribe = () => {
    for (const stop of stops) stop()
  }
  if (!isRestored || isPrescreenNewer) saveSoon()
}

/** What is kept and still opens; 'lost' when it is damaged or foreign; undefined when it is too old, or nothing is or can be kept here. */
async function readKept(): Promise<
  { key: VisitKey; visit: Visit; prescreen: Prescreen | undefined } | 'lost' | undefined
> {
  let sealed: SealedText | undefined
  try {
    const opener = await findVisitKey(database)
    sealed = await get<SealedText>('visit', database.use)
    if (!sealed) return undefined
    if (!opener) return lost()
    const { savedAt, visit: kept, prescreen: asked } = readVisit(await unseal(opener.key, sealed))
    if (Math.abs(deviceNow() - savedAt) > LIFE) return undefined
    return { key: opener, visit: kept, prescreen: asked }
  } catch {
    return sealed && lost()
  }
}

/** On a store's tablet the next guest is told nothing of the one before. */
function lost(): 'lost' | undefined {
  return kiosk.enrolment ? undefined : 'lost'
}

async function freshKey(): Promise<VisitKey> {
  try {
    return await beginAfresh()
  } catch (failure) {
    const { recoverStorage } = await import('./recovery.ts')
    const recovered = recoverStorage(failure).then((isEmptied) => {
      if (!isEmptied) throw failure
      return beginAfresh()
    })
    const tooLate = new Promise<never>((_, reject) => setTimeout(() => reject(failure), RECOVERY_MS))
    return Promise.race([recovered, tooLate])
  }
}

async function beginAfresh(): Promise<VisitKey> {
  await database.destroy()
  const made = await makeVisitKey()
  await setMany(made.beside, database.use)
  return made
}

function saveSoon(): void {
  if (isDirty) return
  isDirty = true
  writing = writing.then(save)
}

async function save(): Promise<void> {
  const before = ended
  isDirty = false
  if (!key || !(visit.appointment || visit.results || prescreen.run > 0)) return
  let status: typeof draft.status = 'kept'
  try {
    const sealed = await seal(key.key, writeVisit(visit, deviceNow(), prescreen))
    // With its key: the browser may have thrown the database away meanwhile.
    await setMany([...key.beside, ['visit', sealed]], database.use)
  } catch {
    status = 'memory'
  }
  if (before === ended) draft.status = status
}

/** Resolves when everything said so far is on the disk, or cannot be. */
export function draftSaved(): Promise<void> {
  return writing
}

/** Ends the visit: nothing of it is held or stays in memory or in the database, nor the key that opened it. */
export function endVisit(): Promise<void> {
  forgetPrescreen()
  if (draft.status === 'elsewhere' && !kiosk.enrolment) {
    forgetHere()
    return Promise.resolve()
  }
  releaseHolds()
  const started = reading
  forgetHere()
  forgetVisitKey()
  ending = Promise.all([started, writing]).then(() => database.destroy())
  return ending
}

/** Nothing of the visit stays in the memory of this tab. */
function forgetHere(): void {
  stopKeeping()
  reading = undefined
  clearVisit()
  draft.status = 'unread'
  draft.isLost = false
}

/** What is said from now on is not kept by this tab. */
function stopKeeping(): void {
  unsubscribe?.()
  unsubscribe = undefined
  giveBack?.()
  giveBack = undefined
  ended += 1
  key = undefined
}
