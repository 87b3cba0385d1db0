import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { ConfirmationTexts } from '#contract/content/confirmation'
import type { VideoDownloads } from '#contract/content/notices'
import type { SchedulerConfig } from '#contract/content/scheduler-config'
import { confirmationTextsOf } from '#domain/confirmation-texts'
import { calendarAddress, calendarFile } from '#domain/ics'
import { isOnVideo } from '#domain/on-video'
import { isMinor } from '#domain/patient'
import { storeAddress, storePhone } from '#domain/store'
import { dayAnswered } from '../../forms/answers.ts'
import { useTexts } from '../../messages/catalogue.ts'
import { translateAll } from '../../messages/document-texts.ts'
import { common } from '../../messages/en/common.ts'
import { confirmation as texts } from '../../messages/en/confirmation.ts'
import { ClosedNotice, useHoursAfter } from '../../parts/ClosedNotice.tsx'
import { DocumentsProblem } from '../../parts/DocumentsProblem.tsx'
import { Frame } from '../../parts/Frame.tsx'
import { calendarVisitsOf } from '../../parts/visit-texts.ts'
import { href } from '../../paths.ts'
import { now } from '../../platform/clock.ts'
import { directionsTo } from '../../platform/directions.ts'
import { go, setTitleQuestion } from '../../platform/navigate.ts'
import { storeBooking } from '../../state/booked.ts'
import { layerContextOf, todayAt } from '../../state/configuration.ts'
import { useDocuments } from '../../state/documents.ts'
import { endVisit, readDraft } from '../../state/draft.ts'
import { kiosk } from '../../state/kiosk.ts'
import { countOutbox, outbox, watchOutbox } from '../../state/outbox.ts'
import { type BookedReceipt, bookedReceipts, landingOfToday } from '../../state/receipts.ts'
import { NO_BOOKING } from '../../state/search.ts'
import { type Appointment, isFinished, type Visit, visit } from '../../state/visit.ts'
import { closeReceipt, visitReceipt } from '../../state/visit-receipt.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { outlines } from '../../ui/outlines.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { CounterBell } from '../../ui/Picture.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { withLang } from '../../ui/with-lang.ts'
import { BookedVisits } from './BookedVisits.tsx'
import {
  Checklist,
  DetailsCard,
  DietitianCard,
  JoinCard,
  ModifyCard,
  PaperLink,
  RideshareCard,
  VideoCard,
} from './Cards.tsx'
import styles from './Confirmation.module.css'
import { Next } from './Next.tsx'
import { PatientCard } from './PatientCard.tsx'

// Most operators have no mail server.
const MailsCard = lazy(() => import('../../parts/MailsCard.tsx'))
const ReceiptPage = lazy(() => import('../../parts/receipt/ReceiptPage.tsx'))

const SLUGS = ['checklist', 'schedulerConfig', 'zoomDownloads'] as const

/** The confirmation (CONFIRM-01 to CONFIRM-19); without a booked appointment it redirects to main (ROUTE-44). */
export default function ConfirmationPage() {
  const c = useTexts(common)
  const now = useSnapshot(visit) as Visit
  const [isRead, setRead] = useState(false)
  const documents = useDocuments(SLUGS)
  useEffect(() => {
    void readDraft().then(() => setRead(true))
  }, [])
  const [kept, setKept] = useState<readonly BookedReceipt[]>([])
  const isMissing = isRead && !(isFinished(now.appointment) && now.provider)
  useEffect(() => {
    if (isMissing) void bookedReceipts().then((found) => (found.length > 0 ? setKept(found) : leaveEmpty()))
  }, [isMissing])
  useEndOnLeaving(isRead && !isMissing)
  if (documents.status === 'failed') {
    return (
      <Frame>
        <DocumentsProblem retry={documents.retry} />
      </Frame>
    )
  }
  if (isMissing && kept.length > 0) return <BookedVisits receipts={kept} />
  if (!isRead || isMissing || documents.status !== 'done') {
    return (
      <Frame>
        <Skeleton shape="title" label={c.loading} />
        <Skeleton shape="card" count={2} />
      </Frame>
    )
  }
  const { checklist, schedulerConfig, zoomDownloads } = documents.value
  const hasLinks = isOnVideo(now.flow) && schedulerConfig.flows[now.flow]?.showZoomLinks
  return (
    <Confirmation
      visit={now}
      says={translateAll(confirmationTextsOf(checklist, layerContextOf(now), isForMinor(now)))}
      config={schedulerConfig}
      video={hasLinks ? translateAll(zoomDownloads) : undefined}
    />
  )
}

