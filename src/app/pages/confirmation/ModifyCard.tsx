import { useState } from 'react'
import type { SchedulerConfig } from '#contract/content/scheduler-config'
import { useTexts } from '../../messages/catalogue.ts'
import { confirmation as texts } from '../../messages/en/confirmation.ts'
import { CopyButton } from '../../parts/CopyButton.tsx'
import { PhoneLine } from '../../parts/PhoneLine.tsx'
import { dismissCancelling } from '../../state/cancel.ts'
import type { Visit } from '../../state/visit.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { CancelDialog } from './CancelDialog.tsx'
import styles from './Confirmation.module.css'
import { cancelAddressOf, changeNumber } from './visit-texts.ts'

type Props = { visit: Visit; support: SchedulerConfig['support'] }

/** How to change the appointment, and a button that cancels it if it can be cancelled (CONFIRM-10, CANCEL-01, CANCEL-03). */
export function ModifyCard({ visit, support }: Props) {
  const t = useTexts(texts)
  const [isOpen, setOpen] = useState(false)
  const { appointment, followup, provider } = visit
  if (!appointment || !provider) return null
  const { id, confirmCode } = appointment
  const key = id !== undefined && confirmCode !== undefined ? { id, confirmCode } : undefined
  const address = cancelAddressOf(appointment)
  return (
    <Card as="section" title={t.modify}>
      <PhoneLine label={t.modifyHow[provider.businessName]} number={changeNumber(provider, support)} />
      {key && (
        <div className="no-print">
          <Button
            look="danger"
            onClick={() => {
              dismissCancelling()
              setOpen(true)
            }}
          >
            {t.cancel}
          </Button>
          <CancelDialog
            key={String(isOpen)}
            cancelKey={key}
            visit={visit}
            support={support}
            isOpen={isOpen}
            onClose={() => setOpen(false)}
          />
        </div>
      )}
      {address !== undefined && <CancelAddress address={address} isOfBoth={followup !== undefined} />}
    </Card>
  )
}

/** The cancel link, to open, copy and print, because no e-mail brings it (SCOPE-15). */
function CancelAddress({ address, isOfBoth }: { address: string; isOfBoth: boolean }) {
  const t = useTexts(texts)
  return (
    <div className={styles.later}>
      <p>
        {isOfBoth ? t.cancelBothLater : t.cancelLater}{' '}
        <a className={styles.address} href={address} rel="noreferrer" translate="no">
          {address}
        </a>
      </p>
      <p className={styles.soft}>{t.cancelLaterHow}</p>
      <div className={`${styles.copy} no-print`}>
        <CopyButton text={address}>{t.copyAddress}</CopyButton>
      </div>
    </div>
  )
}
