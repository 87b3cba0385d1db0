import { useSnapshot } from 'valtio'
import { useTexts } from '../../messages/catalogue.ts'
import { booking as texts } from '../../messages/en/intake.ts'
import { href } from '../../paths.ts'
import { go } from '../../platform/navigate.ts'
import { endVisit } from '../../state/draft.ts'
import { goToStart } from '../../state/search.ts'
import { type Visit, visit } from '../../state/visit.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import type { Intake } from './intake.ts'
import { backToTimes, visitPage } from './navigation.ts'
import { refusedField } from './refused.ts'
import { dismissSubmission, type Submission, submission } from './submission.ts'

/** Explains a failed submission: in a dialog after a refusal, in a notice without an answer (BOOK-11 to BOOK-18). */
export function SubmissionProblem({ intake }: { intake: Intake }) {
  const t = useTexts(texts)
  const { state } = useSnapshot(submission) as { state: Submission }
  const { provider, flow } = useSnapshot(visit)
  if (state.status === 'failed') {
    return (
      <Notice tone="bad" live="alert">
        {t.trouble}
        {flow === 'INSTANT_VACCINE' && <p>{t.notSaved}</p>}
      </Notice>
    )
  }
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
  const place = refused?.place
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
          {place && (
            <Button look="quiet" onClick={leave(() => visitPage(place, 'behind', { reveal: true }))}>
              {t.change}
            </Button>
          )}
        </>
      }
    >
      <p>{text}</p>
      {refused && (
        <p>{refused.step === undefined ? refused.message : t.about(refused.step, refused.message)}</p>
      )}
    </Dialog>
  )
}
