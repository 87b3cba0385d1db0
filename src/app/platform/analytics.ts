/** A step of a guest through the product, without personal or health data (EVENTS-01 to EVENTS-05). */
export interface TrackedEvent {
  event:
    | 'startFlow'
    | 'continueFlow'
    | 'completeFlow'
    | 'linkClicked'
    | 'alert'
    | 'customerError'
    | 'navigation'
    | 'formAbandonment'
    | 'constraintError'
    | 'error' // An error that no code caught.
  guestFlow: true // EVENTS-01
  appointmentType?: string
  flowStepDescription?: string
  flowStepNum?: number
  /** Names of the fields with errors, never what was typed. */
  fields?: string[]
  description?: string
  endpoint?: string
  status?: number
  /** Instant, ISO 8601 in UTC. */
  at: string
}

/** Takes events. It returns false when it cannot take them now, so that they wait. */
export type Sink = (events: readonly TrackedEvent[]) => boolean

const QUEUE_LENGTH = 200
/** Events of this many milliseconds are sent together. */
const GATHER = 5000
let queue: TrackedEvent[] = []
let sink: Sink | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/** Queues an event in memory. When the queue is full, the oldest events are dropped. */
export function emit(event: TrackedEvent): void {
  queue = [...queue, event].slice(-QUEUE_LENGTH)
  if (!sink) return
  if (isHidden()) sendNow()
  else timer ??= setTimeout(sendNow, GATHER)
}

/** Sends waiting and later events to a sink. Without a sink they wait. */
export function sendTo(next: Sink | undefined): void {
  sink = next
  sendNow()
}

/** The sink where the operator collects no events, or the guest refuses tracking. */
export const NOWHERE: Sink = () => true

/** Events that no sink has taken. */
export function waiting(): readonly TrackedEvent[] {
  return queue
}

/** Drops waiting events: after a wipe nothing of a guest stays on a shared tablet. */
export function forget(): void {
  queue = []
}

/** Sends waiting events at once, because a guest who leaves a page may not come back to it. */
export function sendNow(): void {
  clearTimeout(timer)
  timer = undefined
  if (!sink || queue.length === 0) return
  const events = queue
  queue = []
  try {
    if (!sink(events)) queue = events
  } catch {
    // told elsewhere: a failing sink must not stop the guest.
  }
}

function isHidden(): boolean {
  return typeof document !== 'undefined' && document.visibilityState === 'hidden'
}
