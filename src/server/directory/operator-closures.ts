import { BUSINESS_NAMES } from '#contract/vocabulary'
import { addDays, addMonths, isDay } from '#domain/calendar'
import { tidy } from '#domain/text'
import { hourAndMinute } from '#domain/time-units'
import { openOn } from '#domain/week-hours'
import { todayIn } from '#domain/zones'
import { stateCode } from '../address/states.ts'
import { readWords, misused as refusedWords } from '../running/command-words.ts'
import { SettingError } from '../settings.ts'
import { type Closure, type ClosureScope, closureId } from '../store/closures.ts'
import type { WeekHours } from '../store/directory-entries.ts'
import type { Store } from '../store/store.ts'
import { type Closable, concerns } from './closings.ts'
import { type Displaced, displacedAppointments, findingDisplaced, newlyDisplaced } from './displaced.ts'
import { MAX_TEXT, readServiceIds, show } from './import-words.ts'
import type { VirtualProviderRecord } from './records.ts'

/** A closure that an operator asks for; an opening is one with `opens`. */
export type WantedClosure = Omit<Closure, 'id'>

/** Days are over here last. */
export const LAST_ZONE = 'Pacific/Honolulu'

const WHO = 'ID... | --state STATE | --business BUSINESS | --all [--service ID]...'
const USAGE = {
  close: `npm run close -- ${WHO} --on DAY | --from DAY --to DAY [--hours 09:00-10:00] [--reason TEXT] [--notify | --dry-run]`,
  open: `npm run open -- ${WHO} --on DAY | --from DAY --to DAY [--notify | --dry-run], or npm run open -- --id CLOSURE`,
}

/** Reads the words behind `npm run close --` or `npm run open --`; a text is the id of a closure to remove. `today`: YYYY-MM-DD. Throws SettingError. */
export function parseClosure(
  verb: 'close' | 'open',
  words: string[],
  today: string,
): { wanted: WantedClosure | string; notify: boolean; dryRun: boolean } {
  const { positionals: ids, values } = optionsOf(verb, words)
  const { id, all, state, business, hours, reason = '' } = values
  if (id !== undefined) {
    if (verb === 'close') throw misused(verb, '--id goes with open alone.')
    if (ids.length > 0 || Object.keys(values).length > 1) throw misused(verb, '--id goes without all others.')
    return { wanted: id, notify: false, dryRun: false }
  }
  const { from, to } = daysOf(verb, values)
  if (to < today) throw new SettingError(`${to} is in the past.`)
  for (const [option, value] of Object.entries({ hours, reason: values.reason }))
    if (verb === 'open' && value !== undefined) throw misused(verb, `--${option} goes with close alone.`)
  const of = scopeOf({ ids, state, business })
  // Nothing is closed everywhere by an option that was forgotten.
  if (Object.keys(of).length === 0 && !all)
    throw misused(verb, 'Whom is it of? Name ids, --state, --business or --all.')
  if (Object.keys(of).length > 0 && all)
    throw misused(verb, '--all goes without ids, --state and --business.')
  const scope = { ...of, ...servicesOf(values.service ?? []) }
  if (reason.length > MAX_TEXT) throw new SettingError(`--reason has at most ${MAX_TEXT} characters.`)
  const span = hours === undefined ? {} : { hours: hoursOf(hours) }
  const wanted = {
    ...(verb === 'open' && { opens: true as const }),
    scope,
    from,
    to,
    ...span,
    reason: tidy(reason),
  }
  const [notify, dryRun] = [values.notify === true, values['dry-run'] === true]
  if (notify && dryRun) throw misused(verb, '--notify goes without --dry-run.')
  return { wanted, notify, dryRun }
}

function optionsOf(verb: 'close' | 'open', words: string[]) {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean' } as const
  const options = { state: text, business: text, on: text, from: text, to: text } as const
  const more = { hours: text, reason: text, id: text, all: flag, notify: flag, 'dry-run': flag } as const
  const service = { type: 'string', multiple: true } as const
  return readWords(
    { args: words, allowPositionals: true, options: { ...options, ...more, service } },
    USAGE[verb],
  )
}

function misused(verb: 'close' | 'open', problem: string): SettingError {
  return refusedWords(problem, USAGE[verb])
}

