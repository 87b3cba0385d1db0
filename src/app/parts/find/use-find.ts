import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { Day } from '#domain/calendar'
import { tilesOf } from '#domain/category-tiles'
import type { Search } from '#domain/search'
import { appointmentTypes, type Bounds, type FindProblems, lastDayOf, type Wanted } from '#domain/search-form'
import { placeAskedBy, type Start } from '#domain/search-target'
import { translateAll } from '../../messages/document-texts.ts'
import type { find } from '../../messages/en/find.ts'
import { saidDate } from '../../messages/when.ts'
import { href } from '../../paths.ts'
import { browserZone } from '../../platform/clock.ts'
import { todayAt } from '../../state/configuration.ts'
import { connection } from '../../state/connection.ts'
import { useDocuments } from '../../state/documents.ts'
import { loadServices, services } from '../../state/services.ts'
import { useTyped } from '../use-typed.ts'
import { listedTiles } from './plain-form.ts'
import { filledInBefore } from './written-form.ts'

const NO_CONFIG: Start['config'] = { categories: {}, flows: {} }

/** The services and configuration of the form. It works without a document that failed to load. */
export function useFindData(search: Partial<Search>, isOnResults: boolean) {
  const { status, list } = useSnapshot(services)
  const [listed] = useState(listedTiles)
  const documents = useDocuments(['schedulerConfig', 'safError'])
  const { status: link } = useSnapshot(connection)
  // biome-ignore lint/correctness/useExhaustiveDependencies: retries when the device is online again.
  useEffect(() => void loadServices(), [link])
  const read = documents.status === 'done' ? documents.value : undefined
  const start: Start = {
    config: read?.schedulerConfig ?? NO_CONFIG,
    services: list,
    before: search,
    isOnResults,
    prescreens: __PRESCREEN_FLOWS__,
  }
  const isLoading = documents.status === 'in_progress' || status === 'idle' || status === 'in_progress'
  // The prerendered list stays until the services are loaded, so that it does not change under a guest who is choosing (FIND-53).
  const tiles =
    isLoading || list.length === 0 ? listed : tilesOf(appointmentTypes(list), start.config.categories)
  return {
    status: isLoading
      ? ('in_progress' as const)
      : status === 'failed'
        ? ('failed' as const)
        : ('done' as const),
    tiles,
    types: [...new Set(tiles.map(({ type }) => type))],
    safError: read?.safError.isDisplayed ? translateAll(read.safError) : undefined,
    pharmacyUrl: read?.schedulerConfig.pharmacySchedulerUrl ?? href('pharmacy'), // ROUTE-25
    inlineOf: (type: string) => (type === '' ? undefined : start.config.categories[type]?.inlineSAFMessage),
    start,
  }
}

/**
 * What the guest has filled in, and today in their time zone (TIME-05). It starts from the search of this history entry, and from
 * what the guest typed into the prerendered form, so that the first render does not erase it.
 */
export function useWanted(search: Partial<Search>) {
  const [before, keep] = useTyped<Wanted>(`find ${JSON.stringify(search)}`, () => ({
    type: search.type ?? '',
    location: search.location ?? '',
    date: search.date ?? '',
    ...filledInBefore(),
  }))
  const [wanted, setWanted] = useState(before)
  const [today, setToday] = useState<Day>()
  useEffect(() => {
    const day = todayAt(browserZone())
    setToday(day)
    setWanted((now) => {
      const filled = { ...now, ...filledInBefore() }
      return filled.date < day ? { ...filled, date: day } : filled
    })
  }, [])
  const change = (part: Partial<Wanted>) =>
    setWanted((now) => {
      const next = { ...now, ...part }
      keep(next)
      return next
    })
  return { wanted, today, change }
}

/** The limits of the fields for a type. */
export function boundsFor(type: string, types: readonly string[], today: Day, start: Start): Bounds {
  return {
    types,
    today,
    lastDay: lastDayOf(type, start.services, today),
    asksPlaceAndDate: placeAskedBy(type, start) === 'form',
  }
}

export type FindMessages = Partial<Record<keyof FindProblems, string>>

/** The message of each field (FIND-19 to FIND-27), in the order of the fields. */
export function messagesOf(
  { type, location, date }: FindProblems,
  bounds: Bounds | undefined,
  { problems }: (typeof find)['english'],
): FindMessages {
  const messages: FindMessages = {}
  if (type) messages.type = problems.type[type]
  if (location) messages.location = problems.location[location]
  if (date === 'invalid') messages.date = problems.date.invalid
  else if (date) {
    const limit = date === 'tooEarly' ? bounds?.today : bounds?.lastDay
    messages.date = problems.date[date](limit === undefined ? '' : saidDate(limit)) // FIND-27
  }
  return messages
}

/** The current problems of the fields that the last submit refused. */
export function stillWrong(problems: FindProblems, refused: FindProblems): FindProblems {
  return Object.fromEntries(Object.entries(problems).filter(([name]) => name in refused))
}
