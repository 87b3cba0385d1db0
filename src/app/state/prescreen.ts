import { proxy, ref } from 'valtio'
import type { Answers } from '#domain/answers'
import { now } from '../platform/clock.ts'

/** The prescreen in progress. Its answers are personal: they stay in memory, and a reload forgets them. */
interface Prescreen {
  /** Tells one run through a flow from another; a history entry may name it. 0: none has begun. */
  run: number
  /** Submitted answers per step. */
  given: Readonly<Record<string, Answers>>
  /** Answers of the eligibility screen by field, as a booking sends them; none where nothing was asked. */
  answers: Readonly<Record<string, string>>
}

const initial = (): Prescreen => ({ run: 0, given: {}, answers: {} })

export const prescreen = proxy(initial())

/** Begins a flow afresh; answers the number of this run. */
export function startPrescreen(): number {
  const run = Math.max(Math.floor(now()), prescreen.run + 1)
  Object.assign(prescreen, { run, given: ref({}), answers: ref({}) })
  return run
}

/** Stores the answers of one step. */
export function savePrescreenStep(step: string, answers: Answers): void {
  Object.assign(prescreen, { given: ref({ ...prescreen.given, [step]: answers }) })
}

/** Keeps the answers that the booking is judged by. */
export function keepEligibility(answers: Readonly<Record<string, string>>): void {
  Object.assign(prescreen, { answers: ref({ ...answers }) })
}

/** Forgets all that was answered. */
export function forgetPrescreen(): void {
  Object.assign(prescreen, initial())
}
