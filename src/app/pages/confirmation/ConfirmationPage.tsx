import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { ConfirmationTexts } from '#contract/content/confirmation'
import type { Layers } from '#contract/content/layers'
import { formatUsDate } from '#domain/calendar'
import { mergeLayers } from '#domain/config'
import { showPhone } from '#domain/phone'
import { storeAddress, storeName } from '#domain/store'
import { optionName } from '#domain/vaccines'
import { formatDayLong } from '#domain/zones'
import { dayAnswered } from '../../forms/date-parts.ts'
import { useTexts } from '../../messages/catalogue.ts'
import { common } from '../../messages/en/common.ts'
import { confirmation as texts } from '../../messages/en/confirmation.ts'
import { textAnswered } from '../../parts/answers.ts'
import { DocumentsProblem } from '../../parts/DocumentsProblem.tsx'
import { Frame } from '../../parts/Frame.tsx'
import { href } from '../../paths.ts'
import { go } from '../../platform/navigate.ts'
import { layerContextOf, todayAt } from '../../state/configuration.ts'
import { useDocuments } from '../../state/documents.ts'
import { endVisit, readDraft } from '../../state/draft.ts'
import { kiosk } from '../../state/kiosk.ts'
import { countOutbox, outbox, watchOutbox } from '../../state/outbox.ts'
import type { Visit } from '../../state/visit.ts'
import { isFinished, storeBooking, visit } from '../../state/visit.ts'
import { wipe } from '../../state/wipe.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { CodeDisplay } from '../../ui/CodeDisplay.tsx'
import { DefinitionList } from '../../ui/DefinitionList.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './ConfirmationPage.module.css'

const SLUGS = ['checklist'] as const
const ROWS_SHOWN = 2 // CONFIRM-06, CONFIRM-07

/** The confirmation (CONFIRM-01 to CONFIRM-19); without a booked appointment it leads to main (ROUTE-44). */
export default function ConfirmationPage() {
  const c = useTexts(common)
  const now = useSnapshot(visit) as Visit
  const [isRead, setRead] = useState(false)
  const documents = useDocuments(SLUGS)
  useEffect(() => {
    void readDraft().then(() => setRead(true))
  }, [])
  const isMissing = isRead && !isFinished(now.appointment)
  useEffect(() => {
    if (isMissing) go(href('main'), { replace: true })
  }, [isMissing])
  useEndOnLeaving(isRead && !isMissing)
  if (documents.status === 'failed') {
    return (
      <Frame>
        <DocumentsProblem retry={documents.retry} />
      </Frame>
    )
  }
  if (!isRead || isMissing || documents.status !== 'done') {
    return (
      <Frame>
        <Skeleton shape="title" label={c.loading} />
        <Skeleton shape="card" count={2} />
      </Frame>
    )
  }
  const layers = documents.value.checklist as Layers<ConfirmationTexts>
  return <Confirmation visit={now} says={mergeLayers(layers, layerContextOf(now))} />
}

/** Whether a saved check-in still waits: it becomes a received one while the page is open, whoever sends it. */
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

/** Leaving the page clears the stored appointment (CONFIRM-01); a reload is not leaving. */
function useEndOnLeaving(isBooked: boolean): void {
  useEffect(() => {
    if (!isBooked) return
    const path = window.location.pathname
    return () => {
      if (window.location.pathname !== path) void endVisit()
    }
  }, [isBooked])
}

function Confirmation({
  visit: { appointment, provider, answers, counterCode },
  says,
}: {
  visit: Visit
  says: ConfirmationTexts
}) {
  const t = useTexts(texts)
  const [isAll, setAll] = useState(false)
  const isWaiting = useIsWaiting(appointment?.id === undefined ? appointment?.savedAs : undefined)
  if (!appointment || !provider) return null
  const all = Object.assign({}, ...Object.values(answers))
  const birth = dayAnswered('dob', all)
  const email = textAnswered(all, 'emailAddress')
  const name = [textAnswered(all, 'firstName'), textAnswered(all, 'lastName')].filter(Boolean).join(' ')
  const services = isAll ? appointment.services : appointment.services.slice(0, ROWS_SHOWN)
  const another = async () => {
    const selection = href('instantVaccineSelection', { locationId: provider.providerId })
    if (kiosk.enrolment) return wipe(selection)
    await endVisit()
    go(selection)
  }
  return (
    <Frame width="wide">
      <div className={styles.top}>
        <span className={styles.check}>
          <Icon name="check" size="hero" />
        </span>
        <PageHeader
          title={isWaiting ? t.saved : says.message}
          hint={isWaiting ? t.savedHow : says.nextStep}
          focusKey="confirmation"
          centered
        />
        {counterCode && (
          <div className={styles.code}>
            <CodeDisplay code={counterCode} label={t.code} />
            <p>{t.codeHow}</p>
          </div>
        )}
      </div>
      <div role="status" className={styles.receipt}>
        {appointment.savedAs !== undefined && (
          <Notice tone={isWaiting ? 'warning' : 'good'}>{isWaiting ? t.notYetReceived : t.received}</Notice>
        )}
      </div>
      <div className={styles.columns}>
        <div className={styles.left}>
          <Card as="section" title={t.details}>
            <DefinitionList
              rows={[
                ...services.map(({ id, name: service }) => ({
                  key: String(id),
                  label: t.service,
                  value: optionName(service),
                })),
                {
                  key: 'where',
                  label: t.where,
                  value: `${storeName(provider.store) ?? ''}, ${storeAddress(provider.store)}`,
                },
                { key: 'when', label: t.when, value: t.today(formatDayLong(todayAt(appointment.timezone))) },
              ]}
            />
            {appointment.services.length > ROWS_SHOWN && (
              <Button look="quiet" expanded={isAll} onClick={() => setAll(!isAll)}>
                {isAll ? t.showLess : t.showMore}
              </Button>
            )}
          </Card>
          <Card as="section" title={t.patient}>
            <DefinitionList
              rows={[
                { key: 'name', label: t.name, value: <bdi>{name}</bdi> },
                { key: 'phone', label: t.phone, value: showPhone(textAnswered(all, 'phoneNumber') ?? '') },
                ...(email ? [{ key: 'email', label: t.email, value: <bdi>{email}</bdi> }] : []),
                { key: 'birth', label: t.birthDate, value: birth ? formatUsDate(birth) : '' },
              ]}
            />
          </Card>
        </div>
        <div className={styles.right}>
          <Card as="section" title={says.arrivalChecklistTitle}>
            <ul className={styles.checklist}>
              {says.arrivalChecklist.map((item) => (
                <li key={item}>
                  <Icon name="check" />
                  {item}
                </li>
              ))}
            </ul>
          </Card>
          <div className={`${styles.actions} no-print`}>
            <Button icon="print" onClick={() => window.print()}>
              {t.print}
            </Button>
            <Button look="primary" onClick={() => void another()}>
              {t.another}
            </Button>
          </div>
        </div>
      </div>
    </Frame>
  )
}
