import type { ReservationBody } from '#contract/reservations'
import { isDay } from '#domain/calendar'
import { canBeOneVisit } from '#domain/vaccines'
import type { Content } from '../content/source.ts'
import type { Refusal } from '../http/refusal.ts'
import { refusal } from '../http/refusal.ts'
import type { Store } from '../store/store.ts'
import type { Directory } from './directory.ts'
import type { Judgement } from './needs.ts'
import { judgeStart } from './needs.ts'
import type { Provider } from './provider.ts'
import { isLicensed } from './searches.ts'
import { refuseSwitchedOff } from './switched-off.ts'

/** A provider who could see the guest, and the cells that this takes. */
export type Candidate = { provider: Provider; cells: number[]; cellMs: number }

/** The providers who could see the guest at this time if no cell were taken; refused when there is none. */
export async function candidatesFor(
  deps: { store: Store; clock: () => number; directory: () => Promise<Directory>; content: Content },
  body: ReservationBody,
  serviceIds: readonly number[],
): Promise<Candidate[]> {
  const directory = await deps.directory()
  const chosen = serviceIds.flatMap((id) => directory.services.get(id) ?? [])
  if (!canBeOneVisit(chosen)) {
    const message = 'One visit is for one of these services.'
    throw refusal(400, 'servicesNotTogether', message, 'serviceIds')
  }
  await refuseSwitchedOff(deps.content, directory.services, serviceIds)
  const start = readInstant(body.reservationTime)
  const wanted = await candidates(deps.store, directory, body)
  const now = deps.clock()
  const judged = wanted.map((provider) => ({
    provider,
    judgement: judgeStart({ provider, serviceIds, start }, directory, now),
  }))
  const fitting = judged.flatMap(({ provider, judgement }) =>
    judgement.outcome === 'fits' ? [{ provider, cells: judgement.cells, cellMs: judgement.cellMs }] : [],
  )
  if (fitting.length === 0) throw refusalOf(judged)
  return fitting
}

/** Who can be meant: the provider of the location number, or all who are licensed in the state. */
async function candidates(
  store: Store,
  directory: Directory,
  { businessName, locationNumber, licensureState }: ReservationBody,
): Promise<Provider[]> {
  if (locationNumber === undefined) {
    if (licensureState === undefined) {
      throw refusal(400, 'invalidRequest', 'This field is required.', 'locationNumber')
    }
    const licensed = directory.onVideo.filter(
      (one) => one.key.businessName === businessName && isLicensed(one, licensureState),
    )
    if (licensed.length === 0) throw unlicensed()
    return licensed
  }
  const provider = directory.provider({ businessName, id: locationNumber })
  if (!provider) throw await unknownLocation(store, businessName, locationNumber)
  const isElsewhere = licensureState !== undefined && provider.licensureStates !== null
  if (isElsewhere && !isLicensed(provider, licensureState)) throw unlicensed()
  return [provider]
}

async function unknownLocation(
  store: Store,
  businessName: ReservationBody['businessName'],
  id: string,
): Promise<Refusal> {
  const location = await store.location(businessName, id)
  if (location?.status === 'closed') {
    return refusal(404, 'locationClosed', 'This location is closed.', 'locationNumber')
  }
  return refusal(404, 'unknownLocation', 'There is no such location.', 'locationNumber')
}

function unlicensed(): Refusal {
  return refusal(400, 'invalidRequest', 'Nobody is licensed in this state.', 'licensureState')
}

/** Why no provider can see the guest. The time is the reason if one of them offers the services. */
function refusalOf(judged: readonly { judgement: Judgement }[]): Refusal {
  const outcomes = judged.map(({ judgement }) => judgement.outcome)
  if (outcomes.includes('notOnSchedule')) {
    return refusal(400, 'notOnSchedule', 'This time cannot be booked.', 'reservationTime')
  }
  if (outcomes.includes('unknownService')) {
    return refusal(404, 'unknownService', 'There is no such service.', 'serviceId')
  }
  return refusal(400, 'serviceNotOffered', 'This service is not offered here.', 'serviceId')
}

/** Epoch milliseconds of a written instant (API-52); refused (400) where there is no such day or time. */
function readInstant(text: string): number {
  const instant = Date.parse(text)
  if (!isDay(text.slice(0, 10)) || Number.isNaN(instant)) {
    throw refusal(400, 'invalidRequest', 'There is no such time.', 'reservationTime')
  }
  return instant
}
