import { proxy, ref } from 'valtio'
import {
  type EarlierBody,
  type EarlierTimes,
  type EarlierWish,
  earlierTimes,
} from '#contract/appointment-earlier'
import { call } from '../api/call.ts'
import { cancelling } from './cancel.ts'
import { type LinkedVisit, viewing, viewLinked } from './cancel-view.ts'
import { reportFailedCall } from './flow.ts'
import type { Which } from './hold-request.ts'
import { afterMove, moveProblemOf } from './move.ts'
import { moving } from './moving.ts'

/** `busy`: the request about an earlier time that is under way. `isOver`: the offer that the guest answered had ended (VISIT-04). In memory only. */
export const earlier = proxy<{ busy: 'wish' | 'answer' | undefined; isOver: boolean }>({
  busy: undefined,
  isOver: false,
})

/** What an appointment of a visit waits for; undefined: it cannot. */
export function earlierStateOf(visit: Pick<LinkedVisit, 'earlier' | 'followupEarlier'>, which: Which) {
  return which === 'followup' ? visit.followupEarlier : visit.earlier
}

/** Gets in line for an earlier time, or leaves the line; whether it worked. */
export async function wishEarlier(wish: EarlierWish | null, which: Which): Promise<boolean> {
  return (await send('wish', which, { wish })) !== undefined
}

/** Reads which times are kept for the guest now; without an answer everything stays. */
export async function lookForOffers(): Promise<void> {
  for (const which of ['appointment', 'followup'] as const) {
    const { link } = cancelling
    const { state } = viewing
    if (!link || earlier.busy !== undefined) return
    if (state.status !== 'booked' || !earlierStateOf(state.visit, which)) continue
    const { id, confirmCode } = link
    const result = await call(earlierTimes, { params: { id }, body: { confirmCode, ...of(which) } })
    if (result.kind === 'answered' && cancelling.link?.id === id && earlier.busy === undefined)
      show(result.data, which)
  }
}

/** Takes an offered time, or leaves it to the next in line. */
export async function answerOffer(offer: string, accept: boolean, which: Which): Promise<void> {
  const { link } = cancelling
  const times = await send('answer', which, { answer: { offer, accept } })
  if (!times || !accept || !link) return
  await afterMove(link.id)
  moving.state = { status: 'moved' }
}

/** Servers before this one know the appointment of the link alone. */
const of = (which: Which) => (which === 'followup' ? { which } : {})

async function send(
  busy: 'wish' | 'answer',
  which: Which,
  wanted: Pick<EarlierBody, 'wish' | 'answer'>,
): Promise<EarlierTimes | undefined> {
  const { link } = cancelling
  if (!link || earlier.busy !== undefined) return undefined
  Object.assign(earlier, { busy, isOver: false })
  moving.state = { status: 'idle' }
  const { id, confirmCode } = link
  const body = { confirmCode, ...of(which), ...wanted }
  const result = await call(earlierTimes, { params: { id }, body, retries: 2 })
  earlier.busy = undefined
  if (result.kind === 'answered') {
    show(result.data, which)
    return result.data
  }
  if (result.kind === 'refused' && result.errors?.some(({ key }) => key === 'offerOver')) {
    earlier.isOver = true
    await lookForOffers()
    return undefined
  }
  if (result.kind !== 'refused') reportFailedCall(earlierTimes.path, result)
  const problem = moveProblemOf(result)
  if (problem === 'visitChanged') await viewLinked()
  moving.state = { status: 'failed', problem }
  return undefined
}

function show(times: EarlierTimes, which: Which): void {
  const { state } = viewing
  if (state.status !== 'booked') return
  const seen = which === 'followup' ? { followupEarlier: times } : { earlier: times }
  viewing.state = { ...state, visit: ref({ ...state.visit, ...seen }) }
}
