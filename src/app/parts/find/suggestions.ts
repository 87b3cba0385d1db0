import { useEffect, useRef, useState } from 'react'
import type { SimilarAddress } from '#contract/places'
import { getSimilarAddresses, SUGGESTIONS } from '#contract/places'
import { LOCATION_LENGTH } from '#domain/search'
import { isBlank, tidy } from '#domain/text'
import { call } from '../../api/call.ts'

const DEBOUNCE = 500 // FIND-16, milliseconds

/** Places that begin like the text (API-04, FIND-17); none when it is blank or too long, and none when the call fails (FIND-18). */
export async function suggestPlaces(typed: string, signal: AbortSignal): Promise<SimilarAddress[]> {
  const freeFormAddress = tidy(typed.slice(0, LOCATION_LENGTH.max))
  if (isBlank(freeFormAddress) || typed.length > LOCATION_LENGTH.max) return []
  const result = await call(getSimilarAddresses, {
    query: { freeFormAddress, 'page.size': SUGGESTIONS },
    signal,
  })
  return result.kind === 'answered' ? result.data.similarAddresses.slice(0, SUGGESTIONS) : []
}

/** Suggestions for what is being typed: asked for once it rests, the question before is cancelled. */
export function useSuggestions() {
  const [places, setPlaces] = useState<SimilarAddress[]>([])
  const asking = useRef<AbortController>(undefined)

  function clear(): void {
    asking.current?.abort()
    setPlaces([])
  }

  function ask(typed: string): void {
    asking.current?.abort()
    if (isBlank(typed)) {
      setPlaces([])
      return
    }
    const mine = new AbortController()
    asking.current = mine
    const rest = window.setTimeout(async () => {
      const found = await suggestPlaces(typed, mine.signal)
      if (!mine.signal.aborted) setPlaces(found)
    }, DEBOUNCE)
    mine.signal.addEventListener('abort', () => window.clearTimeout(rest))
  }

  useEffect(() => () => asking.current?.abort(), [])
  return { places, ask, clear }
}
