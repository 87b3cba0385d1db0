import type { Infer } from 'superstruct'
import type { postClosure, putLocationWait } from '#contract/operator'
import { isDay } from '#domain/calendar'
import { tidy } from '#domain/text'
import { hourAndMinute } from '#domain/time-units'
import { todayIn } from '#domain/zones'
import { type Displaced, displacedAppointments, recordDisplaced, withPhones } from '../directory/displaced.ts'
import { aWait } from '../directory/import-locations.ts'
import {
  addClosure,
  LAST_ZONE,
  readScope,
  readSpan,
  type WantedClosure,
  whoOf,
  withdrawClosure,
} from '../directory/operator-closures.ts'
import { setWait } from '../directory/operator-waits.ts'
import type { Exported } from '../events/visit-lines.ts'
import { refusal } from '../http/refusal.ts'
import { SettingError } from '../settings.ts'
import type { AuditRow } from '../store/audit.ts'
import type { OperatorToken } from '../store/tokens.ts'
import { locationsFor } from './locations.ts'
import { maySee, nameOfToken } from './tokens.ts'

type Operator = Exported & { clock: () => number }

type AskedClosure = {
  query: Infer<typeof postClosure.query>
  body: Infer<typeof postClosure.body>
  token: OperatorToken
}

/** Closes or opens providers (DIR-06), and answers what this displaces (DIR-08); a dry run only answers. Throws Refusal. */
export async function closeOrOpen(
  { store, clock, keys }: Operator,
  { query: { dryRun = false }, body, token }: AskedClosure,
) {
  const { notify = false } = body
  if (dryRun && notify) throw refusal(400, 'invalidRequest', 'A dry run writes no events.', 'notify')
  const now = clock()
  const wanted = wantedClosure(body, token, now)
  const {
    closure,
    displaced: found,
    warnings,
  } = await addClosure(store, wanted, { now, notify, dryRun }).catch(refused('scope'))
  // What another change displaces at the same time may be of any store.
  const displaced = found.filter(({ provider }) => maySee(token, provider.id))
  await store.addAudit({
    who: nameOfToken(token),
    action: wanted.opens ? 'open' : 'close',
    visits: displaced.map(({ id }) => id),
    about: {
      ...aboutClosure(wanted),
      ...(dryRun ? { outcome: 'dryRun' } : { closure: closure?.id ?? '' }),
    },
  })
  return {
    closure: (dryRun ? undefined : closure) ?? null,
    displaced: await shownDisplaced({ store, keys }, displaced),
    ...(warnings.length > 0 && { warnings }),
  }
}

/** The closure that a call asks for. Throws Refusal. */
function wantedClosure(
  { scope: asked, from, to, hours, reason = '', opens }: Infer<typeof postClosure.body>,
  token: OperatorToken,
  now: number,
): WantedClosure {
  const { ids = [], state = '', businessName = '', serviceIds, all } = asked
  if (token.locations !== null) locationsFor(token, ids.length > 0 ? ids : [''])
  const scope = readScope(ids, state, businessName)
  if (typeof scope === 'string') throw refusal(400, 'invalidRequest', `${scope}.`, 'scope')
  if ((Object.keys(scope).length === 0) !== (all === true)) {
    throw refusal(400, 'invalidRequest', 'A scope names ids, a state or a business, or says "all".', 'scope')
  }
  if (!isDay(from) || !isDay(to) || to < from) {
    throw refusal(400, 'invalidRequest', 'From and to are days such as 2026-11-26, in order.', 'to')
  }
  if (to < todayIn(now, LAST_ZONE)) throw refusal(400, 'invalidRequest', `${to} is in the past.`, 'to')
  const span = hours === undefined ? undefined : readSpan(hours)
  if (hours !== undefined && !span)
    throw refusal(400, 'invalidRequest', 'Hours are a span such as 09:00-10:00.', 'hours')
  return {
    ...(opens && { opens }),
    scope: { ...scope, ...(serviceIds && { serviceIds }) },
    from,
    to,
    ...(span && { hours: span }),
    reason: tidy(reason),
  }
}

/** The audit says what a closure was of, because nothing else does once it is removed. */
function aboutClosure({ scope, from, to, hours }: WantedClosure): AuditRow['about'] {
  const { serviceIds } = scope
  return {
    scope: whoOf(scope),
    ...(serviceIds && { services: serviceIds.join(' ') }),
    from,
    to,
    ...(hours && { hours: hours.map(hourAndMinute).join('-') }),
  }
}

/** Removes a closure; a token of some locations only one of theirs alone. Throws Refusal. */
export async function endClosure({ store }: Operator, id: string, token: OperatorToken): Promise<never> {
  const closure = (await store.closures()).find((one) => one.id === id)
  if (!closure) throw refusal(404, 'unknownClosure', 'There is no such closure.')
  if (token.locations !== null) locationsFor(token, closure.scope.ids ?? [''])
  await withdrawClosure(store, id).catch(refused('id'))
  await store.addAudit({
    who: nameOfToken(token),
    action: 'closure.remove',
    visits: [],
    about: { ...aboutClosure(closure), closure: id },
  })
  return undefined as never
}

/** Every booked appointment that cannot take place now, of the locations that the token may see, once the audit has it. */
export async function displacedNow({ store, clock, keys }: Operator, token: OperatorToken) {
  const displaced = await seenDisplaced({ store, clock }, token)
  const visits = displaced.map(({ id }) => id)
  const row = { who: nameOfToken(token), action: 'displaced.read', visits, about: { count: visits.length } }
  if (visits.length > 0) await store.addAudit(row)
  return { displaced: await shownDisplaced({ store, keys }, displaced) }
}

/** Writes an event for each of them that has none yet. */
export async function notifyDisplaced({ store, clock }: Operator, token: OperatorToken) {
  const displaced = await seenDisplaced({ store, clock }, token)
  const events = await recordDisplaced(store, displaced)
  const visits = displaced.map(({ id }) => id)
  await store.addAudit({ who: nameOfToken(token), action: 'displaced.notify', visits, about: { events } })
  return { events }
}

async function seenDisplaced({ store, clock }: Pick<Operator, 'store' | 'clock'>, token: OperatorToken) {
  const displaced = await displacedAppointments(store, clock())
  return displaced.filter(({ provider }) => maySee(token, provider.id))
}

/** As the API shows it. */
export async function shownDisplaced(
  { store, keys }: Pick<Operator, 'store' | 'keys'>,
  displaced: readonly Displaced[],
) {
  return (await withPhones(store, keys, displaced)).map(
    ({ id, counterCode, startsAt, provider, reason, hasPhone }) => ({
      id,
      counterCode,
      startsAt: new Date(startsAt).toISOString(),
      locationId: provider.id,
      reason,
      hasPhone,
    }),
  )
}

/** Sets how long guests wait at a location (DIR-12). Throws Refusal. */
export async function putWaitOf(
  { store }: Operator,
  id: string,
  { minutes, text = '' }: Infer<typeof putLocationWait.body>,
  token: OperatorToken,
) {
  locationsFor(token, [id])
  await setWait(store, id, aWait(minutes, text)).catch(refused('id', 404))
  const about = { location: id, minutes: minutes ?? 'unknown' }
  await store.addAudit({ who: nameOfToken(token), action: 'wait', visits: [], about })
  return { id }
}

/** What the operator's verbs refuse, as an answer that names the field. */
function refused(field: string, status = 400) {
  return (error: unknown): never => {
    if (!(error instanceof SettingError)) throw error
    throw refusal(status, status === 404 ? 'unknownLocation' : 'invalidRequest', error.message, field)
  }
}