function isForMinor({ answers, appointment }: Visit): boolean {
  const birth = dayAnswered('dob', answers['patientDetails'] ?? {})
  return birth !== undefined && isMinor(birth, todayAt(appointment?.timezone))
}

/** Leads to the store that has today's code of a walk-in (VISIT-10), or to main. */
async function leaveEmpty(): Promise<void> {
  const landing = await landingOfToday()
  // Only while this page is open: a guest who left it has chosen another page.
  if (window.location.pathname !== href('confirmation')) return
  if (landing !== undefined) go(landing, { replace: true })
  else go(href('main'), { replace: true, state: { error: NO_BOOKING } })
}

/** Ends the visit when the guest leaves the page (CONFIRM-01); a reload keeps it. */
function useEndOnLeaving(isBooked: boolean): void {
  useEffect(() => {
    if (!isBooked) return
    const path = window.location.pathname
    return () => {
      if (window.location.pathname !== path) void endVisit()
    }
  }, [isBooked])
}

type Props = {
  visit: Visit
  says: ConfirmationTexts
  config: SchedulerConfig
  /** Absent for flows without a video meeting (CONFIRM-11). */
  video: VideoDownloads | undefined
}

/** All cards of the confirmation. */
function Confirmation({ visit, says, config, video }: Props) {
  const t = useTexts(texts)
  const { support } = config
  const { appointment, provider, flow } = visit
  const taken = useRef(flow === 'INSTANT_VACCINE')
  const { state: receipt } = useSnapshot(visitReceipt)
  const hours = useHoursAfter(flow === 'INSTANT_VACCINE' ? provider?.store : undefined)
  useEffect(() => closeReceipt, [])
  if (receipt.status !== 'closed') {
    return (
      <Frame>
        <Suspense fallback={<Skeleton shape="title" />}>
          <ReceiptPage />
        </Suspense>
      </Frame>
    )
  }
  if (!appointment || !provider) return null
  const isWalkIn = flow === 'INSTANT_VACCINE'
  const take = () => {
    taken.current = true
  }
  return (
    <Frame width="wide">
      <Top visit={visit} says={says} isClosed={hours?.isClosed === true} />
      {isWalkIn && <ClosedNotice hours={hours} />}
      {isWalkIn && (
        <div className={styles.counter}>
          <Code visit={visit} says={says} />
          <CounterBell />
        </div>
      )}
      <div className={styles.columns}>
        <div className={styles.column}>
          <DetailsCard visit={visit} />
          <TakeAlong visit={visit} config={config} onTake={take} />
          {!isWalkIn && <Code visit={visit} says={says} />}
          {provider.isBenefitCode && <Notice tone="good">{t.benefitCode}</Notice>}
        </div>
        <div className={styles.beside}>
          <Checklist says={says} />
          <JoinCard visit={visit} config={config} />
          {video && <VideoCard says={video} />}
          {provider.rideshareDiscount && (
            <RideshareCard code={provider.rideshareDiscount.code} number={support.rideshare} />
          )}
        </div>
        <div className={styles.column}>
          {flow === 'DIETITIAN' && <DietitianCard provider={provider} number={support.customer} />}
          <Mails of={appointment} />
          <PatientCard visit={visit} />
          {!isWalkIn && <ModifyCard visit={visit} config={config} />}
          <PaperLink visit={visit} />
          <Next visit={visit} taken={taken} />
        </div>
      </div>
    </Frame>
  )
}

