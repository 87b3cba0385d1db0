import { useEffect, useState } from 'react'
import type { Struct } from 'superstruct'
import type { CollectionKind } from '#contract/content/collections'
import { fetchJson } from '../api/reach.ts'
import { createContentLoader } from '../content/load.ts'
import { reportError } from './flow.ts'

const loader = createContentLoader({ fetchJson })

export type CollectionState<T> =
  | { status: 'in_progress' }
  | { status: 'done'; value: T }
  | { status: 'failed' }

/** Texts by id, loaded while a component is there (CONTENT-15 to CONTENT-19); `retry` asks again, a failure is reported. */
export function useCollection<T>(
  kind: CollectionKind,
  id: string,
  struct: Struct<T, unknown>,
): { state: CollectionState<T>; retry: () => void } {
  const [state, setState] = useState<CollectionState<T>>({ status: 'in_progress' })
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again.
  useEffect(() => {
    const leaving = new AbortController()
    setState({ status: 'in_progress' })
    void loader.loadCollection(kind, [id], { signal: leaving.signal, struct }).then((result) => {
      if (leaving.signal.aborted || result.status === 'cancel') return
      if (result.status === 'ok') {
        setState({ status: 'done', value: result.data })
        return
      }
      setState({ status: 'failed' })
      reportError({ description: result.message, endpoint: id, status: result.code })
    })
    return () => leaving.abort()
  }, [kind, id, struct, tries])
  return { state, retry: () => setTries(tries + 1) }
}
