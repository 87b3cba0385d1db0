import { mayHaveDatabase } from '../../platform/storage.ts'
import { countOutbox, outbox } from '../../state/outbox.ts'
import { type Receipt, todaysReceipts } from '../../state/receipts.ts'

/** Today's walk-ins of this device at a store. Those that wait in the outbox, or were refused from it, have words of their own. */
export async function receivedToday(locationId: string): Promise<readonly Receipt[]> {
  const receipts = (await todaysReceipts()).filter((one) => one.locationId === locationId)
  if (receipts.length === 0 || !(await mayHaveDatabase('outbox'))) return receipts
  await countOutbox()
  const elsewhere = outbox.checkIns.map(({ counterCode }) => counterCode)
  return receipts.filter(({ counterCode }) => !elsewhere.includes(counterCode))
}
