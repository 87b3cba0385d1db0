import type { RefObject } from 'react'
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
import { useDocuments } from '../../state/documents.ts'
import { loadServices, services } from '../../state/services.ts'

const NO_CONFIG: Start['config'] = { categories: {}, flows: {} }

/** What the form knows: the services and how they are configured. A document that failed has told so, and is done without. */
export function useFindData(search: Partial<Search>, isOnResults: boolean) {
  const { status, list } = useSnapshot(services)
  const documents = useDocuments(['schedulerConfig', 'safError'])
  useEffect(() => void loadServices(), [])
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
    types: appointmentTypes(list),
    safError: read?.safError.isDisplayed ? read.safError : undefined,
    pharmacyPhone: read?.schedulerConfig.support.pharmacy,
    pharmacyUrl: read?.schedulerConfig.pharmacySchedulerUrl, // ROUTE-25
    inlineOf: (type: string) => (type === '' ? undefined : start.config.categories[type]?.inlineSAFMessage),
    start,
  }
}

/**
 * What has been filled in, at first from the search of this history entry, and today where the guest is (TIME-05). The markup of
 * the build knows no day, and may have been typed into before the page was alive.
 */
export function useWanted(search: Partial<Search>, form: RefObject<HTMLFormElement | null>) {
  const [wanted, setWanted] = useState<Wanted>({
    type: search.type ?? '',
    location: search.location ?? '',
    date: search.date ?? '',
  })
  const [today, setToday] = useState<Day>()
  useEffect(() => {
    const day = todayAt(browserZone())
    const typed = (name: string) => String((form.current && new FormData(form.current).get(name)) || '')
    setToday(day)
    setWanted((now) => {
      const date = typed('date') || now.date
      return { ...now, location: typed('location') || now.location, date: date < day ? day : date }
    })
  }, [form])
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
