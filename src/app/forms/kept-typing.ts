import type { FormApi } from 'final-form'
import { useEffect, useEffectEvent } from 'react'
import { answersOf } from './scope.ts'
import type { Answers } from './spec.ts'

/** Typing rests when nothing was typed for so long, in milliseconds. */
const REST = 400

/**
 * Hands over what is being typed, also in a field that is not left yet: once typing rests, and when the page is hidden or goes. A
 * locked phone may never show it again.
 */
export function useKeptTyping(form: FormApi<Answers>, keep: (answers: Answers) => void): void {
  const keepAnswers = useEffectEvent(() => keep(answersOf(form)))
  useEffect(() => {
    let timer: number | undefined
    let isFirst = true
    const now = () => {
      if (timer === undefined) return
      window.clearTimeout(timer)
      timer = undefined
      keepAnswers()
    }
    const whenHidden = () => {
      if (document.visibilityState === 'hidden') now()
    }
    const stop = form.subscribe(
      () => {
        // Subscribing tells the values that are there.
        if (isFirst) {
          isFirst = false
          return
        }
        window.clearTimeout(timer)
        timer = window.setTimeout(now, REST)
      },
      { values: true },
    )
    window.addEventListener('pagehide', now)
    document.addEventListener('visibilitychange', whenHidden)
    return () => {
      stop()
      window.clearTimeout(timer)
      window.removeEventListener('pagehide', now)
      document.removeEventListener('visibilitychange', whenHidden)
    }
  }, [form])
}
