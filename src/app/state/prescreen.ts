import { proxy, ref } from 'valtio'
import type { Answers } from '#domain/answers'
import { now } from '../platform/clock.ts'

/** The prescreen in progress. Its answers are personal, so the draft seals them and drops them with the visit. */
export interface Prescreen {
  /** Number of this run through a flow, which history entries may name. 0 before the first run. */
  run: number
  /** Submitted answers per step. */
  given: Readonly<Record<string, Answers>>
  /** Typed but not submitted answers per step. */
  typing: Readonly<Record<string, Answers>>
  /** Answers of the eligibility screen by field, as a booking sends them. */
  answers: Readonly<Record<string, string>>
  /** Ids of the services of these answers; absent until the flow ends. */
  answeredFor?: readonly number[] | undefined
}

const initial = (): Prescreen => ({ run: 0, given: {}, typing: {}, answers: {} })

export const prescreen = proxy(initial())

/** Begins a new run, and returns its number. */
export function startPrescreen(): number {
  const run = Math.max(Math.floor(now()), prescreen.run + 1)
  put({ ...initial(), run })
  return run
}

export function savePrescreenStep(step: string, answers: Answers): void {
  const { [step]: _, ...typing } = prescreen.typing
  put({ ...prescreen, given: { ...prescreen.given, [step]: answers }, typing })
}

/** Stores typed answers, so that neither a reload nor another step loses them. */
export function keepPrescreenTyping(step: string, answers: Answers): void {
  put({ ...prescreen, typing: { ...prescreen.typing, [step]: answers } })
}

/** Stores the answers that decide about the booking of these services. */
export function keepEligibility(
  answers: Readonly<Record<string, string>>,
  serviceIds: readonly number[],
): void {
  put({ ...prescreen, answers: { ...answers }, answeredFor: [...serviceIds] })
}

/** Restores a prescreen from the draft, unless a new one has begun. */
export function restorePrescreen(kept: Prescreen): void {
  if (prescreen.run === 0) put(kept)
}

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
