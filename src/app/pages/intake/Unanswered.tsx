import { useSnapshot } from 'valtio'
import { useTexts } from '../../messages/catalogue.ts'
import { intake as texts } from '../../messages/en/intake.ts'
import { Frame } from '../../parts/Frame.tsx'
import { goWithSearch, readSearch } from '../../state/search.ts'
import type { Visit } from '../../state/visit.ts'
import { visit } from '../../state/visit.ts'
import { Button } from '../../ui/Button.tsx'
import { Columns } from '../../ui/Columns.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { AppointmentsCard } from './AppointmentsCard.tsx'

/** In place of a form that could not be sent: the questions about the vaccine come first, with the same search. */
export function Unanswered() {
  const t = useTexts(texts)
  const now = useSnapshot(visit) as Visit
  const ask = () => goWithSearch('prescreen', { ...readSearch(now.search), type: now.category })
  return (
    <Frame width="wide">
      <Columns at="end" aside={<AppointmentsCard visit={now} />}>
        <PageHeader title={t.questionsFirst} hint={t.questionsFirstWhy} focusKey="unanswered" />
        <p>
          <Button look="primary" onClick={ask}>
            {t.answerQuestions}
          </Button>
        </p>
      </Columns>
    </Frame>
  )
}
