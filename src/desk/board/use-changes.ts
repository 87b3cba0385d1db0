import { useCallback, useRef, useState } from 'react'
import { cancelDeskVisit, type DeskOutcome, type DeskVisit, setDeskStatus } from '#contract/desk'
import { announce } from '../../app/platform/announce.ts'
import { askDesk } from '../ask.ts'
import { t } from '../texts.ts'
import { statusWords } from '../visit-words.ts'

/** What staff do with a visit. */
export type Step = 'arrived' | 'called' | 'served' | 'noshow' | 'undo'

/** What the page says of the last change. `visit`: the one that it can be taken back for. */
export type Said = { text: string; tone: 'good' | 'warning' | 'bad'; visit?: DeskVisit | undefined }

type Around = {
  /** Before a change is sent. */
  onBegin: () => void
  /** After it, with the visit as it is now, if an answer came. */
  onEnd: (visit: DeskVisit | undefined) => void
}

/** Changes of visits: one at a time, each with the status that staff saw, so that two desks cannot undo each other unseen (DESK-05). */
export function useChanges({ onBegin, onEnd }: Around) {
  const [busyId, setBusyId] = useState<string>()
  const [said, setSaid] = useState<Said>()
  const isBusy = useRef(false)

  const tell = useCallback((next: Said) => {
    setSaid(next)
    announce(next.text, next.tone === 'good' ? 'polite' : 'assertive')
  }, [])

  const run = useCallback(
    async (visit: DeskVisit, send: () => Promise<Result>): Promise<void> => {
      if (isBusy.current) return
      isBusy.current = true
      setBusyId(visit.id)
      onBegin()
      const { said: next, visit: after } = await send()
      isBusy.current = false
      setBusyId(undefined)
      tell(next)
      onEnd(after)
    },
    [onBegin, onEnd, tell],
  )

  const set = useCallback(
    (visit: DeskVisit, status: Step) =>
      run(visit, async () => {
        const body = { status, from: visit.status }
        const answer = await askDesk(setDeskStatus, { params: { id: visit.id }, body })
        if (answer.kind !== 'answered') return { said: failed() }
        const { outcome, visit: after } = answer.data
        return { said: wordsOf(outcome, after, status === 'undo'), visit: after }
      }),
    [run],
  )

  const cancel = useCallback(
    (visit: DeskVisit) =>
      run(visit, async () => {
        const body = { from: visit.status }
        const answer = await askDesk(cancelDeskVisit, { params: { id: visit.id }, body })
        if (answer.kind !== 'answered') return { said: failed() }
        const { outcome, visit: after } = answer.data
        return { said: wordsOf(outcome, after, true), visit: after }
      }),
    [run],
  )

  const forget = useCallback(() => setSaid(undefined), [])
  /** Says no more what was said of a code that was not found or of a step that failed; a step that can be taken back stays. */
  const forgetWords = useCallback(() => setSaid((before) => (before?.visit ? before : undefined)), [])
  return { busyId, said, tell, forget, forgetWords, set, cancel }
}

type Result = { said: Said; visit?: DeskVisit }

function failed(): Said {
  return { text: t.notKnown, tone: 'bad' }
}

function wordsOf(outcome: DeskOutcome, visit: DeskVisit, isFinal: boolean): Said {
  const { counterCode: code } = visit
  const status = statusWords(visit).toLowerCase()
  switch (outcome) {
    case 'done':
      return { text: t.act.done(code, status), tone: 'good', visit: isFinal ? undefined : visit }
    case 'changedMeanwhile':
      return { text: t.act.changedMeanwhile(code, status), tone: 'warning' }
    case 'notPossible':
      return { text: t.act.notPossible(code, status), tone: 'warning' }
    case 'undoTooLate':
      return { text: t.act.undoTooLate, tone: 'warning' }
  }
}
