import { createSending, type SendingDeps } from '../messages/sending.ts'
import type { Failures } from '../running/failures.ts'
import type { AppointmentDeps } from './book.ts'
import { createOffering } from './offering.ts'
import { createReminding } from './reminding.ts'

/** What the server does with appointments by itself, when it is called; none of it rejects. */
export interface OwnWork {
  /** Offers the times that came free to those who wait for them (VISIT-04). */
  offerTimes(): Promise<void>
  /** Writes the events of reminders that are due (VISIT-06). */
  remind(): Promise<void>
  /** Sends the e-mails that are due, where there is a mail server (VISIT-06). */
  sendMessages(): Promise<void>
}

export function createOwnWork(
  deps: AppointmentDeps & { failures: Failures; sending?: SendingDeps | undefined },
): OwnWork {
  return {
    offerTimes: createOffering(deps),
    remind: createReminding(deps),
    sendMessages: deps.sending ? createSending(deps.sending) : async () => {},
  }
}

/** Does `work` now and then every `everyMs` milliseconds, one at a time, until it is stopped; the end waits for what is under way. */
export function repeat(work: () => Promise<void>, everyMs: number): () => Promise<void> {
  let running: Promise<void> | undefined
  const run = () => {
    running ??= work().finally(() => {
      running = undefined
    })
  }
  run()
  const timer = setInterval(run, everyMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
