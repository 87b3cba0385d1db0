import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import type { ConfirmationTexts } from '#contract/content/confirmation'
import { useTexts } from '../../messages/catalogue.ts'
import { confirmation as texts } from '../../messages/en/confirmation.ts'
import { setTitleQuestion } from '../../platform/title.ts'
import { countOutbox, outbox, watchOutbox } from '../../state/outbox.ts'
import { storeBooking, type Visit } from '../../state/visit.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import styles from './Confirmation.module.css'
import { isOnVideo } from './visit-texts.ts'

/** The message and the counter code (CONFIRM-02, CONFIRM-03). Says whether a check-in is still in the outbox (BOOK-19). */
export function Top({ visit, says }: { visit: Visit; says: ConfirmationTexts }) {
  const t = useTexts(texts)
  const { appointment, flow } = visit
  const isWaiting = useIsWaiting(appointment?.id === undefined ? appointment?.savedAs : undefined)
  const code = appointment?.counterCode ?? visit.counterCode
  const isVideo = isOnVideo(flow)
  const message = isWaiting ? t.saved : says.message
  useEffect(() => {
    setTitleQuestion(message)
    return () => setTitleQuestion('')
  }, [message])
  const how = flow === 'INSTANT_VACCINE' ? t.codeHow : isVideo ? t.videoCodeHow : t.bookedCodeHow
  return (
    <>
      <div className={styles.top}>
        <span className={styles.check}>
          <Icon name="check" size="hero" />
        </span>
        <PageHeader
          title={message}
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
      <div className={styles.receipt}>
        {appointment?.savedAs !== undefined && (
          <Notice tone={isWaiting ? 'warning' : 'good'} live="status">
            {isWaiting ? t.notYetReceived : t.received}
          </Notice>
        )}
      </div>
    </>
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
