import { useCallback, useEffect, useRef, useState } from 'react'
import { type DeskSession, type DeskVisit, getDeskDay, getDeskStore } from '#contract/desk'
import { REGIONS } from '../../app/platform/announce.ts'
import { now } from '../../app/platform/clock.ts'
import { Button } from '../../app/ui/Button.tsx'
import { Skeleton } from '../../app/ui/Skeleton.tsx'
import { StorePage } from '../store/StorePage.tsx'
import { t } from '../texts.ts'
import { usePolled } from '../use-polled.ts'
import { VisitPage } from '../visit/VisitPage.tsx'
import { timeIn } from '../visit-words.ts'
import type { Ways } from '../ways.ts'
import { Bar } from './Bar.tsx'
import styles from './Board.module.css'
import type { CodeFieldHandle } from './CodeField.tsx'
import { FoundVisits, useFinding } from './finding.tsx'
import { KeysDialog } from './KeysDialog.tsx'
import { canUndo, nextStep, sharedDay, withVisit } from './order.ts'
import { useChanges } from './use-changes.ts'
import { useKeys } from './use-keys.ts'
import { useNews } from './use-news.ts'
import { usePage } from './use-page.ts'
import { type ListHandle, VisitList } from './VisitList.tsx'

/** Milliseconds between two looks at the list (DESK-02), and between two at the store. */
const LIST_MS = 1000
const STORE_MS = 10_000
/** Milliseconds between two counts of the minutes that guests wait. */
const CLOCK_MS = 15_000

type Props = {
  session: DeskSession
  ways: Ways
  onWays: (ways: Ways) => void
  onLock: () => void
}