function daysOf(
  verb: 'close' | 'open',
  { on, from, to }: Record<string, unknown>,
): { from: string; to: string } {
  const isSpan = from !== undefined || to !== undefined
  if (on === undefined && !isSpan) throw misused(verb, '--on, or --from and --to, is missing.')
  if (on !== undefined && isSpan) throw misused(verb, '--on goes without --from and --to.')
  // A last day that was forgotten would close one day alone.
  if ((from === undefined) !== (to === undefined))
    throw new SettingError('--from and --to are given together; one day is --on DAY.')
  const [first, last] = on === undefined ? [from, to] : [on, on]
  for (const day of [first, last])
    if (typeof day !== 'string' || !isDay(day))
      throw new SettingError(`"${day ?? ''}" is no day such as 2026-11-26.`)
  if (String(last) < String(first)) throw new SettingError(`${last} is before ${first}.`)
  return { from: String(first), to: String(last) }
}

type Who = { ids: string[]; state?: string | undefined; business?: string | undefined }

function scopeOf({ ids, state, business }: Who): ClosureScope {
  const scope = readScope(ids, state ?? '', business ?? '')
  if (typeof scope === 'string') throw new SettingError(`${scope}.`)
  return scope
}

/** Whom a closure is of; or what is wrong. '' is not given; with nothing it is of every provider. */
export function readScope(ids: readonly string[], state: string, business: string): ClosureScope | string {
  const businessName = BUSINESS_NAMES.find((name) => name === business)
  if (business !== '' && !businessName)
    return `business '${show(business)}' is none of ${BUSINESS_NAMES.join(', ')}`
  const code = state === '' ? undefined : stateCode(state)
  if (state !== '' && !code) return `state '${show(state)}' is unknown`
  return {
    ...(businessName && { businessName }),
    ...(ids.length > 0 && { ids: [...new Set(ids)].sort() }),
    ...(code && { state: code }),
  }
}

function servicesOf(words: readonly string[]): Pick<ClosureScope, 'serviceIds'> {
  if (words.length === 0) return {}
  const serviceIds = readServiceIds(words.join(';'))
  if (!serviceIds) throw new SettingError('--service: a service is named by its id.')
  return { serviceIds }
}

const HOURS = /^(\d{1,2}):([0-5]\d)-(\d{1,2}):([0-5]\d)$/

/** "09:00-10:00" in minutes; undefined: not understood, or it ends before it begins. */
export function readSpan(text: string): [number, number] | undefined {
  const [, ...numbers] = (HOURS.exec(text) ?? []).map(Number)
  const [fromHour = 99, fromMinute = 0, toHour = 99, toMinute = 0] = numbers
  const [start, end] = [fromHour * 60 + fromMinute, toHour * 60 + toMinute]
  return end <= 24 * 60 && start < end ? [start, end] : undefined
}

function hoursOf(text: string): [number, number] {
  const span = readSpan(text)
  if (!span) throw new SettingError(`--hours: "${text}" is no span such as 09:00-10:00.`)
  return span
}

/**
 * Closes or opens providers from now on (epoch milliseconds), and finds the booked appointments that this displaces; `notify` writes
 * an event for each. With `dryRun` it finds them and changes nothing. `warnings`: what may be a slip. Throws SettingError, before anything changes, for ids that the
 * directory does not have, and when the ids and states together fit no provider.
 */
export async function addClosure(
  store: Store,
  wanted: WantedClosure,
  { now, notify, dryRun = false }: { now: number; notify: boolean; dryRun?: boolean },
): Promise<{ closure: Closure | undefined; displaced: Displaced[]; warnings: string[] }> {
  const providers = await providersOf(store)
  const known = new Set(providers.map(({ id }) => id))
  const unknown = [
    ...(wanted.scope.ids ?? []).filter((id) => !known.has(id)),
    ...(await unknownServices(store, wanted.scope)).map((id) => `service ${id}`),
  ]
  if (unknown.length > 0)
    throw new SettingError(`Nothing is closed: the directory has no ${unknown.join(', ')}.`)
  const { serviceIds: _, ...who } = wanted.scope
  const concerned = providers.filter((one) => concerns(who, one))
  if (Object.keys(who).length > 0 && concerned.length === 0)
    throw new SettingError('Nothing is closed: all of this together fits no location and no provider.')
  const today = todayIn(now, LAST_ZONE)
  const warnings = warningsOf(wanted, concerned, today)
  if (dryRun) {
    const closure = { ...wanted, id: 'dry run' }
    const closures = async () => [...(await store.closures()), closure]
    const planned = { ...store, closures, closuresVersion: async () => 'planned' }
    const before = await displacedAppointments(store, now)
    const displaced = newlyDisplaced(before, await displacedAppointments(planned, now))
    return { closure, displaced, warnings }
  }
  const { displaced } = await findingDisplaced(store, { now, notify }, () =>
    store.addClosures([wanted], today),
  )
  // Another one may have been added since.
  const id = closureId(wanted)
  return { closure: (await store.closures()).find((one) => one.id === id), displaced, warnings }
}

