import { useEffect, useState } from 'react'
import { type DeskCall, type DeskStore, type DeskVisit, getDeskCalls } from '#contract/desk'
import { now } from '../../app/platform/clock.ts'
import { Button } from '../../app/ui/Button.tsx'
import { Notice } from '../../app/ui/Notice.tsx'
import { askDesk } from '../ask.ts'
import { deskTexts } from '../texts.ts'
import { minutesLate, servicesLine, timeIn } from '../visit-words.ts'
import styles from './Store.module.css'
import { storeTexts } from './store-texts.ts'

type Props = {
  store: Pick<DeskStore, 'closures' | 'isClosedForGood'>
  /** Something closes the store now. */
  isShut: boolean
  /** The store's visits on today's list: a guest who has come, or whose visit is over, is not called any more. */
  visits: readonly DeskVisit[]
  /** Off: names and numbers are shown when staff ask for them, because guests may see the screen. */
  showsNames: boolean
  timezone: string
  onOpen: (visit: DeskVisit) => void
}

/** The booked guests to call, with their phone numbers, while something closes the store or has displaced one of them (DESK-08). */
export function CallList({ store, isShut, visits, showsNames, timezone, onOpen }: Props) {
  const [calls, setCalls] = useState<readonly DeskCall[] | 'failed'>([])
  const [tries, setTries] = useState(0)
  const [isAsked, setAsked] = useState(false)
  const expected = visits.filter(({ kind, status }) => kind === 'appointment' && status === 'waiting')
  const expectedIds = expected.map(({ id }) => id).join()
  const displacedIds = expected.flatMap(({ id, isDisplaced }) => (isDisplaced ? id : [])).join()
  const { closures, isClosedForGood } = store
  const closed = isClosedForGood ? 'for good' : closures.map(({ id, hours }) => `${id} ${hours}`).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another desk may have taken an arrival back, and a closure may have ended.
  useEffect(() => {
    if (closed === '' && displacedIds === '') return setCalls([])
    let isOver = false
    void askDesk(getDeskCalls).then((answer) => {
      if (!isOver) setCalls(answer.kind === 'answered' ? answer.data.visits : 'failed')
    })
    return () => {
      isOver = true
    }
  }, [closed, expectedIds, displacedIds, isShut, tries])
  if (calls === 'failed') {
    return (
      <Notice
        tone="warning"
        actions={<Button onClick={() => setTries(tries + 1)}>{deskTexts.tryAgain}</Button>}
      >
        {storeTexts.callFailed}
      </Notice>
    )
  }
  const left = calls.filter(({ id }) => expected.some((one) => one.id === id))
  if (left.length === 0) return null
  const isShown = showsNames || isAsked
  return (
    <section className={styles.calls} aria-labelledby="calls-title">
      <h2 id="calls-title">{storeTexts.call(left.length)}</h2>
      <p>{storeTexts.callHow}</p>
      {!showsNames && (
        <p>
          <Button onClick={() => setAsked(!isAsked)}>
            {isAsked ? storeTexts.hideGuests : storeTexts.showGuests}
          </Button>
        </p>
      )}
      <ul>
        {left.map((call) => (
          <li key={call.id}>
            <div>
              <p>
                <strong>{timeIn(Date.parse(call.at), timezone)}</strong> {lateWords(call)}
                {isShown && (
                  <>
                    <bdi>{call.name ?? deskTexts.list.noName}</bdi>,{' '}
                  </>
                )}
                {servicesLine(call)}
              </p>
              {isShown && (
                <p className={styles.phone}>
                  {call.phone === null ? storeTexts.noPhone : storeTexts.phone(call.phone)}
                </p>
              )}
            </div>
            <Button onClick={() => onOpen(call)}>{storeTexts.openVisit(call.counterCode)}</Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function lateWords(visit: DeskVisit): string {
  const late = minutesLate(visit, now())
  return late === undefined ? '' : `(${deskTexts.list.late(late)}) `
}
