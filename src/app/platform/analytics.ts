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

export type Sink = (events: readonly TrackedEvent[]) => void

const QUEUE_LENGTH = 200
let queue: TrackedEvent[] = []
let sink: Sink | undefined

/** Queues an event; the oldest go first when nobody takes them. */
export function emit(event: TrackedEvent): void {
  queue.push(event)
  if (queue.length > QUEUE_LENGTH) queue = queue.slice(-QUEUE_LENGTH)
  flush()
}

/** Sends events somewhere from now on, those that wait first; none is configured by default. */
export function sendTo(next: Sink | undefined): void {
  sink = next
  flush()
}

/** Events that wait; on a shared tablet a wipe forgets them. */
export function waiting(): readonly TrackedEvent[] {
  return queue
}

export function forget(): void {
  queue = []
}

function flush(): void {
  if (!sink || queue.length === 0) return
  const events = queue
  queue = []
  try {
    sink(events)
  } catch {
    // A sink that fails must not keep a guest from going on.
  }
}
