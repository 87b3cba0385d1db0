import type { FlowSpec } from '../../forms/flow.ts'
import { useTexts } from '../../messages/catalogue.ts'
import { common } from '../../messages/en/common.ts'
import { prescreen as texts } from '../../messages/en/prescreen.ts'
import { backLink } from '../../parts/back-link.ts'
import { Frame } from '../../parts/Frame.tsx'
import { SupportCall } from '../../parts/SupportCall.tsx'
import { withoutLink } from '../../state/linked-time.ts'
import { goWithSearch } from '../../state/search.ts'
import { loadServices, resetServices } from '../../state/services.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice, ProblemNotice } from '../../ui/Notice.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { contextOf, type FlowBase } from './machine.ts'
import styles from './Prescreen.module.css'

type Props = {
  flow: FlowSpec
  base: FlowBase
  /** Loading failed. Absent: it succeeded, but there is nothing to offer. */
  isFailed?: true
}

/** Says that a flow's services failed to load (PRESCREEN-14), or are switched off (CONTENT-28). */
export function ServicesProblem({ flow, base, isFailed }: Props) {
  const c = useTexts(common)
  const t = useTexts(texts)
  const context = contextOf(flow, { ...base, today: '', licensure: { status: 'idle', states: [] } }, {})

  const configured = flow.servicesFailure?.(context)

  function retry(): void {
    resetServices()
    void loadServices()
  }

  function lookElsewhere(): void {
    const { type: _, serviceIds: __, ...rest } = withoutLink(base.search)
    goWithSearch('main', rest)
  }

  return (
    <Frame>
      <PageHeader title={base.type} focusKey="failed" back={backLink(c.back)} />
      <div className={styles.said}>
        {isFailed || configured !== undefined ? (
          <ProblemNotice again={c.tryAgain} onRetry={retry}>
            {configured ?? t.servicesFailed}
          </ProblemNotice>
        ) : (
          <Notice
            tone="warning"
            live="status"
            title={t.notOffered}
            actions={
              <Button look="primary" onClick={lookElsewhere}>
                {t.otherVisits}
              </Button>
            }
          >
            {t.notOfferedText}
          </Notice>
        )}
        <SupportCall whose="clinic" />
      </div>
    </Frame>
  )
}
