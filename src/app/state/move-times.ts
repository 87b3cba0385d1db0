import { proxy, ref } from 'valtio'
import { getTimeslots, type ProviderSlots, type TimeslotsQuery } from '#contract/providers'
import { addDays, type Day } from '#domain/calendar'
import type { DaySpan } from '#domain/search-window'
import { call } from '../api/call.ts'
import { cancelling } from './cancel.ts'
import type { LinkedVisit } from './cancel-view.ts'
import { reportFailedCall } from './flow.ts'
import type { Which } from './hold-request.ts'
import { leaveMove, ownTimeHeaders } from './move.ts'
import { moving } from './moving.ts'

/** Days that one request loads. */
export const CHUNK = 14

/** The free times to which an appointment can be moved, and the days of which they are loaded. */
export interface MoveTimes {
  provider: ProviderSlots | undefined
  loaded: DaySpan | undefined
  request: 'in_progress' | 'failed' | undefined
}

const none = (): MoveTimes => ({ provider: undefined, loaded: undefined, request: undefined })

/** By appointment, in memory only. */
export const moveTimes = proxy<Record<Which, MoveTimes>>({ appointment: none(), followup: none() })

const asked = { appointment: 0, followup: 0 }

/** Loads the free times of some days: of the first days, or beside those that are loaded. */
export async function loadMoveTimes(visit: LinkedVisit, which: Which, span: DaySpan, isFirst: boolean) {
  const { [which]: appointment, provider } = visit
  const { link } = cancelling
  if (!appointment || !provider || !link) return
  asked[which] += 1
  const mine = asked[which]
  if (isFirst) moveTimes[which] = none()
  moveTimes[which].request = 'in_progress'
  const { providerId, businessName, licensureState: state, isTeam } = provider
  const query: TimeslotsQuery = {
    businessNames: [businessName],
    serviceIds: appointment.services.map(({ id }) => String(id)),
    startDate: span.from,
    endDate: span.to,
    ...(isTeam && state !== undefined
      ? { isVirtualVisit: true, licensureState: state }
      : { locationIds: [providerId] }),
  }
  const headers = ownTimeHeaders({ ...link }, moving.picked[which]?.code)
  const result = await call(getTimeslots, { query, headers, retries: 1 })
  if (mine !== asked[which]) return
  const times = moveTimes[which]
  if (result.kind === 'refused' && result.errors.some(({ key }) => key === 'serviceSwitchedOff')) {
    return leaveMove('refused')
  }
  if (result.kind !== 'answered') {
    times.request = 'failed'
    reportFailedCall(getTimeslots.path, result)
    return
  }
  const [found] = result.data.appointmentTimeSlots
  const { loaded } = times
  moveTimes[which] = {
    provider: ref(joined(isFirst ? undefined : times.provider, found) ?? { ...NO_PROVIDER, services: [] }),
    loaded: loaded ? { from: earlier(loaded.from, span.from), to: later(loaded.to, span.to) } : span,
    request: undefined,
  }
}

/** The days to load next so that `day` is among them, no further than `last`. */
export function spanFor(loaded: DaySpan, day: Day, last: Day): DaySpan {
  if (day < loaded.from) return { from: day, to: addDays(loaded.from, -1) }
  const end = addDays(loaded.to, CHUNK)
  return { from: addDays(loaded.to, 1), to: end < last ? end : last }
}

/** The provider in an answer without times. */
const NO_PROVIDER = { providerId: '', businessName: 'tlc', address: null, timezone: 'UTC' } as const

function joined(
  before: ProviderSlots | undefined,
  found: ProviderSlots | undefined,
): ProviderSlots | undefined {
  if (!before || !found || before.services.length === 0) return found ?? before
  const fresh = new Map(found.services.map((one) => [one.serviceId, one.availability]))
  return {
    ...before,
    services: before.services.map((service) => {
      const days = [...service.availability, ...(fresh.get(service.serviceId) ?? [])]
      return { ...service, availability: days.sort((a, b) => (a.date < b.date ? -1 : 1)) }
    }),
  }
}

function earlier(one: Day, other: Day): Day {
  return one < other ? one : other
}

function later(one: Day, other: Day): Day {
  return one > other ? one : other
}
