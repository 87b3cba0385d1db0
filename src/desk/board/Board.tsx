import { type MouseEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type DeskSession, type DeskVisit, getDeskDay, getDeskStore } from '#contract/desk'
import { REGIONS } from '../../app/platform/announce.ts'
import { now } from '../../app/platform/clock.ts'
import { Skeleton } from '../../app/ui/Skeleton.tsx'
import type { DeskOptions } from '../options.ts'
import { StorePage } from '../store/StorePage.tsx'
import { deskTexts } from '../texts.ts'
import { usePolled } from '../use-polled.ts'
import { OtherDayQuestion } from '../visit/OtherDayQuestion.tsx'
import { VisitPage } from '../visit/VisitPage.tsx'
import { isShutAt, timeIn } from '../visit-words.ts'
import { Bar } from './Bar.tsx'
import styles from './Board.module.css'
import type { CodeFieldHandle } from './CodeField.tsx'
import { FoundVisits, useFinding } from './finding.tsx'
import { KeysDialog } from './KeysDialog.tsx'
import { canUndo, nextStep, sharedDay, visitIn, withVisit } from './order.ts'
import { SaidBox } from './SaidBox.tsx'
import { type Step, useChanges } from './use-changes.ts'
import { useKeys } from './use-keys.ts'
import { useNews } from './use-news.ts'
import { usePage } from './use-page.ts'
import { type ListHandle, VisitList } from './VisitList.tsx'

/** Milliseconds between two looks at the list (DESK-02), and between two at the store. */
const LIST_MS = 1000
const STORE_MS = 10_000
/** Milliseconds between two counts of the minutes that guests wait. */
const CLOCK_MS = 15_000

const WHOLE = {}

type Props = {
  session: DeskSession
  options: DeskOptions
  onOptions: (options: DeskOptions) => void
  onLock: () => void
}

