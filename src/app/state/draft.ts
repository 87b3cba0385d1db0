import { get, setMany } from 'idb-keyval'
import { proxy, subscribe } from 'valtio'
import { clockError, now } from '../platform/clock.ts'
import type { Sealed } from '../platform/seal.ts'
import { seal, unseal } from '../platform/seal.ts'
import { openDatabase } from '../platform/storage.ts'
import { releaseHolds } from './hold.ts'
import { readVisit, writeVisit } from './kept-visit.ts'
import { kiosk } from './kiosk.ts'
import type { Visit } from './visit.ts'
import { clearVisit, isFinished, restoreVisit, visit } from './visit.ts'
import type { VisitKey } from './visit-key.ts'
import { findVisitKey, forgetVisitKey, makeVisitKey } from './visit-key.ts'

const LIFE = 24 * 60 * 60 * 1000
const database = openDatabase('visit')

/**
 * How the draft fares: kept sealed on this device, or in memory alone because the browser keeps nothing. `isLost`: what was kept
 * here was damaged or foreign, and was thrown away.
 */
export const draft = proxy<{ status: 'unread' | 'reading' | 'kept' | 'memory'; isLost: boolean }>({
  status: 'unread',
  isLost: false,
})

let reading: Promise<void> | undefined
let ending: Promise<void> = Promise.resolve()
let writing: Promise<void> = Promise.resolve()
let key: VisitKey | undefined
let isDirty = false
let unsubscribe: (() => void) | undefined
/** Counts the visits that were ended, so that what was begun for one does not touch the next. */
let ended = 0

/** Reads the kept visit back, once; a record that does not open or does not fit is thrown away, and this is told (quality, fault 34). */
export function readDraft(): Promise<void> {
  reading ??= readOnce()
  return reading
}

/** The same, but a visit that is finished ends: its confirmation has been left (CONFIRM-01). */
export async function readUnfinished(): Promise<void> {
  await readDraft()
  if (!isFinished(visit.appointment)) return
  await endVisit()
  await readDraft()
}

async function readOnce(): Promise<void> {
  const before = ended
  draft.status = 'reading'
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
  unsubscribe = subscribe(visit, saveSoon, true)
  if (!isRestored) saveSoon()
}

/** What is kept and still opens; 'lost' when it is damaged or foreign; undefined when it is too old, or nothing is or can be kept here. */
async function readKept(): Promise<{ key: VisitKey; visit: Visit } | 'lost' | undefined> {
  let sealed: Sealed | undefined
  try {
    const opener = await findVisitKey(database)
    sealed = await get<Sealed>('visit', database.use)
    if (!sealed) return undefined
    if (!opener) return lost()
    const { savedAt, visit: kept } = readVisit(await unseal(opener.key, sealed))
    if (Math.abs(deviceNow() - savedAt) > LIFE) return undefined
    return { key: opener, visit: kept }
  } catch {
    return sealed && lost()
  }
}

/** On a store's tablet the next guest is told nothing of the one before. */
function lost(): 'lost' | undefined {
  return kiosk.enrolment ? undefined : 'lost'
}

/** The device's own clock, right or wrong: a page that has just started knows no other. */
function deviceNow(): number {
  return now() - clockError()
}

async function freshKey(): Promise<VisitKey> {
  try {
    return await beginAfresh()
  } catch (failure) {
    const { recoverStorage } = await import('./recovery.ts')
    if (!(await recoverStorage(failure))) throw failure
    return beginAfresh()
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
  if (!key || !(visit.appointment || visit.results)) return
  let status: typeof draft.status = 'kept'
  try {
    const sealed = await seal(key.key, writeVisit(visit, deviceNow()))
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
  releaseHolds()
  unsubscribe?.()
  unsubscribe = undefined
  ended += 1
  const started = reading
  reading = undefined
  key = undefined
  forgetVisitKey()
  clearVisit()
  draft.status = 'unread'
  draft.isLost = false
  ending = Promise.all([started, writing]).then(() => database.destroy())
  return ending
}
