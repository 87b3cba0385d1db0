import { useState } from 'react'
import type { SchedulerConfig } from '#contract/content/scheduler-config'
import { useTexts } from '../../messages/catalogue.ts'
import { confirmation as texts } from '../../messages/en/confirmation.ts'
import { PhoneLine } from '../../parts/PhoneLine.tsx'
import { dismissCancelling } from '../../state/cancel.ts'
import type { Visit } from '../../state/visit.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { CancelAddress } from './CancelAddress.tsx'
import { CancelDialog } from './CancelDialog.tsx'
import { cancelAddressOf, changeNumber } from './visit-texts.ts'

type Props = { visit: Visit; support: SchedulerConfig['support'] }

/** How to change the appointment, and to cancel it where it can be cancelled (CONFIRM-10, CANCEL-01, CANCEL-03). */
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