/** A day that is so far ahead is more likely a slip than a plan. */
const FAR_MONTHS = 24

function warningsOf(wanted: WantedClosure, concerned: readonly Hours[], today: string): string[] {
  const { from } = wanted
  return [
    ...(isFar(from, today) ? [`${from} is more than two years ahead. Look whether the year is right.`] : []),
    ...(isIdle(wanted, concerned)
      ? [
          wanted.opens
            ? 'Nothing has opening hours then, and an opening adds none. Look whether the days are right.'
            : 'Nothing is open then. Look whether the days and hours are right.',
        ]
      : []),
  ]
}

/** Whether a day is so far ahead that its year may be wrong; both YYYY-MM-DD. */
export function isFar(day: string, today: string): boolean {
  return day > addMonths(today, FAR_MONTHS)
}

/** Whether a closure, or an opening, is of no hour in which its stores or teams are usually open. */
export function isIdle(wanted: WantedClosure, concerned: readonly Hours[]): boolean {
  return concerned.length > 0 && !concerned.some((one) => closesHoursOf(one, wanted))
}

/** Opening hours of a week; null: not known. */
type Hours = { hours: WeekHours | null }

/** Whether a closure takes anything from the hours of a week. */
function closesHoursOf({ hours }: Hours, { from, to, hours: closed }: WantedClosure): boolean {
  if (hours === null) return true
  const open = { hours, breaks: null, closures: [] }
  const minutesOn = (week: Parameters<typeof openOn>[0], day: string) =>
    openOn(week, day).reduce((sum, [start, end]) => sum + end - start, 0)
  const days = Array.from({ length: 7 }, (_, ahead) => addDays(from, ahead)).filter((day) => day <= to)
  return days.some(
    (day) =>
      minutesOn({ ...open, closures: [{ from, to, ...(closed && { hours: closed }) }] }, day) <
      minutesOn(open, day),
  )
}

/** Removes one closure. Throws SettingError when it is not there. */
export async function withdrawClosure(store: Pick<Store, 'removeClosure'>, id: string): Promise<void> {
  if (!(await store.removeClosure(id))) throw new SettingError(`There is no closure "${id}".`)
}

/** Whom a closure can be of: locations, and providers on video. */
async function providersOf(store: Pick<Store, 'locationsOf' | 'records'>): Promise<(Closable & Hours)[]> {
  const locations = await store.locationsOf(BUSINESS_NAMES)
  return [...locations, ...onVideo(await store.records('virtualProvider'))]
}

/** The video teams of these records, with what a closure needs of them. */
export function onVideo(records: readonly { key: string; body: unknown }[]): (Closable & Hours)[] {
  return records.map(({ key, body }) => {
    const { businessName, hours } = body as VirtualProviderRecord
    return { businessName, id: key, state: null, hours }
  })
}

async function unknownServices(store: Pick<Store, 'services'>, { serviceIds = [] }: ClosureScope) {
  if (serviceIds.length === 0) return []
  const known = new Set((await store.services(BUSINESS_NAMES)).map(({ id }) => id))
  return serviceIds.filter((id) => !known.has(id))
}

/** One line of a closure. */
export function describeClosure(closure: Closure): string {
  const { id, opens, scope, reason } = closure
  const what = scope.serviceIds ? `  services ${scope.serviceIds.join(' ')}` : ''
  return `${id}  ${opens ? 'open' : 'closed'}  ${whenOf(closure)}  ${whoOf(scope)}${what}${reason === '' ? '' : `  ${reason}`}`
}

/** "2026-12-25 (Christmas Day)", and of other closures whom they close: "2027-01-25 to 2027-01-26 of OH (Snow storm)". */
export function calledClosure(closure: WantedClosure): string {
  const { scope, reason } = closure
  const who = scope.onHolidays ? '' : ` of ${whoOf(scope)}`
  const what = scope.serviceIds ? ` for services ${scope.serviceIds.join(' ')}` : ''
  return `${whenOf(closure)}${who}${what}${reason === '' ? '' : ` (${reason})`}`
}

function whenOf({ from, to, hours }: WantedClosure): string {
  const days = from === to ? from : `${from} to ${to}`
  return hours ? `${days} ${hours.map(hourAndMinute).join('-')}` : days
}

/** Whom a closure is of, as `closures` lists it: ids, a business, a state, or all. */
export function whoOf({ ids, businessName, state, onHolidays }: ClosureScope): string {
  return [ids?.join(' '), businessName, state, onHolidays && 'PH off'].filter(Boolean).join(', ') || 'all'
}
