import { forget, sendNow } from '../platform/analytics.ts'
import { leaveFor } from '../platform/navigate.ts'
import { hideAll, resetAids } from '../platform/screen.ts'
import { endVisit } from './draft.ts'
import { leaveForm, resetFlow } from './flow.ts'
import { kiosk, kioskHome } from './kiosk.ts'
import { visit } from './visit.ts'

const LONGEST = 1000

/**
 * Ends the visit on a store's tablet: nothing of it stays in memory, in the `visit` database or in the worker, and the page
 * is replaced by a new one, so that the heap dies and Back finds nothing. Never touches outbox, enrolment or caches of the shell.
 * `to`: a page of the flow; the landing page unless said. A check-in without an answer is sealed into the outbox first.
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
  // A database that cannot be deleted now is deleted by the landing page, and its key is gone.
  await atMost(LONGEST, endVisit())
  leaveFor(to ?? kioskHome(enrolment))
}

/** As wipe, because the guest says so: what was sent and has no answer is not sent again. */
export function erase(): Promise<void> {
  visit.pending = undefined
  return wipe()
}

/** A check-in that was sent and has no answer goes on in the outbox under its key: its guest pressed Finish, and may have gone (BOOK-19). */
async function keepUnanswered(): Promise<void> {
  const { flow, pending, counterCode } = visit
  if (flow !== 'INSTANT_VACCINE' || !pending) return
  const { putIntoOutbox } = await import('./outbox.ts')
  await putIntoOutbox(pending.key, pending.body, counterCode ?? '')
}

function atMost(milliseconds: number, work: Promise<void>): Promise<void> {
  return Promise.race([
    work.catch(() => undefined), // storage
    new Promise<void>((resolve) => setTimeout(resolve, milliseconds)),
  ])
}

let isGuarded = false

/** A page that the browser had frozen and shows again is wiped at once (quality, fault 39). */
export function wipeWhenShownAgain(): void {
  if (isGuarded) return
  isGuarded = true
  window.addEventListener('pageshow', (event) => {
    if (!event.persisted) return
    kiosk.isWiping = false
    void wipe()
  })
}
