import { useSnapshot } from 'valtio'
import type { Day } from '#domain/calendar'
import { showPhone } from '#domain/phone'
import { dayAnswered } from '../../forms/answers.ts'
import { useTexts } from '../../messages/catalogue.ts'
import { confirmation as texts } from '../../messages/en/confirmation.ts'
import { receipt } from '../../messages/en/receipt.ts'
import { leftToRight } from '../../messages/left-to-right.ts'
import { saidDate } from '../../messages/when.ts'
import { textAnswered } from '../../parts/answers.ts'
import { kiosk } from '../../state/kiosk.ts'
import type { Visit } from '../../state/visit.ts'
import { openReceipt } from '../../state/visit-receipt.ts'
import { Button } from '../../ui/Button.tsx'
import { DefinitionList } from '../../ui/DefinitionList.tsx'
import { Fold } from '../../ui/Fold.tsx'

/** The patient's details (CONFIRM-04), and the receipt, which has them too (VISIT-09). */
export function PatientCard({ visit: { answers, appointment } }: { visit: Visit }) {
  const t = useTexts(texts)
  const all = Object.assign({}, ...Object.values(answers))
  const birth = dayAnswered('dob', all)
  const email = textAnswered(all, 'emailAddress')
  const name = [textAnswered(all, 'firstName'), textAnswered(all, 'lastName')].filter(Boolean).join(' ')
  return (
    <Fold title={t.patient}>
      <DefinitionList
        rows={[
          { key: 'name', label: t.name, value: <bdi>{name}</bdi> },
          {
            key: 'phone',
            label: t.phone,
            value: leftToRight(showPhone(textAnswered(all, 'phoneNumber') ?? '')),
          },
          ...(email ? [{ key: 'email', label: t.email, value: <bdi>{email}</bdi> }] : []),
          { key: 'birth', label: t.birthDate, value: birth ? saidDate(birth) : '' },
        ]}
      />
      <ReceiptButton appointment={appointment} birth={birth} />
    </Fold>
  )
}

type ReceiptButtonProps = Pick<Visit, 'appointment'> & { birth: Day | undefined }

/**
 * Opens the receipt (VISIT-09). This device has just sent the birth date that it needs, unless the visit was restored without its answers. A
 * store's tablet has none, because the next guest could read it (decision 116).
 */
function ReceiptButton({ appointment, birth }: ReceiptButtonProps) {
  const t = useTexts(receipt)
  const { enrolment } = useSnapshot(kiosk)
  const { id, confirmCode } = appointment ?? {}
  if (id === undefined || confirmCode === undefined || enrolment) return null
  return (
    <p className="no-print">
      <Button look="quiet" onClick={() => openReceipt({ id, confirmCode }, birth)}>
        {t.show}
      </Button>
    </p>
  )
}
