import { useEffect, useState } from 'react'
import { type DeskCall, type DeskStore, type DeskVisit, getDeskCalls } from '#contract/desk'
import { now } from '../../app/platform/clock.ts'
import { Button } from '../../app/ui/Button.tsx'
import { Notice } from '../../app/ui/Notice.tsx'
import { askDesk } from '../ask.ts'
import { t } from '../texts.ts'
import { minutesLate, servicesLine, timeIn } from '../visit-words.ts'
import styles from './Store.module.css'
import { s } from './store-texts.ts'

type Props = {
  /** What closes the store today: whom to call is asked again when it changes. */
  closures: DeskStore['closures']
  /** The store's visits on today's list: a guest who has come, or whose visit is over, is not called any more. */
  visits: readonly DeskVisit[]
  timezone: string
  onOpen: (visit: DeskVisit) => void
}

/** The booked guests to call while something closes the store, with their phone numbers (DESK-08). */
export function CallList({ closures, visits, timezone, onOpen }: Props) {
  const [calls, setCalls] = useState<readonly DeskCall[] | 'failed'>([])
  const [tries, setTries] = useState(0)
  const closed = closures.map(({ id, hours }) => `${id} ${hours}`).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again.
  useEffect(() => {
    if (closed === '') return setCalls([])
    let isOver = false
    void askDesk(getDeskCalls).then((answer) => {
      if (!isOver) setCalls(answer.kind === 'answered' ? answer.data.visits : 'failed')
    })
    return () => {
      isOver = true
    }
  }, [closed, tries])
  if (calls === 'failed') {
    return (
      <Notice tone="warning" actions={<Button onClick={() => setTries(tries + 1)}>{t.tryAgain}</Button>}>
        {s.callFailed}
      </Notice>
    )
  }
  const isExpected = (id: string) => visits.find((one) => one.id === id)?.status === 'waiting'
  const left = calls.filter(({ id }) => isExpected(id))
  if (left.length === 0) return null
  return (
    <section className={styles.calls} aria-labelledby="calls-title">
      <h2 id="calls-title">{s.call(left.length)}</h2>
      <p>{s.callHow}</p>
      <ul>
        {left.map((call) => (
          <li key={call.id}>
            <div>
              <p>
                <strong>{timeIn(Date.parse(call.at), timezone)}</strong> {lateWords(call)}
                <bdi>{call.name ?? t.list.noName}</bdi>, {servicesLine(call)}
              </p>
              <p className={styles.phone}>{call.phone === null ? s.noPhone : s.phone(call.phone)}</p>
            </div>
            <Button onClick={() => onOpen(call)}>{s.openVisit(call.counterCode)}</Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function lateWords(visit: DeskVisit): string {
  const late = minutesLate(visit, now())
  return late === undefined ? '' : `(${t.list.late(late)}) `
}
