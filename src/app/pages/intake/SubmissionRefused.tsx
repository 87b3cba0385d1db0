import { useSnapshot } from 'valtio'
import type { Stop } from '#domain/journey'
import type { PageSpec } from '../../forms/spec.ts'
import { useTexts } from '../../messages/catalogue.ts'
import { booking as bookingTexts } from '../../messages/en/intake.ts'
import { PhoneLine } from '../../parts/PhoneLine.tsx'
import { href } from '../../paths.ts'
import { go, onLink } from '../../platform/navigate.ts'
import { useDocuments } from '../../state/documents.ts'
import { endVisit } from '../../state/draft.ts'
import { kiosk } from '../../state/kiosk.ts'
import type { Submission } from '../../state/pending.ts'
import { goToStart } from '../../state/search.ts'
import { type Visit, visit } from '../../state/visit.ts'
import { wipe } from '../../state/wipe.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Embedded } from '../../ui/Embedded.tsx'
import { backToTimes, type Intake, isCheck, visitPage } from './intake.ts'
import { dismissSubmission, refusedField, submission } from './submit.ts'

/**
 * A dialog that explains a refused submission (BOOK-11 to BOOK-17). It is no part of the form, which begins anew when a text has changed:
 * screen readers would hear the dialog twice.
 */
export function SubmissionRefused({ intake }: { intake: Intake }) {
  const t = useTexts(bookingTexts)
  const { state } = useSnapshot(submission) as { state: Submission }
  const { provider, flow } = useSnapshot(visit)
  if (state.status !== 'refused') return null

  const refused =
    state.reason === 'error'
      ? refusedField(intake, visit.answers as Visit['answers'], state.errors)
      : undefined
  const toTimes = () => {
    if (flow !== 'INSTANT_VACCINE') return backToTimes()
    go(href('instantVaccineSelection', { locationId: provider?.providerId ?? '' }), { state: {} })
  }
  const toMain = () => go(href('main'), { state: {} })
  if (flow === 'INSTANT_VACCINE' && state.reason === 'duplicate') {
    return <AlreadyCheckedIn toAnswers={intake.pages.find(isCheck)} locationId={provider?.providerId ?? ''} />
  }
  const { title, text, primary, goThere } = {
    conflict: { title: t.conflictTitle, text: t.conflict, primary: t.checkAvailability, goThere: toTimes },
    duplicate: {
      title: t.duplicateTitle,
      text: t.duplicate(t.supportNumber),
      primary: t.scheduleAppointment,
      goThere: toMain,
    },
    error: { title: t.errorTitle, text: t.error, primary: t.scheduleAppointment, goThere: toMain },
  }[state.reason]
  const place = refused?.place ?? (state.reason === 'error' ? intake.pages.find(isCheck) : undefined)
  const leave = (goOn: () => void) => () => {
    dismissSubmission()
    goOn()
  }
  const quit = () => {
    goToStart(flow, { state: {} })
    void endVisit()
  }
  return (
    <Dialog
      open
      urgent
      title={title}
      onClose={dismissSubmission}
      actions={
        <>
          <Button look="primary" onClick={leave(goThere)}>
            {primary}
          </Button>
          <Button onClick={leave(quit)}>{t.quit}</Button>
          {state.reason === 'duplicate' && (
            <Button look="quiet" href={href('cancelOpened')} onClick={onLink(href('cancelOpened'))}>
              {t.cancelVisit}
            </Button>
          )}
          {place && (
            <Button look="quiet" onClick={leave(() => visitPage(place, 'behind', { reveal: true }))}>
              {t.change}
            </Button>
          )}
        </>
      }
    >
      {state.reason === 'duplicate' ? (
        <p>
          <Embedded text={t.duplicate}>
            <a href={`tel:+1-${t.supportNumber}`}>{t.supportNumber}</a>
          </Embedded>
        </p>
      ) : (
        <p>{text}</p>
      )}
      {refused && (
        <p>{refused.step === undefined ? refused.message : t.about(refused.step, refused.message)}</p>
      )}
      {state.reason === 'error' && <Customer />}
    </Dialog>
  )
}

/** Whom to call about a visit that could not be booked (BK-43). */
function Customer() {
  const documents = useDocuments(['schedulerConfig'])
  return documents.status === 'done' ? (
    <PhoneLine number={documents.value.schedulerConfig.support.customer} />
  ) : null
}

/** Tells a guest who walks in again that the store has a check-in of today (BOOK-20). The form stays until the guest is done. */
function AlreadyCheckedIn({
  toAnswers,
  locationId,
}: {
  toAnswers: Stop<PageSpec> | undefined
  locationId: string
}) {
  const t = useTexts(bookingTexts)
  const leave = async () => {
    dismissSubmission()
    if (kiosk.enrolment) return wipe()
    go(href('instantVaccine', { locationId }), { replace: true })
    await endVisit()
  }
  const change = () => {
    dismissSubmission()
    if (toAnswers) visitPage(toAnswers, 'behind')
  }
  return (
    <Dialog
      open
      urgent
      title={t.checkedInTitle}
      onClose={dismissSubmission}
      actions={
        <>
          <Button look="primary" onClick={() => void leave()}>
            {t.done}
          </Button>
          <Button onClick={change}>{t.change}</Button>
        </>
      }
    >
      <p>{t.checkedIn}</p>
    </Dialog>
  )
}
