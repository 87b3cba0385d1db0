import { useEffect, useState } from 'react'
import { useTexts } from '../../messages/catalogue.ts'
import { receipts as texts } from '../../messages/en/walk-in-selection.ts'
import { deviceNow } from '../../platform/clock.ts'
import { mayHaveDatabase } from '../../platform/storage.ts'
import { countOutbox, outbox } from '../../state/outbox.ts'
import { type Receipt, todaysReceipts } from '../../state/receipts.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import styles from './TodaysCodes.module.css'

/** Today's walk-ins of this device at a store, until the store's day ends (VISIT-10); none until they are read. */
export function useTodaysReceipts(
  locationId: string,
): [readonly Receipt[], (receipts: readonly Receipt[]) => void] {
  const [receipts, setReceipts] = useState<readonly Receipt[]>([])
  const until = receipts[0]?.until
  useEffect(() => {
    void receivedToday(locationId).then(setReceipts)
  }, [locationId])
  useEffect(() => {
    if (until === undefined) return
    const timer = window.setTimeout(() => setReceipts([]), Math.max(0, until - deviceNow()))
    return () => window.clearTimeout(timer)
  }, [until])
  return [receipts, setReceipts]
}

type Props = { receipts: readonly Receipt[]; onRemove: () => void }

/** The counter codes of today's walk-ins on a guest's own device. Removing them asks first, because the guest says the code at the counter. */
export function TodaysCodes({ receipts, onRemove }: Props) {
  const t = useTexts(texts)
  const [asks, setAsks] = useState(false)
  const keep = () => setAsks(false)
  return (
    <>
      <Notice
        tone="good"
        live="status"
        title={t.checkedIn(receipts.length)}
        actions={
          <Button look="quiet" onClick={() => setAsks(true)}>
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
      <Dialog
        open={asks}
        title={t.askRemove}
        onClose={keep}
        actions={
          <>
            <Button look="danger" onClick={onRemove}>
              {t.remove}
            </Button>
            <Button onClick={keep}>{t.keep}</Button>
          </>
        }
      >
        <p>{t.stays}</p>
      </Dialog>
    </>
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
