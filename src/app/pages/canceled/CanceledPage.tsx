import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useHistoryState } from 'wouter/use-browser-location'
import { calendarAddress, calendarFile } from '#domain/ics'
import { useTexts } from '../../messages/catalogue.ts'
import { cancel as texts } from '../../messages/en/cancel.ts'
import { Frame } from '../../parts/Frame.tsx'
import { href } from '../../paths.ts'
import { now } from '../../platform/clock.ts'
import { go } from '../../platform/navigate.ts'
import { type Canceled, canceledBefore, cancelling, forgetCanceled } from '../../state/cancel.ts'
import { goToStart } from '../../state/search.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { outlines } from '../../ui/outlines.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import styles from './CanceledPage.module.css'

/**
 * Says that the appointment is cancelled, and which (CANCEL-17 to CANCEL-19). Without a cancel in this tab it leads to the cancel page
 * (ROUTE-45, BK-45).
 */
export default function CanceledPage() {
  const entry: unknown = useHistoryState()
  const [before] = useState(() => canceledBefore(entry))
  const { canceled = before } = useSnapshot(cancelling)
  const isMissing = canceled === undefined
  useEffect(() => {
    if (isMissing && window.location.pathname === href('canceled'))
      go(href('cancelOpened'), { replace: true })
  }, [isMissing])
  useForgetOnLeaving()
  return isMissing ? <Frame>{null}</Frame> : <Said canceled={canceled as Canceled} />
}

function Said({ canceled }: { canceled: Canceled }) {
  const t = useTexts(texts)
  const { visits, lines, flow } = canceled
  return (
    <Frame>
      <meta name="robots" content="noindex" />
      <div className={styles.top}>
        <span className={styles.check}>
          <Icon name="check" size="hero" />
        </span>
        <PageHeader
          title={t.canceled}
          hint={visits.length > 1 ? t.canceledAll : t.canceledHow}
          focusKey="canceled"
          centered
        />
        {lines.length > 0 && (
          <ul className={styles.lines} aria-label={t.canceledWhat}>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
        <Button look="primary" onClick={() => goToStart(flow)}>
          {t.scheduleAgain}
        </Button>
      </div>
      {visits.length > 0 && <InCalendar visits={visits} />}
    </Frame>
  )
}

/** Offers a file that marks the calendar entries as cancelled. */
function InCalendar({ visits }: { visits: readonly Readonly<Canceled['visits'][number]>[] }) {
  const t = useTexts(texts)
  const file = calendarFile(visits, { isCanceled: true, madeAt: now() })
  return (
    <Card as="section" title={t.calendarTitle}>
      <p>{t.calendarHow}</p>
      <div>
        <Button icon={outlines.calendar} href={calendarAddress(file)} download="appointment-canceled.ics">
          {t.updateCalendar}
        </Button>
      </div>
    </Card>
  )
}

function useForgetOnLeaving(): void {
  useEffect(() => {
    const path = window.location.pathname
    return () => {
      if (window.location.pathname !== path) forgetCanceled()
    }
  }, [])
}
