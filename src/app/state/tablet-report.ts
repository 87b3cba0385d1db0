import { subscribe } from 'valtio'
import { postTabletReport } from '#contract/kiosk'
import { call } from '../api/call.ts'
import { kiosk } from './kiosk.ts'
import { countOutbox, outbox } from './outbox.ts'

const EVERY_MS = 60_000

let reported = -1

/** Tells the server each minute, and when it changes, that this tablet is there and what waits on it (DESK-10). Returns what ends that. */
export function reportTablet(): () => void {
  const report = () => void send()
  void countOutbox().then(report)
  const timer = window.setInterval(report, EVERY_MS)
  const stopWatching = subscribe(outbox, () => {
    if (outbox.waiting !== reported) report()
  })
  return () => {
    window.clearInterval(timer)
    stopWatching()
  }
}

async function send(): Promise<void> {
  const { enrolment } = kiosk
  if (!enrolment) return
  const { waiting } = outbox
  reported = waiting
  const { locationId, enrolledAt } = enrolment
  await call(postTabletReport, { body: { locationId, tablet: String(enrolledAt), waiting } })
}
