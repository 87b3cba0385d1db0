import type { FlowSpec } from '../../forms/flow.ts'
import { useTexts } from '../../messages/catalogue.ts'
import { common } from '../../messages/en/common.ts'
import { prescreen as texts } from '../../messages/en/prescreen.ts'
import { Frame } from '../../parts/Frame.tsx'
import { SupportCall } from '../../parts/SupportCall.tsx'
import { loadServices, resetServices } from '../../state/services.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { backLink } from './back-link.ts'
import type { FlowBase } from './machine.ts'
import { contextOf } from './machine.ts'
import styles from './Prescreen.module.css'

/** Said when the services that a flow would offer are not there (PRESCREEN-14). */
export function ServicesProblem({ flow, base }: { flow: FlowSpec; base: FlowBase }) {
  const c = useTexts(common)
  const t = useTexts(texts)
  const context = contextOf(flow, { ...base, today: '', licensure: { status: 'idle', states: [] } }, {})

  function retry(): void {
    resetServices()
    void loadServices()
  }

  return (
    <Frame>
      <PageHeader title={base.type} focusKey="failed" back={backLink(c.back)} />
      <div className={styles.said}>
        <Notice tone="bad" live="alert" actions={<Button onClick={retry}>{c.tryAgain}</Button>}>
          {flow.servicesFailure?.(context) ?? t.servicesFailed}
        </Notice>
        <SupportCall whose="clinic" />
      </div>
    </Frame>
  )
}
