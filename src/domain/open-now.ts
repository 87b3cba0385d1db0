// The landing page loads this module, so it has its own units: those of time-units.ts come with much other code.
export const ONE_MINUTE = 60_000
export const ONE_DAY = 1440 * ONE_MINUTE

type Times = readonly (readonly [from: string, to: string])[]

/** When a store is open, as `StoreHours` of the contract has it. */
export type KnownHours = Readonly<
  Record<'open' | 'breaks', Times> & Record<'knownFrom' | 'knownUntil', string>
>

/** Whether a store is open. Times are instants in epoch milliseconds. */
export type OpenNow =
  | { kind: 'allDay' }
  | { kind: 'open'; until: number }
  /** It closes within a quarter of an hour. */
  | { kind: 'closing'; at: number }
  /** It pauses within a quarter of an hour. */
  | { kind: 'pausing'; at: number; until: number }
  | { kind: 'break'; until: number }
  | { kind: 'closed'; next?: number }

const SOON_MS = 15 * ONE_MINUTE

type Time = { from: number; to: number }

/** Whether a store is open at an instant in epoch milliseconds (STORE-07); undefined where it is not known. */
export function openNow(hours: KnownHours | null | undefined, instant: number): OpenNow | undefined {
  if (!hours) return undefined
  const knownUntil = Date.parse(hours.knownUntil)
  if (instant < Date.parse(hours.knownFrom) || knownUntil <= instant) return undefined
  const open = hours.open.map(timeOf)
  const now = open.find(({ from, to }) => from <= instant && instant < to)
  const pause = now && hours.breaks.map(timeOf).find(({ from, to }) => instant < to && from < now.to)
  const isPaused = pause !== undefined && pause.from <= instant
  if (!now || (isPaused && now.to <= pause.to)) {
    const next = open.find(({ from }) => from > instant)
    return { kind: 'closed', ...(next && { next: next.from }) }
  }
  if (isPaused) return { kind: 'break', until: pause.to }
  if (pause && pause.from - instant <= SOON_MS) return { kind: 'pausing', at: pause.from, until: pause.to }
  if (now.to >= knownUntil || now.to - instant > ONE_DAY) return { kind: 'allDay' }
  return now.to - instant <= SOON_MS ? { kind: 'closing', at: now.to } : { kind: 'open', until: now.to }
}

function timeOf([from, to]: Times[number]): Time {
  return { from: Date.parse(from), to: Date.parse(to) }
}
