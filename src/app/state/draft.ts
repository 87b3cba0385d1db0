import { get, setMany } from 'idb-keyval'
import { proxy, snapshot, subscribe } from 'valtio'
import { DAY_MS } from '#domain/time-units'
import { spokenLanguage, whenSpoken } from '../messages/catalogue.ts'
import { deviceNow, wait } from '../platform/clock.ts'
import type { SealedText } from '../platform/secrets.ts'
import { seal, unseal } from '../platform/secrets.ts'
import { Blocked, visitDatabase as database } from '../platform/storage.ts'
import { isLockTaken, takeLock } from '../platform/tab-lock.ts'
import { decodeDraft, encodeDraft, secretsOf } from './draft-record.ts'
import { flow, restoreFlow } from './flow.ts'
import { beforePicking, clearScheduling, releaseHolds } from './hold.ts'
import { kiosk } from './kiosk.ts'
import { forgetPrescreen, prescreen, restorePrescreen } from './prescreen.ts'
import { isOutOfRoom, withRoom } from './room.ts'
import type { Visit } from './visit.ts'
import { clearVisit, isFinished, restoreVisit, visit } from './visit.ts'
import type { VisitKey } from './visit-key.ts'
import { findVisitKey, forgetVisitKey, makeVisitKey } from './visit-key.ts'

const LIFE = DAY_MS
/** The visit continues in the tab that has this lock (quality, fault 9). */
const OWNER = 'visit'
/** A browser may hang while it deletes its storage. Guests wait no longer than this, in milliseconds (quality, fault 31). */
const RECOVERY_MS = 4000

/**
 * The state of the draft. `kept`: sealed on this device. `memory`: only in memory, because storage is missing, full or blocked.
 * `elsewhere`: the visit continues in another tab, and this one stores nothing. `isLost`: the stored draft was damaged, and was deleted.
 */
export const draft = proxy<{
  status: 'unread' | 'reading' | 'kept' | 'memory' | 'elsewhere'
  isLost: boolean
}>({
  status: 'unread',
  isLost: false,
})

/** Whether this tab has the visit: it has read the draft, and no other tab has taken the visit. */
export function hasVisit(status: typeof draft.status): boolean {
  return status === 'kept' || status === 'memory'
}

let reading: Promise<void> | undefined
let ending: Promise<void> = Promise.resolve()
let writing: Promise<void> = Promise.resolve()
let key: VisitKey | undefined
let isDirty = false
let unsubscribe: (() => void) | undefined
let giveBack: (() => void) | undefined
let languageBefore: string | undefined
/** Counts ended visits, so that work for one visit does not change the next. */
let ended = 0

/** Reads the draft once, and continues its visit in this tab. A damaged draft is deleted and reported as lost (quality, fault 34). */
export function readDraft(): Promise<void> {
  reading ??= readOnce()
  return reading
}

/** Reads the draft, and returns the language in which its guest read on a store's tablet, which keeps no choice beside it (LANG-02). */
export async function readLanguageOfDraft(): Promise<string | undefined> {
  await readDraft()
  return languageBefore
}

/** Moves a visit from another tab to this one, as it is there. Secrets that the guest typed here need not be typed again. */
export async function goOnHere(): Promise<void> {
  if (draft.status !== 'elsewhere') return
  // A copy as JSON, because the visit may contain proxies, which cannot be cloned.
  const had = JSON.parse(JSON.stringify(snapshot(visit))) as Visit
  forgetHere()
  await readDraft()
  Object.assign(visit, secretsOf(had, snapshot(visit) as Visit))
}
beforePicking(goOnHere)

/** The visit as another tab last stored it; undefined if this tab has the visit, or the stored one cannot be read. */
export async function visitElsewhere(): Promise<Visit | undefined> {
  const kept = draft.status === 'elsewhere' ? await readKept() : undefined
  return typeof kept === 'object' ? kept.visit : undefined
}

/** Goes on here with a visit whose other tab is closed. */
export async function goOnIfLeft(): Promise<void> {
  if (draft.status === 'elsewhere' && !(await isLockTaken(OWNER))) await goOnHere()
}

/** Stops storing the visit, because another tab has it now and knows more. */
function stepAside(): void {
  stopKeeping()
  draft.status = 'elsewhere'
}

/** Ends the visit in progress, also one of an earlier page. A visit in another tab stays. */
export async function endVisitInProgress(): Promise<void> {
  const isOthers = await isElsewhere()
  if (isOthers && !kiosk.enrolment) {
    forgetPrescreen()
    return forgetHere()
  }
  await readDraft() // so that a hold from before a reload is released too (HOLD-10)
  await endVisit()
}

async function isElsewhere(): Promise<boolean> {
  return draft.status === 'elsewhere' || (!giveBack && (await isLockTaken(OWNER)))
}

/**
 * Reads the draft for a prescreen. It releases earlier holds (ROUTE-07) and ends a finished visit or a walk-in. Answers of the
 * prescreen stay, and are stored unless a visit is open in another tab.
 */
