import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { MedicalInformation } from '#contract/content/medical-information'
import { type DeskOpened, type DeskSession, type DeskVisit, openDeskVisit } from '#contract/desk'
import { attentionOf } from '#domain/attention-reasons'
import { Button } from '../../app/ui/Button.tsx'
import { Notice } from '../../app/ui/Notice.tsx'
import { outlines } from '../../app/ui/outlines.ts'
import { Skeleton } from '../../app/ui/Skeleton.tsx'
import { askDesk, readQuestions } from '../ask.ts'
import type { Step } from '../board/use-changes.ts'
import { deskTexts } from '../texts.ts'
import { CancelQuestion } from './CancelQuestion.tsx'
import { SameGuest } from './SameGuest.tsx'
import { SheetView } from './SheetView.tsx'
import { useGuestPage } from './use-guest-page.ts'
import styles from './Visit.module.css'
import { VisitHead } from './VisitHead.tsx'
import { VisitSteps } from './VisitSteps.tsx'
import { visitTexts } from './visit-texts.ts'

type Props = {
  /** As the list has it now. */
  visit: DeskVisit
  /** The store's visits on today's list. */
  visits: readonly DeskVisit[]
  session: DeskSession
  instant: number
  isFrozen: boolean
  isBusy: boolean
  onSet: (visit: DeskVisit, step: Step) => Promise<void>
  onCancel: (visit: DeskVisit) => Promise<void>
  onOpen: (visit: DeskVisit) => void
  onBack: () => void
}

type State =
  | { kind: 'opening' }
  | { kind: 'failed' }
  | { kind: 'gone' }
  | { kind: 'open'; opened: DeskOpened; medical: MedicalInformation | undefined }

/** A visit with all that the guest typed (DESK-04). The server audits each opening, and nothing of it outlives this component (DESK-07). */
export function VisitPage({ visit, visits, session, instant, isFrozen, isBusy, ...on }: Props) {
  const [state, setState] = useState<State>({ kind: 'opening' })
  const [tries, setTries] = useState(0)
  const [asksCancel, setAsksCancel] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const { id, status, needsAttention, reasons, misfits, isDisplaced } = visit
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try opens it again.
  useEffect(() => {
    let isOver = false
    setState({ kind: 'opening' })
    void Promise.all([askDesk(openDeskVisit, { params: { id } }), readQuestions()]).then(
      ([answer, medical]) => {
        if (isOver) return
        if (answer.kind === 'answered') setState({ kind: 'open', opened: answer.data, medical })
        else setState({ kind: answer.kind === 'refused' ? 'gone' : 'failed' })
      },
    )
    return () => {
      isOver = true
    }
  }, [id, tries])

  const attention = attentionOf([...reasons, ...misfits.map(({ reason }) => reason)].filter(isFirst), misfits)
  const guestPage = useGuestPage(id)
  const canChange =
    visit.kind === 'appointment' && status === 'waiting' && Date.parse(visit.startsAt ?? visit.at) > instant
  const canCancel = status === 'waiting' || status === 'arrived' || status === 'called'
  return (
    <article className={styles.visit} aria-labelledby="visit-title">
      <div className={`${styles.tools} no-print`}>
        <Button look="quiet" icon="back" onClick={on.onBack}>
          {deskTexts.back}
        </Button>
        <Button icon={outlines.print} disabled={state.kind !== 'open'} onClick={() => window.print()}>
          {visitTexts.print}
        </Button>
      </div>
      <VisitHead
        ref={heading}
        visit={visit}
        session={session}
        instant={instant}
        payload={state.kind === 'open' ? state.opened.payload : undefined}
      />
      <VisitSteps
        visit={visit}
        instant={instant}
        timezone={session.store.timezone}
        isFrozen={isFrozen}
        isBusy={isBusy}
        onSet={on.onSet}
        onCancel={canCancel ? () => setAsksCancel(true) : undefined}
        onChange={canChange ? () => void guestPage.open() : undefined}
      />
      {guestPage.isFailed && (
        <Notice tone="bad" live="alert">
          {visitTexts.noGuestPage}
        </Notice>
      )}
      {(attention.length > 0 || isDisplaced) && (
        <section
          className={styles.attention}
          data-must={needsAttention || undefined}
          aria-labelledby="attention-title"
        >
          <h2 id="attention-title">{visitTexts.attention}</h2>
          <ul>
            {isDisplaced && (
              <li>
                <strong>{deskTexts.list.displaced}.</strong>
              </li>
            )}
            {attention.map(({ reason, meaning, action }) => (
              <li key={reason}>
                <strong>{meaning}</strong> <span className={styles.action}>{action}</span>
              </li>
            ))}
          </ul>
          <SameGuest visit={visit} visits={visits} timezone={session.store.timezone} onOpen={on.onOpen} />
        </section>
      )}
      {state.kind === 'opening' && (
        <div className={styles.opening}>
          <p aria-hidden="true">{visitTexts.opening}</p>
          <div className="no-print">
            <Skeleton shape="card" count={3} label={visitTexts.opening} />
          </div>
        </div>
      )}
      {state.kind === 'gone' && <Notice tone="warning">{visitTexts.notFound}</Notice>}
      {state.kind === 'failed' && (
        <Notice
          tone="bad"
          live="alert"
          actions={<Button onClick={() => setTries((count) => count + 1)}>{deskTexts.tryAgain}</Button>}
        >
          {deskTexts.noServer}
        </Notice>
      )}
      {state.kind === 'open' && (
        <SheetView
          opened={state.opened}
          medical={state.medical}
          day={visit.day}
          timezone={session.store.timezone}
        />
      )}
      <CancelQuestion
        visit={asksCancel ? visit : undefined}
        isFrozen={isFrozen}
        onNo={() => setAsksCancel(false)}
        onYes={() => {
          setAsksCancel(false)
          void on.onCancel(visit)
        }}
      />
    </article>
  )
}

function isFirst(reason: string, at: number, all: readonly string[]): boolean {
  return all.indexOf(reason) === at
}
