import { integer, max, min, nullable } from 'superstruct'

/** The longest wait that can be set, in minutes: a day. One limit for files, commands, the API and the counter (DIR-12, DESK-08). */
export const MAX_WAIT_MINUTES = 1440

/** How long guests wait; null: not known. */
export const WaitMinutes = nullable(max(min(integer(), 0), MAX_WAIT_MINUTES))
