import { useSnapshot } from 'valtio'
import { useTexts } from '../../messages/catalogue.ts'
import { intake as texts } from '../../messages/en/intake.ts'
import { Frame } from '../../parts/Frame.tsx'
import { goWithSearch, readSearch } from '../../state/search.ts'
import type { Visit } from '../../state/visit.ts'
import { visit } from '../../state/visit.ts'
import { Button } from '../../ui/Button.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { AppointmentsCard } from './AppointmentsCard.tsx'
import styles from './Unanswered.module.css'

/** In place of a form that could not be sent: the questions about the vaccine come first, with the same search. */
export function Unanswered() {
  const t = useTexts(texts)
  const now = useSnapshot(visit) as Visit
  // The questions give the time up: Back must not lead to a form without one.
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