/** The message (CONFIRM-02, CONFIRM-03). While the store is closed it does not say to go to the counter (WI-01). Says whether a check-in is still in the outbox (BOOK-19). */
function Top({ visit, says, isClosed }: { visit: Visit; says: ConfirmationTexts; isClosed: boolean }) {
  const t = useTexts(texts)
  const { appointment, flow } = visit
  const isWalkIn = flow === 'INSTANT_VACCINE'
  const isWaiting = useIsWaiting(appointment?.id === undefined ? appointment?.savedAs : undefined)
  const message = isWaiting ? t.saved : says.message
  useEffect(() => {
    setTitleQuestion(message)
    return () => setTitleQuestion('')
  }, [message])
  return (
    <>
      <div className={styles.top}>
        <span className={styles.check}>
          <Icon name="check" size="large" />
        </span>
        <PageHeader
          compact
          title={message}
          hint={isWaiting ? t.notYetReceived : isWalkIn && !isClosed ? says.nextStep : undefined}
          focusKey="confirmation"
        />
      </div>
      <div className={styles.receipt}>
        {appointment?.savedAs !== undefined && (
          <Notice tone={isWaiting ? 'warning' : 'good'} live="status">
            {isWaiting ? t.savedHow : t.received}
          </Notice>
        )}
      </div>
    </>
  )
}

/** The counter code, and when to say it: first of all on a walk-in, after day and place on a booked visit (SC-32). */
function Code({
  visit: { appointment, counterCode, flow },
  says,
}: {
  visit: Visit
  says: ConfirmationTexts
}) {
  const t = useTexts(texts)
  const code = appointment?.counterCode ?? counterCode
  if (!code) return null
  const isVideo = isOnVideo(flow)
  return (
    <div className={styles.code}>
      <CodeDisplay code={code} label={isVideo ? t.videoCode : t.code} />
      <p>{flow === 'INSTANT_VACCINE' ? t.codeHow : isVideo ? t.videoCodeHow : t.bookedCodeHow}</p>
      {flow !== 'INSTANT_VACCINE' && says.nextStep !== undefined && <p>{withLang(says.nextStep)}</p>}
    </div>
  )
}

/** Offers e-mails about the visit, where the operator sends any (VISIT-06). */
function Mails({ of: { id, confirmCode, hasMails } }: { of: Appointment }) {
  if (!hasMails || id === undefined || confirmCode === undefined) return null
  return (
    <div className="no-print">
      <Suspense fallback={null}>
        <MailsCard link={{ id, confirmCode }} />
      </Suspense>
    </div>
  )
}

/** Whether the check-in is still in the outbox. It changes when a tab or the service worker sends it. */
function useIsWaiting(savedAs: string | undefined): boolean {
  const { received, keys } = useSnapshot(outbox)
  const booked = savedAs === undefined ? undefined : received[savedAs]
  useEffect(() => {
    if (booked) storeBooking(booked)
  }, [booked])
  useEffect(() => {
    if (savedAs === undefined) return
    watchOutbox()
    void countOutbox()
  }, [savedAs])
  return savedAs !== undefined && booked === undefined && (keys === undefined || keys.includes(savedAs))
}

/** A counter code in large characters, which screen readers spell. */
function CodeDisplay({ code, label }: { code: string; label: string }) {
  return (
    <div className={styles.display}>
      <span className={styles.soft}>{label}</span>
      <span className={styles.characters} aria-hidden="true" translate="no">
        {code}
      </span>
      <span className="visually-hidden">{[...code].join(' ')}</span>
    </div>
  )
}

type ActionsProps = { visit: Visit; config: SchedulerConfig; onTake: () => void }

/** Buttons of a booked visit: a calendar entry, the way there, a call. */
function TakeAlong({ visit, config, onTake }: ActionsProps) {
  const t = useTexts(texts)
  const visits = calendarVisitsOf(visit, config)
  const store = isOnVideo(visit.flow) ? undefined : visit.provider?.store
  const phone = store && storePhone(store)
  const directions = store && !kiosk.enrolment ? directionsTo(storeAddress(store)) : undefined
  if (visits.length === 0) return null
  const file = calendarFile(visits, { isCanceled: false, madeAt: now() })
  return (
    <div className={`${styles.actions} no-print`}>
      <Button
        look="primary"
        icon={outlines.calendar}
        href={calendarAddress(file)}
        download="appointment.ics"
        onClick={onTake}
      >
        {t.addToCalendar}
      </Button>
      {directions !== undefined && (
        <Button icon={outlines.arrow} href={directions}>
          {t.directions}
        </Button>
      )}
      {phone && (
        <Button icon={outlines.phone} href={phone.href} label={t.callLocation(phone.shown)}>
          {t.call}
        </Button>
      )}
    </div>
  )
}
