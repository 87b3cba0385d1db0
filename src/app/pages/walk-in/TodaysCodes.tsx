import { useEffect } from 'react'
import { useTexts } from '../../messages/catalogue.ts'
import { receipts as texts } from '../../messages/en/walk-in-selection.ts'
import { announce } from '../../platform/announce.ts'
import { deviceNow } from '../../platform/clock.ts'
import { type Receipt, removeReceipts } from '../../state/receipts.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import styles from './TodaysCodes.module.css'

type Props = {
  /** Of one store. */
  receipts: readonly Receipt[]
  /** They were removed, or the store's day has ended. */
  onGone: () => void
}

/** The counter codes of today's walk-ins on a guest's own device, until the day ends (VISIT-10). */
export default function TodaysCodes({ receipts, onGone }: Props) {
  const t = useTexts(texts)
  const [first] = receipts
  const until = first?.until ?? 0
  useEffect(() => {
    const timer = window.setTimeout(onGone, Math.max(0, until - deviceNow()))
    return () => window.clearTimeout(timer)
  }, [until, onGone])
  if (!first) return null
  const remove = async () => {
    await removeReceipts(first.locationId)
    onGone()
    announce(t.removed)
  }
  return (
    <Notice
      tone="good"
      live="status"
      title={t.checkedIn(receipts.length)}
      actions={
        <Button look="quiet" onClick={() => void remove()}>
          {t.remove}
        </Button>
      }
    >
      <p>{receipts.length === 1 ? t.code : t.codes}</p>
      <ul className={styles.codes}>
        {receipts.map(({ counterCode, vaccines }) => (
          <li key={counterCode}>
            <strong className={styles.code} translate="no">
              {counterCode}
            </strong>{' '}
            {t.vaccines(vaccines)}
          </li>
        ))}
      </ul>
      <p>{t.how}</p>
    </Notice>
  )
}
