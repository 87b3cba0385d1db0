import { proxy, ref } from 'valtio'
import type { Answers } from '#domain/answers'
import { now } from '../platform/clock.ts'

/** The prescreen in progress. Its answers are personal: the draft keeps them sealed, and forgets them with the visit. */
export interface Prescreen {
  /** Tells one run through a flow from another; a history entry may name it. 0: none has begun. */
  run: number
  /** Submitted answers per step. */
  given: Readonly<Record<string, Answers>>
  /** What was typed and not yet submitted, per step. */
  typing: Readonly<Record<string, Answers>>
  /** Answers of the eligibility screen by field, as a booking sends them; none where nothing was asked. */
  answers: Readonly<Record<string, string>>
  /** Ids of the services that those answers were given for; absent: the flow has not come to its end. */
  answeredFor?: readonly number[] | undefined
}

const initial = (): Prescreen => ({ run: 0, given: {}, typing: {}, answers: {} })

export const prescreen = proxy(initial())

/** Begins a flow afresh; answers the number of this run. */
export function startPrescreen(): number {
  const run = Math.max(Math.floor(now()), prescreen.run + 1)
  put({ ...initial(), run })
  return run
}

/** Stores the answers of one step. */
export function savePrescreenStep(step: string, answers: Answers): void {
  const { [step]: _, ...typing } = prescreen.typing
  put({ ...prescreen, given: { ...prescreen.given, [step]: answers }, typing })
}

/** Keeps what is being typed, so that neither a reload nor a look at another step loses it. */
export function keepPrescreenTyping(step: string, answers: Answers): void {
  put({ ...prescreen, typing: { ...prescreen.typing, [step]: answers } })
}

/** Keeps the answers that the booking of these services is judged by. */
export function keepEligibility(
  answers: Readonly<Record<string, string>>,
  serviceIds: readonly number[],
): void {
  put({ ...prescreen, answers: { ...answers }, answeredFor: [...serviceIds] })
}

/** Puts back what was kept of a prescreen, unless one has begun. */
export function restorePrescreen(kept: Prescreen): void {
  if (prescreen.run === 0) put(kept)
}

/** Forgets all that was answered. */
export function forgetPrescreen(): void {
  put(initial())
}

function put({ run, given, typing, answers, answeredFor }: Prescreen): void {
  Object.assign(prescreen, {
    run,
    given: ref(given),
    typing: ref(typing),
    answers: ref(answers),
    answeredFor,
  })
}
