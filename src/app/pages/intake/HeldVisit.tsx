import { useEffect } from 'react'
import { snapshot, useSnapshot } from 'valtio'
import { useTexts } from '../../messages/catalogue.ts'
import { common } from '../../messages/en/common.ts'
import { hold as texts } from '../../messages/en/hold.ts'
import { Frame } from '../../parts/Frame.tsx'
import { HoldTimer } from '../../parts/HoldTimer.tsx'
import { SupportCall } from '../../parts/SupportCall.tsx'
import { HoldOver } from '../../parts/slots/HoldOver.tsx'
import { href } from '../../paths.ts'
import { useDocuments } from '../../state/documents.ts'
import { holdEnd } from '../../state/hold.ts'
import { holdAgain, settleHold } from '../../state/hold-again.ts'
import { goWithSearch, readSearch } from '../../state/search.ts'
import { isWhole } from '../../state/search-plan.ts'
import type { Visit } from '../../state/visit.ts'
import { visit } from '../../state/visit.ts'
import { Button } from '../../ui/Button.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { AppointmentsCard } from './AppointmentsCard.tsx'
import styles from './HeldVisit.module.css'

const DOCUMENTS = ['reservationToggle'] as const

/** A visit with a time held whose form is not taken online: what, when and where, how long it is held, and whom to call. */
export function HeldVisit() {
  const t = useTexts(texts)
  const c = useTexts(common)
  const now = useSnapshot(visit) as Visit
  const { state } = useSnapshot(holdAgain)
  const isKept = holdEnd(now) !== undefined && ['idle', 'again'].includes(state.status)
  useDocuments(DOCUMENTS)
  useEffect(() => settleHold(), [])
  return (
    <Frame>
      <PageHeader
        title={t.cardTitle}
        focusKey="held"
        back={{
          label: c.back,
          href: href('results'),
          onClick: (event) => {
            event.preventDefault()
            backToTimes()
          },
        }}
      >
        <HoldTimer />
      </PageHeader>
      <div className={styles.held}>
        <HoldOver onAllTimes={backToTimes} />
        <AppointmentsCard visit={now} />
        <p>{isKept ? t.finish : t.finishUnheld}</p>
        <SupportCall whose="customer" />
        <Button look="quiet" onClick={backToTimes}>
          {t.chooseAnother}
        </Button>
      </div>
    </Frame>
  )
}

/** To the times of the same search, which gives up what is held (HOLD-10, INTAKE-16). */
function backToTimes(): void {
  const search = readSearch(snapshot(visit).search)
  goWithSearch(isWhole(search) ? 'results' : 'main', search)
}
