import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { cancelDeskVisit, type DeskOutcome, type DeskVisit, setDeskStatus } from '#contract/desk'
import { announce } from '../../app/platform/announce.ts'
import { askDesk } from '../ask.ts'
import { deskTexts } from '../texts.ts'
import { statusWords } from '../visit-words.ts'

/** What staff do with a visit. */
export type Step = 'arrived' | 'called' | 'served' | 'noshow' | 'undo'

/**
 * What the page says of the last change or search. `offersUndo`: a change was made, so that the page offers to take the last one back;
 * `stays`: it also stays beside the next visit; `of`: the visit that the text describes: the text goes once that visit changes.
 */
export type Said = {
  text: string
  tone: 'good' | 'warning' | 'bad'
  offersUndo?: boolean
  stays?: boolean
  of?: DeskVisit
}

type Around = {
  /** Before a change is sent. */
  onBegin: () => void
  /** After it, with the visit as it is now, if an answer came. */
  onEnd: (visit: DeskVisit | undefined) => void
}

/** A change that was sent: what the page says of it, and the visit as it is now. No visit: no answer came. */
type Result = { said: Said; visit?: DeskVisit }

/**
 * Changes of visits, each with the status that staff saw, so that two desks cannot undo each other unseen (DESK-05). They are sent one after
 * another. A press on a visit whose change the page does not show yet is ignored: it was meant for what the page showed before.
 */
export function useChanges({ onBegin, onEnd }: Around) {
  const [busyIds, setBusyIds] = useState<readonly string[]>([])
  const [said, setSaid] = useState<Said>()
  /** Visits as the steps made here left them, the last step at the end. */
  const [made, setMade] = useState<readonly DeskVisit[]>([])
  const busy = useRef<ReadonlySet<string>>(new Set())
  const turns = useRef({ last: Promise.resolve(), lot: 0 })
  useLayoutEffect(() => {
    busy.current = new Set(busyIds)
  }, [busyIds])

  const tell = useCallback((next: Said) => {
    setSaid(next)
    announce(next.text, next.tone === 'good' ? 'polite' : 'assertive')
  }, [])

  const run = useCallback(
    async (visit: DeskVisit, send: () => Promise<Result>): Promise<void> => {
      const { id } = visit
      if (busy.current.has(id)) return
      busy.current = new Set([...busy.current, id])
      setBusyIds((ids) => [...ids, id])
      const { lot } = turns.current
      const turn = turns.current.last.then(async () => {
        // What was pressed before a change had no answer is not sent after it: staff look at the list first.
        if (turns.current.lot === lot) {
          onBegin()
          const { said: next, visit: after } = await send()
          if (!after) turns.current.lot += 1
          tell(next)
          onEnd(after)
        }
        setBusyIds((ids) => ids.filter((one) => one !== id))
      })
      turns.current.last = turn
      await turn
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
        setMade((before) =>
          status === 'undo' ? withoutStep(before, visit) : outcome === 'done' ? [...before, after] : before,
        )
        return { said: wordsOf(outcome, after, status !== 'undo'), visit: after }
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
        return { said: wordsOf(outcome, after, false), visit: after }
      }),
    [run],
  )

  const forget = useCallback(() => setSaid(undefined), [])
  /** Says no more what was said of a code that was not found or of a step that failed; a step that can be taken back stays. */
  const forgetWords = useCallback(() => setSaid((before) => (before?.stays ? before : undefined)), [])
  return { busyIds, said, made, tell, forget, forgetWords, set, cancel }
}

/** Removes the last step of this desk that left the visit with this status, because that step can no longer be taken back. */
function withoutStep(made: readonly DeskVisit[], { id, status }: DeskVisit): readonly DeskVisit[] {
  const at = made.map((one) => one.id === id && one.status === status).lastIndexOf(true)
  return made.filter((_, index) => index !== at)
}

function failed(): Said {
  return { text: deskTexts.notKnown, tone: 'bad' }
}

function wordsOf(outcome: DeskOutcome, visit: DeskVisit, stays: boolean): Said {
  const { counterCode: code } = visit
  const status = statusWords(visit).toLowerCase()
  switch (outcome) {
    case 'done':
      return { text: deskTexts.act.done(code, status), tone: 'good', offersUndo: true, stays }
    case 'changedMeanwhile':
      return { text: meanwhile(visit, code, status), tone: 'warning', of: visit }
    case 'notPossible':
      return { text: deskTexts.act.notPossible(code, status), tone: 'warning', of: visit }
    case 'undoTooLate':
      return { text: deskTexts.act.undoTooLate, tone: 'warning' }
  }
}

/** Says who was faster only where it was another desk or the operator: another tab of this desk, or a call that had no answer, is its own. */
function meanwhile({ progress }: DeskVisit, code: string, status: string): string {
  if (progress === null) return deskTexts.act.isNow(code, status)
  if (progress.isOwn) return deskTexts.act.isAlready(code, status)
  return deskTexts.act.faster(
    progress.by === 'operator' ? deskTexts.act.operator : deskTexts.act.desk(progress.by),
    code,
    status,
  )
}
