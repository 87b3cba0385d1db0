import { useEffect, useState } from 'react'
import type { Struct } from 'superstruct'
import type { CollectionKind } from '#contract/content/collections'
import type { AmpConfiguration } from '#contract/content/notices'
import { content } from '../content/content.ts'
import type { ContentResult } from '../content/sources.ts'
import { reportError } from './flow.ts'

type CollectionState<T> = { status: 'in_progress' } | { status: 'done'; value: T } | { status: 'failed' }
type Loaded<T> = { state: CollectionState<T>; retry: () => void }

/** A screen whose texts are listed in ampConfiguration. */
export type TextsScreen = keyof AmpConfiguration

/** Loads texts by id for a component (CONTENT-15 to CONTENT-19). Reports failures. `retry` loads them again. */
export function useCollection<T>(kind: CollectionKind, id: string, struct: Struct<T, unknown>): Loaded<T> {
  return useLoaded(id, (signal) => content.loadCollection(kind, [id], { signal, struct }))
}

/** As `useCollection`, for the merged texts of all ids that ampConfiguration lists for a screen. */
export function useScreenTexts<T>(
  kind: CollectionKind,
  screen: TextsScreen,
  struct: Struct<T, unknown>,
): Loaded<T> {
  return useLoaded(screen, (signal) => loadScreenTexts(kind, screen, struct, signal))
}

/** Loads the texts of `useScreenTexts` (CONTENT-03, CONTENT-16). */
export async function loadScreenTexts<T>(
  kind: CollectionKind,
  screen: TextsScreen,
  struct: Struct<T, unknown>,
  signal: AbortSignal,
): Promise<ContentResult<T>> {
  const configuration = await content.loadDocument('ampConfiguration', { signal })
  if (configuration.status !== 'ok') return configuration
  return content.loadCollection(kind, configuration.data[screen], { signal, struct })
}

function useLoaded<T>(name: string, load: (signal: AbortSignal) => Promise<ContentResult<T>>): Loaded<T> {
  const [state, setState] = useState<CollectionState<T>>({ status: 'in_progress' })
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` depends on the name alone, and `tries` counts the retries.
  useEffect(() => {
    const leaving = new AbortController()
    setState({ status: 'in_progress' })
    void load(leaving.signal).then((result) => {
      if (leaving.signal.aborted || result.status === 'cancel') return
      if (result.status === 'ok') {
        setState({ status: 'done', value: result.data })
        return
      }
      setState({ status: 'failed' })
      reportError({ description: result.message, endpoint: name, status: result.code })
    })
    return () => leaving.abort()
  }, [name, tries])
  return { state, retry: () => setTries(tries + 1) }
}
