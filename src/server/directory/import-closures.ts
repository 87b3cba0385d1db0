import { BUSINESS_NAMES } from '#contract/vocabulary'
import { isDay } from '#domain/calendar'
import { todayIn } from '#domain/zones'
import type { Closure } from '../store/closures.ts'
import type { DirectoryDraft } from '../store/directory-edits.ts'
import { concerns } from './closings.ts'
import { type EntryTable, type ImportKind, plainReader, type ReadEntry } from './import-kind.ts'
import type { ReadCell } from './import-rows.ts'
import { listOf, MAX_TEXT, readServiceIds, show } from './import-words.ts'
import {
  calledClosure,
  isFar,
  isIdle,
  LAST_ZONE,
  onVideo,
  readScope,
  readSpan,
  type WantedClosure,
} from './operator-closures.ts'

const COLUMNS = {
  from: ['from', 'date', 'day'],
  to: ['to'],
  hours: ['hours'],
  locations: ['locations', 'location', 'ids'],
  state: ['state'],
  business: ['business', 'businessName'],
  services: ['services', 'service', 'serviceIds'],
  reason: ['reason', 'name'],
} as const

/** A holiday is one day. */
const HOLIDAY_COLUMNS = { ...COLUMNS, from: ['date', 'from', 'day'] } as const

/** Reads one row as days or hours on which providers are closed; `all` in locations means every provider. */
function readClosure(text: ReadCell<keyof typeof COLUMNS>): ReadEntry<WantedClosure> {
  const words = listOf(text('locations') ?? '')
  const isAll = words.length === 1 && words[0] === 'all'
  const scope = readScope(isAll ? [] : words, text('state') ?? '', text('business') ?? '')
  const reasons = [typeof scope === 'string' && scope]
  if (typeof scope !== 'string' && Object.keys(scope).length === 0 && !isAll)
    reasons.push("it names neither locations, state nor business; everybody is 'all'")
  const services = text('services') ?? ''
  const serviceIds = services === '' ? undefined : readServiceIds(services)
  if (services !== '' && !serviceIds) reasons.push('services are not ids')
  const of = typeof scope === 'string' ? {} : { ...scope, ...(serviceIds && { serviceIds }) }
  return entryOf(text, of, reasons)
}

/** Reads one row as a holiday, on which those are closed whose hours say so. */
function readHoliday(text: ReadCell<keyof typeof COLUMNS>): ReadEntry<WantedClosure> {
  return entryOf(text, { onHolidays: true }, [])
}

function entryOf(
  text: ReadCell<keyof typeof COLUMNS>,
  scope: Closure['scope'],
  found: readonly (string | false)[],
): ReadEntry<WantedClosure> {
  const from = text('from') ?? ''
  const to = text('to') || from
  const reason = text('reason') ?? ''
  const written = text('hours') ?? ''
  const hours = written === '' ? undefined : readSpan(written)
  const reasons = [
    ...found,
    ...[from, to].map((day) => !isDay(day) && `'${show(day)}' is no day such as 2026-11-26`),
    to < from && `${show(to)} is before ${show(from)}`,
    written !== '' && !hours && `hours '${show(written)}' are no span such as 09:00-10:00`,
    reason.length > MAX_TEXT && `reason is longer than ${MAX_TEXT} characters`,
  ].filter((one) => one !== false)
  const closure = { scope, from, to, ...(hours && { hours }), reason }
  const key = keyOf(closure)
  if (reasons.length > 0) return { outcome: 'refused', key, reason: [...new Set(reasons)].join(', ') }
  const called = from === to ? from : `${from} to ${to}`
  return { outcome: 'read', key, called, warnings: [], make: () => closure }
}

/** Another reason makes no other closure. */
function keyOf({ scope, from, to, hours }: WantedClosure): string {
  return JSON.stringify([from, to, hours ?? null, scope])
}

function tableOf(
  writer: DirectoryDraft,
  own: readonly Closure[],
  providers: Providers,
  services: ReadonlySet<number>,
): EntryTable<WantedClosure> {
  const today = todayIn(writer.now, LAST_ZONE)
  const known = new Set(providers.map(({ id }) => id))
  const ids = new Map(own.map(({ id, ...closure }) => [keyOf(closure), id]))
  const remove = async (key: string) => {
    const id = ids.get(key)
    if (id !== undefined) await writer.removeClosure(id)
  }
  return {
    kept: new Map(own.map(({ id: _, ...closure }) => [keyOf(closure), closure])),
    refusalOf: ({ to, scope: { ids: wanted = [], serviceIds = [] } }) => {
      const unknown = serviceIds.filter((id) => !services.has(id)).map((id) => `service ${id}`)
      const absent = [...wanted.filter((id) => !known.has(id)), ...unknown]
      if (absent.length > 0) return `the directory has no ${absent.map(show).join(', ')}`
      return to < today ? `${to} is in the past` : undefined
    },
    warningsOf(closure) {
      const { serviceIds: _, ...who } = closure.scope
      const concerned = providers.filter((one) => concerns(who, one))
      return [
        // A calendar of holidays is of many years.
        ...(!closure.scope.onHolidays && isFar(closure.from, today)
          ? ['a day that is more than two years ahead']
          : []),
        ...(isIdle(closure, concerned) ? ['days or hours in which nothing that it closes is open'] : []),
      ]
    },
    called: calledClosure,
    async put(key, closure) {
      await remove(key)
      await writer.addClosures([closure], today)
    },
    drop: remove,
  }
}

type Providers = ReturnType<typeof onVideo>

async function providersIn(writer: DirectoryDraft): Promise<Providers> {
  const locations = (await Promise.all(BUSINESS_NAMES.map((name) => writer.locations(name)))).flat()
  return [...locations, ...onVideo(await writer.records('virtualProvider'))]
}

/** Days and hours on which providers are closed. */
export const CLOSURES: ImportKind<WantedClosure> = {
  reader: plainReader(COLUMNS, ['from'], readClosure),
  async open(writer) {
    const own = (await writer.closures()).filter(({ scope, opens }) => !scope.onHolidays && !opens)
    const services = new Set((await writer.services()).map(({ service }) => service.id))
    return tableOf(writer, own, await providersIn(writer), services)
  },
}

/** Days on which those are closed whose opening hours say "PH off" (DIR-07). */
export const HOLIDAYS: ImportKind<WantedClosure> = {
  reader: plainReader(HOLIDAY_COLUMNS, ['from'], readHoliday),
  open: async (writer) =>
    tableOf(
      writer,
      (await writer.closures()).filter(({ scope }) => scope.onHolidays === true),
      [],
      new Set(),
    ),
}