export async function readPrescreen(): Promise<void> {
  if (await isElsewhere()) return forgetHere()
  await readDraft()
  const { appointment } = visit
  if (!appointment) return
  if (appointment.timestamp && !isFinished(appointment)) return clearScheduling()
  await endVisit()
  await readDraft()
}

/** Removes an appointment that was cancelled by its link from the draft. A visit in another tab stays. */
export async function endCanceled(id: string): Promise<void> {
  if (await isLockTaken(OWNER)) return
  await readDraft()
  if (visit.appointment?.id === id) await endVisit()
  else if (visit.followup?.id === id) visit.followup = undefined
}

/** As `readDraft`, but ends a finished visit, because the guest has left its confirmation (CONFIRM-01). */
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
  if (kept === 'blocked') {
    if (before === ended) draft.status = 'memory'
    return
  }
  if (before !== ended) {
    forgetVisitKey()
    return
  }
  const found = kept === 'lost' ? undefined : kept
  draft.isLost = kept === 'lost'
  // A visit that began during the read is newer than the draft.
  const isRestored = found !== undefined && !visit.appointment
  if (isRestored) restoreVisit(found.visit)
  if (isRestored && found.flow) restoreFlow(found.flow)
  languageBefore = found?.language
  const isPrescreenNewer = prescreen.run > 0
  if (found?.prescreen) restorePrescreen(found.prescreen)
  try {
    const begun = found ? { opener: found.key, status: 'kept' as const } : await freshKey()
    if (before !== ended) {
      forgetVisitKey()
      return
    }
    key = begun.opener
    draft.status = begun.status
  } catch {
    if (before === ended) draft.status = 'memory'
    return
  }
  // Subscribed synchronously, so that `draftSaved` waits for every change.
  const stops = [visit, prescreen].map((one) => subscribe(one, saveSoon, true))
  if (kiosk.enrolment) stops.push(whenSpoken(saveSoon))
  unsubscribe = () => {
    for (const stop of stops) stop()
  }
  if (!isRestored || isPrescreenNewer) saveSoon()
}

/**
 * Reads and opens the draft. Returns 'lost' when it is damaged, 'blocked' while another tab keeps the database to itself, and undefined
 * when it is too old or missing.
 */
async function readKept(): Promise<
  ({ key: VisitKey } & Omit<ReturnType<typeof decodeDraft>, 'savedAt'>) | 'lost' | 'blocked' | undefined
> {
  let sealed: SealedText | undefined
  try {
    const opener = await findVisitKey(database)
    sealed = await get<SealedText>('visit', database.use)
    if (!sealed) return undefined
    if (!opener) return lost()
    const { savedAt, ...kept } = decodeDraft(await unseal(opener.key, sealed))
    if (Math.abs(deviceNow() - savedAt) > LIFE) return undefined
    return { key: opener, ...kept }
  } catch (failure) {
    return failure instanceof Blocked ? 'blocked' : sealed && lost()
  }
}

/** A store's tablet does not tell the next guest about the one before. */
function lost(): 'lost' | undefined {
  return kiosk.enrolment ? undefined : 'lost'
}

type Begun = { opener: VisitKey; status: 'kept' | 'memory' }

async function freshKey(): Promise<Begun> {
  try {
    return await beginAfresh()
  } catch (failure) {
    const { recoverStorage } = await import('./recovery.ts')
    const recovered = recoverStorage(failure).then((isEmptied) => {
      if (!isEmptied) throw failure
      return beginAfresh()
    })
    const tooLate = wait(RECOVERY_MS).then(() => Promise.reject(failure))
    return Promise.race([recovered, tooLate])
  }
}

/** A device without room begins in memory; each change tries to write key and visit again. */
async function beginAfresh(): Promise<Begun> {
  await database.destroy()
  const opener = await makeVisitKey()
  try {
    await withRoom(() => setMany(opener.beside, database.use))
    return { opener, status: 'kept' }
  } catch (failure) {
    if (!isOutOfRoom(failure)) throw failure
    return { opener, status: 'memory' }
  }
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
    const language = kiosk.enrolment ? spokenLanguage() : undefined
    const sealed = await seal(key.key, encodeDraft(visit, deviceNow(), { prescreen, language, flow }))
    const { beside } = key
    // The key is written too, because the browser may have deleted the database meanwhile.
    await withRoom(() => setMany([...beside, ['visit', sealed]], database.use))
  } catch {
    status = 'memory'
  }
  if (before === ended) draft.status = status
}

/** Resolves when all changes so far are on the disk, or cannot be written. */
export function draftSaved(): Promise<void> {
  return writing
}

/** Ends the visit: releases its holds, and removes it and its key from memory and database. */
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

/** Removes the visit from the memory of this tab. */
function forgetHere(): void {
  stopKeeping()
  reading = undefined
  clearVisit()
  draft.status = 'unread'
  draft.isLost = false
}

/** Stops storing the visit in this tab. */
function stopKeeping(): void {
  unsubscribe?.()
  unsubscribe = undefined
  giveBack?.()
  giveBack = undefined
  ended += 1
  key = undefined
}
