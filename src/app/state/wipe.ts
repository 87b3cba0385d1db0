import { forget, sendNow } from '../platform/analytics.ts'
import { wait } from '../platform/clock.ts'
import { leaveFor } from '../platform/navigate.ts'
import { hideAll } from '../platform/screen.ts'
import { resetAids } from './aids.ts'
import { endVisit } from './draft.ts'
import { leaveForm, resetFlow } from './flow.ts'
import { kiosk, kioskHome } from './kiosk.ts'
import { visit } from './visit.ts'

const LONGEST = 1000

/**
 * Ends the visit on a store's tablet: in memory, in the `visit` database and in the worker. A new page at `to`, or at home, replaces
 * this one, so that its memory is freed and Back finds nothing. An unanswered check-in goes into the outbox first. Outbox, enrolment
 * and caches stay.
 */
export async function wipe(to?: string): Promise<void> {
  const { enrolment } = kiosk
  if (!enrolment || kiosk.isWiping) return
  kiosk.isWiping = true
  hideAll()
  leaveForm()
  resetFlow()
  sendNow()
  forget()
  resetAids()
  if (visit.pending) await atMost(LONGEST, keepUnanswered())
  const ended = endVisit()
  // The next guest does not wait for the deletion. The landing page deletes what is left then, and its key is gone already.
  leaveFor(to ?? kioskHome(enrolment))
  await atMost(LONGEST, ended)
}

/** As `wipe`, when the guest asks for it: an unanswered check-in is not sent again. */
export function erase(): Promise<void> {
  visit.pending = undefined
  return wipe()
}

/** Puts an unanswered check-in into the outbox under its key, because its guest pressed Finish and may have left (BOOK-19). */
async function keepUnanswered(): Promise<void> {
  const { flow, pending, counterCode } = visit
  if (flow !== 'INSTANT_VACCINE' || !pending) return
  const { putIntoOutbox } = await import('./outbox.ts')
  await putIntoOutbox(pending.key, pending.body, counterCode ?? '')
}

function atMost(milliseconds: number, work: Promise<void>): Promise<void> {
  const ended = work.catch(() => undefined) // storage
  return Promise.race([ended, wait(milliseconds)])
}

let isGuarded = false

/** Wipes a page as soon as the browser shows it again from its back/forward cache (quality, fault 39). */
export function wipeWhenShownAgain(): void {
  if (isGuarded) return
  isGuarded = true
  window.addEventListener('pageshow', (event) => {
    if (!event.persisted) return
    kiosk.isWiping = false
    void wipe()
  })
}
