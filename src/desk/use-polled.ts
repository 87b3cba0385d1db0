import { useCallback, useEffect, useRef, useState } from 'react'
import type { Endpoint } from '#contract/endpoint'
import { now } from '../app/platform/clock.ts'
import { askDesk } from './ask.ts'

/** Calls without an answer, or refused, one after another, after which what is shown counts as old. */
const MISSES = 2

export type Polled<Data> = {
  data: Data | undefined
  /** Instant (epoch milliseconds, the server's clock) of the last answer, once the server no longer answers. */
  staleSince: number | undefined
}

/**
 * What the server answers to a call, asked again every `everyMs` milliseconds; the answer is decoded only when it is another one. `share`
 * makes the new answer of the old one, so that what is the same stays the same object.
 */
export function usePolled<Data>(
  endpoint: Endpoint<Record<string, never>, never, Data>,
  everyMs: number,
  share: (before: Data, after: Data) => Data = (_, after) => after,
) {
  const [state, setState] = useState<Polled<Data>>({ data: undefined, staleSince: undefined })
  const control = useRef<{ look: () => void; pause: () => void }>({ look: () => {}, pause: () => {} })
  const sharing = useRef(share)

  useEffect(() => {
    let isOver = false
    let timer: number | undefined
    let request = new AbortController()
    let etag: string | undefined
    let misses = 0
    let seenAt = now()

    async function look(): Promise<void> {
      window.clearTimeout(timer)
      request.abort()
      request = new AbortController()
      const { signal } = request
      const answer = await askDesk(endpoint, { etag, signal })
      if (isOver || signal.aborted) return
      if (answer.kind === 'failed' || answer.kind === 'refused') {
        misses += 1
        const since = seenAt
        if (misses === MISSES) setState(({ data }) => ({ data, staleSince: since }))
      } else {
        misses = 0
        seenAt = now()
        if (answer.kind === 'answered') {
          etag = answer.etag
          const { data } = answer
          setState((before) => ({
            data: before.data === undefined ? data : sharing.current(before.data, data),
            staleSince: undefined,
          }))
        } else
          setState((before) =>
            before.staleSince === undefined ? before : { ...before, staleSince: undefined },
          )
      }
      timer = window.setTimeout(() => void look(), everyMs)
    }

    const pause = () => {
      window.clearTimeout(timer)
      request.abort()
    }
    control.current = {
      look: () => {
        etag = undefined
        void look()
      },
      pause,
    }
    void look()
    // A browser slows the timers of a hidden page down.
    const onShown = () => {
      if (document.visibilityState === 'visible') void look()
    }
    document.addEventListener('visibilitychange', onShown)
    return () => {
      isOver = true
      pause()
      document.removeEventListener('visibilitychange', onShown)
    }
  }, [endpoint, everyMs])

  /** Replaces what is shown, until the next answer. */
  const put = useCallback((change: (data: Data) => Data) => {
    setState((before) => (before.data === undefined ? before : { ...before, data: change(before.data) }))
  }, [])
  /** Asks no more until `look`: an answer that was under way would show how it was before a change. */
  const pause = useCallback(() => control.current.pause(), [])
  const look = useCallback(() => control.current.look(), [])
  return { ...state, put, pause, look }
}
