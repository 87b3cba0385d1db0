import { randomBytes } from 'node:crypto'
import { isQuietHour, suits } from '#domain/earlier-wish'
import { MINUTE_MS } from '#domain/time-units'
import type { Provider } from '../booking/provider.ts'
import { providerKeyName } from '../booking/provider.ts'
import { Refusal } from '../http/refusal.ts'
import { isQuietFor } from '../messages/contact.ts'
import type { Failures } from '../running/failures.ts'
import type { FreedTime, Waiting } from '../store/offer-store.ts'
import { LEAST_AHEAD_MS } from '../store/offers.ts'
import type { StoredAppointment } from '../store/store.ts'
import type { AppointmentDeps } from './book.ts'
import { plansOfMove } from './move.ts'

/** How long a guest can answer, and how often one time is offered (VISIT-04). */
const ANSWER_MS = 10 * MINUTE_MS
const MOST_OFFERS = 3
/** Freed times that are looked at together. */
const AT_ONCE = 8
const CODE_BYTES = 16 // API-51

/**
 * Returns what offers every freed time that is due to the first in line whom it suits, and makes public what suits nobody (VISIT-04). It never
 * rejects: what fails is logged, and the time is free when nobody looks after it.
 */
export function createOffering(deps: AppointmentDeps & { failures: Failures }): () => Promise<void> {
  return async () => {
    try {
      for (;;) {
        const due = await deps.store.claimFreedTimes(AT_ONCE)
        for (const freed of due) await settle(deps, freed)
        if (due.length === 0) return
      }
    } catch (error) {
      deps.failures.own('offers', error)
    }
  }
}

async function settle(deps: AppointmentDeps, freed: FreedTime): Promise<void> {
  const provider = (await deps.directory()).provider(freed.provider)
  if (provider && freed.offers < MOST_OFFERS && !isQuietHour(deps.clock(), provider.calendar.zone)) {
    for (const waiting of await deps.store.waitingFor(freed)) {
      if (!(await isOffered(deps, { freed, provider, waiting }))) continue
      deps.availabilities.forget(provider)
      return
    }
  }
  await deps.store.endFreedTime(freed)
  if (provider) deps.availabilities.forget(provider)
}

type Candidate = { freed: FreedTime; provider: Provider; waiting: Waiting }

/** Offers the guest the first of the times around the freed one that they can have; whether there was one, or the time is another process's. */
async function isOffered(deps: AppointmentDeps, candidate: Candidate): Promise<boolean> {
  const { freed, provider, waiting } = candidate
  const { appointment } = waiting
  if (isQuietFor(deps.keys, appointment, provider, deps.clock())) return false
  for (const startsAt of startsFor(candidate, deps.clock())) {
    const planned = await planFor(deps, candidate, startsAt)
    if (!planned) continue
    const isSame = providerKeyName(appointment.provider) === providerKeyName(provider.key)
    const outcome = await deps.store.makeOffer(freed, {
      ...planned,
      id: randomBytes(CODE_BYTES).toString('base64url'),
      appointment,
      provider: provider.key,
      capacity: provider.capacity,
      cells: planned.cells.filter((cell) => !(isSame && appointment.cells.includes(cell))),
      lasts: ANSWER_MS,
    })
    if (outcome === 'offered' || outcome === 'gone') return true
    if (outcome === 'changed') return false
  }
  return false
}

/** Starts before the guest's own time whose appointment would need a cell of the freed time, the earliest first. */
function startsFor({ freed, provider, waiting: { wish, appointment } }: Candidate, now: number): number[] {
  const [first = 0] = freed.cells
  const { zone } = provider.calendar
  const cellMs = provider.calendar.cellMsAt(first)
  const length = Math.max(1, Math.round((appointment.endsAt - appointment.startsAt) / cellMs))
  const starts: number[] = []
  for (let start = first - (length - 1) * cellMs; start <= (freed.cells.at(-1) ?? first); start += cellMs) {
    const needs = Array.from({ length }, (_, at) => start + at * cellMs)
    const isEarlier = start < appointment.startsAt && start - now >= LEAST_AHEAD_MS
    if (isEarlier && needs.some((cell) => freed.cells.includes(cell)) && suits(wish, start, zone))
      starts.push(start)
  }
  return starts
}

/** The guest's appointment at a time with this provider; undefined where a rule refuses it there. */
async function planFor(
  deps: AppointmentDeps,
  { provider, waiting: { appointment } }: Candidate,
  startsAt: number,
) {
  const dateTime = { value: new Date(startsAt).toISOString(), timezone: provider.calendar.zone }
  try {
    const plans = await plansOfMove(deps, {
      id: appointment.id,
      body: { revision: appointment.revision, dateTime },
      at: isElsewhere(appointment, provider) ? provider.key : undefined,
    })
    return plans.find((plan) => plan.provider === provider)?.planned
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

/** Whether a location is another one than that of the appointment; all clinicians of a team on video are at one place. */
function isElsewhere({ provider: { id }, licensureState }: StoredAppointment, provider: Provider): boolean {
  return licensureState === null && provider.key.id !== id
}
