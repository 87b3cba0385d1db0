import { useSnapshot } from 'valtio'
import { lacksAnswers } from '#domain/eligibility/booking-refusal'
import type { CatalogueService } from '#domain/services'
import { useTexts } from '../../messages/catalogue.ts'
import { intake as texts } from '../../messages/en/intake.ts'
import { Frame } from '../../parts/Frame.tsx'
import { goWithSearch, readSearch } from '../../state/search.ts'
import { type Visit, visit } from '../../state/visit.ts'
import { Button } from '../../ui/Button.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { AppointmentsCard } from './AppointmentsCard.tsx'
import styles from './Intake.module.css'

/** Replaces the form while eligibility answers are missing, with a link to their questions. */
export function Unanswered() {
  const t = useTexts(texts)
  const now = useSnapshot(visit) as Visit
  // The questions release the hold, so Back must not lead to this form.
  const ask = () =>
    goWithSearch('prescreen', { ...readSearch(now.search), type: now.category }, { replace: true })
  return (
    <Frame>
      <PageHeader title={t.questionsFirst} hint={t.questionsFirstWhy} focusKey="unanswered" />
      <p className={styles.ask}>
        <Button look="primary" onClick={ask}>
          {t.answerQuestions}
        </Button>
      </p>
      <AppointmentsCard visit={now} />
    </Frame>
  )
}

/**
 * Whether eligibility answers for the vaccines are missing, so that the server would refuse the booking. `catalogue`: every
 * service.
 */
export function lacksEligibility(
  { appointment, eligibilityServiceIds = [] }: Pick<Visit, 'appointment' | 'eligibilityServiceIds'>,
  catalogue: readonly CatalogueService[],
): boolean {
  if (!appointment?.timestamp) return false
  const ids = appointment.services.filter(({ isAvailable }) => isAvailable).map(({ id }) => id)
  const booked = ids.flatMap((id) => catalogue.find((service) => service.id === id) ?? [])
  return lacksAnswers({ booked, catalogue }, eligibilityServiceIds)
}
