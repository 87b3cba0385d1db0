import type { Infer } from 'superstruct'
import {
  array,
  boolean,
  enums,
  integer,
  max,
  min,
  nullable,
  object,
  optional,
  pattern,
  size,
  string,
  type,
} from 'superstruct'
import type { Endpoint } from './endpoint.ts'
import { instant } from './intake.ts'
import { RESERVATION_CODE } from './reservations.ts'
import { ProviderAddress } from './services.ts'

/** Parts of a day by the clock of the provider; the night counts as evening. */
export const WISH_PARTS = ['morning', 'afternoon', 'evening'] as const

/** How far another location may be that a guest would go to for an earlier time. */
const MOST_MILES = 50

/**
 * Days of the week, 0 (Sunday) to 6, and parts of the day on which an earlier time would suit (VISIT-04). `miles`: other locations so near count
 * too; absent: none. A visit on video and one with two doses have no other location.
 */
export const EarlierWish = object({
  days: size(array(max(min(integer(), 0), 6)), 1, 7),
  parts: size(array(enums(WISH_PARTS)), 1, WISH_PARTS.length),
  miles: optional(max(min(integer(), 1), MOST_MILES)),
})
export type EarlierWish = Infer<typeof EarlierWish>

/** Which appointment of a visit. */
const WHICH = ['appointment', 'followup'] as const

/**
 * `wish`: gets in line, or changes the days; null leaves the line. `answer`: to an offer. Without both it reads. `which`: the second dose of
 * the visit waits for itself; absent: the appointment of the link.
 */
export const EarlierBody = object({
  confirmCode: string(),
  which: optional(enums(WHICH)),
  wish: optional(nullable(EarlierWish)),
  answer: optional(object({ offer: pattern(string(), RESERVATION_CODE), accept: boolean() })),
})
export type EarlierBody = Infer<typeof EarlierBody>

const EarlierOffer = type({
  id: string(),
  /** `timezone` is that of the provider (TIME-05). */
  dateTime: type({ value: instant, timezone: string() }),
  /** Until when the time is kept for this guest. */
  answerBy: instant,
  /** Where it is, when that is another location than that of the visit. */
  location: optional(
    type({
      id: string(),
      vanityName: optional(nullable(string())),
      legalName: optional(nullable(string())),
      brand: optional(nullable(string())),
      address: ProviderAddress,
    }),
  ),
})

/** What a guest wishes, and the times that are kept for them now. */
export const EarlierTimes = type({ wish: nullable(EarlierWish), offers: array(EarlierOffer) })
export type EarlierTimes = Infer<typeof EarlierTimes>

/**
 * POST has a guest wait for an earlier time, answers an offer of one, or reads both (VISIT-04). To accept an offer moves the visit, and the link
 * stays. 404 unknownAppointment, the same for an unknown id and a wrong code. 409: offerOver, alreadyCanceled, visitBegun, visitChanged,
 * tooManyMoves, notMovable, slotTaken; 400 with what the rules refuse on the new day.
 */
export const earlierTimes: Endpoint<Record<string, never>, EarlierBody, EarlierTimes> = {
  method: 'POST',
  path: '/appointment-management/v1/appointments/:id/earlier',
  query: object({}) as never,
  body: EarlierBody,
  data: EarlierTimes,
  status: 200,
  idempotent: false,
}
