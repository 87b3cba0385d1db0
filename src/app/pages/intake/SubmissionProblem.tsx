import { useSnapshot } from 'valtio'
import { useTexts } from '../../messages/catalogue.ts'
import { booking as texts } from '../../messages/en/booking.ts'
import { href } from '../../paths.ts'
import { go } from '../../platform/navigate.ts'
import { endVisit } from '../../state/draft.ts'
import { visit } from '../../state/visit.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { dismissSubmission, submission } from './submit.ts'

/** What a submission that did not succeed says: a modal for a refusal, a line for no answer (BOOK-11 to BOOK-18). */
export function SubmissionProblem() {
  const t = useTexts(texts)
  const { state } = useSnapshot(submission)
  const { provider } = useSnapshot(visit)
  if (state.status === 'failed') {
    return (
      <Notice tone="bad" live="alert">
        {t.trouble}
      </Notice>
    )
  }
  if (state.status !== 'refused') return null

  const locationId = provider?.providerId ?? ''
  const selection = href('instantVaccineSelection', { locationId })
  const leave = (to: string, isOver: boolean) => async () => {
    dismissSubmission()
    go(to, { state: {} })
    if (isOver) await endVisit()
  }
  const { title, text, primary, toPrimary } = {
    conflict: {
      title: t.conflictTitle,
      text: t.conflict,
      primary: t.checkAvailability,
      toPrimary: selection,
    },
    duplicate: {
      title: t.duplicateTitle,
      text: t.duplicate(t.supportNumber),
      primary: t.scheduleAppointment,
      toPrimary: href('main'),
    },
    error: { title: t.errorTitle, text: t.error, primary: t.scheduleAppointment, toPrimary: href('main') },
  }[state.reason]
  return (
    <Dialog
      open
      urgent
      title={title}
      onClose={dismissSubmission}
      actions={
        <>
          <Button look="primary" onClick={leave(toPrimary, false)}>
            {primary}
          </Button>
          <Button onClick={leave(href('main'), true)}>{t.quit}</Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  )
}
