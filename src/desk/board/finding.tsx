import { useCallback, useRef, useState } from 'react'
import { type DeskVisit, findDeskVisits } from '#contract/desk'
import { Button } from '../../app/ui/Button.tsx'
import { Dialog } from '../../app/ui/Dialog.tsx'
import { askDesk } from '../ask.ts'
import { deskTexts } from '../texts.ts'
import { servicesLine, shortDay, statusWords, timeIn } from '../visit-words.ts'
import styles from './Board.module.css'
import type { Said } from './use-changes.ts'

type Several = { code: string; visits: readonly DeskVisit[] }

export type CodeSearch = {
  several: Several | undefined
  /** The code that the server is asked for; undefined: none. */
  lookingFor: string | undefined
  find: (code: string, known: readonly DeskVisit[]) => void
  close: () => void
}

/** Finds a visit by its code: among those of the list at once, else on the server, which knows other days too (DESK-03). */
export function useFinding(onFound: (visit: DeskVisit) => void, tell: (said: Said) => void): CodeSearch {
  const [several, setSeveral] = useState<Several>()
  const [lookingFor, setLookingFor] = useState<string>()
  const latest = useRef('')
  const find = useCallback(
    (code: string, known: readonly DeskVisit[]) => {
      latest.current = code
      setSeveral(undefined)
      setLookingFor(undefined)
      const here = known.filter(({ counterCode }) => counterCode === code)
      if (here.length > 0) return decide(here)
      setLookingFor(code)
      void askDesk(findDeskVisits, { query: { code } }).then((answer) => {
        // A code that was typed later counts.
        if (latest.current !== code) return
        setLookingFor(undefined)
        if (answer.kind === 'answered') decide(answer.data.visits)
        else tell({ text: deskTexts.noServer, tone: 'bad' })
      })

      function decide(visits: readonly DeskVisit[]): void {
        const [first, ...others] = visits
        if (!first) tell({ text: `${deskTexts.find.none(code)} ${deskTexts.find.noneHow}`, tone: 'warning' })
        else if (others.length === 0) onFound(first)
        else setSeveral({ code, visits })
      }
    },
    [onFound, tell],
  )
  const close = useCallback(() => {
    latest.current = ''
    setSeveral(undefined)
    setLookingFor(undefined)
  }, [])
  return { several, lookingFor, find, close }
}

/** What tells a visit from others with its code. */
function linesOf(visit: DeskVisit, timezone: string): string[] {
  const { day, kind, at } = visit
  const time = timeIn(Date.parse(at), timezone)
  return [`${shortDay(day)}, ${time}`, deskTexts.find.kinds[kind], servicesLine(visit), statusWords(visit)]
}

/** The choice between several visits with one code. */
export function FoundVisits({
  finding,
  timezone,
  onOpen,
}: {
  finding: CodeSearch
  timezone: string
  onOpen: (visit: DeskVisit) => void
}) {
  const { several, close } = finding
  return (
    <Dialog
      open={several !== undefined}
      title={several ? deskTexts.find.several(several.code) : ''}
      onClose={close}
      actions={
        <Button look="quiet" onClick={close}>
          {deskTexts.close}
        </Button>
      }
    >
      <ul className={styles.found}>
        {several?.visits.map((visit) => (
          <li key={visit.id}>
            <Button
              wide
              onClick={() => {
                close()
                onOpen(visit)
              }}
            >
              {linesOf(visit, timezone).join(' · ')}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
