import { useTexts } from '../../messages/catalogue.ts'
import { confirmation as texts } from '../../messages/en/confirmation.ts'
import { BookedVisitCards } from '../../parts/BookedVisitCards.tsx'
import { Frame } from '../../parts/Frame.tsx'
import { SupportCall } from '../../parts/SupportCall.tsx'
import { href } from '../../paths.ts'
import { onLink } from '../../platform/navigate.ts'
import type { BookedReceipt } from '../../state/receipts.ts'
import { Button } from '../../ui/Button.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import styles from './Confirmation.module.css'

/** The booked visits that this device remembers: when, where and their codes, after their confirmation is gone, and whom to call to change them (BK-40). */
export function BookedVisits({ receipts }: { receipts: readonly BookedReceipt[] }) {
  const t = useTexts(texts)
  return (
    <Frame>
      <PageHeader title={t.keptVisits} hint={t.keptVisitsHow} focusKey="kept" />
      <BookedVisitCards receipts={receipts} />
      <SupportCall whose="customer" />
      <div className={styles.again}>
        <Button href={href('main')} onClick={onLink(href('main'))}>
          {t.bookAnother}
        </Button>
      </div>
    </Frame>
  )
}
