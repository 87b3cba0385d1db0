import { useEffect, useState } from 'react'
import { useTexts } from '../../messages/catalogue.ts'
import { receipts as texts } from '../../messages/en/walk-in-selection.ts'
import { announce } from '../../platform/announce.ts'
import { deviceNow } from '../../platform/clock.ts'
import { mayHaveDatabase } from '../../platform/storage.ts'
import { countOutbox, outbox } from '../../state/outbox.ts'
import { type Receipt, removeReceipts, todaysReceipts } from '../../state/receipts.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import styles from './TodaysCodes.module.css'

type Props = {
  locationId: string
  /** What Start is called beside the codes; undefined without any. */
  onStart: (words: string | undefined) => void
}

/** The counter codes of today's walk-ins on a guest's own device, until the day ends (VISIT-10). */
export function TodaysCodes({ locationId, onStart }: Props) {
  const t = useTexts(texts)
  const [receipts, setReceipts] = useState<readonly Receipt[]>([])
  const [first] = receipts
  const until = first?.until
  useEffect(() => {
    void receivedToday(locationId).then(setReceipts)
  }, [locationId])
  useEffect(() => {
    onStart(until === undefined ? undefined : t.start)
    if (until === undefined) return
    const timer = window.setTimeout(() => setReceipts([]), Math.max(0, until - deviceNow()))
    return () => window.clearTimeout(timer)
  }, [until, onStart, t])
  if (!first) return null
  const remove = async () => {
    await removeReceipts(locationId)
    setReceipts([])
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

/** Today's walk-ins of this device at a store. Those that wait in the outbox, or were refused from it, have words of their own. */
async function receivedToday(locationId: string): Promise<readonly Receipt[]> {
  const receipts = (await todaysReceipts()).filter((one) => one.locationId === locationId)
  if (receipts.length === 0 || !(await mayHaveDatabase('outbox'))) return receipts
  await countOutbox()
  const elsewhere = outbox.checkIns.map(({ counterCode }) => counterCode)
  return receipts.filter(({ counterCode }) => !elsewhere.includes(counterCode))
}
