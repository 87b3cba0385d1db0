import { useLayoutEffect, useState, useSyncExternalStore } from 'react'
import type { SchedulerFlow } from '#contract/vocabulary'
import { datesPerPage, type ScreenSize, screenSize } from '#domain/search-window'
import { rootSize, watchWidth, windowWidth } from '../../platform/screen.ts'

/** The current size class of the screen (LIMITS-01, LIMITS-02). */
export function useScreenSize(): ScreenSize {
  return useSyncExternalStore(watchWidth, currentSize)
}

function currentSize(): ScreenSize {
  return screenSize(windowWidth())
}

/** A window this wide, in rem, has two columns. */
const TWO_COLUMNS = 49

/** Whether the page shows a map beside its list. A wide screen (LIMITS-01) does, unless the guest's text is so large that only one column fits. */
export function useMapBeside(): boolean {
  return useSyncExternalStore(
    watchWidth,
    () => currentSize() === 'desktop' && !(windowWidth() / rootSize() < TWO_COLUMNS),
  )
}

/** A narrower card shows one day, as on a tiny screen; and the least width of a day in a wider one; both in rem. */
const ONE_DAY = 19
const DAY = 6

/** The days side by side: as many as the screen's size has (RESULTS-13), but no more than fit into a card (SC-20). */
export function daysThatFit(size: ScreenSize, flow: SchedulerFlow, cardRem: number | undefined): number {
  const most = datesPerPage(size, flow)
  if (cardRem === undefined) return most
  return cardRem < ONE_DAY ? 1 : Math.min(most, Math.floor(cardRem / DAY))
}

/**
 * The days side by side in the cards of an element, which takes the first value as its ref. The last value is false until the element is
 * measured: a list of many cards is not drawn for a width that it does not have.
 */
export function useDates(flow: SchedulerFlow): [(list: HTMLElement | null) => void, number, boolean] {
  const size = useScreenSize()
  const [list, setList] = useState<HTMLElement | null>(null)
  const [card, setCard] = useState<{ rem: number | undefined }>()
  useLayoutEffect(() => {
    if (!list) return
    const measure = () => {
      // A page without layout has no width.
      const rem = list.clientWidth === 0 ? undefined : list.clientWidth / rootSize()
      setCard((before) => (before && before.rem === rem ? before : { rem }))
    }
    measure()
    return watchWidth(measure)
  }, [list])
  return [setList, daysThatFit(size, flow, card?.rem), card !== undefined]
}
