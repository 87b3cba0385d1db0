import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { Day } from '#domain/calendar'
import type { Search } from '#domain/search'
import type { Bounds, Wanted } from '#domain/search-form'
import { appointmentTypes, lastDayOf } from '#domain/search-form'
import type { Start } from '#domain/search-target'
import { BUILT_PRESCREENS, stateTextsOf } from '#domain/search-target'
import { browserZone } from '../../platform/clock.ts'
import { todayAt } from '../../state/configuration.ts'
import { connection } from '../../state/connection.ts'
import { useDocuments } from '../../state/documents.ts'
import { loadServices, services } from '../../state/services.ts'
import { filledInBefore, listedTypes } from './plain-form.ts'

const NO_CONFIG: Start['config'] = { categories: {}, flows: {} }

/** What the form knows: the services and how they are configured. A document that failed has told so, and is done without. */
export function useFindData(search: Partial<Search>, isOnResults: boolean) {
  const { status, list } = useSnapshot(services)
  const [listed] = useState(listedTypes)
  const documents = useDocuments(['schedulerConfig', 'safError'])
  const { status: link } = useSnapshot(connection)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what did not come is asked for again when the connection is back.
  useEffect(() => void loadServices(), [link])
  const read = documents.status === 'done' ? documents.value : undefined
  const start: Start = {
    config: read?.schedulerConfig ?? NO_CONFIG,
    services: list,
    before: search,
    isOnResults,
    prescreens: BUILT_PRESCREENS,
  }
  const isLoading = documents.status === 'in_progress' || status === 'idle' || status === 'in_progress'
  return {
    status: isLoading
      ? ('in_progress' as const)
      : status === 'failed'
        ? ('failed' as const)
        : ('done' as const),
    // What the markup lists stays until there is better, so that nothing changes under a guest who is choosing.
    types: isLoading ? listed : appointmentTypes(list),
    safError: read?.safError.isDisplayed ? read.safError : undefined,
    pharmacyPhone: read?.schedulerConfig.support.pharmacy,
    pharmacyUrl: read?.schedulerConfig.pharmacySchedulerUrl, // ROUTE-25
    inlineOf: (type: string) => (type === '' ? undefined : start.config.categories[type]?.inlineSAFMessage),
    start,
  }
}

/**
 * What has been filled in, at first from the search of this history entry, and today where the guest is (TIME-05). The markup of
 * the build knows no day, and may have been filled in before the page was alive: what stands there is what the first drawing begins
 * with, so that no drawing takes it away.
 */
export function useWanted(search: Partial<Search>) {
  const [wanted, setWanted] = useState<Wanted>(() => ({
    type: search.type ?? '',
    location: search.location ?? '',
    date: search.date ?? '',
    ...filledInBefore(),
  }))
  const [today, setToday] = useState<Day>()
  useEffect(() => {
    const day = todayAt(browserZone())
    setToday(day)
    setWanted((now) => {
      const filled = { ...now, ...filledInBefore() }
      return filled.date < day ? { ...filled, date: day } : filled
    })
  }, [])
  const change = (part: Partial<Wanted>) => setWanted((now) => ({ ...now, ...part }))
  return { wanted, today, change }
}

/** What the form accepts for a type. */
export function boundsFor(type: string, types: readonly string[], today: Day, start: Start): Bounds {
  return {
    types,
    today,
    lastDay: lastDayOf(type, start.services, today),
    asksPlaceAndDate: stateTextsOf(type, start.config) === undefined,
  }
}