/** The unlocked desk: today's list, a visit's page or the store's. All that it knows of visits is in its state and leaves with it (DESK-07). */
export function Board({ session, options, onOptions, onLock }: Props) {
  const { timezone } = session.store
  const [besideId, setBesideId] = useState<string>()
  const query = useMemo(() => (besideId === undefined ? WHOLE : { also: besideId }), [besideId])
  const day = usePolled(getDeskDay, { everyMs: LIST_MS, query, share: sharedDay })
  const store = usePolled(getDeskStore, { everyMs: STORE_MS, query: WHOLE })
  const { page, open, leave } = usePage()
  const [markedId, setMarkedId] = useState<string>()
  const [showsKeys, setShowsKeys] = useState(false)
  const list = useRef<ListHandle>(null)
  const codeField = useRef<CodeFieldHandle>(null)
  const closeDraft = useRef({ until: '', reason: '' })
  const instant = useInstant()
  const isFrozen = day.staleSince !== undefined
  const isShut = store.data !== undefined && isShutAt(store.data, instant, timezone)
  useNews(day.data, options.sounds)

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
  const { set, forgetWords } = changes
  const openVisit = useCallback(
    (visit: DeskVisit) => {
      forgetWords()
      setMarkedId(visit.id)
      setShownVisit(visit)
      open('visit')
    },
    [open, forgetWords],
  )
  const finding = useFinding(openVisit, changes.tell)
  const find = (code: string) => finding.find(code, day.data?.visits ?? [])
  // The server knows a visit better than what was found before.
  const visit = shownVisit && (visitIn(day.data, shownVisit.id) ?? shownVisit)
  const isListed = (id: string) => day.data?.visits.some((one) => one.id === id) === true
  const beside = page === 'visit' && day.data && visit && !isListed(visit.id) ? visit.id : undefined
  useEffect(() => setBesideId(beside), [beside])
  const chosen = () => (page === 'visit' ? visit : page === 'list' ? list.current?.marked() : undefined)

  const [asked, setAsked] = useState<{ visit: DeskVisit; step: Step }>()
  /** Asks first whether a visit is meant that is on no list of today: its code may be that of another guest too. */
  async function change(of: DeskVisit, next: Step): Promise<void> {
    if (next === 'undo' || of.day === day.data?.day || isListed(of.id)) return set(of, next)
    setAsked({ visit: of, step: next })
  }
  const step = useCallback(
    (of: DeskVisit) => {
      const next = nextStep(of)
      if (next && !isFrozen) void set(of, next)
    },
    [set, isFrozen],
  )
  function stepOn(of: DeskVisit): void {
    const next = nextStep(of)
    if (next && !isFrozen) void change(of, next)
  }
  const undo = useCallback(
    (of: DeskVisit) => {
      if (!isFrozen && canUndo(of, now())) void set(of, 'undo')
    },
    [set, isFrozen],
  )
  const { said, busyIds, forget } = changes
  const shownOf = said?.of
  const isAsShown = !shownOf || (visitIn(day.data, shownOf.id) ?? shownOf).status === shownOf.status
  useEffect(() => {
    if (!isAsShown) forget()
  }, [isAsShown, forget])
  const undoLast = changes.made.filter((of) => canUndo(of, instant)).at(-1)
  const saidParts = { undoable: undoLast, isFrozen, onUndo: undo, onClose: changes.forget }

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
      onCodeSign: () => codeField.current?.begin(),
      onScan: (code) => {
        codeField.current?.clear()
        find(code)
      },
      onEscape: back,
      onForward: () => withChosen(chosen(), stepOn),
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
        options={options}
        onOptions={onOptions}
        onStore={() => open('store')}
        onKeys={() => setShowsKeys(true)}
        onLock={onLock}
        onCode={find}
        onIncomplete={() => changes.tell({ text: deskTexts.find.wrong, tone: 'warning' })}
        lookingFor={finding.lookingFor}
        codeField={codeField}
      />
      {day.staleSince !== undefined && (
        <p className={`${styles.stale} no-print`} role="alert">
          <strong>{deskTexts.stale(timeIn(day.staleSince, timezone))}</strong> {deskTexts.staleHow}
        </p>
      )}
      <main className={styles.main} data-stale={isFrozen || undefined} onClickCapture={dropSecondClick}>
        <h1 className={page === 'list' ? 'visually-hidden' : styles.gone}>{deskTexts.list.title}</h1>
        <SaidBox said={said?.offersUndo ? undefined : said} {...saidParts} />
        <FoundVisits finding={finding} timezone={timezone} onOpen={openVisit} />
        {page === 'list' &&
          (day.data ? (
            <VisitList
              ref={list}
              day={day.data}
              instant={instant}
              showsNames={options.showsNames}
              isShut={isShut}
              busyIds={busyIds}
              isFrozen={isFrozen}
              markedId={markedId}
              onMark={setMarkedId}
              onOpen={openVisit}
              onStep={step}
              onUndo={undo}
            />
          ) : (
            <Skeleton shape="card" count={4} label={deskTexts.loading} />
          ))}
        {page === 'visit' && visit && (
          <VisitPage
            key={visit.id}
            visit={visit}
            visits={day.data?.visits ?? []}
            session={session}
            instant={instant}
            isFrozen={isFrozen}
            isBusy={busyIds.includes(visit.id)}
            onSet={change}
            onCancel={changes.cancel}
            onOpen={openVisit}
            onBack={back}
          />
        )}
        {page === 'store' && (
          <StorePage
            session={session}
            store={store}
            visits={day.data?.visits ?? []}
            showsNames={options.showsNames}
            isShut={isShut}
            isFrozen={isFrozen || store.staleSince !== undefined}
            draft={closeDraft}
            onOpen={openVisit}
            onBack={back}
          />
        )}
      </main>
      {/* The foot says which step was made, so that the list does not move under a finger or pointer. The top says what did not work. */}
      <footer className={`${styles.foot} no-print`} onClickCapture={dropSecondClick}>
        <SaidBox said={said?.offersUndo ? said : undefined} {...saidParts} />
        <p className={styles.keys}>{deskTexts.keys.line}</p>
      </footer>
      <KeysDialog isOpen={showsKeys} onClose={() => setShowsKeys(false)} />
      <OtherDayQuestion
        asked={asked}
        isFrozen={isFrozen}
        onNo={() => setAsked(undefined)}
        onYes={(of, next) => {
          setAsked(undefined)
          void set(of, next)
        }}
      />
    </div>
  )
}

function withChosen(visit: DeskVisit | undefined, act: (visit: DeskVisit) => void): void {
  if (visit) act(visit)
}

/** Drops the second click of a double click: what the first one has moved there was not meant. Keys and screen readers click with a `detail` of 0. */
function dropSecondClick(event: MouseEvent): void {
  if (event.detail > 1) event.stopPropagation()
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
