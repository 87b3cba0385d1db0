import { bookAppointment, cancelAppointment } from '#contract/appointments'
import { reserve } from '#contract/reservations'
import { postWalkIn } from '#contract/walk-in'
import { GRADED_EVENTS, type LogLine, levelOf } from '../log.ts'
import type { MailOutcome } from '../messages/sending.ts'
import { createRegistry } from './registry.ts'

/** Seconds, those that OpenTelemetry recommends for requests. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Methods that are named; any other is `_OTHER`, as OpenTelemetry says. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Calls whose outcomes are counted for themselves. */
const OUTCOMES = [
  { name: 'scheduler_bookings_total', help: 'Bookings by outcome.', path: bookAppointment.path },
  { name: 'scheduler_check_ins_total', help: 'Check-ins of walk-ins by outcome.', path: postWalkIn.path },
  { name: 'scheduler_holds_total', help: 'Holds by outcome.', path: reserve.path },
  { name: 'scheduler_cancellations_total', help: 'Cancellations by outcome.', path: cancelAppointment.path },
] as const

/** An answered request: `route` is a pattern, `ms` the time until the answer. */
type Answered = { method: string; route: string; status: number; ms: number }

/** What became of an attempt to deliver a webhook's message. */
export type DeliveryOutcome = 'delivered' | 'postponed' | 'refused' | 'disabled'

/** What a process counts of itself (RUN-10). No label names a store, a guest or a path. */
export interface Metrics {
  /** A request has arrived; call the result when it is answered. */
  began(): (answered: Answered) => void
  /** Counts a line of the log, whether it is written or not. */
  logged(line: LogLine): void
  delivered(outcome: DeliveryOutcome): void
  mailed(outcome: MailOutcome): void
  registry: ReturnType<typeof createRegistry>
}

export function createMetrics(): Metrics {
  const registry = createRegistry()
  let active = 0
  const duration = registry.histogram(
    'http_server_request_duration_seconds',
    'Time from a request to its answer.',
    SECONDS,
  )
  registry.gauge('http_server_active_requests', 'Requests that are not answered yet.', () => active)
  const outcomes = new Map(
    OUTCOMES.map(({ name, help, path }) => [path as string, registry.counter(name, help)]),
  )
  const lines = registry.counter('scheduler_log_lines_total', 'Lines of the log by event and level.')
  const needAttention = registry.counter(
    'scheduler_needs_attention_total',
    'Check-ins that were recorded as needing attention.',
  )
  // Prometheus sees no increase in a count that is not there before its first one.
  for (const event of GRADED_EVENTS) lines({ event, level: levelOf({ event }) }, 0)
  needAttention({}, 0)
  const purged = registry.counter('scheduler_purged_records_total', 'Records that retention removed.')
  const mails = registry.counter('scheduler_mails_total', 'E-mails to guests by what became of them.')
  const deliveries = registry.counter('scheduler_webhook_deliveries_total', 'Webhook attempts by outcome.')

  return {
    registry,
    began() {
      active += 1
      return ({ method, route, status, ms }) => {
        active -= 1
        const labels = {
          http_request_method: METHODS.includes(method) ? method : '_OTHER',
          http_route: route,
          http_response_status_code: String(status),
        }
        duration(labels, ms / 1000)
        if (method === 'POST' || method === 'PUT') outcomes.get(route)?.({ outcome: outcomeOf(status) })
      }
    },
    logged(line) {
      const { event, count } = line
      lines({ event: String(event), level: levelOf(line) })
      if (event === 'needs-attention') needAttention({}, Number(count))
      if (event === 'purged') purged({}, removedOf(line))
    },
    delivered: (outcome) => deliveries({ outcome }),
    mailed: (outcome) => mails({ outcome }),
  }
}

/** How many records a run of the purge removed. Its `unexported` counts visits that stay. */
function removedOf({ unexported: _, ...counts }: LogLine): number {
  return Object.values(counts).reduce<number>((sum, count) => sum + (Number(count) || 0), 0)
}

function outcomeOf(status: number): string {
  if (status < 400) return 'accepted'
  if (status === 409) return 'conflict'
  if (status === 503) return 'busy'
  return status < 500 ? 'refused' : 'failed'
}
