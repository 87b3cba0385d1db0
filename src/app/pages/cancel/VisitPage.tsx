import { lazy, Suspense, useEffect, useLayoutEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { SchedulerFlow } from '#contract/vocabulary'
import { useTexts } from '../../messages/catalogue.ts'
import { cancel as texts } from '../../messages/en/cancel.ts'
import { common } from '../../messages/en/common.ts'
import { confirmation } from '../../messages/en/confirmation.ts'
import { receipt } from '../../messages/en/receipt.ts'
import { visitPage } from '../../messages/en/visit.ts'
import { BookedVisitCards } from '../../parts/BookedVisitCards.tsx'
import { DocumentsProblem } from '../../parts/DocumentsProblem.tsx'
import { Frame } from '../../parts/Frame.tsx'
import MailsCard from '../../parts/MailsCard.tsx'
import { CancelProblemNotice, PhoneLine } from '../../parts/PhoneLine.tsx'
import { calendarVisitsOf, visitLines } from '../../parts/visit-texts.ts'
import { href } from '../../paths.ts'
import { insteadOfLink, onLink, setTitleQuestion } from '../../platform/navigate.ts'
import { mayHaveDatabase } from '../../platform/storage.ts'
import {
  type Canceled,
  type CancelKey,
  cancel,
  cancelling,
  dismissCancelling,
  goToCanceled,
  takeCancelLink,
} from '../../state/cancel.ts'
import { type LinkedVisit, type Viewing, viewing, viewLinked } from '../../state/cancel-view.ts'
import { connection } from '../../state/connection.ts'
import { useDocuments } from '../../state/documents.ts'
import { findLink, mayHaveLink } from '../../state/kept-link.ts'
import { endMove, moving } from '../../state/moving.ts'
import type { BookedReceipt } from '../../state/receipts.ts'
import { goToStart } from '../../state/search.ts'
import { closeReceipt, openReceipt, visitReceipt } from '../../state/visit-receipt.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { EarlierCard, Offers } from './EarlierCard.tsx'
import { MoveCard, Moved } from './MoveCard.tsx'
import styles from './Visit.module.css'
import { VisitCard } from './VisitCard.tsx'

const SLUGS = ['schedulerConfig'] as const

const ChangeTime = lazy(() => import('./ChangeTime.tsx'))
const ReceiptPage = lazy(() => import('../../parts/receipt/ReceiptPage.tsx'))

/**
 * The guest's visit, by its link (VISIT-01, CANCEL-08 to CANCEL-11): when, where and how to join it, to move it and to cancel it. It shows the
 * visit before it asks (BK-44); opening it changes nothing.
 */
export default function VisitPage() {
  const { link } = useSnapshot(cancelling)
  const { state } = useSnapshot(viewing)
  const id = link?.id
  const [isSeeking, setSeeking] = useState(() => cancelling.link === undefined && mayHaveLink())
  useLayoutEffect(takeCancelLink, [])
  useEffect(() => {
    if (!isSeeking) return
    void findLink().then((found) => {
      cancelling.link ??= found
      setSeeking(false)
    })
  }, [isSeeking])
  useLayoutEffect(() => {
    if (id !== undefined) void viewLinked()
  }, [id])
  useReadWhenBack(state.status)
  useEffect(() => endMove, [])
  useEffect(() => closeReceipt, [])
  return (
    <Frame>
      <meta name="robots" content="noindex" />
      {link && <Linked link={link} state={state as Viewing} />}
      {!link && (isSeeking ? <Skeleton shape="card" /> : <WithoutLink />)}
    </Frame>
  )
}

/** Reads the visit when the connection is back. */
function useReadWhenBack(status: Viewing['status']): void {
  const { status: network } = useSnapshot(connection)
  useEffect(() => {
    if (network === 'online' && status === 'unreachable') void viewLinked()
  }, [network, status])
}

function WithoutLink() {
  const t = useTexts(texts)
  // The document's title alone is that of the link (ROUTE-14).
  useEffect(() => {
    setTitleQuestion(t.pageTitle)
    return () => setTitleQuestion('')
  }, [t])
  return (
    <>
      <PageHeader title={t.pageTitle} hint={t.openLink} />
      <div className={styles.parts}>
        <KeptVisits />
        <Numbers />
        <Main>{t.book}</Main>
      </div>
    </>
  )
}

/** The booked visits that this device remembers, whose links it does not (VISIT-10). */
function KeptVisits() {
  const c = useTexts(confirmation)
  const [kept, setKept] = useState<readonly BookedReceipt[]>([])
  useEffect(() => {
    void readKept().then(setKept)
  }, [])
  if (kept.length === 0) return null
  return (
    <>
      <div>
        <h2>{c.keptVisits}</h2>
        <p>{c.keptVisitsHow}</p>
      </div>
      <BookedVisitCards receipts={kept} />
    </>
  )
}

async function readKept(): Promise<readonly BookedReceipt[]> {
  if (!(await mayHaveDatabase('receipts'))) return []
  const receipts = await import('../../state/receipts.ts').catch(() => undefined) // offline
  return (await receipts?.bookedReceipts()) ?? []
}

/** What the link opens, in its true state. */
function Linked({ link, state }: { link: CancelKey; state: Viewing }) {
  const t = useTexts(texts)
  const v = useTexts(visitPage)
  const { state: outcome } = useSnapshot(cancelling)
  const problem = outcome.status === 'failed' ? outcome.problem : undefined
  const status = problem === 'alreadyCanceled' ? 'canceled' : state.status // CANCEL-15
  const seen = 'visit' in state ? state.visit : undefined
  const { isOpen: isMoving } = useSnapshot(moving)
  const isDisplaced = status === 'booked' && seen?.isDisplaced === true
  const { title, hint } = isDisplaced ? { title: t.pageTitle, hint: undefined } : headerOf(status, t)
  const isOpen = status === 'booked' || status === 'unseen'
  const canMove = status === 'booked' && seen !== undefined && Object.values(seen.canMove).includes(true)
  const { state: receiptState } = useSnapshot(visitReceipt)
  if (receiptState.status !== 'closed') {
    return (
      <Suspense fallback={<Skeleton shape="card" label={t.reading} />}>
        <ReceiptPage />
      </Suspense>
    )
  }
  if (canMove && isMoving) {
    return (
      <Suspense fallback={<Skeleton shape="card" label={t.reading} />}>
        <ChangeTime visit={seen} />
      </Suspense>
    )
  }
  return (
    <>
      <PageHeader
        title={title}
        hint={canMove && !isDisplaced ? v.hint : hint}
        {...(status !== 'in_progress' && { focusKey: status })}
      />
      <div className={styles.parts}>
        {problem && status !== 'canceled' && <CancelProblemNotice problem={problem} />}
        {(status === 'idle' || status === 'in_progress') && <Skeleton shape="card" label={t.reading} />}
        {(status === 'unreachable' || status === 'failed') && <Unread status={status} />}
        {isDisplaced && (
          <Notice tone="bad" live="alert">
            <p>{v.displaced}</p>
            {seen.closedReason && <p dir="auto">{seen.closedReason}</p>}
          </Notice>
        )}
        <Moved />
        {canMove && <Offers visit={seen} />}
        {seen && <VisitCard visit={seen} isOpen={status === 'booked'} />}
        {canMove && <MoveCard />}
        {canMove && seen.earlier && <EarlierCard visit={seen} which="appointment" />}
        {canMove && seen.followupEarlier && <EarlierCard visit={seen} which="followup" />}
        {status === 'booked' && seen?.hasMails && <MailsCard link={link} />}
        {isOpen && <CancelCard link={link} visit={seen} />}
        {seen && <ReceiptCard link={link} />}
        <Numbers />
        {!isOpen && <Main flow={seen?.flow}>{t.scheduleAgain}</Main>}
      </div>
    </>
  )
}

/** Leads to the receipt, which asks for the patient's birth date (VISIT-09). */
function ReceiptCard({ link }: { link: CancelKey }) {
  const t = useTexts(receipt)
  return (
    <Card as="section" title={t.title}>
      <p>{t.how}</p>
      <div>
        <Button onClick={() => openReceipt(link, undefined)}>{t.show}</Button>
      </div>
    </Card>
  )
}

function headerOf(status: Viewing['status'], t: typeof texts.english): { title: string; hint?: string } {
  switch (status) {
    case 'booked':
      return { title: t.heading, hint: t.headingHint } // CANCEL-08
    case 'canceled':
      return { title: t.alreadyCanceled, hint: t.canceledHow }
    case 'begun':
      return { title: t.begun, hint: t.begunHow }
    case 'unknown':
      return { title: t.unknown, hint: t.unknownHow }
    case 'unseen':
      return { title: t.pageTitle, hint: t.unseen }
    default:
      return { title: t.pageTitle }
  }
}

/** Says that the visit could not be read, and reads it again. */
function Unread({ status }: { status: 'unreachable' | 'failed' }) {
  const t = useTexts(texts)
  return (
    <>
      <Notice tone="bad" live="alert">
        {status === 'unreachable' ? `${t.needsConnection} ${t.connecting}` : t.trouble}
      </Notice>
      <div>
        <Button onClick={() => void viewLinked()}>{t.tryAgain}</Button>
      </div>
    </>
  )
}

/** Leads to where a visit of the flow begins (CANCEL-18). */
function Main({ flow, children }: { flow?: SchedulerFlow | undefined; children: string }) {
  return (
    <div>
      <Button look="primary" href={href('main')} onClick={insteadOfLink(() => goToStart(flow))}>
        {children}
      </Button>
    </div>
  )
}

type CancelCardProps = { link: CancelKey; visit: LinkedVisit | undefined }

/** Both answers of the page, the one that changes nothing first; the other asks before it cancels (CANCEL-10). */
function CancelCard({ link, visit }: CancelCardProps) {
  const t = useTexts(texts)
  const { state } = useSnapshot(cancelling)
  const [isAsking, setAsking] = useState(false)
  const isBusy = state.status === 'in_progress'
  // A visit that cannot be shown may be two.
  const isOne = visit !== undefined && (visit.followup === undefined || visit.isFirstOver)
  const how = isOne ? t.confirmHow : t.confirmBothHow
  const yes = async () => {
    setAsking(false)
    const isCanceled = await cancel({ ...link }, visit && canceledOf(visit))
    const { state: outcome } = cancelling
    const problem = outcome.status === 'failed' ? outcome.problem : undefined
    const isOver = problem === 'alreadyCanceled' // CANCEL-15
    if ((isCanceled || isOver) && (await mayHaveDatabase('visit')))
      await forgetConfirmation(link.id).catch(() => undefined) // storage
    if (isCanceled) goToCanceled()
    // The visit may have begun while the page was open.
    else if (problem === 'refused' && visit) await viewLinked()
  }
  return (
    <Card as="section" title={t.cancelTitle}>
      <p>{how}</p>
      <div className={styles.answers}>
        <Button href={href('main')} onClick={onLink(href('main'))}>
          {t.keep}
        </Button>
        <Button
          look="danger"
          busy={isBusy ? t.canceling : undefined}
          onClick={() => {
            dismissCancelling()
            setAsking(true)
          }}
        >
          {t.submit}
        </Button>
      </div>
      <Dialog
        open={isAsking}
        title={t.confirm}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button look="danger" onClick={() => void yes()}>
              {t.yes}
            </Button>
            <Button onClick={() => setAsking(false)}>{t.no}</Button>
          </>
        }
      >
        <p>{how}</p>
      </Dialog>
    </Card>
  )
}

/** What the page that follows names, and takes out of the guest's calendar: what was still to come. */
function canceledOf(visit: LinkedVisit): Canceled {
  const left = visit.isFirstOver ? { ...visit, appointment: visit.followup, followup: undefined } : visit
  return { flow: visit.flow, visits: calendarVisitsOf(left), lines: visitLines(left) }
}

/** Removes a confirmation from this device, because it would still show the appointment. */
async function forgetConfirmation(id: string): Promise<void> {
  const { endCanceled } = await import('../../state/draft.ts')
  await endCanceled(id)
}

/** Phone numbers for changes (CANCEL-09). */
function Numbers() {
  const t = useTexts(texts)
  const c = useTexts(common)
  const documents = useDocuments(SLUGS)
  if (documents.status === 'failed') return <DocumentsProblem retry={documents.retry} />
  if (documents.status !== 'done') return <Skeleton shape="card" label={c.loading} />
  const { clinic, pharmacy } = documents.value.schedulerConfig.support
  return (
    <Card as="section" title={t.changeTitle}>
      <PhoneLine label={t.clinic} number={clinic} />
      <PhoneLine label={t.pharmacy} number={pharmacy} />
    </Card>
  )
}
