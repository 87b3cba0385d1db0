import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import type { ConfirmationTexts } from '#contract/content/confirmation'
import { useTexts } from '../../messages/catalogue.ts'
import { confirmation as texts } from '../../messages/en/confirmation.ts'
import { countOutbox, outbox, watchOutbox } from '../../state/outbox.ts'
import type { Visit } from '../../state/visit.ts'
import { storeBooking } from '../../state/visit.ts'
import { CodeDisplay } from '../../ui/CodeDisplay.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import styles from './Top.module.css'
import { isOnVideo } from './visit-texts.ts'

/** A large check, the message, and the code (CONFIRM-02, CONFIRM-03); of a check-in that waits, that it does (BOOK-19). */
export function Top({ visit, says }: { visit: Visit; says: ConfirmationTexts }) {
  const t = useTexts(texts)
  const { appointment, flow } = visit
  const isWaiting = useIsWaiting(appointment?.id === undefined ? appointment?.savedAs : undefined)
  const code = appointment?.counterCode ?? visit.counterCode
  const isVideo = isOnVideo(flow)
  const how = flow === 'INSTANT_VACCINE' ? t.codeHow : isVideo ? t.videoCodeHow : t.bookedCodeHow
  return (
    <>
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
        {code && (
          <div className={styles.code}>
            <CodeDisplay code={code} label={isVideo ? t.videoCode : t.code} />
            <p>{how}</p>
          </div>
        )}
      </div>
      <div role="status" className={styles.receipt}>
        {appointment?.savedAs !== undefined && (
          <Notice tone={isWaiting ? 'warning' : 'good'}>{isWaiting ? t.notYetReceived : t.received}</Notice>
        )}
      </div>
    </>
  )
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
