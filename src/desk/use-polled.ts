import { useCallback, useEffect, useRef, useState } from 'react'
import type { Endpoint } from '#contract/endpoint'
import { now } from '../app/platform/clock.ts'
import { askDesk } from './ask.ts'

/** For how long a call may have no answer before what is shown counts as old, in milliseconds. The next call may still be under way. */
const PATIENCE_MS = 3000

type Polled<Data> = {
  data: Data | undefined
  /** Instant (epoch milliseconds, the server's clock) of the last answer, once the server no longer answers. */
  staleSince: number | undefined
}

/** What is polled, and how a change is shown before the next answer. */
export type PolledCall<Data> = Polled<Data> & {
  /** Replaces what is shown, until the next answer. */
  put: (change: (data: Data) => Data) => void
  /** Asks no more until `look`: an answer that was under way would show how it was before a change. */
  pause: () => void
  look: () => void
}

type Options<Query, Data> = {
  everyMs: number
  /** Another one is asked at once. It must be the same object for as long as it says the same. */
  query: Query
  /** Makes the new answer of the old one, so that what is the same stays the same object. */
  share?: (before: Data, after: Data) => Data
}

/**
 * What the server answers to a call, asked again every `everyMs` milliseconds; the answer is decoded only when it is another one. A server
 * that takes calls and does not answer them counts as one that is gone.
 */
export function usePolled<Query, Data>(
  endpoint: Endpoint<Query, never, Data>,
  { everyMs, query, share = (_, after) => after }: Options<Query, Data>,
): PolledCall<Data> {
  const [state, setState] = useState<Polled<Data>>({ data: undefined, staleSince: undefined })
  const control = useRef<{ look: () => void; pause: () => void }>({ look: () => {}, pause: () => {} })
  const sharing = useRef(share)
  const seenAt = useRef<number>(undefined)

  useEffect(() => {
    seenAt.current ??= now()
    let isOver = false
    let timer: number | undefined
    let patience: number | undefined
    let request = new AbortController()
    let etag: string | undefined

    const waitForAnswer = () => {
      patience ??= window.setTimeout(
        () => setState(({ data, staleSince = seenAt.current }) => ({ data, staleSince })),
        PATIENCE_MS,
      )
    }

    const hear = (change: (before: Polled<Data>) => Polled<Data>) => {
      window.clearTimeout(patience)
      patience = undefined
      seenAt.current = now()
      setState(change)
    }

    async function look(): Promise<void> {
      window.clearTimeout(timer)
      request.abort()
      request = new AbortController()
      const { signal } = request
      waitForAnswer()
      const answer = await askDesk(endpoint, { query, etag, signal })
      if (isOver || signal.aborted) return
      if (answer.kind === 'answered') {
        etag = answer.etag
        const { data } = answer
        hear((before) => ({
          data: before.data === undefined ? data : sharing.current(before.data, data),
          staleSince: undefined,
        }))
      } else if (answer.kind === 'unchanged')
        hear((before) => (before.staleSince === undefined ? before : { ...before, staleSince: undefined }))
      timer = window.setTimeout(() => void look(), everyMs)
    }

    const pause = () => {
      window.clearTimeout(timer)
      request.abort()
      waitForAnswer()
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
      window.clearTimeout(timer)
      window.clearTimeout(patience)
      request.abort()
      document.removeEventListener('visibilitychange', onShown)
    }
  }, [endpoint, everyMs, query])

  const put = useCallback((change: (data: Data) => Data) => {
    setState((before) => (before.data === undefined ? before : { ...before, data: change(before.data) }))
  }, [])
  const pause = useCallback(() => control.current.pause(), [])
  const look = useCallback(() => control.current.look(), [])
  return { ...state, put, pause, look }
}
