/** What the product says of a guest's way through it: no personal or health data (EVENTS-01 to EVENTS-05). */
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
  guestFlow: true // EVENTS-01
  appointmentType?: string
  flowStepDescription?: string
  flowStepNum?: number
  /** Names of the fields that were refused, never what was typed. */
  fields?: string[]
  description?: string
  endpoint?: string
  status?: number
  /** Instant, ISO 8601 in UTC. */
  at: string
}

/** Takes events; false: not now, they wait. */
export type Sink = (events: readonly TrackedEvent[]) => boolean

const QUEUE_LENGTH = 200
/** Events of so many milliseconds go out together. */
const GATHER = 5000
let queue: TrackedEvent[] = []
let sink: Sink | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/** Queues an event, in memory alone; the oldest go first when nobody takes them. */
export function emit(event: TrackedEvent): void {
  queue = [...queue, event].slice(-QUEUE_LENGTH)
  if (!sink) return
  if (isHidden()) sendNow()
  else timer ??= setTimeout(sendNow, GATHER)
}

/** Sends events somewhere from now on, those that wait first; undefined: they wait. */
export function sendTo(next: Sink | undefined): void {
  sink = next
  sendNow()
}

/** The sink of an operator that wants no events, and of a guest who wants none told. */
export const NOWHERE: Sink = () => true

/** Events that wait; on a shared tablet a wipe sends them, and forgets those that nobody took. */
export function waiting(): readonly TrackedEvent[] {
  return queue
}

export function forget(): void {
  queue = []
}

/** Sends what waits without waiting for more: whoever leaves a page may not come back to it. */
export function sendNow(): void {
  clearTimeout(timer)
  timer = undefined
  if (!sink || queue.length === 0) return
  const events = queue
  queue = []
  try {
    if (!sink(events)) queue = events
  } catch {
    // A sink that fails must not keep a guest from going on.
  }
}

function isHidden(): boolean {
  return typeof document !== 'undefined' && document.visibilityState === 'hidden'
}