/** The unlocked desk: today's list, a visit's page or the store's. All that it knows of visits is in its state and leaves with it (DESK-07). */
export function Board({ session, ways, onWays, onLock }: Props) {
  const { timezone } = session.store
  const day = usePolled(getDeskDay, LIST_MS, sharedDay)
  const store = usePolled(getDeskStore, STORE_MS)
  const { page, open, leave } = usePage()
  const [markedId, setMarkedId] = useState<string>()
  const [showsKeys, setShowsKeys] = useState(false)
  const list = useRef<ListHandle>(null)
  const codeField = useRef<CodeFieldHandle>(null)
  const instant = useInstant()
  const isFrozen = day.staleSince !== undefined
  useNews(day.data, ways.sounds)

  const { put, pause, look } = day
  const [shownVisit, setShownVisit] = useState<DeskVisit>()
  const onEnd = useCallback(
    (after: DeskVisit | undefined) => {
      if (after) put((before) => withVisit(before, after))
      if (after) setShownVisit((before) => (before?.id === after.id ? after : before))
      look()
    },
    [put, look],
  )
  const changes = useChanges({ onBegin: pause, onEnd })
  const openVisit = useCallback(
    (visit: DeskVisit) => {
      setMarkedId(visit.id)
      setShownVisit(visit)
      open('visit')
    },
    [open],
  )
  const finding = useFinding(openVisit, changes.tell)
  const find = (code: string) => finding.find(code, day.data?.visits ?? [])
  // The list knows today's visits better than what was found before.
  const visit = (shownVisit && day.data?.visits.find(({ id }) => id === shownVisit.id)) ?? shownVisit
  const chosen = () => (page === 'visit' ? visit : page === 'list' ? list.current?.marked() : undefined)

  const step = useCallback(
    (of: DeskVisit) => {
      const next = nextStep(of)
      if (next && !isFrozen) void changes.set(of, next)
    },
    [changes.set, isFrozen],
  )
  const undo = useCallback(
    (of: DeskVisit) => {
      if (!isFrozen && canUndo(of, now())) void changes.set(of, 'undo')
    },
    [changes.set, isFrozen],
  )
  const { said } = changes
  const undoLast = said?.visit

  function back(): void {
    codeField.current?.clear()
    finding.close()
    changes.forget()
    if (page !== 'list') leave()
    else list.current?.focus()
  }

  // The list is drawn anew when another page is left: the row that was open has the focus.
  useEffect(() => {
    if (page === 'list') list.current?.focus()
    else window.scrollTo(0, 0)
  }, [page])

  useKeys(
    {
      onCodeSign: () => codeField.current?.focus(),
      onScan: find,
      onEscape: back,
      onForward: () => withChosen(chosen(), step),
      onBackward: () => withChosen(chosen(), undo),
      onUndoLast: () => withChosen(undoLast, undo),
      onMove: (by) => page === 'list' && list.current?.move(by) === true,
      onLock,
      onHelp: () => setShowsKeys(true),
    },
    (element) => codeField.current?.holds(element) === true,
  )

  return (
    <div className={styles.board}>
      <div id={REGIONS.polite} className="visually-hidden" aria-live="polite" />
      <div id={REGIONS.assertive} className="visually-hidden" aria-live="assertive" />
      <Bar
        session={session}
        day={day.data}
        store={store.data}
        ways={ways}
        onWays={onWays}
        onStore={() => open('store')}
        onKeys={() => setShowsKeys(true)}
        onLock={onLock}
        onCode={find}
        onIncomplete={() => changes.tell({ text: t.find.wrong, tone: 'warning' })}
        codeField={codeField}
      />
      {day.staleSince !== undefined && (
        <p className={`${styles.stale} no-print`} role="alert">
          <strong>{t.stale(timeIn(day.staleSince, timezone))}</strong> {t.staleHow}
        </p>
      )}
      <main className={styles.main} data-stale={isFrozen || undefined}>
        <h1 className={page === 'list' ? 'visually-hidden' : styles.gone}>{t.list.title}</h1>
        {said && (
          <div className={`${styles.said} ${styles[said.tone]} no-print`}>
            <p>{said.text}</p>
            {undoLast && (
              <Button disabled={isFrozen} onClick={() => undo(undoLast)}>
                {t.act.undo}
              </Button>
            )}
            <Button look="quiet" onClick={changes.forget}>
              {t.close}
            </Button>
          </div>
        )}
        <FoundVisits finding={finding} timezone={timezone} onOpen={openVisit} />
        {page === 'list' &&
          (day.data ? (
            <VisitList
              ref={list}
              day={day.data}
              instant={instant}
              showsNames={ways.showsNames}
              busyId={changes.busyId}
              isFrozen={isFrozen}
              markedId={markedId}
              onMark={setMarkedId}
              onOpen={openVisit}
              onStep={step}
              onUndo={undo}
            />
          ) : (
            <Skeleton shape="card" count={4} label={t.loading} />
          ))}
        {page === 'visit' && visit && (
          <VisitPage
            key={visit.id}
            visit={visit}
            visits={day.data?.visits ?? []}
            session={session}
            instant={instant}
            isFrozen={isFrozen}
            isBusy={changes.busyId !== undefined}
            onSet={changes.set}
            onCancel={changes.cancel}
            onOpen={openVisit}
            onBack={back}
          />
        )}
        {page === 'store' && (
          <StorePage
            session={session}
            store={store}
            isFrozen={isFrozen || store.staleSince !== undefined}
            onBack={back}
          />
        )}
      </main>
      <footer className={`${styles.keys} no-print`}>{t.keys.line}</footer>
      <KeysDialog isOpen={showsKeys} onClose={() => setShowsKeys(false)} />
    </div>
  )
}

function withChosen(visit: DeskVisit | undefined, act: (visit: DeskVisit) => void): void {
  if (visit) act(visit)
}

/** The instant (epoch milliseconds, the server's clock), fifteen seconds old at most. */
function useInstant(): number {
  const [instant, setInstant] = useState(now)
  useEffect(() => {
    const timer = window.setInterval(() => setInstant(now()), CLOCK_MS)
    return () => window.clearInterval(timer)
  }, [])
  return instant
}
